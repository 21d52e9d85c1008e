"""The array level: many games at once, compiled or interpreted."""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from caravelle.core import cache, entries
from caravelle.core.cache import READY, cache_folder
from caravelle.core.engine import Engine, cores, load_engine
from caravelle.core.events import event_buffer
from caravelle.core.records import bytes_of, clone
from tests.core import toy
from tests.core.toy import rules

TABLES = toy.prepare(toy.Options(stones=20)).tables


def test_a_game_does_not_depend_on_those_beside_it(toy_engine: Engine) -> None:
    together = toy_engine.new_games(TABLES, 2, range(10))
    for seed in range(10):
        alone = toy_engine.new_games(TABLES, 2, [seed])
        assert alone.tobytes() == together[seed : seed + 1].tobytes()
    assert len(set(together["stones"].tolist())) == rules.LUCK


def test_seeds_may_be_any_64_bit_numbers(toy_engine: Engine) -> None:
    states = toy_engine.new_games(TABLES, 2, [0, 2**63, 2**64 - 1])
    assert len(set(states["rng"].tolist())) == 3


def test_legal_lists_every_state_in_its_own_record(toy_engine: Engine) -> None:
    states, choices = toy_engine.new_games(TABLES, 2, range(3)), toy_engine.empty_choices(3)
    states["stones"] = [1, 2, 0]
    states["step"][2] = rules.OVER
    toy_engine.legal(TABLES, states, choices)
    assert choices["count"].tolist() == [2, 3, 0]
    assert choices["ids"][1, :3].tolist() == [0, 1, 3]
    assert choices["mask"][:, :4].tolist() == [[1, 0, 0, 1], [1, 1, 0, 1], [0, 0, 0, 0]]


def test_apply_leaves_states_with_a_negative_decision_alone(toy_engine: Engine) -> None:
    states = toy_engine.new_games(TABLES, 2, range(3))
    before = clone(states)
    toy_engine.apply(TABLES, states, [2, -1, 0])
    assert (before["stones"] - states["stones"]).tolist() == [3, 0, 1]
    assert bytes_of(states[1:2]).tobytes() == bytes_of(before[1:2]).tobytes()


@pytest.mark.parametrize("room", [0, 1, 2, 128])
def test_events_are_kept_as_far_as_there_is_room(toy_engine: Engine, room: int) -> None:
    states, events = toy_engine.new_games(TABLES, 2, [1]), event_buffer(room)
    for action in (0, 1, 3):
        toy_engine.apply(TABLES, states, [action], events)
    kept = events["rows"][0, :3].tolist()
    rows = [[rules.TAKEN, 0, 1, 0], [rules.TAKEN, 1, 2, 1], [rules.WAITED, 0, 0, 0]]
    assert events["count"][0] == min(room, 3)
    assert kept == rows[:room] + [[0] * 4] * (3 - room)


def test_refusal_gives_the_code(toy_engine: Engine) -> None:
    state = toy_engine.new_games(TABLES, 2, [1])
    assert toy_engine.refusal(TABLES, state, 3) == 0
    state["waited"] = 1
    assert toy_engine.refusal(TABLES, state, 3) == rules.NO_MORE_WAITING
    state["step"] = rules.OVER
    assert toy_engine.refusal(TABLES, state, 3) == rules.NOT_NOW


def test_scores_are_those_of_every_state(toy_engine: Engine) -> None:
    states = toy_engine.new_games(TABLES, 2, range(2))
    toy_engine.apply(TABLES, states, [0, 2])
    assert toy_engine.scores(TABLES, states)["seat"]["total"][:, :2].tolist() == [[1, 0], [3, 0]]


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("count", [1, 7, 100])
def test_playouts_do_not_depend_on_threads(toy_engine: Engine, threads: int, count: int) -> None:
    finished = []
    for number in (1, threads):
        states = toy_engine.new_games(TABLES, 3, range(count))
        lengths = toy_engine.play_out(TABLES, states, range(count), threads=number)
        assert np.all(states["stones"] == 0)
        finished.append((states.tobytes(), lengths.tolist()))
    assert finished[0] == finished[1]


def test_a_playout_may_stop_early_and_go_on(toy_engine: Engine) -> None:
    states = toy_engine.new_games(TABLES, 3, range(50))
    assert toy_engine.play_out(TABLES, states, range(50), limit=2).tolist() == [2] * 50
    rest = toy_engine.play_out(TABLES, states, range(50, 100))
    assert np.all(rest > 0)
    assert np.all(states["step"] == rules.OVER)
    assert toy_engine.play_out(TABLES, states, range(50)).tolist() == [0] * 50


def test_the_interpreter_plays_the_same_games(toy_engine: Engine, slow_toy: Engine) -> None:
    results = []
    for engine in (toy_engine, slow_toy):
        tables = engine.own(TABLES)
        states = engine.new_games(tables, 4, range(20))
        lengths = engine.play_out(tables, states, range(20))
        scores = engine.scores(tables, states)
        ordinary = engine.ordinary(states, rules.STATE)
        results.append((ordinary.tobytes(), lengths.tolist(), scores.tobytes()))
    assert results[0] == results[1]


def test_own_is_a_copy(toy_engine: Engine, slow_toy: Engine) -> None:
    for engine in (toy_engine, slow_toy):
        assert not np.shares_memory(engine.own(TABLES), TABLES)


def test_there_is_a_core_to_run_on() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)


