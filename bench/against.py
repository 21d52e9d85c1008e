"""Is the base game as fast as in another checkout?

Two processes take turns at random games for four on side B, so that both meet the same machine;
processor time counts, not the clock on the wall. Where code and data happen to lie makes a few per
cent, the same for the life of a process: so there are several pairs of processes. Told is the
ratio of each pair, the median of its rounds, and the median of all. Where the two do not make the
same number of decisions the rules differ, and speeds are not to be compared.

usage: python bench/against.py OTHER_CHECKOUT [--pairs 10] [--rounds 20] [--games 2000]
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
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
    ratios, speeds = [], []
    for number in range(wanted.pairs):
        rates = compared(checkouts, number, wanted)
        if not rates:
            return 1
        ratios.append(median(this / other for this, other in zip(*rates.values(), strict=True)))
        speeds.append(median(rates["this"]))
        print(f"{ratios[-1]:.3f}", end=" ", flush=True)
    print(f"\nthis: {median(speeds):,.0f} decisions/s; this : other = {median(ratios):.3f}")
    return 0


def compared(
    checkouts: dict[str, Path], number: int, wanted: argparse.Namespace
) -> dict[str, list[float]]:
    """The decisions a second of both, round by round; nothing if they play by other rules."""
    processes = {name: started(folder) for name, folder in checkouts.items()}
    for process in processes.values():
        told(process, 0, 10)
    rates: dict[str, list[float]] = {name: [] for name in processes}
    for turn in range(wanted.rounds):
        order, decisions = list(processes.items()), set()
        for name, process in order if (turn + number) % 2 else order[::-1]:
            seconds, made = told(process, turn * wanted.games, wanted.games)
            rates[name].append(made / seconds)
            decisions.add(made)
        if len(decisions) > 1:
            print(f"round {turn}: {decisions} decisions, so the rules differ")
            return {}
    for process in processes.values():
        process.communicate()
    return rates


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Is the base game as fast as in another checkout?")
    parser.add_argument("other", type=Path, help="the root of the other checkout")
    parser.add_argument("--pairs", type=int, default=10, help="of processes")
    parser.add_argument("--rounds", type=int, default=20, help="of each pair")
    parser.add_argument("--games", type=int, default=2_000, help="of a round, for each")
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


if __name__ == "__main__":
    sys.exit(main())
