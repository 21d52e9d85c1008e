"""What lies on the sheet: the names of the areas, links, shipping tracks, decks, cities, fleets."""

from collections.abc import Mapping
from html import escape

from .geometry import seen
from .model import Chart, Region
from .names import lines_of, name_place
from .room import Room, places
from .svg import COLOURS, DASH, INK, LIGHT, LINE, Parts, Style, path, polygon, tag, text
from .symbols import city, deck, fleet, link_line, link_spot, open_sea, track_spot

AREA = 3.2  # size of an area's name


def area_names(room: Room, chart: Chart) -> Parts:
    """The name of each area, spaced wide, as near to its middle as there is room."""
    line = AREA * 1.15
    for region in chart.regions:
        xs, ys = zip(*places(region), strict=True)
        middle = [(sum(xs) / len(xs), sum(ys) / len(ys))]
        for lines in (lines_of(region.name.upper()), lines_of(region.name.upper(), 0)):
            size = max(map(len, lines)) * AREA * 0.92 + 2, len(lines) * line + 1.5
            if room.find(*size, middle, region.id):
                break
        x, y = room.take(*size, middle, region.id)
        style: Style = {"letter_spacing": AREA * 0.22, "fill": COLOURS[region.id], "opacity": 0.75}
        for i, words in enumerate(lines):
            yield text(x, y + (i - (len(lines) - 1) / 2) * line, words, size=AREA, **style)


def links(chart: Chart) -> Parts:
    """Lines first, then their spots."""
    names = {space.id: space.name for space in chart.spaces}
    for link in chart.links:
        a, b = chart.segment(link)
        yield link_line(seen(a), seen(b), link.kind)
    for link in chart.links:
        title = tag("title", escape(f" {DASH} ".join(names[end] for end in link.ends)))
        yield tag("g", title + link_spot(*seen(chart.link_spot(link)), link.kind))


def panels(region: Region, words: Mapping[str, str]) -> Parts:
    """The shipping track with its deck, and the open sea."""
    colour, row = COLOURS[region.id], [seen(point) for point in region.track_row]
    if row:
        yield path(polygon([row[0], seen(region.deck)]), stroke=colour, stroke_width=0.5)
    for place, point in enumerate(row, 1):
        yield track_spot(*point, str(place), colour)
    yield tag("g", tag("title", escape(region.name)) + deck(*seen(region.deck), colour))
    if region.slavery_deck:
        x, y = seen(region.slavery_deck)
        yield deck(x, y, INK) + text(x, y + 3.2, words["slavery"], size=1.7, font_style="italic")
    if region.open_sea:
        yield open_sea(*seen(region.open_sea), colour)


def spaces(region: Region) -> Parts:
    """Cities and fleets with their names."""
    halo: Style = {"stroke": LIGHT, "stroke_width": 0.55, "stroke_linejoin": "round"}
    halo["paint_order"] = "stroke"
    for space in region.spaces:
        x, y, anchor, lines = name_place(space)
        colour, at = COLOURS[region.id], seen(space.at)
        is_fleet = space in region.fleets
        spot = fleet(*at, colour) if is_fleet else city(*at, space.glory, colour)
        slant: Style = {"font_style": "italic"} if is_fleet else {}
        for i, line in enumerate(lines):
            down = (i - (len(lines) - 1) / 2) * LINE
            spot += text(x, y + down, line, anchor, **slant, **halo)
        yield tag("g", tag("title", escape(space.name)) + spot)
