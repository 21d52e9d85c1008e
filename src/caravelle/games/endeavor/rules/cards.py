"""Cards: gaining and losing them, and the abolition of slavery."""

from caravelle.core.events import NOBODY, Events, emit
from caravelle.core.kernel import rule

from ..events import ABOLITION, BONUS_DISC, CARD_SET_ASIDE
from ..state import ASIDE, CARDS, DECKS, FREE, GONE, IN_DECK, State
from ..tables import Tables
from .attributes import gain_symbols, lose_symbols


@rule
def gain_card(tables: Tables, state: State, seat: int, card: int, events: Events) -> None:
    """Take a card into the hand, with its symbols, its disc, and the abolition it may bring."""
    state.card[card] = seat
    gain_symbols(tables, state, seat, card)
    player = state.players[seat]
    if tables.card_disc[card] and player.supply > 0:
        player.supply -= 1
        player.harbor += 1
        emit(events, BONUS_DISC, seat, 0, 0)
    if tables.card_abolition[card] and not state.abolished:
        abolish_slavery(tables, state, events)


@rule
def leave_deck(tables: Tables, state: State, deck: int) -> int:
    """Take the top card off a deck; the next one is on top then. Returns the card."""
    card = state.deck_top[deck]
    state.deck_top[deck] = FREE
    for under in range(card + 1, tables.deck_last[deck]):
        if state.card[under] == IN_DECK:
            state.deck_top[deck] = under
            break
    return card


@rule
def set_aside(tables: Tables, state: State, seat: int, card: int, events: Events) -> None:
    """Turn over a Slavery card that was held: it costs 1 Glory at the end."""
    lose_symbols(tables, state, seat, card)
    state.card[card] = ASIDE + seat
    emit(events, CARD_SET_ASIDE, seat, card, 0)


@rule
def abolish_slavery(tables: Tables, state: State, events: Events) -> None:
    """Once and for all: Slavery cards held are set aside, those in the deck leave the game."""
    state.abolished = 1
    emit(events, ABOLITION, NOBODY, 0, 0)
    for card in range(CARDS):
        if tables.card_slavery[card]:
            if 0 <= state.card[card] < ASIDE:
                set_aside(tables, state, state.card[card], card, events)
            elif state.card[card] == IN_DECK:
                state.card[card] = GONE
    for deck in range(DECKS):
        top = state.deck_top[deck]
        if top != FREE and state.card[top] == GONE:
            state.deck_top[deck] = FREE
