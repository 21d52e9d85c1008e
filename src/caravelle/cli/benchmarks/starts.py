"""How long programs take to start, and how much room games take: each in a process of its own."""

import os
import subprocess
import sys
import tempfile
from time import perf_counter

NEW_MATCH = "import caravelle; caravelle.new(players=4, chart='side_b', seed=7).legal"
MILLION = 1_000_000


def seconds(*words: str, cache: str | None = None) -> float:
    """How long Python takes for this, its byte code kept from one start to the next as usual."""
    place = {"CARAVELLE_CACHE": cache} if cache else {}
    settings = {**os.environ, **place, "PYTHONDONTWRITEBYTECODE": ""}
    start = perf_counter()
    subprocess.run(
        [sys.executable, *words],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        stdin=subprocess.DEVNULL,
        env=settings,
    )
    return perf_counter() - start


def starts() -> dict[str, float]:
    """One round: `--help`, and a new match with the rules from the cache."""
    return {"help": seconds("-m", "caravelle", "--help"), "start": seconds("-c", NEW_MATCH)}


def first_start() -> dict[str, float]:
    """A new match with an empty cache."""
    with tempfile.TemporaryDirectory() as empty:
        return {"compile": seconds("-c", NEW_MATCH, cache=empty)}


def million() -> dict[str, float]:
    """A million games set up at once: the most that the process ever held."""
    found = subprocess.run(
        [sys.executable, "-m", __name__], check=True, capture_output=True, text=True
    )
    return {"million": int(found.stdout) / 2**30}


def most_bytes() -> int:
    """The most memory that this process has held so far."""
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def _hold_a_million() -> None:
    from .engine import EngineGauge

    gauge = EngineGauge(1)
    states = gauge.engine.new_games(gauge.setting.tables, len(gauge.setting.seats), range(MILLION))
    assert len(states) == MILLION
    print(most_bytes())


if __name__ == "__main__":
    _hold_a_million()
