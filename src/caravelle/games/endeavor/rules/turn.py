"""A turn: one activation or one blue token, and the actions that it allows (Rulebook: Action)."""

from caravelle.core.kernel import rule

from ..state import ACTION, ACTIONS, NOWHERE, TURN, State
from ..tables import Tables


@rule
def begin_turn(state: State, either: int) -> None:
    """The actor's turn is on; the caller says in `left` which actions it allows."""
    state.step = TURN
    state.turn_seat = state.actor
    state.either = either
    state.acted = 0
    state.turn_area = NOWHERE


@rule
def complete_action(tables: Tables, state: State, action: int, area: int) -> None:
    """An action has been carried out wholly, in `area`: "/" allows no other, "+" the rest."""
    state.acted += 1
    state.left[action] -= 1
    if state.either:
        give_up_rest(state)
    elif tables.one_area:
        state.turn_area = area


@rule
def give_up_rest(state: State) -> None:
    """The turn allows nothing more."""
    for action in range(ACTIONS):
        state.left[action] = 0


@rule
def end_turn(state: State) -> None:
    """The seat to the left is next."""
    give_up_rest(state)
    state.either = 0
    state.acted = 0
    state.step = ACTION
    state.turn_area = NOWHERE
    state.actor = (state.turn_seat + 1) % state.seats
