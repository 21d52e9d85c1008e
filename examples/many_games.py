"""Many random games on all cores: how much Glory, how long, and does the seat matter?

Usage: python examples/many_games.py [GAMES] [CHART] [PLAYERS]
"""

import sys

import numpy as np

from caravelle.core.engine import cores, load_engine
from caravelle.games import title


def main(games: int = 2_000, chart: str = "side_b", players: int = 4) -> None:
    endeavor = title("endeavor")
    engine = load_engine(endeavor)
    tables = endeavor.prepare(endeavor.options(players=players, chart=chart)).tables

    states = engine.new_games(tables, players, range(games))
    crown = states["crown"].copy()  # who goes first
    lengths = engine.play_out(tables, states, range(games), threads=cores())
    glory = engine.scores(tables, states)["seat"]["total"][:, :players]

    won = glory == glory.max(axis=1, keepdims=True)
    print(f"{games} games of {lengths.mean():.0f} decisions, {lengths.min()} to {lengths.max()}")
    print("place from the Crown  mean Glory  games won or shared")
    for place in range(players):
        seat = (crown + place) % players
        mine = np.arange(games), seat
        print(f"{place + 1:>20}  {glory[mine].mean():>10.2f}  {won[mine].mean():>18.1%}")


if __name__ == "__main__":
    kinds = (int, str, int)
    main(*(kind(word) for kind, word in zip(kinds, sys.argv[1:], strict=False)))
