"""What takes the room that is left: title, legend and compass rose."""

from collections.abc import Callable, Mapping

from .geometry import corners
from .model import Chart
from .room import Room
from .svg import (
    DASH,
    DOT,
    GOLD,
    INK,
    LETTER,
    LIGHT,
    NAME,
    SEPIA,
    Parts,
    Style,
    dot,
    path,
    tag,
    text,
)
from .symbols import city, deck, fleet, link_line, link_spot, open_sea, star, track_spot

TITLE, ROSE, SIGN = 4.4, 7.0, 4.6  # sizes of these, height of a sign in the legend


def cartouche(room: Room, chart: Chart, edition: str, words: Mapping[str, str]) -> Parts:
    """The title in a frame."""
    span = DASH.join(map(str, sorted({chart.players[0], chart.players[-1]})))
    under = f" {DOT} ".join(filter(None, (edition, f"{span} {words['players']}")))
    width = max(len(chart.title) * TITLE, len(under) * NAME) * LETTER + 9
    x, y = room.take(width + 2, 15, corners(room.frame)[2:])
    yield path(plate(width, 13.0), x, y, fill=LIGHT, stroke=INK, stroke_width=0.35)
    yield path(plate(width - 1.4, 11.6), x, y, fill="none", stroke=GOLD, stroke_width=0.2)
    yield text(x, y - 1.9, chart.title, size=TITLE, font_style="italic")
    rule = f"M{x - width / 4:.1f} {y + 1.4:.1f}h{width / 2:.1f}"
    yield path(rule, stroke=GOLD, stroke_width=0.2) + path(star(4, 0.9, 0.3), x, y + 1.4, fill=GOLD)
    yield text(x, y + 3.5, under, fill=SEPIA)


def plate(width: float, height: float) -> str:
    """A frame with hollow corners."""
    w, h, r = width / 2, height / 2, 1.4
    turns = ((w, r - h), (w - r, h), (-w, h - r), (r - w, -h))
    starts = ((w - r, -h), (w, h - r), (r - w, h), (-w, r - h))
    sides = zip(starts, turns, strict=True)
    parts = (f"{x:.2f} {y:.2f}A{r} {r} 0 0 0 {u:.2f} {v:.2f}" for (x, y), (u, v) in sides)
    return "M" + "L".join(parts) + "Z"


def legend(room: Room, chart: Chart, words: Mapping[str, str]) -> Parts:
    """What the signs mean, as far as the chart has them."""
    signs: dict[str, Callable[[float, float], str]] = {
        "city": lambda x, y: city(x, y, 1, SEPIA),
        "fleet": lambda x, y: fleet(x, y, SEPIA),
        "circle": lambda x, y: (
            link_line((x - 2, y), (x + 2, y), "circle") + link_spot(x, y, "circle")
        ),
        "square": lambda x, y: (
            link_line((x - 2, y), (x + 2, y), "square") + link_spot(x, y, "square")
        ),
        "track": lambda x, y: track_spot(x - 1.9, y, "1", SEPIA) + deck(x + 1.6, y, SEPIA),
        "open_sea": lambda x, y: open_sea(x, y, SEPIA),
    }
    absent = {"fleet"} if not any(region.fleets for region in chart.regions) else set()
    absent |= {"open_sea"} if not any(region.open_sea for region in chart.regions) else set()
    absent |= {"circle", "square"} - {link.kind for link in chart.links}
    shown = [sign for sign in signs if sign not in absent]
    width = max(len(words[sign]) for sign in shown) * NAME * LETTER + 10.6
    height = SIGN * len(shown) + 2
    x, y = room.take(width + 2, height + 2, corners(room.frame)[2:])
    yield path(plate(width, height), x, y, fill=LIGHT, stroke=INK, stroke_width=0.3)
    for i, sign in enumerate(shown):
        row = y + (i - (len(shown) - 1) / 2) * SIGN
        yield signs[sign](x - width / 2 + 4.9, row)
        yield text(x - width / 2 + 9.2, row, words[sign], "start")


def rose(x: float, y: float) -> Parts:
    """The compass rose: thin points under broad ones, each half light and half dark."""
    for share in (0.62, 0.56):
        yield dot(x, y, ROSE * share, fill="none", stroke=SEPIA, stroke_width=0.15)
    waist = 0.14 * ROSE
    for first, step, reach, ink in ((22.5, 45, 0.55, GOLD), (45, 90, 0.8, GOLD), (0, 90, 1.0, INK)):
        half = f"M0 0V{-reach * ROSE:.2f}L{waist:.2f} {-waist:.2f}Z"
        rim: Style = {"stroke": INK, "stroke_width": 0.1}
        point = path(half, fill=LIGHT, **rim) + tag(
            "g", path(half, fill=ink, **rim), transform="scale(-1 1)"
        )
        for i in range(360 // step):
            yield tag(
                "g", point, transform=f"translate({x:.2f} {y:.2f}) rotate({first + i * step})"
            )
    yield text(x, y - ROSE - 1.4, "N", size=2.6, font_weight="bold")
