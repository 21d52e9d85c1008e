"""Invariants: what holds between any two decisions, recomputed from the pieces on the table.

For tests only: `broken` gives the number of the first invariant that a position breaks, NAMES the
name of each. They are rules, so that they can be asked after every decision of many thousand games.
What the state keeps for speed, and what may be aimed at, is written here a second time on purpose.
"""

from caravelle.core.kernel import rule

from ..state import (
    ACTION,
    ACTIONS,
    AREAS,
    ATTRIBUTES,
    BUILD,
    DECKS,
    HELD_CARDS,
    IN_PILE,
    OVER,
    SALARY,
    State,
)
from ..tables import Tables
from .board import (
    board_tokens_hold,
    closed_regions_empty,
    presence_holds,
    rest_is_empty,
    tokens_conserved,
    track_holds,
)
from .cards import card_place_holds, deck_is_whole_below_top, hand_fits, top_of
from .flow import has_aim, ranges_hold, somebody_is_asked, turn_state_holds
from .seams import phase_of
from .seat import (
    amounts_hold,
    discs_of,
    has_built_enough,
    keeps,
    seaside_holds,
    symbols_of,
    tiles_conserved,
)

_names: list[str] = ["none"]


def _invariant(name: str) -> int:
    _names.append(name)
    return len(_names) - 1


RANGES = _invariant("numbers of the position lie within their range")
AMOUNTS = _invariant("no amount of anything is negative")
DISCS = _invariant("discs are conserved, colour by colour")
TOKENS_KEPT = _invariant("tokens are conserved, kind by kind")
BOARD_TOKENS = _invariant("a token lies where no disc has been, and only there")
TILES = _invariant("tiles are conserved, kind by kind")
SEASIDE = _invariant("places, buildings and workers agree")
PROGRESS = _invariant("everybody has built as often as the round says")
CARD_PLACES = _invariant("every card lies in a place meant for it")
DECK_ORDER = _invariant("decks lose their cards from the top")
DECK_TOP = _invariant("deck_top is the lowest card in the deck")
PILE = _invariant("the pile counts its cards")
HANDS = _invariant("between rounds the cards held fit")
ATTRIBUTE = _invariant("attribute is the sum of the symbols held")
MEMORIAL = _invariant("only a Memorial keeps casualties")
PRESENCE = _invariant("presence is the number of discs in the area")
TRACKS = _invariant("tracks fill from their first place")
CLOSED = _invariant("nobody is in a closed region but on its track")
OFF_BOARD = _invariant("nothing lies outside the chart")
TURN_STATE = _invariant("what a turn allows is kept during turns only")
ABLE = _invariant("able says which actions have a target")
ASKED = _invariant("whoever is asked has something to decide")

NAMES = tuple(_names)


@rule
def broken(tables: Tables, state: State) -> int:
    """The number of the first invariant that does not hold, or 0."""
    if not ranges_hold(state):
        return RANGES
    code = _broken_on_board(tables, state)
    if code == 0:
        code = _broken_in_cards(tables, state)
    for seat in range(state.seats):
        if code == 0:
            code = _broken_at_seat(tables, state, seat)
    return code if code != 0 else _broken_in_flow(tables, state)


@rule
def _broken_on_board(tables: Tables, state: State) -> int:
    """What concerns the chart and the supplies."""
    if not tokens_conserved(tables, state):
        return TOKENS_KEPT
    if not board_tokens_hold(tables, state):
        return BOARD_TOKENS
    if not tiles_conserved(tables, state):
        return TILES
    for area in range(AREAS):
        if not track_holds(tables, state, area):
            return TRACKS
        if not presence_holds(tables, state, area):
            return PRESENCE
    if not closed_regions_empty(tables, state):
        return CLOSED
    return 0 if rest_is_empty(tables, state) else OFF_BOARD


@rule
def _broken_in_cards(tables: Tables, state: State) -> int:
    """What concerns decks, pile and the places of cards."""
    pile = 0
    for card in range(HELD_CARDS):
        if not card_place_holds(tables, state, card):
            return CARD_PLACES
        if state.card[card] == IN_PILE:
            pile += 1
    for deck in range(DECKS):
        if state.deck_top[deck] != top_of(tables, state, deck):
            return DECK_TOP
        if tables.has_pile and not deck_is_whole_below_top(tables, state, deck):
            return DECK_ORDER
    return 0 if state.pile == pile else PILE


@rule
def _broken_at_seat(tables: Tables, state: State, seat: int) -> int:
    """What concerns one colour."""
    if not amounts_hold(state, seat):
        return AMOUNTS
    if discs_of(tables, state, seat) != tables.discs:
        return DISCS
    if not seaside_holds(tables, state, seat):
        return SEASIDE
    if not has_built_enough(tables, state, seat):
        return PROGRESS
    for attribute in range(ATTRIBUTES):
        if state.players[seat].attribute[attribute] != symbols_of(tables, state, seat, attribute):
            return ATTRIBUTE
        if state.players[seat].memorial[attribute] > 0 and not keeps(tables, state, seat):
            return MEMORIAL
    if phase_of(state) in (BUILD, SALARY, OVER):
        return 0 if hand_fits(tables, state, seat) else HANDS
    return 0


@rule
def _broken_in_flow(tables: Tables, state: State) -> int:
    """What concerns the decision that is asked."""
    if not turn_state_holds(tables, state):
        return TURN_STATE
    if state.step == ACTION:
        for action in range(ACTIONS):
            if (state.able[action] != 0) != has_aim(tables, state, action):
                return ABLE
    return 0 if somebody_is_asked(tables, state) else ASKED
