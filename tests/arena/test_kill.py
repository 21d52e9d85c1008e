"""Killed in the middle: what was finished is kept, nothing is counted twice, nobody stays behind.

These tests watch the file of results and other processes: they wait for what happens, not for a
time to pass.
"""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from caravelle.arena import Record, Results, Tournament
from caravelle.arena.results import GAMES

LINUX = Path("/proc/self/status")
WAIT = 120.0  # seconds until such a wait is given up
BOTS = ["--bot", "random", "--bot", "greedy", "--players", "2,3", "--chart", "side_a"]
COMMAND = ["-m", "caravelle", "tournament", *BOTS]


def tournament(out: Path, games: int) -> Tournament:
    return Tournament(["random", "greedy"], games, out=out, players=[2, 3], chart="side_a")


def kept(out: Path) -> list[tuple[object, ...]]:
    """All of the records but the time that decisions took."""
    return [
        (r.game, r.bots, r.seed, r.length, r.scores, r.fault) for r in Results.read(out / GAMES)
    ]


def until(holds: Callable[[], bool]) -> None:
    """Wait until it holds."""
    pause = threading.Event()
    for _ in range(int(WAIT / 0.02)):
        if holds():
            return
        pause.wait(0.02)
    raise AssertionError("waited in vain")


def workers_of(parent: int, name: str = "caravelle.arena.worker") -> list[int]:
    """The processes with that in their command that descend from a process."""
    found, families = [], {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            status = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        families[int(folder.name)] = int(status[1])
        if name in command and status[0] != "Z":
            found.append(int(folder.name))

    def descends(process: int) -> bool:
        return process == parent or (process in families and descends(families[process]))

    return [process for process in found if descends(process)]


def is_there(process: int) -> bool:
    """Whether a process runs, and is not only waited for."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def games_in(out: Path) -> int:
    path = out / GAMES
    return path.read_bytes().count(b"\n") - 1 if path.exists() else 0


@pytest.mark.skipif(not LINUX.exists(), reason="looks into /proc")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_program_that_is_killed_can_be_resumed(tmp_path: Path, how: signal.Signals) -> None:
    out = tmp_path / "out"
    program = subprocess.Popen(
        [sys.executable, *COMMAND, "--games", "2000", "--workers", "2", "--out", str(out)],
        stderr=subprocess.PIPE,
        text=True,
    )
    until(lambda: games_in(out) >= 4)
    workers = workers_of(program.pid)
    assert len(workers) == 2
    program.send_signal(how)
    _, told = program.communicate()
    if how == signal.SIGINT:
        assert program.returncode == 130
        assert f"tournament --out {out} --resume" in told
        assert "Traceback" not in told
    until(lambda: not any(map(is_there, workers)))
    before = kept(out)
    enough = max(int(str(row[0])) for row in before) // 2 + 2  # games at each of two tables
    resumed = Tournament.read(out).plan.model_copy(update={"games": enough})
    results = Tournament.of(resumed, out).run(workers=2, resume=True)
    assert results.count == len(results) == 2 * enough
    whole = tournament(tmp_path / "whole", enough)
    whole.run(workers=2)
    assert kept(out) == kept(whole.out)
    assert set(before) <= set(kept(out))


@pytest.mark.skipif(not LINUX.exists(), reason="looks into /proc")
def test_games_of_a_lost_worker_are_played_again(tmp_path: Path) -> None:
    killed: list[int] = []

    def kill(record: Record, count: int, planned: int) -> None:
        workers = workers_of(os.getpid())
        if count in (2, 5) and workers:
            os.kill(workers[0], signal.SIGKILL)
            killed.append(workers[0])

    one, other = tournament(tmp_path / "one", 6), tournament(tmp_path / "other", 6)
    results = one.run(workers=2, progress=kill)
    assert len(killed) == 2
    assert results.count == len(results) == 12
    other.run(workers=1)
    assert kept(one.out) == kept(other.out)
    assert workers_of(os.getpid()) == []


def test_two_programs_can_not_play_in_one_folder(tmp_path: Path) -> None:
    inner = tournament(tmp_path, 2)

    def meddle(record: Record, count: int, planned: int) -> None:
        with pytest.raises(Exception, match="another tournament is being played there"):
            inner.run(resume=True)

    tournament(tmp_path, 2).run(workers=1, progress=meddle)
    assert inner.results().count == 4
