"""Evaluations: what a title can say of a position that is not yet decided.

A title measures each side by a list of features, whole numbers that a person can count on the
table. Their weighted sum is the Glory that the side may expect in the end. The weights differ with
the stage of the game; stage 0 is the end. Who compares sides divides by the stage's spread: how
uncertain these sums still are.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

import numpy as np

from .kernel import Function
from .records import Array, FloatGrid, Floats, Grid, dtype_of

SIDES = 5  # the most that a game may score
FEATURES = 64  # room; a title may use fewer
STAGES = 8


class Measures:
    """The features of every side."""

    value: Annotated[Grid, "i4", SIDES, FEATURES]


class Weights:
    """What each feature is worth at each stage, and the spread of each stage."""

    weight: Annotated[FloatGrid, "f8", STAGES, FEATURES]
    spread: Annotated[Floats, "f8", STAGES]


MEASURES, WEIGHTS = dtype_of(Measures), dtype_of(Weights)


@dataclass(frozen=True, eq=False)
class Evaluation:
    """How a title judges positions.

    `features` are their names. `measure(tables, state, scores, measures)` fills in the row of every
    side that scores; `scores` is scratch room. `stage(tables, state)` is a number from 0 to
    STAGES - 1. `weights` is an array of one record of Weights.
    """

    features: tuple[str, ...]
    measure: Function
    stage: Function
    weights: Array


def weights_of(rows: Sequence[Sequence[float]], spread: Sequence[float]) -> Array:
    """The record of weights: for each feature one number per stage; the spread of each stage."""
    weights = np.zeros(1, WEIGHTS)
    weights["weight"][0, :, : len(rows)] = np.array(rows, np.float64).T
    weights["spread"][0] = spread
    return weights
