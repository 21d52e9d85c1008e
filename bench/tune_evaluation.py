"""Tunes the evaluation: plays games by it, and fits its weights to how they ended; again and again.

The weights of a stage are those that best foretell the final Glory of a side from its features, in
games that the evaluation before played with a little luck. A stage leans on the one after it, so
that few games suffice. The best of the rounds is written to the data file of the game.

Usage: python bench/tune_evaluation.py [ROUNDS [GAMES]]
"""

import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from caravelle.bots.selfplay import Played, self_play
from caravelle.core.engine import cores
from caravelle.core.evaluation import STAGES, weights_of
from caravelle.core.records import Array
from caravelle.core.title import Title
from caravelle.games import title
from caravelle.games.endeavor.evaluation.features import FEATURES
from caravelle.games.endeavor.evaluation.weights import FILE

SETTINGS: tuple[dict[str, Any], ...] = (
    {"players": 4, "chart": "side_b"},
    {"players": 5, "chart": "side_b"},
    {"players": 2, "chart": "side_a"},
    {"players": 3, "chart": "side_a"},
    {"players": 4, "chart": "side_a"},
    {"players": 4, "chart": "classic"},
    {"players": 3, "chart": "classic"},
    {"players": 1, "variant": "solo"},
    {"players": 2, "variant": "silent_fleet"},
)
RINGS = (SETTINGS[0], SETTINGS[2])  # where weights are compared
FAIR = (1 / 4, 1 / 2)
NAMES = list(FEATURES)
LUCK, RATE = 0.04, 0.2
KEPT = 4  # rounds whose games are learned from
PART = 25  # games that a thread plays at a time
LEAN = 60.0  # how strongly a stage leans on its neighbour


def played(options: dict[str, Any], seeds: range, weights: list[Array]) -> tuple[Played, int]:
    """Games in one setting, the seats in turn by these weights."""
    game: Title = title("endeavor")
    chosen = game.options.model_validate(options)
    playing, setting = game.playing(chosen), game.playing(chosen).prepare(chosen)
    room, seats = len(seeds) * 80, len(setting.seats)
    return self_play(playing, setting, seeds, (weights * seats)[:seats], LUCK, RATE, room), seats


def gathered(weights: list[Array], games: int, number: int) -> list[Played]:
    """Games in all settings, on all cores."""
    parts = [
        (options, range(start, start + PART), weights)
        for options in SETTINGS
        for start in range(number * 1_000_000, number * 1_000_000 + games, PART)
    ]
    with ThreadPoolExecutor(cores()) as pool:
        return [found for found, _ in pool.map(lambda part: played(*part), parts)]


def rows(games: list[Played], stage: int) -> tuple[Any, Any]:
    """Features and final Glory of every side of every position of a stage."""
    x, y = [], []
    for found in games:
        here = found.stage == stage
        for side in range(found.glory.shape[1]):
            x.append(found.features[here, side, : len(NAMES)])
            y.append(found.glory[found.game[here], side])
    return np.concatenate(x).astype(np.float64), np.concatenate(y).astype(np.float64)


def fitted(games: list[Played]) -> tuple[Array, list[list[float]], list[float], list[float]]:
    """Weights by stage, as a record and as a table; the spreads; what is left unexplained."""
    prior = np.zeros(len(NAMES))
    prior[NAMES.index("glory")] = prior[NAMES.index("rival")] = 1.0
    table, errors = [], []
    for stage in range(STAGES):
        x, y = rows(games, stage)
        scale = np.maximum(x.std(axis=0), 0.05)
        lean = np.diag(LEAN * scale**2) + np.eye(len(NAMES)) * 1e-6
        prior = prior + np.linalg.solve(x.T @ x + lean, x.T @ (y - x @ prior))
        errors.append(float(np.sqrt(np.mean((y - x @ prior) ** 2))))
        table.append(prior.round(3).tolist())
    spreads = [spread_of(games, stage, np.array(table[stage])) for stage in range(STAGES)]
    weights = weights_of(np.array(table).T.tolist(), spreads)
    return weights, table, spreads, errors


def spread_of(games: list[Played], stage: int, weights: Any) -> float:
    """The spread under which the victories that came were likeliest."""

    def likelihood(spread: float) -> float:
        total, count = 0.0, 0
        for found in games:
            here = found.stage == stage
            expected = found.features[here][:, :, : len(NAMES)] @ weights / spread
            expected -= expected.max(axis=1, keepdims=True)
            chances = np.exp(expected) / np.exp(expected).sum(axis=1, keepdims=True)
            glory = found.glory[found.game[here]]
            won = glory == glory.max(axis=1, keepdims=True)
            shares = won / won.sum(axis=1, keepdims=True)
            total += float((shares * np.log(chances + 1e-9)).sum())
            count += len(glory)
        return total / max(1, count)

    choices = [0.3, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 10]
    return max(choices, key=likelihood)


def won(mine: Array, theirs: Array, options: dict[str, Any], games: int) -> float:
    """The share of games that the first weights win, one seat of theirs among the others'."""
    game: Title = title("endeavor")
    chosen = game.options.model_validate(options)
    playing = game.playing(chosen)
    setting = playing.prepare(chosen)
    seats = len(setting.seats)

    def part(number: int) -> float:
        seat, seeds = number % seats, range(number * PART, (number + 1) * PART)
        weights = [mine if other == seat else theirs for other in range(seats)]
        glory = self_play(playing, setting, seeds, weights).glory
        best = glory == glory.max(axis=1, keepdims=True)
        return float((best / best.sum(axis=1, keepdims=True))[:, seat].sum())

    parts = -(-games // (PART * seats)) * seats
    with ThreadPoolExecutor(cores()) as pool:
        return sum(pool.map(part, range(parts))) / (parts * PART)


def write(table: list[list[float]], spreads: list[float], file: Path = FILE) -> None:
    """Write the data file, a line for each feature with what it is."""
    head = file.read_text("utf-8").split("spread =")[0]
    lines = [f"spread = {spreads}\n\n[weights]\n"]
    for number, name in enumerate(NAMES):
        values = ", ".join(f"{row[number]:g}" for row in table)
        lines.append(f"{name} = [{values}]  # {FEATURES[name]}\n")
    file.write_text(head + "".join(lines), "utf-8")


def main(rounds: int = 5, games: int = 500) -> None:
    first = best = weights = title("endeavor").evaluation.weights  # type: ignore[union-attr]
    for options in SETTINGS:
        played(options, range(1), [weights])  # compiles, one title after the other
    kept: list[list[Played]] = []
    for number in range(1, rounds + 1):
        latest = gathered([weights, best], games, number)
        kept = [*kept, latest][-KEPT:]
        means = [round(float(part.glory.mean()), 1) for part in latest[:: max(1, games // PART)]]
        weights, table, spreads, errors = fitted(list(chain(*kept)))
        print(f"round {number}: Glory {means}, spread {spreads}")
        print("  unexplained", [round(error, 2) for error in errors])
        against_best = [won(weights, best, options, 1600) for options in RINGS]
        against_first = [won(weights, first, options, 400) for options in RINGS]
        print(f"  against the best {against_best}, the first {against_first}", flush=True)
        if sum(share / fair for share, fair in zip(against_best, FAIR, strict=True)) > len(RINGS):
            best = weights
            write(table, spreads)
            print("  written", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
