"""The rules on a CUDA GPU: are the final states those of the CPU, and how fast is it?

1. Plays games of every chart and number of players on both, and compares all final states byte for
   byte, those of the set-up and the numbers of decisions too. Then the same for every variant with
   its options. Measures decisions a second of each, with as many games for all.
2. Measures decisions a second of the base game for several shapes of the work, then for several
   numbers of games with the best of them, the games set up beforehand.

usage: python bench/cuda_playouts.py [--games 10000] [--each 17] [--powers 14-20] [--out FILE.json]

The JSON goes to stdout as well; what is happening, to stderr. Exit code 1: some state differs.
With NUMBA_ENABLE_CUDASIM=1 and very few games it runs anywhere, and proves the harness only.
"""

import argparse
import json
import platform
import subprocess
import sys
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from caravelle.core.cuda import CudaEngine
from caravelle.core.engine import Engine, cores, load_engine
from caravelle.core.errors import OptionError
from caravelle.core.records import bytes_of, clone
from caravelle.core.title import Setting, Title
from caravelle.games import title
from caravelle.games.endeavor.content import load

CHARTS = ("side_a", "side_b", "classic")
SWITCHES = ("limited_occupy", "no_reaction_to_tokens", "building_scarcity")
OWN_OPTIONS: dict[str, list[dict[str, Any]]] = {
    "silent_fleet": [{}, *({name: True} for name in SWITCHES), dict.fromkeys(SWITCHES, True)],
    "solo": [{"difficulty": name} for name in ("easier", "normal", "harder")],
    "neutral_discs": [{}],
}
SHAPES = [(local, block) for local in (True, False) for block in (64, 128, 256)]
REPEATS = 3


def main() -> int:
    wanted = arguments()
    game = title("endeavor")
    cpu = load_engine(game)
    report: dict[str, Any] = {"machine": about_machine()}
    say(f"comparing {wanted.games} games of every kind, timing {1 << wanted.each}")
    gpus = {local: CudaEngine(game, local=local) for local in (True, False)}
    report["same"] = []
    for setting in settings_of(game):
        report["same"].append(examined(cpu, gpus, setting, wanted))
        save(report, wanted.out)
    for playing, settings in variants_of(game).items():
        engine, rules = load_engine(playing), {True: CudaEngine(playing)}
        for setting in settings:
            report["same"].append(examined(engine, rules, setting, wanted))
            save(report, wanted.out)
    low, high = map(int, wanted.powers.split("-"))
    setting = game.prepare(game.options(players=4, chart="side_b"))
    report["cpu"] = cpu_speed(cpu, setting, min(100_000, wanted.games * 10))
    report["shapes"] = []
    for local, block in SHAPES:
        gpu = gpus[local]
        gpu.block = block
        report["shapes"].append(speed(gpu, setting, 1 << max(low, high - 2), local))
        save(report, wanted.out)
    best = max(report["shapes"], key=lambda row: row["decisions_per_s"])
    gpu = gpus[best["local"]]
    gpu.block = best["block"]
    report["sizes"] = [
        speed(gpu, setting, 1 << power, best["local"]) for power in range(low, high + 1)
    ]
    save(report, wanted.out)
    print(json.dumps(report, indent=2))
    return 0 if all(row["same"] for row in report["same"]) else 1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The rules on a CUDA GPU.")
    parser.add_argument("--games", type=int, default=10_000, help="to compare, of each kind")
    parser.add_argument("--each", type=int, default=17, help="games to time, a power of 2, of each")
    parser.add_argument("--powers", default="14-20", help="numbers of games, as powers of 2")
    parser.add_argument("--out", type=Path, help="a file for the JSON")
    return parser.parse_args()


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def save(report: dict[str, Any], out: Path | None) -> None:
    """Write down what is known so far, in case the time runs out."""
    if out is not None:
        out.write_text(json.dumps(report, indent=2) + "\n")


def settings_of(game: Any) -> list[Setting]:
    """Every chart with every number of players that it is for."""
    return [
        game.prepare(game.options(players=players, chart=chart))
        for chart in CHARTS
        for players in load(chart).chart.players
    ]


def variants_of(game: Title) -> dict[Title, list[Setting]]:
    """Every variant on every chart that takes it, with its own options."""
    found = {}
    for name, playing in game.variants.items():
        wishes = [
            {"variant": name, "chart": chart, "players": players, **own}
            for chart in CHARTS
            for players in (1, 2, 3)
            for own in OWN_OPTIONS[name]
        ]
        found[playing] = [setting for wish in wishes for setting in prepared(playing, wish)]
    return found


