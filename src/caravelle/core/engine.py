"""The engine: a title's kernel on arrays, for those who need speed.

All functions take arrays of records and trust them: they never validate. One array of `tables`
(of one record) serves any number of `states`. What `Match` does safely and one decision at a time,
this does by the million:

    engine = load_engine(title)
    states = engine.new_games(tables, seats=4, seeds=range(100_000))
    lengths = engine.play_out(tables, states, seeds=range(100_000), threads=2)
    glory = engine.scores(tables, states)
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from . import entries
from .cache import cache_folder, compile_for_parent, make_ready, mark_ready
from .choices import CHOICES
from .events import event_buffer
from .kernel import Kernel
from .records import Array, clone, narrow, widen, widened
from .rng import first_words
from .title import Title

NO_LIMIT = 1 << 30
Integers = npt.NDArray[np.int64]


class Engine:
    """The kernel of one title, compiled or interpreted.

    An interpreted engine works on widened records: give it arrays that it made itself, or that
    went through `own`, and get ordinary ones back with `ordinary`.
    """

    def __init__(self, title: Title, kernel: Kernel, wide: bool = False) -> None:
        self.title, self.wide = title, wide
        self._begin = kernel[entries.begin_games]
        self._legal = kernel[entries.list_legal]
        self._apply = kernel[entries.apply_each]
        self._refusal = kernel[entries.find_refusal]
        self._score = kernel[entries.score_each]
        self._play_out = kernel[entries.play_out]
        self._quiet = self.own(event_buffer(0))

    @classmethod
    def interpreted(cls, title: Title) -> "Engine":
        """The rules as plain Python: slow, but a debugger can follow them."""
        return cls(title, Kernel.interpreted(title.packages, title.bindings), wide=True)

    @classmethod
    def compiled(cls, title: Title, cache: Path | None, checked: bool = False) -> "Engine":
        """The rules compiled; `checked` also checks every index (for tests)."""
        kernel = Kernel.compiled(title.packages, title.bindings, entries.ENTRIES, cache, checked)
        return cls(title, kernel)

    def own(self, records: Array) -> Array:
        """A copy of ordinary records in the form that this engine runs on."""
        return widen(records) if self.wide else clone(records)

    def ordinary(self, records: Array, dtype: np.dtype[Any]) -> Array:
        """Records of this engine in their ordinary form. OverflowError if a value does not fit."""
        return narrow(records, dtype) if self.wide else records

    def new_games(self, tables: Array, seats: int, seeds: npt.ArrayLike, threads: int = 1) -> Array:
        """A state for every seed (64-bit numbers), set up and ready for the first decision."""
        words = first_words(seeds)
        state = self.title.state
        states = np.zeros(len(words), widened(state) if self.wide else state)

        def begin(part: slice) -> None:
            self._begin(tables, states[part], words[part], seats, self._quiet)

        _in_parts(len(words), threads, begin)
        return states

    def empty_choices(self, count: int = 1) -> Array:
        """Room for the legal decisions of `count` states."""
        return self.own(np.zeros(count, CHOICES))

    def legal(self, tables: Array, states: Array, choices: Array) -> None:
        """List the legal decisions of each state in its record of `choices`, ids and mask."""
        self._legal(tables, states, choices)

    def apply(
        self, tables: Array, states: Array, actions: npt.ArrayLike, events: Array | None = None
    ) -> None:
        """Carry out one legal decision in each state; a negative one leaves its state alone."""
        ids = np.asarray(actions, np.int64)
        self._apply(tables, states, ids, self._quiet if events is None else events)

    def refusal(self, tables: Array, state: Array, action: int) -> int:
        """The code of the reason why the decision is not legal in this one state, or 0."""
        return int(self._refusal(tables, state, action))

    def scores(self, tables: Array, states: Array) -> Array:
        """The score of every seat of each state, as if it ended now."""
        scores = self.own(np.zeros(len(states), self.title.scores))
        self._score(tables, states, scores)
        return self.ordinary(scores, self.title.scores)

    def play_out(
        self,
        tables: Array,
        states: Array,
        seeds: npt.ArrayLike,
        threads: int = 1,
        limit: int = NO_LIMIT,
    ) -> Integers:
        """Play each state on by random legal decisions; returns how many each one took.

        Every game draws from its own seed, so the result does not depend on `threads`.
        """
        words = first_words(seeds)
        lengths = np.zeros(len(states), np.int64)

        def play(part: slice) -> None:
            self._play_out(
                tables, states[part], words[part], lengths[part],
                self.empty_choices(), self._quiet, limit,
            )  # fmt: skip

        _in_parts(len(states), threads, play)
        return lengths


def _in_parts(count: int, threads: int, work: Callable[[slice], None]) -> None:
    """Do the work in slices on several threads; the compiled kernel holds no lock."""
    size = max(1, -(-count // (threads * 8)))
    parts = [slice(start, start + size) for start in range(0, count, size)]
    if threads == 1:
        for part in parts:
            work(part)
        return
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, parts))


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _folder(title: Title) -> Path | None:
    return cache_folder(title, title.bindings, entries.ENTRIES)


@cache
def load_engine(title: Title) -> Engine:
    """The compiled engine of a title, one for the whole process.

    The first time after a change of the rules it is compiled, in a child process so that this one
    stays small, and that is announced on stderr. Where no cache can be written it is compiled here.
    """
    compile_ahead(title)
    return Engine.compiled(title, _folder(title))


def compile_ahead(title: Title) -> None:
    """Fill the cache of a title unless it is full, in a child process.

    Raises CalledProcessError where the child fails.
    """
    folder = _folder(title)
    make_ready(
        folder, title, "caravelle.core.engine", "Compiling the rules, once: about half a minute ..."
    )


def compile_into_cache(title: Title) -> None:
    """Compile every entry and keep it in the cache folder, by playing a short game."""
    folder = _folder(title)
    engine = Engine.compiled(title, folder)
    setting = title.prepare(title.options.model_validate(title.usual))
    states = engine.new_games(setting.tables, len(setting.seats), [0])
    choices = engine.empty_choices()
    engine.legal(setting.tables, states, choices)
    first = int(choices["ids"][0, 0])
    engine.refusal(setting.tables, states, first)
    engine.apply(setting.tables, states, [first])
    engine.play_out(setting.tables, states, [0])
    engine.scores(setting.tables, states)
    mark_ready(folder)


if __name__ == "__main__":
    compile_for_parent(compile_into_cache)
