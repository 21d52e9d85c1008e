"""What the data files hold, row by row: components and editions, and all of it with one chart."""

from collections.abc import Mapping

from pydantic import Field

from ..charts.model import Chart, Count, Row
from ..state import ATTRIBUTE_NAMES


class Fact(Row):
    """A row that says where it is known from."""

    id: str
    source: str
    house_fields: tuple[str, ...] = ()


class Track(Fact):
    """An attribute track: `levels[value]` is what it grants."""

    name: str
    grants: str
    levels: tuple[Count, ...]


class GloryValues(Fact):
    """The values of an attribute track that score, smallest first."""

    id: str = "glory"
    values: tuple[Count, ...]


class Token(Fact):
    """A kind of trade token: an attribute one has symbols, an action one has actions."""

    name: str
    kind: str
    symbols: Mapping[str, Count] = Field(default_factory=dict)
    actions: tuple[str, ...] = ()
    combine: str | None = None
    copies: Count


class AnyBuilding(Fact):
    """What building tiles and start buildings share."""

    name: str
    attributes: Mapping[str, Count]
    actions: tuple[str, ...]
    combine: str | None = None
    glory: Count


class Building(AnyBuilding):
    """A type of building tile; `copies` counts its tiles by edition."""

    level: Count
    no_payment: bool = False
    effect: str | None = None
    copies: Mapping[str, Count]


class StartBuilding(AnyBuilding):
    """A building that a player begins with."""

    editions: tuple[str, ...]


class Deck(Fact):
    """A stack of Asset cards; presence for it is counted in its area."""

    name: str
    kind: str
    area: str


class AnyCard(Fact):
    """What Asset cards and Governors share."""

    symbols: Mapping[str, Count]


class Card(AnyCard):
    """An Asset card."""

    deck: str
    value: Count
    bonus_disc: bool = False
    abolition: bool = False


class Governor(AnyCard):
    """The Governor of a region."""

    region: str


class Edition(Fact):
    """The switches of an edition; editions.toml says what each decides."""

    name: str
    discs: Count
    start_workers: Count
    level_5_types: Count
    level_5_per_player: Count
    draw_in_closed_region: bool
    bonus_disc: bool
    one_area_per_building: bool
    discard_pile: bool
    track_lengthens: bool
    fleets: bool
    open_sea: bool


class TracksFile(Row):
    """tracks.toml."""

    max_value: Count
    tracks: tuple[Track, ...]
    glory: GloryValues


class TokensFile(Row):
    """tokens.toml."""

    tokens: tuple[Token, ...]


class BuildingsFile(Row):
    """buildings.toml."""

    buildings: tuple[Building, ...]
    start_buildings: tuple[StartBuilding, ...]


class CardsFile(Row):
    """cards.toml."""

    decks: tuple[Deck, ...]
    cards: tuple[Card, ...]
    governors: tuple[Governor, ...]


class EditionsFile(Row):
    """editions.toml."""

    editions: tuple[Edition, ...]


Editions = tuple[Edition, ...]


class Components(TracksFile, TokensFile, BuildingsFile, CardsFile, EditionsFile):
    """All components except the chart."""

    @property
    def attributes(self) -> tuple[str, ...]:
        """The four attributes in their order."""
        return ATTRIBUTE_NAMES

    @property
    def glory_values(self) -> tuple[int, ...]:
        """The values of an attribute track that score, smallest first."""
        return self.glory.values


class Content(Components):
    """All components and one chart; guaranteed to make sense together."""

    chart: Chart

    @property
    def edition(self) -> Edition:
        """The edition of the chart."""
        return next(row for row in self.editions if row.id == self.chart.edition)


FILES: dict[str, type[Row]] = {
    "tracks.toml": TracksFile,
    "tokens.toml": TokensFile,
    "buildings.toml": BuildingsFile,
    "cards.toml": CardsFile,
    "editions.toml": EditionsFile,
}
ROWS: tuple[type[Row], ...] = (
    *(Track, GloryValues, Token, Building, StartBuilding, Deck, Card, Governor, Edition),
    *FILES.values(),
)
KEYS = {key for row in ROWS for key in row.model_fields}
