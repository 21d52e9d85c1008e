"""The Opposition's card limit: it obeys the same one, and discards what costs it least.

The card whose loss leaves it most Glory if the game ended now, then most attribute symbols, then
the player chooses (Rulings: opposition disc, 8).
"""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ...rules.attributes import lose_symbols
from ...rules.discard import lose_card
from ...rules.hand import must_discard
from ...scoring import track_glory
from ...state import ASIDE, ATTRIBUTES, CARDS, HELD_CARDS
from .choice import clear_options, keep_lowest
from .events import GLORY, GOVERNOR_KEPT, SYMBOLS
from .state import MAT, State
from .tables import Tables


@rule
def seek_discard(tables: Tables, state: State, events: Events) -> bool:
    """The cards that cost the Opposition least; False if its cards fit."""
    clear_options(state)
    if not must_discard(tables, state, MAT):
        return False
    state.colour = MAT
    for card in range(HELD_CARDS):
        if state.card[card] == MAT:
            state.option[card] = 1 + loss_of(tables, state, card)
    keep_lowest(state, GLORY, events)
    for card in range(HELD_CARDS):
        if state.option[card] != 0:
            state.option[card] = 1 + symbols_on(tables, card)
    keep_lowest(state, SYMBOLS, events)
    return True


@rule
def loss_of(tables: Tables, state: State, card: int) -> int:
    """Glory that the Opposition loses with a card; that of a Governor it keeps."""
    loss = tables.card_slavery[card]
    if card < CARDS:
        loss += tables.card_glory[card]
    player = state.players[MAT]
    for attribute in range(ATTRIBUTES):
        symbols = tables.card_symbol[card, attribute]
        loss += track_glory(tables, state, MAT, attribute)
        player.attribute[attribute] -= symbols
        loss -= track_glory(tables, state, MAT, attribute)
        player.attribute[attribute] += symbols
    return loss


@rule
def symbols_on(tables: Tables, card: int) -> int:
    """Attribute symbols of a card."""
    symbols = 0
    for attribute in range(ATTRIBUTES):
        symbols += tables.card_symbol[card, attribute]
    return symbols


@rule
def shed(tables: Tables, state: State, card: int, events: Events) -> None:
    """A Governor stays beside the mat for its Glory; other cards go where a player's go."""
    if card < CARDS:
        lose_card(tables, state, MAT, card, events)
        return
    lose_symbols(tables, state, MAT, card)
    state.card[card] = ASIDE + MAT
    emit(events, GOVERNOR_KEPT, MAT, card, 0)
