"""Points, lines and boxes: in degrees on a chart, in its picture with y pointing down."""

import math
from typing import Annotated

from pydantic import Field

Longitude = Annotated[float, Field(ge=-180, le=180, allow_inf_nan=False)]
Latitude = Annotated[float, Field(ge=-90, le=90, allow_inf_nan=False)]
Point = tuple[Longitude, Latitude]
Segment = tuple[Point, Point]

Box = tuple[float, float, float, float]  # left, top, right, bottom


def along(segment: Segment, fraction: float) -> Point:
    """The point at that fraction of the way."""
    (ax, ay), (bx, by) = segment
    return ax + fraction * (bx - ax), ay + fraction * (by - ay)


def distance(segment: Segment, point: Point) -> float:
    """How far the point lies from the line between two points."""
    (ax, ay), (bx, by) = segment
    length = math.dist(*segment)
    if not length:
        return math.dist(segment[0], point)
    fraction = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / length**2
    return math.dist(point, along(segment, max(0.0, min(1.0, fraction))))


def cross(s: Segment, t: Segment) -> bool:
    """Whether two lines cross away from their ends."""
    is_apart = not {*s} & {*t}
    return is_apart and side(s, t[0]) * side(s, t[1]) < 0 and side(t, s[0]) * side(t, s[1]) < 0


def side(segment: Segment, point: Point) -> float:
    """On which side of the line it lies, by the sign."""
    (ax, ay), (bx, by) = segment
    return (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)


def seen(point: Point) -> Point:
    """Where a place in degrees lies in the picture."""
    return point[0], -point[1]


def grown(area: Box, by: float) -> Box:
    """The same box with a rim."""
    return area[0] - by, area[1] - by, area[2] + by, area[3] + by


def around(x: float, y: float, width: float, height: float) -> Box:
    """A box by its middle."""
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def corners(area: Box) -> list[Point]:
    """From top left to bottom left."""
    left, top, right, bottom = area
    return [(left, top), (right, top), (right, bottom), (left, bottom)]
