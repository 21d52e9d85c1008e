"""Games of random play by the batch, so that any number of them needs the same memory."""

import sys

from rich.console import Console
from rich.progress import Progress

from caravelle.core.engine import Engine, Integers
from caravelle.core.records import Array
from caravelle.core.title import Setting

from .tally import Tally

BATCH = 50_000  # games in memory at once
DECIDING = 1 << 62  # set in the seeds that decisions are drawn from, never in those of set-ups


def played(engine: Engine, setting: Setting, games: int, first: int, threads: int) -> Tally:
    """Play the games batch by batch, a bar on stderr showing how far it is."""
    tally = Tally(
        setting.seats, setting.rivals, engine.title.score_rows, tuple(setting.names["area"])
    )
    quiet = not sys.stderr.isatty()
    with Progress(console=Console(stderr=True), disable=quiet, transient=True) as progress:
        task = progress.add_task("", total=games)
        size = BATCH if quiet else BATCH // 10
        for start in range(0, games, size):
            count = min(size, games - start)
            tally.add(*batch(engine, setting, first + start, count, threads))
            progress.advance(task, count)
    return tally


def batch(
    engine: Engine, setting: Setting, first: int, count: int, threads: int
) -> tuple[Integers, Array, Array, Array]:
    """Play `count` games: lengths, the seat that went first, scores, and which areas opened."""
    seeds = [(first + game) % DECIDING for game in range(count)]
    states = engine.new_games(setting.tables, len(setting.seats), seeds)
    crowns = states["crown"].copy()
    lengths = engine.play_out(
        setting.tables, states, [seed + DECIDING for seed in seeds], threads=threads
    )
    areas = len(setting.names["area"])
    opened = states["shipped"][:, :areas] >= setting.tables["track_length"][0, :areas]
    return lengths, crowns, engine.scores(setting.tables, states), opened
