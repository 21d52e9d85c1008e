"""Phase 5, Discard: cards beyond the limit go (Rulebook: The Discard Phase; Rulings: Cards)."""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ..events import DISCARDED
from ..reasons import NOT_HELD, OK
from ..state import CARDS, FREE, GONE, IN_DECK, IN_PILE, ROUNDS, State
from ..tables import Tables
from .attributes import lose_symbols
from .cards import set_aside
from .hand import must_discard, uses_slot
from .seats import to_next_seat


@rule
def seek_discard(tables: Tables, state: State) -> bool:
    """Go on to the next seat that must discard, or in the last round may; False if none is left."""
    while state.served < state.seats:
        if must_discard(tables, state, state.actor) or may_discard(tables, state, state.actor):
            return True
        to_next_seat(state)
    return False


@rule
def may_discard(tables: Tables, state: State, seat: int) -> bool:
    """In the last round a full Governor slot may be emptied, for the Glory of an empty one."""
    return state.round_number == ROUNDS and uses_slot(tables, state, seat)


@rule
def gate(tables: Tables, state: State) -> int:
    """Always open in its step."""
    return OK


@rule
def refuse(tables: Tables, state: State, card: int) -> int:
    """Any card held, Governors and Slavery too."""
    return OK if state.card[card] == state.actor else NOT_HELD


@rule
def apply(tables: Tables, state: State, card: int, events: Events) -> None:
    """Lose the card and its symbols."""
    lose_card(tables, state, state.actor, card, events)


@rule
def lose_card(tables: Tables, state: State, seat: int, card: int, events: Events) -> None:
    """A card held is discarded, with its symbols."""
    emit(events, DISCARDED, seat, card, 0)
    if tables.card_slavery[card]:
        set_aside(tables, state, seat, card, events)
    else:
        lose_symbols(tables, state, seat, card)
        _put_away(tables, state, card)


@rule
def _put_away(tables: Tables, state: State, card: int) -> None:
    """Governors leave the game; others go to the pile, in classic back into their deck."""
    if card >= CARDS:
        state.card[card] = GONE
    elif tables.has_pile:
        state.card[card] = IN_PILE
        state.pile += 1
    else:
        state.card[card] = IN_DECK
        deck = tables.card_deck[card]
        if state.deck_top[deck] == FREE or card < state.deck_top[deck]:
            state.deck_top[deck] = card
