"""Completion: an action of a turn has been carried out wholly."""

from caravelle.core.kernel import rule

from ..state import State
from ..tables import Tables
from .seams import after_action
from .turn import give_up_rest


@rule
def complete_action(tables: Tables, state: State, action: int, area: int) -> None:
    """An action has been carried out wholly, in `area`: "/" allows no other, "+" the rest."""
    state.acted += 1
    state.left[action] -= 1
    if state.either:
        give_up_rest(state)
    elif tables.one_area:
        state.turn_area = area
    after_action(tables, state, action, area)
