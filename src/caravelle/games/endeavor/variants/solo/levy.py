"""Payment by a blue token: it takes one of the player's attribute tokens (Actions bonus, iv)."""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ...rules.attributes import gain_token
from ...state import ATTRIBUTES, TOKENS
from .choice import clear_options, count_options, keep_lowest
from .events import LOWEST, TOKEN_LEVIED
from .mat import is_blue
from .places import token_rank
from .state import MAT, PLAYER, State
from .tables import Tables


@rule
def seek_levy(tables: Tables, state: State, events: Events) -> bool:
    """The player's token of the Opposition's lowest track, else of the next; False if none.

    Casualties under a track are no tokens to be taken (Rulings: opposition disc, 5).
    """
    clear_options(state)
    for token in range(TOKENS):
        if state.players[PLAYER].token[token] > 0 and not is_blue(tables, token):
            state.option[token] = token_rank(tables, state, token)
    if count_options(state) == 0:
        return False
    keep_lowest(state, LOWEST, events)
    return True


@rule
def levy(tables: Tables, state: State, party: int, token: int, events: Events) -> None:
    """The token and its symbols change mats."""
    player = state.players[PLAYER]
    player.token[token] -= 1
    for attribute in range(ATTRIBUTES):
        player.attribute[attribute] -= tables.token_symbol[token, attribute]
    gain_token(tables, state, MAT, token)
    emit(events, TOKEN_LEVIED, party, token, 0)
