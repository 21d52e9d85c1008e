"""The room on a chart: what the file has placed, and where the rest finds a place."""

import math
from collections.abc import Callable, Iterable
from itertools import product

import numpy as np

from .geometry import Point, along, around, grown, seen
from .model import Chart, Region
from .names import name_box

MARGIN = 8.5  # of sea around everything


class Room:
    """The frame, what lies where in it, and what is taken."""

    def __init__(self, chart: Chart) -> None:
        self.homes = [(point, region.id) for region in chart.regions for point in places(region)]
        xs, ys = zip(*(point for point, _ in self.homes), strict=True)
        self.frame = grown((min(xs), min(ys), max(xs), max(ys)), MARGIN)
        self.taken = [around(*point, 5.0, 5.0) for point, _ in self.homes]
        self.taken += [name_box(space) for space in chart.spaces]
        for a, b in (map(seen, chart.segment(link)) for link in chart.links):
            steps = spread(0.0, math.dist(a, b))
            spots = [along((a, b), step / max(steps[-1], 0.1)) for step in steps]
            self.taken += [around(*spot, 1.6, 1.6) for spot in spots]

    def home(self, spot: Point) -> str:
        """The area whose colour lies there."""
        return min(self.homes, key=lambda place: math.dist(place[0], spot))[1]

    def take(self, width: float, height: float, goals: Iterable[Point], area: str = "") -> Point:
        """A place as `find` does, or else the one in the way of least; it is then taken."""
        place = self.find(width, height, goals, area)
        if place is None:
            crowd = self.crowd(width, height)
            spots = self.spots(width, height, goals)[::3]
            place = min(spots, key=lambda s: (bool(area) and self.home(s) != area, crowd(s)))
        self.taken.append(around(*place, width, height))
        return place

    def find(
        self, width: float, height: float, goals: Iterable[Point], area: str = ""
    ) -> Point | None:
        """The free place nearest to one of the goals, wholly within an area if one is named."""
        crowd = self.crowd(width, height)
        for spot in self.spots(width, height, goals):
            if not crowd(spot):
                left, top, right, bottom = around(*spot, width, height)
                rim = product(spread(left, right), (top, bottom)) if area else ()
                if all(self.home(point) == area for point in rim):
                    return spot
        return None

    def spots(self, width: float, height: float, goals: Iterable[Point]) -> list[Point]:
        """All middles of such a box within the frame, those nearest to a goal first."""
        left, top, right, bottom = grown(self.frame, -1.0)
        xs = spread(left + width / 2, right - width / 2)
        ys = spread(top + height / 2, bottom - height / 2)
        return sorted(product(xs, ys), key=lambda s: min(math.dist(s, goal) for goal in goals))

    def crowd(self, width: float, height: float) -> Callable[[Point], int]:
        """How much lies in the way of such a box, by its middle."""
        lefts, tops, rights, bottoms = np.array(self.taken).T

        def count(spot: Point) -> int:
            left, top, right, bottom = around(*spot, width, height)
            beside = (lefts >= right) | (rights <= left) | (tops >= bottom) | (bottoms <= top)
            return int(np.count_nonzero(~beside))

        return count


def places(region: Region) -> list[Point]:
    """Everything of an area that lies at a point."""
    panels = filter(None, (region.deck, region.slavery_deck, region.open_sea))
    return [seen(point) for point in (*(s.at for s in region.spaces), *region.track_row, *panels)]


def spread(low: float, high: float) -> list[float]:
    """Places between, about a degree apart."""
    count = max(1, int((high - low) / 1.2))
    return [low + (high - low) * i / count for i in range(count + 1)]
