"""Which start building is better for players who decide at random?

Every game begins with the same choice for all but one seat, so that only the choice differs.

Usage: python examples/start_buildings.py [GAMES]
"""

import sys

from caravelle.core.engine import cores, load_engine
from caravelle.games import title

PLAYERS = 4


def main(games: int = 2_000) -> None:
    endeavor = title("endeavor")
    engine = load_engine(endeavor)
    setting = endeavor.prepare(endeavor.options(players=PLAYERS, chart="side_b"))
    start = [setting.notation.read(f"start {name}") for name in ("colonial_house", "merchant_dock")]

    for mine in start:
        states = engine.new_games(setting.tables, PLAYERS, range(games))
        chooser = states["actor"].copy()
        for decision in (mine, start[0], start[0], start[0]):
            engine.apply(setting.tables, states, [decision] * games)
        engine.play_out(setting.tables, states, range(games), threads=cores())
        glory = engine.scores(setting.tables, states)["seat"]["total"][range(games), chooser]
        print(f"{setting.notation.write(mine):<22} {glory.mean():.2f} Glory on average")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
