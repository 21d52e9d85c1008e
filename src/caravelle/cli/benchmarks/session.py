"""One run of all measurements, in rounds that take turns, so that noise hits all alike."""

import os
import platform
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from caravelle.core.engine import cores

from .bots import BotGauge
from .engine import EngineGauge
from .figures import Result, results_of
from .peers import Missing, Sampler, catanatron, open_spiel, yardstick
from .starts import first_start, million, starts

LIBRARIES = ("numba", "numpy", "catanatron", "open_spiel")
Progress = Callable[[str], None]


@dataclass(frozen=True)
class Report:
    """All results, where they were measured, and what was left out, with the reason."""

    machine: dict[str, Any]
    results: list[Result]
    left_out: dict[str, str]

    def to_json(self) -> dict[str, Any]:
        """The report as plain JSON values."""
        results = {result.figure.name: result.to_json() for result in self.results}
        return {"machine": self.machine, "results": results, "left_out": self.left_out}


def measure(quick: bool, progress: Progress) -> Report:
    """Measure everything; `quick` leaves out what takes long and plays fewer games."""
    machine, left_out = about_machine(), {}
    rounds, games = (3, 2_000) if quick else (7, 10_000)
    progress("loading the rules")
    gauge = EngineGauge(games)
    bots = BotGauge(games)
    samplers: list[Sampler] = [gauge.one_core, gauge.batch, gauge.match, gauge.clones, starts]
    samplers += [bots.search, bots.answers]
    if cores() > 1:
        samplers.insert(1, gauge.all_cores)
        samplers.insert(-1, bots.threads)
    else:
        left_out["all cores"] = "there is one only"
    rivals = {
        "yardstick": (yardstick, games),
        "Catanatron": (catanatron, games // 500),
        "OpenSpiel": (open_spiel, games // 50),
    }
    for name, (rival, count) in rivals.items():
        try:
            samplers.insert(1, rival(count))
        except Missing as reason:
            left_out[name] = str(reason)
    samples: dict[str, list[float]] = defaultdict(list)
    samples["state"].append(gauge.title.state.itemsize)
    for number in range(rounds):
        progress(f"round {number + 1} of {rounds}")
        _sample(samples, samplers)
    if quick:
        left_out["a million games, first start"] = "--quick"
    else:
        progress("a million games")
        _sample(samples, [million])
        progress("compiling the rules into an empty cache")
        _sample(samples, [first_start])
    return Report(machine, results_of(samples), left_out)


def _sample(samples: dict[str, list[float]], samplers: list[Sampler]) -> None:
    for sampler in samplers:
        for name, value in sampler().items():
            samples[name].append(value)


def about_machine() -> dict[str, Any]:
    """What a reader must know of the place to judge the figures."""
    busy = round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "processor": _processor(),
        "cores": cores(),
        "load_before": busy,
        "system": platform.platform(terse=True),
        "python": platform.python_version(),
        **{name: found for name in LIBRARIES if (found := _version(name))},
    }


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
