"""Draws of the Opposition: from which decks, and which of several cards (Pioche Bonus)."""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ...events import CARD_DRAWN
from ...rules.cards import gain_card, leave_deck
from ...state import ATTRIBUTES, DECKS, FREE, NOWHERE
from ...tables import VALUES
from .choice import clear_options, count_options, keep_lowest, only_option
from .events import CARDS_FOUND, LOWEST_STEPS, MOST_DISCS, STEPS
from .mat import is_worthless_card, lowest_standing, standing
from .rungs import is_opened
from .state import MAT, State
from .tables import Tables

_MANY = 60  # more than any card has symbols, or an area discs of one colour


@rule
def can_draw(tables: Tables, state: State, party: int, deck: int, admitted: int) -> bool:
    """Whether the colour can draw the top card of a deck, by its own presence."""
    card, area = state.deck_top[deck], tables.deck_area[deck]
    if card == FREE or tables.card_value[card] > state.presence[area, party]:
        return False
    if not tables.draw_in_closed and not is_opened(tables, state, area):
        return False
    return admitted != 0 or not is_worthless_card(tables, state, card)


@rule
def seek_deck_in(tables: Tables, state: State, party: int, area: int, admitted: int) -> bool:
    """The decks of one area, or of all (NOWHERE), that the colour can draw from; False if none."""
    clear_options(state)
    for deck in range(DECKS):
        here = area == NOWHERE or tables.deck_area[deck] == area
        if here and can_draw(tables, state, party, deck, admitted):
            state.option[deck] = 1
    return count_options(state) > 0


@rule
def seek_deck_of_token(tables: Tables, state: State, party: int, area: int) -> bool:
    """A token's Draw: in the area of the space just taken if possible, else anywhere.

    The bonus Draw is of no area (NOWHERE), and so anywhere.
    """
    for admitted in range(2):
        if seek_deck_in(tables, state, party, area, admitted):
            return True
        if seek_deck_in(tables, state, party, NOWHERE, admitted):
            return True
    return False


@rule
def tell_cards(tables: Tables, state: State, party: int, area: int, events: Events) -> None:
    """How many cards were found, and whether they lie in the token's own area."""
    is_here = tables.deck_area[only_option(state)] == area
    emit(events, CARDS_FOUND, party, count_options(state), is_here)


@rule
def prefer_areas(tables: Tables, state: State, party: int, events: Events) -> None:
    """Rung 7: in the area where the colour has most discs and can draw; equal areas together."""
    for deck in range(DECKS):
        if state.option[deck] != 0:
            state.option[deck] = _MANY - state.presence[tables.deck_area[deck], party]
    keep_lowest(state, MOST_DISCS, events)


@rule
def count_worthless_cards(tables: Tables, state: State, party: int) -> int:
    """Cards that the colour leaves out on the first pass."""
    count = 0
    for deck in range(DECKS):
        if can_draw(tables, state, party, deck, 1) and not can_draw(tables, state, party, deck, 0):
            count += 1
    return count


@rule
def steps_of(tables: Tables, state: State, card: int, lowest: int) -> int:
    """Steps that a card moves the tracks standing at `lowest`, or all (-1); classic: up to 15."""
    steps = 0
    for attribute in range(ATTRIBUTES):
        stands = standing(tables, state, attribute)
        if lowest < 0 or stands == lowest:
            symbols = tables.card_symbol[card, attribute]
            steps += symbols if tables.lengthens else min(symbols, VALUES - 1 - stands)
    return steps


@rule
def prefer_decks(tables: Tables, state: State, events: Events) -> None:
    """Most printed steps; then most steps on the track or tracks now lowest."""
    lowest = lowest_standing(tables, state)
    for deck in range(DECKS):
        if state.option[deck] != 0:
            state.option[deck] = _MANY - steps_of(tables, state, state.deck_top[deck], -1)
    keep_lowest(state, STEPS, events)
    for deck in range(DECKS):
        if state.option[deck] != 0:
            state.option[deck] = _MANY - steps_of(tables, state, state.deck_top[deck], lowest)
    keep_lowest(state, LOWEST_STEPS, events)


@rule
def draw_from(tables: Tables, state: State, party: int, deck: int, events: Events) -> None:
    """The top card goes to the common mat."""
    card = leave_deck(tables, state, deck)
    emit(events, CARD_DRAWN, party, card, 0)
    gain_card(tables, state, MAT, card, events)
