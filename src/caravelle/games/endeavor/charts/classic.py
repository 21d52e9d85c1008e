"""The faults of the built-in classic chart: it is the board of 2009."""

from collections.abc import Iterator

from .model import Chart
from .wording import Fault

# The board of 2009: cities and length of track by region, links by the cities' numbers.
BOARD_2009 = {
    "europe": (10, 0),
    "africa": (2, 6),
    "south_america": (3, 6),
    "caribbean": (3, 6),
    "north_america": (3, 7),
    "india": (3, 7),
    "far_east": (5, 8),
}
LINKS_2009 = (
    "5-6 6-7 7-10 9-10 11-12 16-18 20-21 22-23 27-29 8-11 10-12 3-14 4-15 3-18 4-16 1-21 5-20"
    " 8-19 1-22 2-23 2-25 7-26 14-17 16-19 24-25 24-26"
)
TWO_GLORY_2009 = {13, 28}


def check_classic(chart: Chart, name: str | None) -> Iterator[Fault]:
    """Cities, links and tracks as they were; nothing is asked of another chart."""
    if name != "classic":
        return
    number = {space.id: space.number or 0 for space in chart.spaces}
    if [*number.values()] != [*range(1, 30)]:
        yield "chart", "the numbers of the cities are not 1 to 29 in this order"
    pairs = (sorted(number.get(end, 0) for end in link.ends) for link in chart.links)
    wrong = {f"{low}-{high}" for low, high in pairs} ^ {*LINKS_2009.split()}
    if wrong:
        yield "chart", f"links by number that differ from 2009: {', '.join(sorted(wrong))}"
    if {space.number for space in chart.spaces if space.glory == 2} != TWO_GLORY_2009:
        yield "chart", f"the cities of 2 Glory were numbers {sorted(TWO_GLORY_2009)} in 2009"
    for region in chart.regions:
        found, facts = (len(region.cities), region.track), BOARD_2009.get(region.id)
        if facts and found != facts:
            was = f"in 2009 it had {facts[0]} cities and a track of {facts[1]}"
            yield region.id, f"{was}, not {found[0]} and {found[1]}"