def prepared(playing: Title, wish: dict[str, Any]) -> list[Setting]:
    """The setting of a wish, or none where the variant is not for that."""
    try:
        return [playing.prepare(playing.options.model_validate(wish))]
    except OptionError:
        return []


def examined(
    cpu: Engine, gpus: dict[bool, CudaEngine], setting: Setting, wanted: argparse.Namespace
) -> dict[str, Any]:
    """Whether the GPU comes to the CPU's bytes in this setting, and how fast it is."""
    row = compared(cpu, gpus, setting, wanted.games)
    return {**row, "playouts": speed(gpus[True], setting, 1 << wanted.each, True)}


def compared(
    cpu: Engine, gpus: dict[bool, CudaEngine], setting: Setting, games: int
) -> dict[str, Any]:
    """Whether the GPU comes to the CPU's bytes, in all places where it may keep its states."""
    seats, seeds = len(setting.seats), np.arange(games)
    begun = cpu.new_games(setting.tables, seats, seeds, cores())
    ended = clone(begun)
    lengths = cpu.play_out(setting.tables, ended, seeds, cores())
    row: dict[str, Any] = {**setting.options.model_dump(mode="json"), "games": games}
    row["decisions"] = int(lengths.sum())
    for local, gpu in gpus.items():
        tables = gpu.send(setting.tables)
        states = gpu.new_games(tables, seats, seeds)
        differing = {"set-up": differences(gpu.fetch(states), begun)}
        found = gpu.play_out(tables, states, seeds).copy_to_host()
        differing["end"] = differences(gpu.fetch(states), ended)
        differing["decisions"] = np.flatnonzero(found != lengths).tolist()[:5]
        row["local" if local else "in place"] = differing
    places = ["local" if local else "in place" for local in gpus]
    row["same"] = not any(row[place][what] for place in places for what in differing)
    told = " ".join(str(value) for value in setting.options.model_dump(mode="json").values())
    say(f"{told}: {'the same' if row['same'] else 'DIFFERENT'}")
    return row


def differences(found: Any, expected: Any) -> list[int]:
    """The first games whose bytes differ."""
    size = expected.dtype.itemsize
    unequal = bytes_of(found).reshape(-1, size) != bytes_of(expected).reshape(-1, size)
    return np.flatnonzero(unequal.any(axis=1)).tolist()[:5]


def cpu_speed(cpu: Engine, setting: Setting, games: int) -> dict[str, Any]:
    """The same games on one core and on all cores of this machine."""
    row: dict[str, Any] = {"cores": cores(), "games": games}
    for name, threads in (("one_core", 1), ("all_cores", cores())):
        states = cpu.new_games(setting.tables, len(setting.seats), range(games), threads)
        start = perf_counter()
        lengths = cpu.play_out(setting.tables, states, range(games), threads)
        row[f"{name}_decisions_per_s"] = round(int(lengths.sum()) / (perf_counter() - start))
    return row


def speed(gpu: CudaEngine, setting: Setting, games: int, local: bool) -> dict[str, Any]:
    """Random games of a setting, the best of a few times; starting the kernel is included."""
    tables, seeds = gpu.send(setting.tables), np.arange(games)
    best, decisions = float("inf"), 0
    for _ in range(1 if gpu.simulated else REPEATS):
        states = gpu.new_games(tables, len(setting.seats), seeds)
        gpu.wait()
        start = perf_counter()
        lengths = gpu.play_out(tables, states, seeds)
        gpu.wait()
        best = min(best, perf_counter() - start)
        decisions = int(lengths.copy_to_host().sum())
    row = {
        "local": local,
        "block": gpu.block,
        "games": games,
        "seconds": round(best, 5),
        "games_per_s": round(games / best),
        "decisions_per_s": round(decisions / best),
    }
    say(json.dumps(row))
    return row


def about_machine() -> dict[str, Any]:
    """Where and with what it was measured."""
    names = ("numba", "numba-cuda", "numpy")
    try:
        words = [
            "nvidia-smi",
            "--query-gpu=name,driver_version,memory.total",
            "--format=csv,noheader",
        ]
        gpu = subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        gpu = "none: simulated"
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "command": " ".join(sys.argv),
        "gpu": gpu,
        "python": platform.python_version(),
        **{name: _version(name) for name in names},
    }


def _version(name: str) -> str:
    try:
        return version(name)
    except ImportError:
        return "none"


if __name__ == "__main__":
    sys.exit(main())
