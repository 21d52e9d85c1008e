"""Compiles the rules for a Hopper GPU (sm_90) on a machine without one, as far as PTX.

A check of types and of what CUDA takes, for the base game and every variant; it needs numba-cuda,
with NVIDIA's compiler library from its extra `cu13`. Where NVIDIA's ptxas is found too, it says
what a thread needs.

usage: python bench/cuda_ptx.py [FOLDER for the PTX]
"""

import importlib.util
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

CAPABILITY = (9, 0)


def is_possible() -> bool:
    """Whether numba-cuda is installed; the CUDA target in Numba itself is out of date."""
    return importlib.util.find_spec("numba_cuda") is not None


class Hopper:
    """Stands for the GPU that is not there."""

    compute_capability = CAPABILITY


@contextmanager
def pretended_gpu() -> Iterator[None]:
    """Let numba-cuda compile for Hopper whatever this machine has."""
    from numba.cuda import compiler, dispatcher

    modules: list[Any] = [compiler, dispatcher]
    before = [module.get_current_device for module in modules]
    try:
        for module in modules:
            module.get_current_device = Hopper
        yield
    finally:
        for module, function in zip(modules, before, strict=True):
            module.get_current_device = function


def kernels(title: Any) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """The functions that a GPU is started with, and the types of their arguments."""
    from caravelle.core import cuda
    from caravelle.core.events import EVENTS

    kernel = cuda.lean_kernel(title)
    tables, states, events = (array_of(d) for d in (title.tables, title.state, EVENTS))
    words, integers, integer = array_of("u8"), array_of("i8"), kind_of("i8")
    play = (tables, states, words, integers, events, integer)
    return {
        "begin": (cuda.beginner(kernel, title), (tables, states, words, integer, events)),
        "play": (cuda.player(kernel, title.state, cuda.LISTED), play),
        "play_in_place": (cuda.player_in_place(kernel, cuda.LISTED), play),
    }


def kind_of(dtype: Any) -> Any:
    """Numba's type for a NumPy dtype."""
    import numba
    import numpy as np

    return numba.from_dtype(np.dtype(dtype))


def array_of(dtype: Any) -> Any:
    """Numba's type for an array of it."""
    from numba import types

    return types.Array(kind_of(dtype), 1, "C")


def ptx_of(function: Any, arguments: tuple[Any, ...]) -> str:
    """The PTX of one kernel."""
    from numba import cuda

    compiler: Any = cuda
    with pretended_gpu():
        text, _ = compiler.compile(
            function, arguments, device=False, cc=CAPABILITY, abi="numba", output="ptx"
        )
    return str(text)


def needs_of(ptx: Path) -> str:
    """Registers and stack of a thread, by ptxas (best that of this environment)."""
    found = next(Path(sys.prefix).rglob("bin/ptxas"), None) or shutil.which("ptxas")
    if found is None:
        return "no ptxas here"
    with tempfile.NamedTemporaryFile() as code:
        words = [str(found), "-v", "-arch=sm_90", str(ptx), "-o", code.name]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
    told = done.stdout + done.stderr
    if done.returncode:
        return f"ptxas: {told.splitlines()[0]}"
    pattern = r"\d+ bytes cumulative stack size|Used \d+ registers|\d+ bytes spill stores"
    return ", ".join(dict.fromkeys(re.findall(pattern, told)))


def main() -> None:
    from caravelle.games import title

    folder = Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp())
    folder.mkdir(parents=True, exist_ok=True)
    game = title("endeavor")
    for kind, playing in {"base": game, **game.variants}.items():
        for name, (function, arguments) in kernels(playing).items():
            start = perf_counter()
            text = ptx_of(function, arguments)
            passed = perf_counter() - start
            path = folder / f"{kind}-{name}.ptx"
            path.write_text(text)
            print(f"{path.stem}: {len(text):,} characters in {passed:.1f} s; {needs_of(path)}")
    print(f"in {folder}")


if __name__ == "__main__":
    main()
