"""Set-up: the board, the mats, and the random draws (Rulebook: Setup).

The draws come from the generator in this order: tokens, level-5 tiles, Crown (Rulings: Set-up, 1).
Tokens are dealt from the box to the cities and fleets, then to the tracks, then to the round links,
all in chart order.
"""

import numpy as np

from caravelle.core.events import Events
from caravelle.core.kernel import rule
from caravelle.core.rng import below, stepped

from ..state import (
    AREAS,
    BUILDINGS,
    DECKS,
    FREE,
    HELD_CARDS,
    IN_DECK,
    LINKS,
    NOWHERE,
    PLACES,
    SPACES,
    START,
    TOKENS,
    TOP_LEVEL,
    TRACK,
    State,
)
from ..tables import Tables
from .flow import advance
from .seams import before_phase
from .seats import begin_phase
from .start_tile import take_start_building


@rule
def set_up(tables: Tables, state: State, seats: int, events: Events) -> None:
    """Make a zeroed record, whose generator has its first word, a game ready to begin."""
    state.seats = seats
    state.turn_area = NOWHERE
    state.target = FREE
    _clear_board(state)
    _deal_tokens(tables, state)
    _stock_tiles(tables, state)
    _stack_cards(tables, state)
    for seat in range(seats):
        _prepare_mat(tables, state, seat)
    state.crown = draw(state, seats)
    begin_phase(state, START)
    if tables.start_tiles == 1:
        state.served = seats  # nothing to choose
    before_phase(tables, state, events)
    if state.step == START:
        advance(tables, state, events)


@rule
def draw(state: State, count: int) -> int:
    """A random number below `count`, from the state's generator."""
    state.rng = stepped(state.rng)
    return below(state.rng, count)


@rule
def _clear_board(state: State) -> None:
    for space in range(SPACES):
        state.space[space] = FREE
        state.space_token[space] = FREE
    for link in range(LINKS):
        state.link_token[link] = FREE
    for area in range(AREAS):
        for place in range(TRACK):
            state.track[area, place] = FREE
            state.track_token[area, place] = FREE


@rule
def _deal_tokens(tables: Tables, state: State) -> None:
    for token in range(TOKENS):
        state.box[token] = tables.token_copies[token]
    for space in range(tables.spaces):
        state.space_token[space] = _from_box(state)
    for area in range(AREAS):
        for place in range(tables.track_length[area]):
            state.track_token[area, place] = _from_box(state)
    for link in range(tables.links):
        if tables.link_circle[link]:
            state.link_token[link] = _from_box(state)


@rule
def _from_box(state: State) -> int:
    """A random token out of the box."""
    count = 0
    for token in range(TOKENS):
        count += state.box[token]
    drawn = draw(state, count)
    for token in range(TOKENS):
        drawn -= state.box[token]
        if drawn < 0:
            state.box[token] -= 1
            return token
    return FREE


@rule
def _stock_tiles(tables: Tables, state: State) -> None:
    """All tiles of levels 1 to 4; of level 5 as many random types as the edition draws."""
    types = 0
    for building in range(BUILDINGS):
        state.stock[building] = tables.tile_copies[building]
        if tables.tile_level[building] == TOP_LEVEL and tables.tile_copies[building] > 0:
            types += 1
    wanted = tables.level_5_types
    if wanted == 0:
        return
    for building in range(BUILDINGS):
        if tables.tile_level[building] == TOP_LEVEL and tables.tile_copies[building] > 0:
            if draw(state, types) < wanted:
                wanted -= 1
            else:
                state.stock[building] = 0
            types -= 1


@rule
def _stack_cards(tables: Tables, state: State) -> None:
    """All cards to their decks, the lowest on top; Governors lie under theirs."""
    for card in range(HELD_CARDS):
        state.card[card] = IN_DECK
    for deck in range(DECKS):
        state.deck_top[deck] = tables.deck_first[deck]


@rule
def _prepare_mat(tables: Tables, state: State, seat: int) -> None:
    player = state.players[seat]
    player.supply = tables.discs
    for place in range(PLACES):
        player.place[place] = FREE
    if tables.start_tiles == 1:
        for building in range(BUILDINGS):
            if tables.tile_start[building]:
                take_start_building(tables, state, seat, building)


@rule
def start_generator(state: State, word: np.uint64) -> None:
    """Put the first word into the generator."""
    state.rng = word
