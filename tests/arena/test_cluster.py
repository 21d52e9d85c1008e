"""On Ray: the same results as here, and a lost worker's games are played again."""

import os
import signal
from pathlib import Path

import pytest

from caravelle.arena import ArenaError, Record, Tournament
from caravelle.arena.results import FAULTS

from .test_kill import LINUX, kept, workers_of

pytest.importorskip("ray")
pytestmark = pytest.mark.filterwarnings("ignore")  # what Ray warns of is not ours


BOTS = ("random", "greedy", "tests.arena.bots:Illegal")


def tournament(out: Path) -> Tournament:
    return Tournament(BOTS, 6, out=out, players=[2, 3], chart="side_a", seed=4)


def faults(out: Path) -> dict[str, str]:
    """The journals of games that ended by a fault, by name."""
    return {path.name: path.read_text("utf-8") for path in (out / FAULTS).iterdir()}


@pytest.mark.skipif(not LINUX.exists(), reason="looks into /proc")
def test_the_same_results_though_a_worker_is_lost(tmp_path: Path) -> None:
    here, there = tournament(tmp_path / "here"), tournament(tmp_path / "there")
    here.run(workers=1)
    killed: list[int] = []
    told: list[int] = []

    def kill(record: Record, count: int, planned: int) -> None:
        told.append(record.game)
        workers = workers_of(os.getpid(), "ray::_play")
        if not killed and workers:
            os.kill(workers[0], signal.SIGKILL)
            killed.append(workers[0])

    results = there.run(ray="local", workers=2, progress=kill)
    assert killed
    assert results.count == len(results) == 12
    assert sorted(told) == list(range(12))
    assert kept(here.out) == kept(there.out)
    assert faults(here.out) == faults(there.out) != {}


def test_without_a_cluster_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="no Ray cluster at auto"):
        tournament(tmp_path).run(ray="auto")
    assert not (tmp_path / "report.html").exists()
