"""Stop: to take no more of what is offered, in Salary, in a turn, and in the last Discard."""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ..events import DISCARD_ENDED, SALARY_ENDED, TURN_ENDED
from ..reasons import MUST_ACT, MUST_DISCARD, OK
from ..state import DISCARD, SALARY, TURN, State
from ..tables import Tables
from .hand import must_discard
from .seats import to_next_seat
from .turn import give_up_rest


@rule
def gate(tables: Tables, state: State) -> int:
    """A turn needs one action at least; cards that don't fit must go."""
    if state.step == TURN and state.acted == 0:
        return MUST_ACT
    if state.step == DISCARD and must_discard(tables, state, state.actor):
        return MUST_DISCARD
    return OK


@rule
def refuse(tables: Tables, state: State, nothing: int) -> int:
    """Nothing more to say than the gate says."""
    return OK


@rule
def apply(tables: Tables, state: State, nothing: int, events: Events) -> None:
    """The actor wants no more."""
    if state.step == SALARY:
        emit(events, SALARY_ENDED, state.actor, 0, 0)
        state.wages = 0
    elif state.step == TURN:
        emit(events, TURN_ENDED, state.actor, 0, 0)
        give_up_rest(state)
    else:
        emit(events, DISCARD_ENDED, state.actor, 0, 0)
        to_next_seat(state)
