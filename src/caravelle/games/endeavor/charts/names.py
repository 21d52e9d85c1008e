"""The names of cities and fleets: on which side, in how many lines, how much room they take."""

from .geometry import Box, around, seen
from .model import Space
from .svg import LETTER, LINE, NAME

LONG = 14  # letters beyond which a name takes two lines
SIDES = {  # from a space to the middle of the near end of its name
    "n": (0.0, -2.9, "middle"),
    "ne": (1.5, -2.0, "start"),
    "e": (2.2, 0.0, "start"),
    "se": (1.5, 2.0, "start"),
    "s": (0.0, 2.9, "middle"),
    "sw": (-1.5, 2.0, "end"),
    "w": (-2.2, 0.0, "end"),
    "nw": (-1.5, -2.0, "end"),
}


def lines_of(name: str, long: int = LONG) -> list[str]:
    """A long name in two lines, cut near its middle."""
    cuts = [i for i, letter in enumerate(name) if letter == " "]
    if len(name) <= long or not cuts:
        return [name]
    cut = min(cuts, key=lambda i: abs(i - len(name) / 2))
    return [name[:cut], name[cut + 1 :]]


def name_place(space: Space) -> tuple[float, float, str, list[str]]:
    """Where a space's name begins, ends or has its middle, the middle of its height, its lines."""
    right, down, anchor = SIDES[space.label]
    lines = lines_of(space.name)
    x, y = seen(space.at)
    more = (len(lines) - 1) * LINE / 2 * ((down > 1) - (down < -1))
    return x + right, y + down + more, anchor, lines


def name_box(space: Space) -> Box:
    """The room of a space's name."""
    x, y, anchor, lines = name_place(space)
    width, height = max(map(len, lines)) * NAME * LETTER, LINE * len(lines)
    return around(x + {"start": 0.5, "middle": 0, "end": -0.5}[anchor] * width, y, width, height)
