"""The flow of a game: from one decision to the next, through the phases of its rounds."""

from caravelle.core.events import NOBODY, Events, emit
from caravelle.core.kernel import rule

from ..events import CROWN_MOVED, GAME_ENDED, ROUND_BEGAN
from ..state import ACTION, BUILD, DISCARD, OVER, ROUND_END, ROUNDS, SALARY, START, TURN, State
from ..tables import Tables
from .action import seek_turn
from .discard import seek_discard
from .growth import grow_all
from .salary import begin_salary, seek_salary
from .seams import after_turn, before_phase
from .seats import begin_phase
from .targets import can_continue
from .turn import give_up_rest


@rule
def advance(tables: Tables, state: State, events: Events) -> None:
    """Move on until somebody has something to decide, or the game is over.

    Each phase hands over to the next one below, so one pass through them is enough. A variant's own
    step is none of them: whatever is decided there sets the step of a phase in the end.
    """
    everybody = state.served == state.seats
    if state.step == START and everybody:
        _begin_round(tables, state, events)
    elif state.step == BUILD and everybody:
        grow_all(tables, state, events)
        begin_salary(tables, state)
    if state.step == SALARY and not seek_salary(tables, state):
        _begin(tables, state, ACTION, events)
    if state.step == TURN and not can_continue(tables, state):
        give_up_rest(state)
        after_turn(tables, state, events)
    if state.step == ACTION and not seek_turn(tables, state, events):
        _begin(tables, state, DISCARD, events)
    if state.step == DISCARD and not seek_discard(tables, state):
        _begin(tables, state, ROUND_END, events)
    if state.step == ROUND_END:
        _end_round(tables, state, events)


@rule
def _begin(tables: Tables, state: State, phase: int, events: Events) -> None:
    """A phase begins with the Crown, unless a variant has something to do first."""
    begin_phase(state, phase)
    before_phase(tables, state, events)


@rule
def _begin_round(tables: Tables, state: State, events: Events) -> None:
    """The Construction phase of the next round."""
    state.round_number += 1
    emit(events, ROUND_BEGAN, NOBODY, state.round_number, 0)
    _begin(tables, state, BUILD, events)


@rule
def _end_round(tables: Tables, state: State, events: Events) -> None:
    """The Crown goes left; after the seventh round the game ends instead (End of the Round)."""
    if state.round_number == ROUNDS:
        state.step = OVER
        state.actor = NOBODY
        emit(events, GAME_ENDED, NOBODY, 0, 0)
        return
    if state.seats > 1:
        state.crown = (state.crown + 1) % state.seats
        emit(events, CROWN_MOVED, state.crown, 0, 0)
    _begin_round(tables, state, events)
