"""The setting of a game with neutral discs: what 2 and 3 players set up differently."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

import numpy as np

from caravelle.core.title import Setting

from ...content import Content
from ...options import Options
from ...setting import prepared
from .actions import SPACE
from .tables import TABLES

PARTY = "neutral"
TRACK_SPACE = "track_space"  # the domain of the spaces of all tracks


@dataclass(frozen=True)
class SetUp:
    """What a number of players sets up with; the fields are those of the tables."""

    neutral_discs: int
    tiles_removed: int
    tokens_drawn: int
    tokens_chosen: int
    most_removed: int
    first_chooser: int


# Rulings: Neutral discs, table. Every chart has enough tokens on its tracks to be removed, for the
# shortest track that a chart may have is of two spaces.
SET_UP = {
    2: SetUp(3, tiles_removed=1, tokens_drawn=1, tokens_chosen=6, most_removed=3, first_chooser=0),
    3: SetUp(2, tiles_removed=0, tokens_drawn=0, tokens_chosen=8, most_removed=2, first_chooser=1),
}


def prepare(options: Options) -> Setting:
    """The setting for these options. Raises OptionError or ContentError."""
    return prepared(options, SPACE, TABLES, (PARTY,), switch=_switch, things=_things)


def _switch(tables: np.void, options: Options) -> None:
    """Write the set-up and the numbers of the track spaces into the tables."""
    for name, value in asdict(SET_UP[options.players]).items():
        tables[name] = value
    lengths = tables["track_length"].tolist()
    spaces = [(area, place) for area, length in enumerate(lengths) for place in range(length)]
    tables["track_spaces"] = len(spaces)
    for number, (area, place) in enumerate(spaces):
        tables["track_space_area"][number] = area
        tables["track_space_place"][number] = place


def _things(content: Content) -> Mapping[str, tuple[str, ...]]:
    """The ids of the track spaces, as the tables number them: "africa_1" is farthest from deck."""
    regions = content.chart.regions
    spaces = (f"{region.id}_{place + 1}" for region in regions for place in range(region.track))
    return {TRACK_SPACE: tuple(spaces)}
