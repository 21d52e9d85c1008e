"""The symbols of spaces, links, tracks and decks, each at a point: on the board, in the legend."""

import math

from .geometry import Point, around
from .svg import GOLD, INK, LIGHT, SEPIA, Style, box, dot, path, polygon, text

SPOT, TRACK_SPOT, LINK_SPOT = 1.55, 1.45, 1.05  # radii
SHIP = (
    "M-.7 .3H.72Q.64 .7 .36 .72H-.38Q-.62 .64-.7 .3ZM-.03 .26V-.8H.06V.26Z"
    "M.13-.68Q.72-.28 .62 .16H.13ZM-.1-.58Q-.64-.22-.6 .16H-.1Z"
)
WAVES = "M-1 .45q.25-.4 .5 0t.5 0 .5 0 .5 0M-1-.35q.25-.4 .5 0t.5 0 .5 0 .5 0"


def link_line(a: Point, b: Point, kind: str) -> str:
    """A line, dashed where it holds no token."""
    d = f"M{a[0]:.2f} {a[1]:.2f}L{b[0]:.2f} {b[1]:.2f}"
    dash: Style = {} if kind == "circle" else {"stroke_dasharray": "1 .55"}
    rim = path(d, stroke=LIGHT, stroke_width=0.9, opacity=0.7)
    return rim + path(d, stroke=INK, stroke_width=0.3, **dash)


def link_spot(x: float, y: float, kind: str) -> str:
    """A round spot for a token, or a square without one."""
    ink = {"fill": LIGHT, "stroke": INK, "stroke_width": 0.26}
    if kind == "square":
        return box(around(x, y, 1.7, 1.7), **ink)
    inner = dot(x, y, LINK_SPOT - 0.35, fill="none", stroke=SEPIA, stroke_width=0.1)
    return dot(x, y, LINK_SPOT, **ink) + inner


def track_spot(x: float, y: float, words: str, colour: str) -> str:
    """A place of a shipping track."""
    spot = dot(x, y, TRACK_SPOT, fill=LIGHT, stroke=colour, stroke_width=0.3)
    return spot + text(x, y, words, size=1.6, fill=colour)


def deck(x: float, y: float, colour: str) -> str:
    """A stack of cards with a star on the top one."""
    parts = ""
    for lift in (0.5, 0.25, 0.0):
        card = around(x + lift, y - lift, 2.7, 3.6)
        parts += box(card, rx=0.35, fill=colour, stroke=LIGHT, stroke_width=0.16)
    parts += box(around(x, y, 2.1, 3.0), rx=0.2, fill="none", stroke=LIGHT, stroke_width=0.1)
    return parts + path(star(8, 0.85, 0.3), x, y, fill=LIGHT)


def open_sea(x: float, y: float, colour: str) -> str:
    """An open sea, where discs lie without a space of their own."""
    dash = {"fill": LIGHT, "fill_opacity": 0.6, "stroke_dasharray": ".7 .5"}
    rim = dot(x, y, 2.1, stroke=colour, stroke_width=0.3, **dash)
    return rim + path(WAVES, x, y, 1.15, fill="none", stroke=colour, stroke_width=0.26)


def city(x: float, y: float, glory: int, colour: str) -> str:
    """A city with its Glory; one of two has a golden rim."""
    ink, width = (GOLD, 0.5) if glory > 1 else (colour, 0.25)
    parts = dot(x, y, SPOT, fill=LIGHT, stroke=ink, stroke_width=width)
    parts += dot(x, y, SPOT - 0.4, fill=colour)
    return parts + text(x, y, str(glory), size=1.7, fill=LIGHT, font_weight="bold")


def fleet(x: float, y: float, colour: str) -> str:
    """A fleet: a ship."""
    rim = dot(x, y, SPOT, fill=LIGHT, stroke=colour, stroke_width=0.35)
    return rim + path(SHIP, x, y, 1.3, fill=colour)


def star(points: int, outer: float, inner: float) -> str:
    """The outline of a star."""
    turns = [math.pi * i / points for i in range(2 * points)]
    reaches = [outer, inner] * points
    pairs = zip(turns, reaches, strict=True)
    return polygon((reach * math.sin(turn), -reach * math.cos(turn)) for turn, reach in pairs)
