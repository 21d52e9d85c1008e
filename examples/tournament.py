"""A small tournament: a bot of one's own against two of Caravelle's, and what the figures say.

Usage: python examples/tournament.py [GAMES] [FOLDER]
"""

import sys
import tempfile
from typing import Any

from caravelle.arena import Tournament


class Builder:
    """Builds the dearest, takes cities before anything else, and passes only when it must."""

    likes = ("build", "occupy", "ship", "draw", "activate", "spend", "pay")

    def decide(self, match: Any) -> str:
        for verb in self.likes:
            for decision in reversed(match.legal):
                if decision.startswith(verb):
                    return str(decision)
        return str(match.legal[0])


def main(games: int = 12, folder: str = "") -> None:
    with tempfile.TemporaryDirectory() as scratch:
        bots = ["random", "greedy", "tournament:Builder"]  # MODULE:CLASS of a bot of one's own
        tournament = Tournament(bots, games, players=[2, 3], seed=5, out=folder or scratch)
        results = tournament.run()
        figures = tournament.report()  # writes report.html and report.json beside the results

    print(f"{results.count} games")
    for bot in sorted(figures["bots"], key=lambda bot: -bot["rating"]):
        ahead = bot["ahead"]
        print(
            f"{bot['bot']:<20} {bot['rating']:5.1f} ± {bot['error']:4.1f}"
            f"   before others in {ahead['share']:.0%} of games"
        )
    for table in figures["tables"]:
        for side in table["sides"]:
            wins = side["wins"]
            told = f"{wins['share']:.0%} of {wins['count']} games, fair would be {wins['fair']:.0%}"
            print(f"{table['options']['players']} players, {side['side']}: won {told}")


if __name__ == "__main__":
    kinds = (int, str)
    main(*(kind(word) for kind, word in zip(kinds, sys.argv[1:], strict=False)))
