"""Where neutral discs come into the flow of the game: set-up, after Salary, and after a turn."""

from caravelle.core.events import Events
from caravelle.core.kernel import rule

from ...state import ACTION, DRAW, NOWHERE, PAYMENT, START
from .harbors import compare_harbors
from .placing import can_place, leave_turn
from .removals import begin_removals
from .state import NEUTRAL, NeutralState
from .tables import NeutralTables


@rule
def before_phase(tables: NeutralTables, state: NeutralState, events: Events) -> None:
    """Before start buildings are chosen tokens go; once all had Salary, harbors are compared."""
    if state.step == START:
        begin_removals(tables, state)
    elif state.step == ACTION:
        compare_harbors(state, events)


@rule
def after_action(tables: NeutralTables, state: NeutralState, action: int, area: int) -> None:
    """Note what a neutral disc may follow: an own disc in an area, or a Draw; a Payment never."""
    if action == DRAW:
        state.drew = 1
    elif action != PAYMENT:
        state.landed[area] = 1


@rule
def after_turn(tables: NeutralTables, state: NeutralState, events: Events) -> None:
    """A whole turn is done: its seat may place a neutral disc, if it has one and a place for it."""
    state.turn_area = NOWHERE  # classic binds the halves of a building, not the neutral disc
    if can_place(tables, state):
        state.step = NEUTRAL
    else:
        leave_turn(state)
