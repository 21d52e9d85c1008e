"""The engine on a GPU: simulated in plain Python, and real where there is one."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from caravelle.core.engine import Engine
from caravelle.core.records import clone
from tests.core import toy

ROOT = Path(__file__).parents[2]

SIMULATED = """
from caravelle.core.cuda import CudaEngine
from caravelle.core.engine import Engine
from tests.core import toy

setting = toy.TITLE.prepare(toy.TITLE.options())
cpu, seats, seeds = Engine.interpreted(toy.TITLE), len(setting.seats), [3, 1, 2**64 - 1]
tables = cpu.own(setting.tables)
states = cpu.new_games(tables, seats, seeds)
begun = cpu.ordinary(states, toy.TITLE.state)
lengths = cpu.play_out(tables, states, seeds)
ended = cpu.ordinary(states, toy.TITLE.state)
for local in True, False:
    gpu = CudaEngine(toy.TITLE, block=2, local=local)
    assert gpu.simulated
    tables = gpu.send(setting.tables)
    states = gpu.new_games(tables, seats, seeds)
    assert gpu.fetch(states).tobytes() == begun.tobytes()
    assert gpu.play_out(tables, states, seeds).copy_to_host().tolist() == lengths.tolist()
    assert gpu.fetch(states).tobytes() == ended.tobytes()
print("the same")
"""


def test_a_simulated_gpu_comes_to_the_bytes_of_the_interpreter() -> None:
    places = os.pathsep.join((str(ROOT), *sys.path))
    done = subprocess.run(
        [sys.executable, "-c", SIMULATED],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": places},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "the same\n", done.stderr


def has_gpu() -> bool:
    if find_spec("numba_cuda") is None:
        return False
    from numba import cuda

    module: object = cuda
    return bool(module.is_available())  # type: ignore[attr-defined]


@pytest.mark.gpu
@pytest.mark.skipif(not has_gpu(), reason="needs numba-cuda (extra gpu) and a CUDA GPU")
def test_a_gpu_comes_to_the_bytes_of_the_cpu(toy_engine: Engine) -> None:
    from caravelle.core.cuda import CudaEngine

    gpu, seeds = CudaEngine(toy.TITLE), np.arange(1_000)
    setting = toy.TITLE.prepare(toy.TITLE.options())
    begun = toy_engine.new_games(setting.tables, len(setting.seats), seeds)
    ended = clone(begun)
    lengths = toy_engine.play_out(setting.tables, ended, seeds)
    tables = gpu.send(setting.tables)
    states = gpu.new_games(tables, len(setting.seats), seeds)
    assert gpu.fetch(states).tobytes() == begun.tobytes()
    assert gpu.play_out(tables, states, seeds).copy_to_host().tolist() == lengths.tolist()
    assert gpu.fetch(states).tobytes() == ended.tobytes()
