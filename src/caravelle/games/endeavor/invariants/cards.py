"""Cards: where each lies, the decks, the pile and the hands."""

from caravelle.core.kernel import rule

from ..rules.attributes import level
from ..state import (
    AREAS,
    ASIDE,
    CARDS,
    FREE,
    GONE,
    HELD_CARDS,
    IN_DECK,
    IN_PILE,
    INFLUENCE,
    State,
)
from ..tables import Tables
from .seams import may_lie

CARD_SLOTS = 5


@rule
def card_place_holds(tables: Tables, state: State, card: int) -> bool:
    """Slavery follows the abolition, Governors their region, others deck, hand and pile."""
    if may_lie(tables, state, card):
        return True
    place = state.card[card]
    held = 0 <= place < state.seats
    if card >= CARDS:
        for area in range(AREAS):
            if tables.governor[area] == card:
                is_open = state.shipped[area] >= tables.track_length[area]
                return held or place == GONE if is_open else place == IN_DECK
        return False
    if tables.card_slavery[card]:
        aside = ASIDE <= place < ASIDE + state.seats
        return aside or (place == GONE if state.abolished else held or place == IN_DECK)
    if tables.card_abolition[card] and not state.abolished:
        return place == IN_DECK
    return held or place == IN_DECK or (place == IN_PILE and tables.has_pile != 0)


@rule
def top_of(tables: Tables, state: State, deck: int) -> int:
    """The lowest card that is in a deck, or FREE."""
    for card in range(CARDS):
        if tables.card_deck[card] == deck and state.card[card] == IN_DECK:
            return card
    return FREE


@rule
def deck_is_whole_below_top(tables: Tables, state: State, deck: int) -> bool:
    """Where nothing comes back into a deck, no card is missing under one that is there."""
    gap = False
    for card in range(CARDS - 1, -1, -1):
        if tables.card_deck[card] == deck:
            if state.card[card] != IN_DECK:
                gap = True
            elif gap:
                return False
    return True


@rule
def free_slots(tables: Tables, state: State, seat: int) -> int:
    """Card slots left, but for the one of a Governor; below 0 there are too many cards."""
    cards, slavery = 0, 0
    for card in range(HELD_CARDS):
        if state.card[card] == seat:
            cards += 1
            slavery = max(slavery, tables.card_slavery[card])
    return min(CARD_SLOTS, level(tables, state, seat, INFLUENCE) + slavery) - cards


@rule
def governors_of(state: State, seat: int) -> int:
    """Governors held."""
    governors = 0
    for card in range(CARDS, HELD_CARDS):
        if state.card[card] == seat:
            governors += 1
    return governors


@rule
def hand_fits(tables: Tables, state: State, seat: int) -> bool:
    """Rulings: Cards, 3. In round 1 nobody has a card yet, so this holds from the beginning."""
    free = free_slots(tables, state, seat)
    return free >= 0 or (free == -1 and governors_of(state, seat) > 0)
