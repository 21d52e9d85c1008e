"""The elements of a picture, as SVG text, and the inks and measures that its parts share."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import Any

from .geometry import Box, Point

PAPER, LIGHT, INK, SEPIA, GOLD = "#f2e4bf", "#fcf5e1", "#33261a", "#7d5f3c", "#a97f2f"
COLOURS = {
    "europe": "#5d4a86",
    "africa": "#a9562a",
    "south_america": "#3d7544",
    "caribbean": "#a33d68",
    "north_america": "#2d648f",
    "india": "#8c6a15",
    "far_east": "#993530",
}
DASH, DOT = "\u2013", "\u00b7"

FRAME = 3.2  # width of the border
NAME, LETTER, LINE = 2.3, 0.58, 2.2  # size of a name, width of a letter in sizes, next line

Parts = Iterator[str]
Style = dict[str, Any]


def tag(element: str, content: str = "", **values: Any) -> str:
    """An element around markup or escaped text."""
    listed = ""
    for key, value in values.items():
        shown = f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
        listed += f' {key.replace("_", "-")}="{escape(shown)}"'
    return f"<{element}{listed}>{content}</{element}>" if content else f"<{element}{listed}/>"


def dot(x: float, y: float, r: float, **style: Any) -> str:
    """A circle."""
    return tag("circle", cx=x, cy=y, r=r, **style)


def box(area: Box, **style: Any) -> str:
    """A rectangle."""
    left, top, right, bottom = area
    return tag("rect", x=left, y=top, width=right - left, height=bottom - top, **style)


def path(d: str, x: float = 0, y: float = 0, scale: float = 1, **style: Any) -> str:
    """A path, moved and scaled."""
    if x or y:
        style["transform"] = f"translate({x:.2f} {y:.2f}) scale({scale:.2f})"
    return tag("path", d=d, **style)


def text(
    x: float, y: float, words: str, anchor: str = "middle", size: float = NAME, **style: Any
) -> str:
    """A line of text, its middle at that height."""
    place = {"x": x, "y": y + 0.34 * size, "text_anchor": anchor, "font_size": size}
    return tag("text", escape(words), **place, **style)


def polygon(points: Iterable[Point]) -> str:
    """The path through these corners."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"
