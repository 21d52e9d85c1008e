"""Strength: one bot against others, the seats in turn, on all cores.

Usage: python bench/strength.py BOT OTHER [GAMES [PLAYERS [OPTION=VALUE ...]]]
       python bench/strength.py search:seconds=1 greedy 100 2
       python bench/strength.py search:playouts=500,trust=0.1 greedy 200 4 chart=side_b

BOT is as for `caravelle.bots.create`; a search also takes the knobs of its worktop.
"""

import math
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields
from typing import Any

import caravelle
from caravelle.bots import Bot, create
from caravelle.bots.search import Search
from caravelle.bots.worktop import Knobs
from caravelle.core.engine import cores

KNOBS = {field.name for field in fields(Knobs)}
SURE = 1.96  # standard errors: 95 %


def bot(text: str, seed: int) -> Bot:
    """A bot by its text; of a search with knobs too."""
    name, _, rest = text.partition(":")
    pairs = [part.partition("=") for part in rest.split(",") if "=" in part]
    knobs = {key: float(value) for key, _, value in pairs if key in KNOBS}
    others = ",".join(f"{key}={value}" for key, _, value in pairs if key not in KNOBS)
    made = create(f"{name}:{others}" if pairs else text, seed)
    if isinstance(made, Search):
        made._knobs = Knobs(**knobs)  # type: ignore[arg-type]
    return made


def play(task: tuple[str, str, int, int, dict[str, Any]]) -> tuple[float, float, float, int]:
    """The bot's share of a victory, its Glory, the others' mean Glory, regions opened."""
    mine, theirs, number, players, options = task
    match = caravelle.new(players=players, seed=number // players, **options)
    seat = number % players
    bots = [
        bot(mine if other == seat else theirs, number * 8 + other)
        for other in range(len(match.seats))
    ]
    while match.actor is not None:
        match.do(bots[match.actor].decide(match))
    glory = [score["total"] for score in match.scores]
    opened = sum(area["open"] for area in match.view()["areas"].values()) - 1
    won = 1 / len(match.winners) if seat in match.winners else 0.0
    others = (sum(glory) - glory[seat]) / max(1, len(glory) - 1)
    return won, glory[seat], others, opened


def main(mine: str, theirs: str, games: str = "100", players: str = "2", *given: str) -> None:
    options: dict[str, Any] = dict(part.split("=", 1) for part in given)
    caravelle.new(players=int(players), **options)  # compiles, if need be, once
    match = caravelle.new(players=int(players), seed=1, **options)
    bot(theirs, 1).decide(match), bot(mine, 1).decide(match)
    tasks = [(mine, theirs, number, int(players), options) for number in range(int(games))]
    with ProcessPoolExecutor(cores()) as pool:
        rows = list(pool.map(play, tasks))
    won, glory, others, opened = (sum(column) / len(rows) for column in zip(*rows, strict=True))
    error = SURE * math.sqrt(won * (1 - won) / len(rows))
    print(
        f"{mine} against {theirs}, {len(rows)} games for {players} {given}: wins {won:.1%} "
        f"± {error:.1%}; Glory {glory:.1f} to {others:.1f}; regions opened {opened:.1f}",
        flush=True,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
