"""Is the base game as fast as in another checkout?

Two processes take turns at random games for four on side B, so that both meet the same machine;
processor time counts, not the clock on the wall. Told are the medians, and the median of the ratios
round by round with its middle half. Where they do not make the same number of decisions the rules
differ, and speeds are not to be compared.

usage: python bench/against.py OTHER_CHECKOUT [--rounds 60] [--games 3000]
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles
from typing import IO, Any

HERE = Path(__file__).parents[1]

# What each process does, with what both checkouts have: a number of games for each line it reads.
PLAYER = """
import sys
from time import thread_time
from caravelle.core.engine import load_engine
from caravelle.games import title

game = title("endeavor")
engine = load_engine(game)
setting = game.prepare(game.options(players=4, chart="side_b"))
for line in sys.stdin:
    first, count = map(int, line.split())
    seeds = range(first, first + count)
    start = thread_time()
    states = engine.new_games(setting.tables, 4, seeds)
    lengths = engine.play_out(setting.tables, states, seeds)
    print(thread_time() - start, int(lengths.sum()), flush=True)
"""


def main() -> int:
    wanted = arguments()
    checkouts = {"this": HERE, "other": wanted.other.resolve()}
    processes = {name: started(folder) for name, folder in checkouts.items()}
    for process in processes.values():
        told(process, 0, 10)
    rates: dict[str, list[float]] = {name: [] for name in processes}
    for number in range(wanted.rounds):
        turns = list(processes.items())
        decisions = set()
        for name, process in turns if number % 2 else turns[::-1]:
            seconds, made = told(process, number * wanted.games, wanted.games)
            rates[name].append(made / seconds)
            decisions.add(made)
        if len(decisions) > 1:
            print(f"round {number}: {decisions} decisions, so the rules differ")
            return 1
    report(rates)
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Is the base game as fast as in another checkout?")
    parser.add_argument("other", type=Path, help="the root of the other checkout")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--games", type=int, default=3_000, help="of a round, for each")
    return parser.parse_args()


def started(checkout: Path) -> "subprocess.Popen[str]":
    """A process that plays with the rules of a checkout."""
    return subprocess.Popen(
        [sys.executable, "-c", PLAYER],
        env=os.environ | {"PYTHONPATH": str(checkout / "src")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def told(process: Any, first: int, count: int) -> tuple[float, int]:
    """Let it play; the seconds of processor time, and the decisions made."""
    question: IO[str] = process.stdin
    answer: IO[str] = process.stdout
    question.write(f"{first} {count}\n")
    question.flush()
    seconds, decisions = answer.readline().split()
    return float(seconds), int(decisions)


def report(rates: dict[str, list[float]]) -> None:
    for name, found in rates.items():
        print(f"{name}: {median(found):,.0f} decisions/s")
    ratios = [this / other for this, other in zip(rates["this"], rates["other"], strict=True)]
    low, middle, high = quantiles(ratios, n=4)
    print(
        f"this : other = {middle:.3f} (middle half of {len(ratios)} rounds {low:.3f} to {high:.3f})"
    )


if __name__ == "__main__":
    sys.exit(main())
