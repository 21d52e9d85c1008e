"""Notes on a turn: what it really carried out, which is all that the Silent Fleet can answer."""

from caravelle.core.events import Events
from caravelle.core.kernel import rule
from caravelle.games.endeavor.rules.action import spend as spend_base
from caravelle.games.endeavor.rules.turn import end_turn
from caravelle.games.endeavor.state import ACTIONS, AREAS, DRAW, OCCUPY, SHIP

from .state import NO_ACTION, SilentState
from .tables import SilentTables


@rule
def is_answered(action: int) -> bool:
    """Attack and Payment provoke nothing (Rulebook: Silent Fleet, Attack; Payment)."""
    return action in (SHIP, OCCUPY, DRAW)


@rule
def spend(tables: SilentTables, state: SilentState, token: int, events: Events) -> None:
    """The turn of an action token, which the fleet may not react to."""
    spend_base(tables, state, token, events)
    state.by_token = 1


@rule
def after_action(tables: SilentTables, state: SilentState, action: int, area: int) -> None:
    """Note an action carried out. Option No Reaction to Tokens: only those of a building."""
    if not is_answered(action) or (tables.no_reaction_to_tokens and state.by_token):
        return
    state.provoked[action] = 1
    if action == OCCUPY:
        state.occupied[area] = 1


@rule
def finish_turn(state: SilentState) -> None:
    """The turn is over, its answer given; the next one begins with a clean slate."""
    for action in range(ACTIONS):
        state.provoked[action] = 0
    for area in range(AREAS):
        state.occupied[area] = 0
    state.by_token = 0
    state.answering = NO_ACTION
    end_turn(state)
