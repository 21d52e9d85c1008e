"""A turn: one activation or one blue token, and the actions that it allows (Rulebook: Action)."""

from caravelle.core.kernel import rule

from ..reasons import ACTION_NOT_OPEN, NO_DISC, OK, TWO_DISCS
from ..state import ACTION, ACTIONS, ATTACK, NOWHERE, OCCUPY, SHIP, TURN, State


@rule
def begin_turn(state: State, either: int) -> None:
    """The actor's turn is on; the caller says in `left` which actions it allows."""
    state.step = TURN
    state.turn_seat = state.actor
    state.either = either
    state.acted = 0
    state.turn_area = NOWHERE


@rule
def discs_for(action: int) -> int:
    """Discs from the harbor that an action uses up; of Attack's two, one is the casualty."""
    if action == ATTACK:
        return 2
    return 1 if action in (SHIP, OCCUPY) else 0


@rule
def action_gate(state: State, action: int) -> int:
    """The action must be among those left, and its discs in the harbor."""
    if state.left[action] == 0:
        return ACTION_NOT_OPEN
    if state.players[state.turn_seat].harbor >= discs_for(action):
        return OK
    return TWO_DISCS if action == ATTACK else NO_DISC


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
