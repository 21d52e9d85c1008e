"""The state of a game with neutral discs: that of the base game, and what lies beside the mats."""

from typing import Annotated

from caravelle.core.kernel import rule
from caravelle.core.records import I1, Ints, dtype_of

from ...state import AREAS, OVER, SEATS, State
from ...state import STEP_NAMES as BASE_NAMES

# steps of the variant's own: which token leaves a track; whether and where a neutral disc goes
REMOVE, NEUTRAL = OVER + 1, OVER + 2
STEP_NAMES = (*BASE_NAMES, "remove", "neutral")


class NeutralState(State):
    """A whole game between two decisions, behind the fields of the base game."""

    neutral_reserve: Annotated[Ints, "i1", SEATS]  # neutral discs not yet in the game, by seat
    neutral_harbor: Annotated[Ints, "i1", SEATS]  # neutral discs ready to be placed, by seat
    neutral_gone: I1  # neutral discs that have left the game
    removed: Annotated[Ints, "i1", AREAS]  # tokens that left each track during set-up
    removals: I1  # tokens that players have still to remove
    landed: Annotated[Ints, "i1", AREAS]  # 1: a disc of the turn's seat went down there this turn
    drew: I1  # 1: a card was drawn this turn


STATE = dtype_of(NeutralState)


@rule
def neutral_party(state: NeutralState) -> int:
    """The number of the neutral colour: the party behind the seats."""
    return state.seats
