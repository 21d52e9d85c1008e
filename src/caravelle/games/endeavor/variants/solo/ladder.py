"""The ladder: which colours act, in which order, and how many of them (Echelle d'Action).

Place 1 acts first; discs before the end marker have an action in this round.
"""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ...state import DRAW
from .agenda import BONUS, HALF, push
from .choice import clear_options
from .events import LADDER_MOVED, LADDER_TURN, OPPOSITION_FIRST
from .rungs import seek_city
from .state import PLACES, State
from .tables import Tables

_PLAYER_FIRST = 2  # rounds at the beginning


@rule
def place_of_round(round_number: int) -> int:
    """Where the end marker lies before anything is built: 2, 3, then 4 actions."""
    if round_number <= 3:
        return 3
    return 4 if round_number <= 5 else 5


@rule
def goes_first(tables: Tables, state: State, events: Events) -> bool:
    """From round 3 on the Opposition does, if its first colour could Occupy a city."""
    if state.round_number <= _PLAYER_FIRST:
        return False
    can = seek_city(tables, state, state.ladder[0]) != 0
    clear_options(state)
    if can:
        emit(events, OPPOSITION_FIRST, state.ladder[0], 0, 0)
    return can


@rule
def plan_half(state: State) -> None:
    """The Opposition's half of the Action phase is to come next."""
    state.had_half = 1
    push(state, HALF, 0, 0, 0)


@rule
def next_disc(state: State, index: int, events: Events) -> int:
    """The colour whose disc acts now; those behind it on the ladder come after its consequences."""
    if index + 2 < state.marker:
        push(state, HALF, 0, index + 1, 0)
    emit(events, LADDER_TURN, state.ladder[index], index + 1, 0)
    return state.ladder[index]


@rule
def after_action(tables: Tables, state: State, action: int, area: int) -> None:
    """Any Draw of the player brings the Opposition a bonus Draw in this round (Pioche Bonus)."""
    if action == DRAW:
        state.drew = 1


@rule
def plan_bonus(state: State) -> None:
    """The player has drawn: the colour under the end marker draws after both halves."""
    if state.drew:
        push(state, BONUS, state.ladder[state.marker - 1], 0, 0)
        state.drew = 0


@rule
def move_up(state: State, events: Events) -> None:
    """Discs that had an action go behind the others, in their order; the marker to its place."""
    acted = state.marker - 1
    for _ in range(acted):
        first = state.ladder[0]
        for place in range(PLACES - 1):
            state.ladder[place] = state.ladder[place + 1]
        state.ladder[PLACES - 1] = first
    state.marker = place_of_round(state.round_number + 1)
    emit(events, LADDER_MOVED, state.turn_seat, acted, state.marker)
