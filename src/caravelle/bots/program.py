"""The bots' program of a title: its kernel with search and evaluation, ready to be called."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from caravelle.core.cache import cache_folder, make_ready
from caravelle.core.evaluation import Evaluation, weights_of
from caravelle.core.kernel import Function, Kernel
from caravelle.core.records import Array, clone, widen, widened
from caravelle.core.title import Title

from . import entries, valuing
from .desk import DESK
from .tree import EDGE, NODE

PACKAGE = "caravelle.bots"
BY_SCORE = Evaluation(
    ("glory",), valuing.measure, valuing.stage, weights_of([[1.0] * 8], [5.0] * 8)
)


class Program:
    """The entries of one title's bots, compiled or interpreted; trusting, as an engine is.

    An interpreted program runs on widened records, as an interpreted engine does.
    """

    def __init__(self, title: Title, kernel: Kernel, wide: bool = False) -> None:
        self.title, self.wide = title, wide
        self.evaluation = evaluation_of(title)
        self.grow_tree = kernel[entries.grow_tree]
        self.forget_others = kernel[entries.forget_others]
        self.judge_each = kernel[entries.judge_each]
        self.restart_chance = kernel[entries.restart_chance]

    @classmethod
    def interpreted(cls, title: Title) -> "Program":
        """The bots' rules as plain Python."""
        return cls(title, Kernel.interpreted(packages_of(title), bindings_of(title)), wide=True)

    @classmethod
    def compiled(cls, title: Title, folder: Path | None) -> "Program":
        """The bots' rules compiled when first called, and kept in `folder`."""
        kernel = Kernel.compiled(packages_of(title), bindings_of(title), entries.ENTRIES, folder)
        return cls(title, kernel)

    def own(self, records: Array) -> Array:
        """A copy of ordinary records in the form that this program runs on."""
        return widen(records) if self.wide else clone(records)

    def zeros(self, count: int, dtype: np.dtype[Any]) -> Array:
        """Empty records in that form; their memory is taken only as they are written to."""
        return np.zeros(count, widened(dtype) if self.wide else dtype)


def evaluation_of(title: Title) -> Evaluation:
    """The title's own evaluation, else its bare score."""
    return title.evaluation or BY_SCORE


def packages_of(title: Title) -> tuple[str, ...]:
    """The packages whose rules make up the program."""
    return (*title.packages, PACKAGE)


def bindings_of(title: Title) -> dict[str, Function]:
    """The title's rules for what core and bots leave open."""
    evaluation, home = evaluation_of(title), valuing.__name__
    own = {f"{home}.measure": evaluation.measure, f"{home}.stage": evaluation.stage}
    return {**title.bindings, **own}


def folder_of(title: Title) -> Path | None:
    """Where the compiled program belongs; None where nothing can be written."""
    records = (DESK.descr, NODE.descr, EDGE.descr)
    return cache_folder(title, bindings_of(title), entries.ENTRIES, False, *records)


@cache
def load_program(title: Title) -> Program:
    """The compiled program of a title, one for the whole process; compiled as engines are."""
    compile_ahead(title)
    return Program.compiled(title, folder_of(title))


def compile_ahead(title: Title) -> None:
    """Fill the cache of a title's program unless it is full, in a child process.

    Raises CalledProcessError where the child fails.
    """
    announcement = "Compiling the bots, once: about half a minute ..."
    make_ready(folder_of(title), title, f"{PACKAGE}.compiling", announcement)