@pytest.fixture
def child_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """A child process finds the modules that this one has found."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))


@pytest.mark.usefixtures("child_path")
def test_rules_are_compiled_once_and_that_is_announced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARAVELLE_CACHE", str(tmp_path))
    load_engine.__wrapped__(toy.TITLE)
    assert capfd.readouterr() == ("", "Compiling the rules, once: about half a minute ...\n")
    (folder,) = (tmp_path / "caravelle").iterdir()
    assert (folder / READY).exists()
    engine = load_engine.__wrapped__(toy.TITLE)
    engine.new_games(TABLES, 2, [1])
    assert capfd.readouterr() == ("", "")
    assert [found.name for found in (tmp_path / "caravelle").iterdir()] == [folder.name]
    begin: Any = engine._begin
    assert sum(begin.stats.cache_hits.values()) == 1


@pytest.mark.usefixtures("child_path")
def test_who_comes_while_another_compiles_waits_and_compiles_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two threads, or two processes, that asked at once compiled the same twice, side by side."""
    monkeypatch.setenv("CARAVELLE_CACHE", str(tmp_path))
    compiled: list[Any] = []
    start = subprocess.Popen

    def counted(command: list[str], **how: Any) -> Any:
        compiled.append(command)
        return start(command, **how)

    monkeypatch.setattr(subprocess, "Popen", counted)
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(load_engine.__wrapped__, [toy.TITLE] * 3))
    assert len(compiled) == 1


@pytest.mark.usefixtures("child_path")
def test_a_child_that_compiles_ends_with_the_process_that_waits_for_it(tmp_path: Path) -> None:
    """Killed servers left children behind that went on compiling for minutes."""
    program = (
        "import threading;"
        "from caravelle.core import cache;"
        "cache.compile_for_parent(lambda title: print('begun', flush=True) or"
        " threading.Event().wait())"
    )
    command = [sys.executable, "-c", program, toy.__name__, cache.ATTENDED]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    assert child.stdout.readline() == "begun\n"
    assert child.communicate(timeout=60)[0] == ""  # closes its end of the pipe, and waits
    assert child.returncode == 1


@pytest.mark.usefixtures("child_path")
def test_another_checkout_finds_what_one_has_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Numba files compiled code by its source's path: every checkout compiled everything anew."""
    monkeypatch.setenv("CARAVELLE_CACHE", str(tmp_path / "cache"))
    load_engine.__wrapped__(toy.TITLE)
    capfd.readouterr()
    root = Path(__file__).parents[2]
    other = tmp_path / "other"
    for folder in ("src/caravelle", "tests/core"):
        shutil.copytree(root / folder, other / folder)
    (other / "tests/__init__.py").touch()
    program = (
        "from caravelle.core import engine; from tests.core import toy;"
        "e = engine.load_engine(toy.TITLE);"
        "e.new_games(toy.TITLE.prepare(toy.TITLE.options()).tables, 2, [1]);"
        "print(engine.__file__, sum(e._begin.stats.cache_hits.values()))"
    )
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(other / "src"), str(other))))
    subprocess.run([sys.executable, "-c", program], check=True, cwd=other)
    assert capfd.readouterr() == (f"{other / 'src/caravelle/core/engine.py'} 1\n", "")


def test_without_a_cache_the_rules_are_compiled_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("CARAVELLE_CACHE", str(tmp_path / "file"))
    engine = load_engine.__wrapped__(toy.TITLE)
    assert capsys.readouterr().err.startswith("No cache folder can be written")
    assert engine.refusal(TABLES, engine.new_games(TABLES, 2, [1]), 0) == 0


def test_checked_rules_have_a_folder_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba would take the unchecked machine code for them otherwise."""
    monkeypatch.setenv("CARAVELLE_CACHE", str(tmp_path))
    bindings, kept = toy.TITLE.bindings, entries.ENTRIES
    folders = {cache_folder(toy.TITLE, bindings, kept, checked) for checked in (True, False)}
    assert len(folders) == 2


TWO_TITLES = """
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

from caravelle.core.engine import Engine
from caravelle.core.kernel import generated
from tests.core import toy
from tests.core.toy import rules

home, long = rules.__name__, "    state.luck = (state.luck * 3 + heap) % 97\\n" * 200
source = f"def large(tables, state, heap):\\n{long}    return refuse_wait(tables, state, heap)\\n"
generated(home, "def refuse_never(tables, state, heap):\\n    return 0\\n")
large = {f"{home}.refuse_take": generated(home, source)}  # too long to become part of its caller
patient = {**large, f"{home}.refuse_wait": rules.refuse_never}
titles = {"toy": replace(toy.TITLE, seams=large), "patient": replace(toy.TITLE, seams=patient)}
tables, state = toy.prepare(toy.Options()).tables, np.zeros(1, rules.STATE)
state["stones"], state["waited"] = 5, 1
for name in sys.argv[2:]:
    engine = Engine.compiled(titles[name], Path(sys.argv[1], name))
    print(name, engine.refusal(tables, state, 0))
"""


@pytest.mark.usefixtures("child_path")
def test_titles_from_the_cache_play_by_their_own_rules_in_one_process(tmp_path: Path) -> None:
    """Compiled in processes of their own, both once had the same symbols: the first one won."""
    for names in (["toy"], ["patient"], ["toy", "patient"], ["patient", "toy"]):
        command = [sys.executable, "-c", TWO_TITLES, str(tmp_path), *names]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        told = dict(line.split() for line in done.stdout.splitlines())
        wanted = {"toy": str(rules.NO_MORE_WAITING), "patient": "0"}
        assert told == {name: wanted[name] for name in names}
