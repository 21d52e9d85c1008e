"""Choices: the legal decisions of a position, as a list and as a mask at once."""

from typing import Annotated

import numpy as np

from .kernel import rule
from .records import I8, Array, Ints, dtype_of

ROOM = 512  # decisions that a game may declare; a declared family list is checked against it


class Choices:
    """`ids[:count]` are the legal decisions, each once; `mask[id]` is 1 for these, else 0."""

    count: I8
    ids: Annotated[Ints, "i2", ROOM]
    mask: Annotated[Ints, "u1", ROOM]


CHOICES = dtype_of(Choices)


def empty_choices(count: int = 1) -> Array:
    """Room for the legal decisions of `count` positions."""
    return np.zeros(count, CHOICES)


@rule
def clear(choices: Choices) -> None:
    """Take all decisions off the list."""
    for index in range(choices.count):
        choices.mask[choices.ids[index]] = 0
    choices.count = 0


@rule
def offer(choices: Choices, action: int) -> None:
    """Put a decision on the list. It must not be there already."""
    choices.mask[action] = 1
    choices.ids[choices.count] = action
    choices.count += 1
