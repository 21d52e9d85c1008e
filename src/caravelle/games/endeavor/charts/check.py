"""The checks of a chart: faults, which make it unplayable, and warnings about how it looks.

A fault is a row of the file and what is wrong with it. `examine` finds all of them at once: rows
of the wrong shape are mended or left out first, so that the others can still be checked. What
hangs together is checked here, single rows in `check_rows`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, NamedTuple

from ..state import AREA_NAMES, DEGREE, EUROPE, LINKS, SPACES
from .check_rows import check_rows
from .classic import check_classic
from .looks import check_looks
from .model import Chart
from .reading import KEYS, mend, read
from .wording import Fault, choice, plain, worded

if TYPE_CHECKING:
    from ..content.model import Components, Edition


class Examined(NamedTuple):
    """A chart, what makes it unplayable, and what is wrong with its looks or balance.

    With faults the chart may be None, or hold stand-ins for what was wrong.
    """

    chart: Chart | None
    faults: list[Fault]
    warnings: list[Fault]


def examine(raw: Any, tables: "Components", name: str | None, names: Iterable[str]) -> Examined:
    """Check a chart as TOML gave it; `name` is that of a built-in one, `names` are all those."""
    chart, errors = read(Chart, raw)
    found = [worded(error, raw, "chart", KEYS) for error in errors]
    whole = places = True
    if chart is None:
        mended, whole, places = mend(raw, errors)
        chart, _ = read(Chart, mended)
    if chart is None:
        return Examined(None, found, [])
    broken = {row for row, _ in found} - {"chart"}
    edition = next((row for row in tables.editions if row.id == chart.edition), None)
    sense = [*check_rows(chart, tables, edition, name, names)]
    if whole:
        sense += check_whole(chart, edition, sum(token.copies for token in tables.tokens))
        sense += check_classic(chart, name)
    found += [fault for fault in sense if fault[0] not in broken]
    if edition is None and not found:  # written like the stand-in of a misshapen one
        found.append(("chart", "edition must not be empty"))
    is_small = len(chart.spaces) <= SPACES and len(chart.links) <= LINKS
    ends_known = all(end in chart.home for link in chart.links for end in link.ends)
    looks = whole and places and is_small and ends_known
    return Examined(chart, found, [*check_looks(chart, edition)] if looks else [])


def check_whole(chart: Chart, edition: "Edition | None", circles: int) -> Iterator[Fault]:
    """Counts, and what hangs together by links."""
    yield from check_areas(chart)
    for link, end in ((row, end) for row in chart.links for end in row.ends):
        if end not in chart.home:
            close = get_close_matches(end, chart.home, 1)
            hint = f" (did you mean {plain(close[0])}?)" if close else ""
            yield link.title, f"there is no space {plain(end)}{hint}"
    for what, count, most in (
        ("cities and fleets", len(chart.spaces), SPACES),
        ("links", len(chart.links), LINKS),
    ):
        if count > most:
            yield "chart", f"{count} {what}, at most {most} are possible"
    if chart.circles != circles:
        places = f"{chart.circles} places for tokens (tracks, cities, fleets, circular links)"
        yield "chart", f"{places}, but there are {circles} tokens"
    if edition is not None and edition.fleets and all(k.kind != "square" for k in chart.links):
        yield "chart", f"it has no square link; the edition {edition.id} wants one"
    yield from check_degrees(chart)
    yield from check_connections(chart)


def check_areas(chart: Chart) -> Iterator[Fault]:
    """All seven areas, in order."""
    ids = [region.id for region in chart.regions]
    for id_ in AREA_NAMES:
        if id_ not in ids:
            yield "chart", f"the area {id_} is missing"
    for id_ in ids:
        if id_ not in AREA_NAMES:
            yield plain(id_), f"there is no such area: id must be {choice(AREA_NAMES)}"
    if sorted(ids) == sorted(AREA_NAMES) and tuple(ids) != AREA_NAMES:
        yield "chart", f"the areas must stand in this order: {', '.join(AREA_NAMES)}"


def check_degrees(chart: Chart) -> Iterator[Fault]:
    """How many links end at a space: a city of 2 Glory has one at most, any other some."""
    degree = Counter(end for link in chart.links for end in {*link.ends})
    for space in chart.spaces:
        low, high = (0, 1) if space.glory == 2 else (1, DEGREE)
        links = degree[space.id]
        if not low <= links <= high:
            rule = "at most 1 for a city of 2 Glory" if high == 1 else f"1 to {high} are wanted"
            yield plain(space.id), f"{links} links end here, {rule}"


def check_connections(chart: Chart) -> Iterator[Fault]:
    """Every region has a link with Europe."""
    europe = AREA_NAMES[EUROPE]
    known = [link for link in chart.links if all(end in chart.home for end in link.ends)]
    homes = {frozenset(chart.homes(link)) for link in known}
    for region in chart.regions:
        if region.id != europe and frozenset((europe, region.id)) not in homes:
            yield plain(region.id), "no link joins it to Europe"
