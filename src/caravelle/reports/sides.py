"""Sides in a plot: a colour and a dash for each, for colour must never be the only sign."""

from collections.abc import Sequence
from typing import Any

COLOURS = {  # of names that the games use; each can be told from both papers, light and dark
    "red": "#d24d57",
    "blue": "#3f86c6",
    "yellow": "#c9970c",
    "green": "#3d9c63",
    "purple": "#9a67c4",
}
OTHERS = ("#7d878d", "#c66a2b", "#2f9aa0")
DASHES = ("solid", (0, (5, 1.6)), (0, (1.2, 1.4)), (0, (6, 1.6, 1.2, 1.6)), (0, (3, 1.2, 3, 3)))


def colours(sides: Sequence[str]) -> list[str]:
    """A colour for each side, by its id."""
    spare = iter(OTHERS * len(sides))
    return [COLOURS.get(side) or next(spare) for side in sides]


def dash(number: int) -> Any:
    """The line style of the side of that number."""
    return DASHES[number % len(DASHES)]
