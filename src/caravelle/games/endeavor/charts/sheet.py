"""The sheet that a chart is drawn on: parchment, colours of the areas, lines of bearing, border."""

import math
from collections.abc import Iterable
from itertools import pairwise, product

from .geometry import Box, Point, along, corners, grown
from .model import Chart
from .room import Room, places
from .svg import COLOURS, FRAME, INK, LIGHT, PAPER, SEPIA, Parts, box, path, polygon, tag, text

MARK, FIGURE = 5, 20  # degrees from one mark, and one figure, of the border to the next


def sheet(room: Room) -> Parts:
    """Parchment, darker towards its edges."""
    stops = ((0.0, LIGHT), (0.6, PAPER), (1.0, "#dcc590"))
    shades = "".join(tag("stop", offset=offset, stop_color=ink) for offset, ink in stops)
    yield tag("defs", tag("radialGradient", shades, id="parchment", r=0.75))
    yield tag("defs", tag("clipPath", box(room.frame), id="frame"))
    yield box(grown(room.frame, FRAME), fill="url(#parchment)")


def washes(room: Room, chart: Chart) -> Parts:
    """Each area's colour, as far as something of that area is nearest."""
    for region in chart.regions:
        others = [point for point, home in room.homes if home != region.id]
        cells = [cell(room.frame, point, others) for point in places(region)]
        d, colour = "".join(map(polygon, filter(None, cells))), COLOURS[region.id]
        rim = path(d, fill=colour, stroke=colour, stroke_width=0.45, stroke_linejoin="round")
        paint = rim + path(d, fill=mixed(colour, LIGHT, 0.3))
        yield tag("g", paint, opacity=0.42, clip_path="url(#frame)")


def cell(frame: Box, point: Point, others: Iterable[Point]) -> list[Point]:
    """The part of the frame that lies nearer to a point than to the others."""
    shape = corners(frame)
    for other in others:
        shape = cut(shape, point, other)
    return shape


def cut(shape: list[Point], point: Point, other: Point) -> list[Point]:
    """The part of a shape nearer to one point than to the other."""
    nx, ny = other[0] - point[0], other[1] - point[1]
    mx, my = along((point, other), 0.5)
    kept: list[Point] = []
    for a, b in pairwise([*shape, *shape[:1]]):
        da, db = ((x - mx) * nx + (y - my) * ny for x, y in (a, b))
        if da <= 0:
            kept.append(a)
        if da < 0 < db or db < 0 < da:
            kept.append(along((a, b), da / (da - db)))
    return kept


def mixed(ink: str, other: str, share: float) -> str:
    """A colour with that share of an ink."""
    pairs = zip(bytes.fromhex(ink[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(share * a + (1 - share) * b) for a, b in pairs).hex()


def rhumbs(frame: Box, heart: Point) -> Parts:
    """Lines of bearing from the compass rose, and from the place opposite."""
    left, top, right, bottom = frame
    reach = math.hypot(right - left, bottom - top)
    rays = ""
    for x, y in (heart, (left + right - heart[0], top + bottom - heart[1])):
        for turn in (math.tau * i / 32 for i in range(32)):
            rays += f"M{x:.1f} {y:.1f}l{reach * math.cos(turn):.1f} {reach * math.sin(turn):.1f}"
    yield path(rays, clip_path="url(#frame)", stroke=SEPIA, stroke_width=0.1, opacity=0.3)


def border(frame: Box) -> Parts:
    """Neat lines with a scale of degrees between them."""
    left, top, right, bottom = frame
    for by, width in ((0.0, 0.2), (0.8, 0.12), (FRAME - 0.5, 0.35)):
        yield box(grown(frame, by), fill="none", stroke=INK, stroke_width=width)
    marks = ""
    for x in multiples(left, right - MARK, 2 * MARK):
        marks += "".join(f"M{x} {y:.1f}h{MARK}v.8h-{MARK}z" for y in (top - 0.8, bottom))
    for y in multiples(top, bottom - MARK, 2 * MARK):
        marks += "".join(f"M{x:.1f} {y}h.8v{MARK}h-.8z" for x in (left - 0.8, right))
    yield path(marks, fill=INK)
    for x, row in product(multiples(left, right, FIGURE), (top - 1.75, bottom + 1.75)):
        yield text(x, row, f"{abs(x)}°", size=1.5, fill=SEPIA)
    for column, y in product((left - 1.75, right + 1.75), multiples(top, bottom, FIGURE)):
        turn = f"rotate(-90 {column:.2f} {y})"
        yield text(column, y, f"{abs(y)}°", size=1.5, fill=SEPIA, transform=turn)


def multiples(low: float, high: float, by: int) -> range:
    """The multiples of a whole number between."""
    return range(math.ceil(low / by) * by, math.floor(high) + 1, by)
