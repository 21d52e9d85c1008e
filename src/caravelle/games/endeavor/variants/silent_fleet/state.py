"""The state of a game with the Silent Fleet: the base game's record, and what a turn provokes.

The fleet's discs are those of the player's record behind the seats: its `supply` holds them, and
nothing else of that record is used.
"""

from typing import Annotated

from caravelle.core.records import I1, Ints, dtype_of
from caravelle.games.endeavor.state import ACTIONS, AREAS, BUILDINGS, OVER, State
from caravelle.games.endeavor.state import STEP_NAMES as BASE_STEP_NAMES

# steps: which action the fleet answers, what it does, and the tile that Building Scarcity takes
ANSWER, SILENT, SCARCITY = range(OVER + 1, OVER + 4)
STEP_NAMES = (*BASE_STEP_NAMES, "answer", "silent", "scarcity")

NO_ACTION = -1


class SilentState(State):
    """A whole game between two decisions."""

    provoked: Annotated[Ints, "i1", ACTIONS]  # 1: carried out this turn, and to be answered
    occupied: Annotated[Ints, "i1", AREAS]  # 1: a city there was occupied this turn
    by_token: I1  # 1: the turn is that of an action token
    answering: I1  # the action that is being answered, or NO_ACTION
    scrapped: Annotated[Ints, "i1", BUILDINGS]  # tiles lost to Building Scarcity, by kind


SILENT_STATE = dtype_of(SilentState)
