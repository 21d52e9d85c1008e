"""Phase 4, Action: turns in order until all have passed (Rulebook: The Action Phase).

A turn may begin only if one of its actions can then be carried out, the activating disc having
left the harbor (Rulings: Turn and actions, 1).
"""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ..events import ACTIVATED, PASSED, PASSED_BY_PROGRAM, TOKEN_SPENT
from ..reasons import (
    ALL_BUSY,
    NO_ACTION,
    NO_DISC_TO_ACTIVATE,
    NO_TOKEN,
    NOT_AN_ACTION_TOKEN,
    NOT_BUILT,
    NOTHING_POSSIBLE,
    OK,
)
from ..state import ACTIONS, BUILDINGS, PAYMENT, TOKENS, State
from ..tables import Tables
from .targets import has_target
from .turn import begin_turn, discs_for


@rule
def seek_turn(tables: Tables, state: State, events: Events) -> bool:
    """Go on to the next seat that can act, passing those that can't; False if all have passed."""
    for _ in range(state.seats):
        player = state.players[state.actor]
        if not player.passed:
            if can_begin(tables, state):
                return True
            player.passed = 1
            emit(events, PASSED_BY_PROGRAM, state.actor, 0, 0)
        state.actor = (state.actor + 1) % state.seats
    _end_phase(state)
    return False


@rule
def _end_phase(state: State) -> None:
    """What the phase kept in mind is forgotten."""
    for seat in range(state.seats):
        state.players[seat].passed = 0
    for action in range(ACTIONS):
        state.able[action] = 0


@rule
def can_begin(tables: Tables, state: State) -> bool:
    """Whether the actor has a turn to take; notes in `able` which actions have targets."""
    state.turn_seat = state.actor
    for action in range(ACTIONS):
        state.able[action] = has_target(tables, state, action)
    for building in range(BUILDINGS):
        if refuse_activation(tables, state, building) == OK:
            return True
    for token in range(TOKENS):
        if refuse_token(tables, state, token) == OK:
            return True
    return False


@rule
def gate(tables: Tables, state: State) -> int:
    """Open in its step: whoever could do nothing has been passed already."""
    return OK


@rule
def refuse_activation(tables: Tables, state: State, building: int) -> int:
    """An own building with an empty circle, a disc for it, and an action that is then possible."""
    player = state.players[state.actor]
    if player.built[building] == 0:
        return NOT_BUILT
    if player.worker[building] >= player.built[building]:
        return ALL_BUSY
    if player.harbor == 0:
        return NO_DISC_TO_ACTIVATE
    reason = NO_ACTION
    for action in range(ACTIONS):
        if tables.tile_action[building, action] > 0:
            reason = NOTHING_POSSIBLE
            possible = state.able[action] or _pays_itself(tables, building, action)
            if possible and player.harbor - 1 >= discs_for(action):
                return OK
    return reason


@rule
def _pays_itself(tables: Tables, building: int, action: int) -> bool:
    """A Payment may free the very worker that brought it (Rulings: Turn and actions, table)."""
    return action == PAYMENT and not tables.tile_unpaid[building]


@rule
def activate(tables: Tables, state: State, building: int, events: Events) -> None:
    """A disc from the harbor becomes a worker; the building's actions are open."""
    player = state.players[state.actor]
    player.harbor -= 1
    player.worker[building] += 1
    emit(events, ACTIVATED, state.actor, building, 0)
    for action in range(ACTIONS):
        state.left[action] = tables.tile_action[building, action]
    begin_turn(state, tables.tile_either[building])


@rule
def refuse_token(tables: Tables, state: State, token: int) -> int:
    """A blue token in the harbor, with an action that is possible."""
    player = state.players[state.actor]
    reason = NOT_AN_ACTION_TOKEN
    for action in range(ACTIONS):
        if tables.token_action[token, action] > 0:
            if player.token[token] == 0:
                return NO_TOKEN
            reason = NOTHING_POSSIBLE
            if state.able[action] and player.harbor >= discs_for(action):
                return OK
    return reason


@rule
def spend(tables: Tables, state: State, token: int, events: Events) -> None:
    """The token leaves the game; one of its actions is open."""
    state.players[state.actor].token[token] -= 1
    state.box[token] += 1
    emit(events, TOKEN_SPENT, state.actor, token, 0)
    for action in range(ACTIONS):
        state.left[action] = tables.token_action[token, action]
    begin_turn(state, 1)


@rule
def refuse_pass(tables: Tables, state: State, nothing: int) -> int:
    """Passing is always allowed (Rulings: Set-up and rounds, 6)."""
    return OK


@rule
def apply_pass(tables: Tables, state: State, nothing: int, events: Events) -> None:
    """The seat takes no further turn in this phase."""
    state.players[state.actor].passed = 1
    emit(events, PASSED, state.actor, 0, 0)
