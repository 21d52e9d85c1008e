"""Warnings: things drawn too close to each other, crossings, and regions too unlike in worth."""

import itertools
import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ..state import AREA_NAMES, EUROPE
from .geometry import Point, cross, distance
from .model import Chart
from .wording import Fault

if TYPE_CHECKING:
    from ..content.model import Edition

# The look of a chart, in degrees.
MIN_SPACE = 3.2  # between any two things drawn
MIN_PANEL = 4.0  # between a deck, open sea or head of a track and anything else
MIN_CLEAR = 2.0  # between a link and anything that is not on it
MIN_FORK = 1.3  # the same, for the token of a link that shares an end with it
MAX_SHIFT = 5.0  # that a space may be moved from its true place
MAX_CROSSINGS = 3
MAX_SPREAD = 1.5  # worth of the richest region / worth of the poorest


class Thing(NamedTuple):
    """Something drawn at a point."""

    name: str
    at: Point
    panel: bool = False  # a deck, an open sea or the head of a track
    row: str = ""  # the region whose shipping track, or deck at its end, this is
    ends: tuple[str, ...] = ()  # of the link it lies on, or the space itself


def things(chart: Chart) -> Iterator[Thing]:
    """All that is drawn at a point."""
    for space in chart.spaces:
        yield Thing(space.id, space.at, ends=(space.id,))
    for link in chart.links:
        yield Thing(link.title, chart.link_spot(link), ends=link.ends)
    for region in chart.regions:
        for place, at in enumerate(region.track_row):
            yield Thing(f"{region.id} track {place + 1}", at, place == 0, region.id)
        yield Thing(f"{region.id} deck", region.deck, True, region.id)
        for field, point in (("slavery_deck", region.slavery_deck), ("open_sea", region.open_sea)):
            if point is not None:
                yield Thing(f"{region.id} {field}", point, True)


def check_looks(chart: Chart, edition: "Edition | None") -> Iterator[Fault]:
    """Things too close to each other, crossings, and regions too unlike in worth."""
    for space in chart.spaces:
        shift = math.hypot(*space.shift)
        if shift > MAX_SHIFT:
            yield space.id, f"it is moved by {shift:.2f} degrees, more than {MAX_SHIFT}"
    drawn = [*things(chart)]
    for a, b in itertools.combinations(drawn, 2):
        is_near = (a.row and a.row == b.row) or not (a.panel or b.panel)
        need, gap = MIN_SPACE if is_near else MIN_PANEL, math.dist(a.at, b.at)
        if gap < need - 1e-9:
            yield a.name, f"it lies {gap:.2f} degrees from {b.name}, less than {need}"
    for link, thing in itertools.product(chart.links, drawn):
        if thing.ends and {*thing.ends} <= {*link.ends}:
            continue
        need = MIN_FORK if {*link.ends} & {*thing.ends} else MIN_CLEAR
        gap = distance(chart.segment(link), thing.at)
        if gap < need:
            yield link.title, f"it passes {thing.name} at {gap:.2f} degrees, less than {need}"
    lines = [(link.title, chart.segment(link)) for link in chart.links]
    crossed = [f"{a} x {b}" for (a, s), (b, t) in itertools.combinations(lines, 2) if cross(s, t)]
    if len(crossed) > MAX_CROSSINGS:
        count = f"{len(crossed)} crossings of links, more than {MAX_CROSSINGS}"
        yield "chart", f"{count}: {'; '.join(crossed)}"
    if edition is not None and edition.fleets:
        yield from check_balance(chart)


def check_balance(chart: Chart) -> Iterator[Fault]:
    """Glory to be had: cities, links within a region, half of those that leave it."""
    worth = dict.fromkeys((region.id for region in chart.regions), 0.0)
    for space in chart.spaces:
        worth[chart.home[space.id]] += space.glory
    for home in (home for link in chart.links for home in chart.homes(link)):
        worth[home] += 0.5
    worth.pop(AREA_NAMES[EUROPE], None)
    if worth and max(worth.values()) > MAX_SPREAD * min(worth.values()):
        listed = ", ".join(f"{id_} {value:g}" for id_, value in worth.items())
        yield "chart", f"one region is worth over {MAX_SPREAD} times another: {listed}"
