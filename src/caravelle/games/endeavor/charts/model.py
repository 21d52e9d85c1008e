"""A chart as its file describes it: areas, spaces, links, and where each of them lies.

Types are checked here, sense in `check`. Everything is frozen. `Row` is the base of the rows of
every data file.
"""

from functools import cached_property
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from .geometry import Latitude, Longitude, Point, Segment, along
from .wording import plain

Count = Annotated[int, Field(ge=0, le=999)]
Fraction = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]


class Row(BaseModel):
    """A row of a data file: known keys only, no silent conversion, frozen."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Space(Row):
    """A city or a fleet; `number` and `board` are its place on the board of 2009."""

    id: str
    name: str
    glory: Count
    lon: Longitude
    lat: Latitude
    shift: Point = (0.0, 0.0)
    label: str = "s"
    number: Count | None = None
    board: tuple[Count, Count] | None = None

    @property
    def at(self) -> Point:
        """Where it is drawn."""
        return self.lon + self.shift[0], self.lat + self.shift[1]


class Link(Row):
    """A line between two spaces; kind "circle" holds a token at the start, "square" none."""

    ends: tuple[str, str]
    kind: str
    glory: Count
    at: Fraction = 0.5

    @property
    def title(self) -> str:
        """Its name in messages."""
        return "link " + "-".join(map(plain, self.ends))


class Region(Row):
    """An area with its spaces, its shipping track (none in Europe) and its deck."""

    id: str
    name: str
    track: Count
    track_anchor: Point | None = None
    deck: Point
    slavery_deck: Point | None = None
    open_sea: Point | None = None
    cities: tuple[Space, ...]
    fleets: tuple[Space, ...] = ()

    @property
    def spaces(self) -> tuple[Space, ...]:
        """Cities first, then fleets: the order of the kernel."""
        return self.cities + self.fleets

    @property
    def track_row(self) -> tuple[Point, ...]:
        """Where the spaces of the track are drawn, the one claimed first at the head."""
        if self.track_anchor is None:
            return ()
        row = self.track_anchor, self.deck
        return tuple(along(row, place / self.track) for place in range(self.track))


class Chart(Row):
    """A board: who may play on it, under which edition, its regions and its links."""

    id: str
    title: str
    edition: str
    players: tuple[Count, ...]
    source: str = "house"
    names_source: str | None = None
    links: tuple[Link, ...]
    regions: tuple[Region, ...]

    @cached_property
    def spaces(self) -> tuple[Space, ...]:
        """All cities and fleets in the order of the kernel, region by region."""
        return tuple(space for region in self.regions for space in region.spaces)

    @cached_property
    def at(self) -> dict[str, Point]:
        """Where each space is drawn."""
        return {space.id: space.at for space in self.spaces}

    @cached_property
    def home(self) -> dict[str, str]:
        """The region of each space."""
        return {space.id: region.id for region in self.regions for space in region.spaces}

    @property
    def circles(self) -> int:
        """How many spaces hold a token at the start."""
        tracks = sum(region.track for region in self.regions)
        return tracks + len(self.spaces) + sum(link.kind == "circle" for link in self.links)

    def homes(self, link: Link) -> tuple[str, str]:
        """The regions of its two ends."""
        first, second = link.ends
        return self.home[first], self.home[second]

    def segment(self, link: Link) -> Segment:
        """The line that it is drawn as."""
        first, second = link.ends
        return self.at[first], self.at[second]

    def link_spot(self, link: Link) -> Point:
        """Where its token, or its square, is drawn."""
        return along(self.segment(link), link.at)
