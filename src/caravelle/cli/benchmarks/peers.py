"""What the engine is measured against, where it is there: the yardstick and other engines.

Each function returns a way to play one round, or says why there is none.
"""

import importlib.util
import random
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Any

import numpy as np

Sampler = Callable[[], dict[str, float]]

YARDSTICK = Path(__file__).resolve().parents[4] / "bench" / "one_kernel.py"


class Missing(Exception):
    """Something to measure against is not here; the text says how to get it."""


def yardstick(games: int) -> Sampler:
    """The mock of a game in bench/one_kernel.py, on one core."""
    if not YARDSTICK.exists():
        raise Missing("bench/one_kernel.py comes with a checkout of the source")
    mock = _loaded(YARDSTICK)
    mask = np.zeros(mock.NA, np.int8)
    mock.run(np.zeros(1, mock.STATE), mask, 1)  # compiles it

    def play() -> dict[str, float]:
        states, start = np.zeros(games, mock.STATE), perf_counter()
        decisions = mock.run(states, mask, 1)
        passed = perf_counter() - start
        return {"yardstick_games": games / passed, "yardstick_decisions": decisions / passed}

    return play


def _loaded(path: Path) -> ModuleType:
    found = importlib.util.spec_from_file_location(path.stem, path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def catanatron(games: int) -> Sampler:
    """Catan by Catanatron, four random players."""
    peer = _imported("catanatron")
    colors = (peer.Color.RED, peer.Color.BLUE, peer.Color.WHITE, peer.Color.ORANGE)

    def play() -> dict[str, float]:
        start = perf_counter()
        for seed in range(games):
            peer.Game([peer.RandomPlayer(color) for color in colors], seed=seed).play()
        return {"catanatron": games / (perf_counter() - start)}

    return play


def open_spiel(games: int) -> Sampler:
    """Backgammon by OpenSpiel, its C++ driven from Python."""
    peer = _imported("pyspiel")
    game, chooser = peer.load_game("backgammon"), random.Random(1)

    def play() -> dict[str, float]:
        start = perf_counter()
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(_chosen(state, chooser))
        return {"open_spiel": games / (perf_counter() - start)}

    return play


def _chosen(state: Any, chooser: random.Random) -> int:
    if not state.is_chance_node():
        legal: list[int] = state.legal_actions()
        return chooser.choice(legal)
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    drawn: int = chooser.choices(outcomes, weights)[0]
    return drawn


def _imported(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        raise Missing("install caravelle[peers], or in a checkout: make extra") from None
