"""A chart drawn in the manner of an old sea chart, as SVG text.

One unit is one degree, y points down. What the chart's file places comes first; the compass rose,
title, legend and names of the areas take the room that is left.
"""

from collections.abc import Mapping
from html import escape

from ..content.model import Content
from .board import area_names, links, panels, spaces
from .geometry import corners, grown
from .model import Chart
from .ornaments import ROSE, cartouche, legend, rose
from .room import Room
from .sheet import border, rhumbs, sheet, washes
from .svg import FRAME, INK, NAME, tag

FONT = "'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, 'DejaVu Serif', serif"
XMLNS = "http://www.w3.org/2000/svg"
PIXELS = 6  # to a degree, unless the picture is scaled
WORDS = {
    "players": "players",
    "city": "City and its Glory",
    "fleet": "Fleet",
    "circle": "Link with a token",
    "square": "Link without a token",
    "track": "Shipping track to a deck",
    "open_sea": "Open sea",
    "slavery": "Slavery",
}


def draw(source: Content | Chart, words: Mapping[str, str] = WORDS) -> str:
    """The chart as an SVG document; it must be free of faults. `words` are those of the legend."""
    chart = source.chart if isinstance(source, Content) else source
    edition = source.edition.name if isinstance(source, Content) else ""
    room = Room(chart)
    front = [*cartouche(room, chart, edition, words), *legend(room, chart, words)]
    heart = room.take(2 * ROSE + 3, 2 * ROSE + 6, corners(room.frame)[2:])
    parts = [tag("title", escape(chart.title)), *sheet(room), *washes(room, chart)]
    parts += [*rhumbs(room.frame, heart), *area_names(room, chart), *links(chart)]
    for region in chart.regions:
        parts += [*panels(region, words), *spaces(region)]
    parts += [*rose(*heart), *front, *border(room.frame)]
    left, top, right, bottom = grown(room.frame, FRAME)
    size = {"width": round(PIXELS * (right - left)), "height": round(PIXELS * (bottom - top))}
    view = f"{left:.1f} {top:.1f} {right - left:.1f} {bottom - top:.1f}"
    style = {"font_family": FONT, "font_size": NAME, "fill": INK}
    body = "\n".join(["", *parts, ""])
    return tag("svg", body, xmlns=XMLNS, viewBox=view, **size, **style) + "\n"
