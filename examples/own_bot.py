"""A bot of your own: a class with one method. Here one that loves to sail.

Usage: python examples/own_bot.py [GAMES]
"""

import sys

import caravelle
from caravelle.bots import Bot, create


class Sailor:
    """Ships whenever it may, else does what the greedy bot would do."""

    def __init__(self) -> None:
        self.mate = create("greedy", seed=1)

    def decide(self, match: caravelle.Match) -> str:
        voyages = [decision for decision in match.legal if decision.startswith("ship ")]
        return voyages[0] if voyages else self.mate.decide(match)


def play(seed: int, bots: list[Bot]) -> tuple[int, ...]:
    """The seats that have won a game between these bots, one for each seat."""
    match = caravelle.new(players=len(bots), seed=seed)
    while match.actor is not None:
        match.do(bots[match.actor].decide(match))
    return match.winners


def main(games: int = 3) -> None:
    others: list[Bot] = [create("random", seed=number) for number in range(3)]
    won = sum(0 in play(seed, [Sailor(), *others]) for seed in range(games))
    print(f"The sailor won {won} of {games} games against three who decide at random.")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
