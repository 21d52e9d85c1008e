"""The engine's speed: whole games, arrays, single decisions, clones."""

import random
import statistics
import timeit
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import numpy as np

import caravelle
from caravelle.core.engine import Engine, cores, load_engine
from caravelle.core.kernel import Kernel, rule
from caravelle.core.records import Array, Records, clone
from caravelle.core.title import Setting
from caravelle.games import title

OPTIONS: dict[str, Any] = {"players": 4, "chart": "side_b"}


class EngineGauge:
    """Measures the engine; each method returns one round of samples by name."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.title = title("endeavor")
        self.engine: Engine = load_engine(self.title)
        self.setting: Setting = self.title.prepare(self.title.options.model_validate(OPTIONS))
        kernel = Kernel.compiled([__package__ or ""], {}, [copy_over], None)
        self._copy = kernel[copy_over]
        self._copy(self._set_up(2), self._set_up(2), 1)  # compiles it

    def _set_up(self, count: int, threads: int = 1) -> Array:
        seats = len(self.setting.seats)
        return self.engine.new_games(self.setting.tables, seats, range(count), threads)

    def playouts(self, count: int, threads: int) -> tuple[float, float]:
        """Games and decisions a second, from set-up to the end."""
        start = perf_counter()
        states = self._set_up(count, threads)
        lengths = self.engine.play_out(self.setting.tables, states, range(count), threads)
        passed = perf_counter() - start
        return count / passed, float(lengths.sum()) / passed

    def one_core(self) -> dict[str, float]:
        """Games on one core, the legal decisions listed at every step."""
        games, decisions = self.playouts(self.games, 1)
        return {"games": games, "decisions": decisions}

    def all_cores(self) -> dict[str, float]:
        """Games on all cores."""
        games, _ = self.playouts(self.games * cores(), cores())
        return {"all_games": games}

    def batch(self) -> dict[str, float]:
        """Many games in step, NumPy choosing: what a learner of one's own would do."""
        count = max(16, self.games // 8)
        tables, states = self.setting.tables, self._set_up(count)
        choices, rows = self.engine.empty_choices(count), np.arange(count)
        generator = np.random.default_rng(1)
        decisions, start = 0, perf_counter()
        while True:
            self.engine.legal(tables, states, choices)
            legal = choices["count"]
            if not legal.any():
                break
            chosen = (generator.random(count) * legal).astype(np.int64)
            actions = np.where(legal > 0, choices["ids"][rows, chosen], -1)
            self.engine.apply(tables, states, actions)
            decisions += int((legal > 0).sum())
        return {"batch": decisions / (perf_counter() - start)}

    def match(self) -> dict[str, float]:
        """The public API, decision by decision through some whole games."""
        timed = list(self._timed_decisions(max(1, self.games // 2_000)))
        legal, do = zip(*timed, strict=True)
        return {"legal": statistics.median(legal) * 1e6, "do": statistics.median(do) * 1e6}

    def _timed_decisions(self, games: int) -> Iterator[tuple[float, float]]:
        chooser = random.Random(1)
        for seed in range(games):
            match = caravelle.new(seed=seed, **OPTIONS)
            while not match.is_over:
                start = perf_counter()
                legal = match.legal
                listed = perf_counter()
                notation = chooser.choice(legal)
                chosen = perf_counter()
                match.do(notation)
                yield listed - start, perf_counter() - chosen

    def clones(self) -> dict[str, float]:
        """A state copied from Python, and inside the kernel."""
        one, times = self._set_up(1), 20_000
        outside = timeit.timeit(lambda: clone(one), number=times) / times
        sources, targets, times = self._set_up(16), self._set_up(16), 1_000_000
        inside = timeit.timeit(lambda: self._copy(sources, targets, times), number=1) / times
        return {"clone": outside * 1e9, "copy": inside * 1e9}


@rule
def copy_over(sources: Records[object], targets: Array, times: int) -> None:
    """Copy whole records, one after the other and all over again."""
    for time in range(times):
        targets[time % len(targets)] = sources[time % len(sources)]
