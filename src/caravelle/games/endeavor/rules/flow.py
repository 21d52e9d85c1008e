"""The flow of a game: from one decision to the next, through the phases of its rounds."""

from caravelle.core.events import NOBODY, Events, emit
from caravelle.core.kernel import rule

from ..events import CROWN_MOVED, GAME_ENDED, ROUND_BEGAN
from ..state import ACTION, BUILD, DISCARD, OVER, ROUNDS, SALARY, START, TURN, State
from ..tables import Tables
from .action import begin_actions, seek_turn
from .discard import seek_discard
from .growth import grow_all
from .salary import begin_salary, seek_salary
from .seats import begin_phase
from .targets import can_continue
from .turn import end_turn


@rule
def advance(tables: Tables, state: State, events: Events) -> None:
    """Move on until somebody has something to decide, or the game is over.

    Each phase hands over to the next one below, so one pass through them is enough.
    """
    everybody = state.served == state.seats
    if state.step == START and everybody:
        _begin_round(state, events)
    elif state.step == BUILD and everybody:
        grow_all(tables, state, events)
        begin_salary(tables, state)
    if state.step == SALARY and not seek_salary(tables, state):
        begin_actions(state)
    if state.step == TURN and not can_continue(tables, state):
        end_turn(state)
    if state.step == ACTION and not seek_turn(tables, state, events):
        begin_phase(state, DISCARD)
    if state.step == DISCARD and not seek_discard(tables, state):
        _end_round(state, events)


@rule
def _begin_round(state: State, events: Events) -> None:
    """The Construction phase of the next round."""
    state.round_number += 1
    emit(events, ROUND_BEGAN, NOBODY, state.round_number, 0)
    begin_phase(state, BUILD)


@rule
def _end_round(state: State, events: Events) -> None:
    """The Crown goes left; after the seventh round the game ends instead (End of the Round)."""
    if state.round_number == ROUNDS:
        state.step = OVER
        state.actor = NOBODY
        emit(events, GAME_ENDED, NOBODY, 0, 0)
        return
    state.crown = (state.crown + 1) % state.seats
    emit(events, CROWN_MOVED, state.crown, 0, 0)
    _begin_round(state, events)
