"""Draw: the top card of a deck, or a card of the discard pile (Rulebook: Draw; Discard)."""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ..events import CARD_DRAWN, CARD_TAKEN
from ..reasons import (
    DECK_CLOSED,
    DECK_EMPTY,
    NO_PILE,
    NOT_IN_PILE,
    OK,
    OTHER_AREA,
    VALUE_TOO_HIGH,
)
from ..state import DRAW, EUROPE, FREE, IN_PILE, State
from ..tables import Tables
from .areas import is_elsewhere, is_open
from .cards import gain_card, leave_deck
from .completion import complete_action
from .turn import action_gate


@rule
def gate(tables: Tables, state: State) -> int:
    """Draw must be among the actions left."""
    return action_gate(state, DRAW)


@rule
def refuse_deck(tables: Tables, state: State, deck: int) -> int:
    """A card on top whose value is within the seat's discs in the area."""
    card = state.deck_top[deck]
    area = tables.deck_area[deck]
    if card == FREE:
        return DECK_EMPTY
    if not tables.draw_in_closed and not is_open(tables, state, area):
        return DECK_CLOSED
    if tables.card_value[card] > state.presence[area, state.turn_seat]:
        return VALUE_TOO_HIGH
    return OTHER_AREA if is_elsewhere(state, area) else OK


@rule
def pile_gate(tables: Tables, state: State) -> int:
    """As for a deck; and there must be a pile."""
    if not tables.has_pile:
        return NO_PILE
    reason = action_gate(state, DRAW)
    if reason != OK:
        return reason
    return OK if state.pile > 0 else NOT_IN_PILE


@rule
def refuse_card(tables: Tables, state: State, card: int) -> int:
    """A card of the pile whose value is within the seat's discs in Europe."""
    if state.card[card] != IN_PILE:
        return NOT_IN_PILE
    if tables.card_value[card] > state.presence[EUROPE, state.turn_seat]:
        return VALUE_TOO_HIGH
    return OK


@rule
def apply_deck(tables: Tables, state: State, deck: int, events: Events) -> None:
    """Take the top card into the hand."""
    card = leave_deck(tables, state, deck)
    emit(events, CARD_DRAWN, state.turn_seat, card, 0)
    gain_card(tables, state, state.turn_seat, card, events)
    complete_action(tables, state, DRAW, tables.deck_area[deck])


@rule
def apply_card(tables: Tables, state: State, card: int, events: Events) -> None:
    """Take a card of the pile into the hand."""
    state.pile -= 1
    emit(events, CARD_TAKEN, state.turn_seat, card, 0)
    gain_card(tables, state, state.turn_seat, card, events)
    complete_action(tables, state, DRAW, EUROPE)
