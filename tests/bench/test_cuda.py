"""The rules for a GPU, as far as a machine without one can tell."""

import inspect
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from bench import cuda_ptx
from caravelle.core import entries
from caravelle.core.events import EVENTS
from caravelle.core.kernel import Function, _called
from caravelle.core.title import Title
from caravelle.games import title

ROOT = Path(__file__).parents[2]
TITLE = title("endeavor")
TITLES = {"base": TITLE, **TITLE.variants}

with_numba_cuda = pytest.mark.skipif(
    not cuda_ptx.is_possible(), reason="needs numba-cuda (extra gpu), but no GPU"
)


def leaves_first(
    functions: list[Function], bind: dict[str, Function], met: set[Function]
) -> Iterator[FunctionType]:
    """The rules that these reach, each after those that it calls."""
    for function in functions:
        if function not in met and isinstance(function, FunctionType):
            met.add(function)
            yield from leaves_first([*_called(function, bind).values()], bind, met)
            yield function


def kinds(playing: Title, function: Function) -> tuple[Any, ...]:
    """The types of a rule's arguments, which have the same names everywhere."""
    from caravelle.core.cuda import LISTED

    records = {
        "tables": playing.tables,
        "state": playing.state,
        "choices": LISTED,
        "events": EVENTS,
        "scores": playing.scores,
        "row": playing.scores["seat"].base,
        "word": "u8",
    }
    return tuple(
        cuda_ptx.array_of("u8") if name == "words" else cuda_ptx.kind_of(records.get(name, "i8"))
        for name in inspect.signature(function).parameters
    )


@with_numba_cuda
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", TITLES)
def test_every_rule_compiles_for_a_gpu(name: str) -> None:
    """One by one, so that a fault shows at once and by name."""
    from caravelle.core.cuda import LEANER, lean_kernel

    playing = TITLES[name]
    bind = {**playing.bindings, **LEANER}
    kernel = lean_kernel(playing)
    roots = [*playing.bindings.values(), entries.play_one]
    with cuda_ptx.pretended_gpu():
        for function in leaves_first(roots, bind, set()):
            device: Any = kernel[function]
            try:
                device.compile_device(kinds(playing, function))
            except Exception as fault:
                pytest.fail(f"{function.__module__}.{function.__name__}: {fault}")


@with_numba_cuda
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("kind", TITLES)
@pytest.mark.parametrize("name", ["begin", "play", "play_in_place"])
def test_kernels_compile_to_ptx_for_hopper(name: str, kind: str) -> None:
    function, arguments = cuda_ptx.kernels(TITLES[kind])[name]
    text = cuda_ptx.ptx_of(function, arguments)
    assert ".target sm_90" in text
    assert ".visible .entry" in text


def test_the_harness_finds_every_chart_the_same_in_the_simulator(tmp_path: Path) -> None:
    found = tmp_path / "found.json"
    command = [sys.executable, "bench/cuda_playouts.py", "--games", "1"]
    command += ["--each", "0", "--powers", "0-0"]
    places = os.pathsep.join((str(ROOT), *sys.path))
    done = subprocess.run(
        [*command, "--out", str(found)],
        cwd=ROOT,
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": places},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(found.read_text(encoding="utf-8"))
    assert {row["chart"] for row in report["same"]} == {"side_a", "side_b", "classic"}
    assert {row.get("variant") for row in report["same"]} == {None, *TITLE.variants}
    assert all(row["same"] for row in report["same"])
    assert all(row["playouts"]["decisions_per_s"] > 0 for row in report["same"])
    assert report["sizes"][0]["decisions_per_s"] > 0
