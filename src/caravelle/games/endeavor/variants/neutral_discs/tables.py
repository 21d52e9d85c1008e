"""The tables of a game with neutral discs: those of the base game, and how it is set up."""

from typing import Annotated

from caravelle.core.records import I1, Ints, dtype_of

from ...state import AREAS, TRACK
from ...tables import Tables

TRACK_SPACES = (AREAS - 1) * TRACK  # spaces of all tracks together; Europe has none


class NeutralTables(Tables):
    """Content and switches, behind those of the base game."""

    neutral_discs: I1  # in each player's reserve at the start
    tiles_removed: I1  # copies of each type of levels 1 to 4 that leave the game
    tokens_drawn: I1  # tokens that leave each track by the seed
    tokens_chosen: I1  # tokens that the players remove after that, all together
    most_removed: I1  # tokens that leave one track at most, all told
    first_chooser: I1  # who removes first: 0 the Crown, 1 the seat to its left
    track_spaces: I1  # spaces of all tracks: area by area, farthest from the deck first
    track_space_area: Annotated[Ints, "i1", TRACK_SPACES]
    track_space_place: Annotated[Ints, "i1", TRACK_SPACES]


TABLES = dtype_of(NeutralTables)
