"""The faults of a chart's rows, each by itself: its head, areas, cities, fleets and links."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ..state import AREA_NAMES, EUROPE, SEATS, TRACK
from .fields import SOURCES, check_id, check_one_of, check_words
from .geometry import Point
from .model import Chart, Link, Region, Space
from .names import SIDES
from .reading import NEUTRAL
from .wording import Fault, choice, plain, show

if TYPE_CHECKING:
    from ..content.model import Components, Edition

KINDS = ("circle", "square")
MIN_TRACK = 2


def check_rows(
    chart: Chart,
    tables: "Components",
    edition: "Edition | None",
    name: str | None,
    names: Iterable[str],
) -> Iterator[Fault]:
    """What each row says by itself."""
    yield from check_head(chart, tables, name, names)
    for region in chart.regions:
        yield from check_region(region, edition)
        for space in region.cities:
            yield from check_space(space, (1, 2))
        for space in region.fleets:
            yield from check_space(space, (0,))
    for link in chart.links:
        yield from check_link(link, edition)
    yield from check_unique(chart)


def check_head(
    chart: Chart, tables: "Components", name: str | None, names: Iterable[str]
) -> Iterator[Fault]:
    """The fields above the regions."""
    yield from check_id("chart", chart.id)
    if name is not None and chart.id != name:
        yield "chart", f"id must be {name}, like the file, not {plain(chart.id)}"
    if name is None and chart.id in names:
        yield "chart", f"id {chart.id} belongs to a built-in chart: choose another"
    yield from check_words("chart", "title", chart.title)
    known = [row.id for row in tables.editions]
    if chart.edition not in (*known, NEUTRAL["edition"]):
        yield "chart", f"edition must be {choice(known)}, not {show(chart.edition)}"
    for source in filter(None, (chart.source, chart.names_source)):
        yield from check_one_of("chart", "source", source, SOURCES)
    players = chart.players
    if not players or list(players) != sorted({*players} & {*range(1, SEATS + 1)}):
        yield "chart", f"players must be numbers from 1 to {SEATS}, smallest first"


def check_region(region: Region, edition: "Edition | None") -> Iterator[Fault]:
    """An area's track, decks and open sea."""
    id_, is_europe = plain(region.id), region.id == AREA_NAMES[EUROPE]
    yield from check_words(id_, "name", region.name)
    if not region.cities:
        yield id_, "it has no city"
    if is_europe and region.track:
        yield id_, f"track must be 0 in Europe, not {region.track}"
    if not is_europe and not MIN_TRACK <= region.track <= TRACK:
        yield id_, f"track must be {MIN_TRACK} to {TRACK}, not {region.track}"
    yield from check_presence(id_, "track_anchor", region.track_anchor, not is_europe)
    yield from check_presence(id_, "slavery_deck", region.slavery_deck, is_europe)
    if edition is not None:
        open_sea = edition.open_sea and not is_europe
        yield from check_presence(id_, "open_sea", region.open_sea, open_sea)
        if region.fleets and not edition.fleets:
            yield id_, f"the edition {edition.id} has no fleets"
        if is_europe and edition.fleets and not region.fleets:
            yield id_, f"it has no fleet; the edition {edition.id} wants one in Europe"


def check_presence(row: str, field: str, value: Point | None, wanted: bool) -> Iterator[Fault]:
    """A place that this area must, or must not, have."""
    if wanted and value is None:
        yield row, f"{field} is missing"
    if not wanted and value is not None:
        yield row, f"{field} does not belong here"


def check_space(space: Space, glory: tuple[int, ...]) -> Iterator[Fault]:
    """A city's or fleet's own fields."""
    id_ = plain(space.id)
    yield from check_id(id_, space.id)
    yield from check_words(id_, "name", space.name)
    if space.glory not in glory:
        yield id_, f"glory must be {' or '.join(map(str, glory))}, not {space.glory}"
    yield from check_one_of(id_, "label", space.label, SIDES)


def check_link(link: Link, edition: "Edition | None") -> Iterator[Fault]:
    """A link's own fields."""
    if link.ends[0] == link.ends[1]:
        yield link.title, "both its ends are the same space"
    yield from check_one_of(link.title, "kind", link.kind, KINDS)
    if link.kind == "square" and edition is not None and not edition.fleets:
        yield link.title, f"the edition {edition.id} has no square links"
    if link.glory != 1:
        yield link.title, f"glory must be 1, not {link.glory}"
    if not 0 < link.at < 1:
        yield link.title, f"at must lie between 0 and 1, not {link.at}"


def check_unique(chart: Chart) -> Iterator[Fault]:
    """A notation names one thing, and so does a name on the chart."""
    ids = Counter([*(row.id for row in chart.regions), *(row.id for row in chart.spaces)])
    for id_, count in ids.items():
        if count > 1:
            yield plain(id_), f"this id occurs {count} times among areas, cities and fleets"
    for name, count in Counter(space.name for space in chart.spaces).items():
        if count > 1:
            yield plain(name), f"this name occurs {count} times among cities and fleets"
    for ends, count in Counter(frozenset(link.ends) for link in chart.links).items():
        if count > 1:
            yield "link " + "-".join(map(plain, sorted(ends))), f"it occurs {count} times"
