"""A seat: its discs, its seaside, its markers, and the tiles in the tray."""

from caravelle.core.kernel import rule

from ..state import (
    ACTIONS,
    AREAS,
    ATTRIBUTES,
    BUILD,
    BUILDINGS,
    FREE,
    HELD_CARDS,
    PLACES,
    START,
    TOKENS,
    State,
)
from ..tables import Tables
from .board import discs_in
from .seams import is_in_the_air, phase_of, tiles_out

TOP_LEVEL = 5


@rule
def amounts_hold(state: State, seat: int) -> bool:
    """Nothing that is counted at a seat is below 0."""
    player = state.players[seat]
    if player.supply < 0 or player.harbor < 0 or not 0 <= player.passed <= 1:
        return False
    for building in range(BUILDINGS):
        if player.built[building] < 0 or player.worker[building] < 0:
            return False
    for token in range(TOKENS):
        if player.token[token] < 0:
            return False
    for attribute in range(ATTRIBUTES):
        if player.attribute[attribute] < 0 or player.memorial[attribute] < 0:
            return False
    return True


@rule
def discs_of(tables: Tables, state: State, seat: int) -> int:
    """All discs of a colour, one in the air while its casualty is decided on included."""
    player = state.players[seat]
    discs = player.supply + player.harbor
    for building in range(BUILDINGS):
        discs += player.worker[building]
    for attribute in range(ATTRIBUTES):
        discs += player.memorial[attribute]
    for area in range(AREAS):
        discs += discs_in(tables, state, area, seat)
    return discs + 1 if is_in_the_air(state, seat) else discs


@rule
def tiles_conserved(tables: Tables, state: State) -> bool:
    """Tray and seasides together have every copy; types of level 5 as many as were drawn."""
    types = 0
    for building in range(BUILDINGS):
        if state.stock[building] < 0:
            return False
        if not tables.tile_start[building]:
            count = state.stock[building]
            for seat in range(state.seats):
                count += state.players[seat].built[building]
            drawn = tables.level_5_types > 0 and tables.tile_level[building] == TOP_LEVEL
            count += tiles_out(tables, state, building)
            if count != tables.tile_copies[building] and not (drawn and count == 0):
                return False
            if drawn and count > 0:
                types += 1
    return types == tables.level_5_types


@rule
def seaside_holds(tables: Tables, state: State, seat: int) -> bool:
    """Places are filled from the left; a building has as many circles as there are of it."""
    player = state.players[seat]
    if not 0 <= player.places <= PLACES:
        return False
    for place in range(PLACES):
        kind = player.place[place]
        if (kind != FREE) != (place < player.places) or not FREE <= kind < BUILDINGS:
            return False
    for building in range(BUILDINGS):
        count, actions = 0, tables.tile_start[building] * tables.start_workers
        for place in range(PLACES):
            count += player.place[place] == building
        for action in range(ACTIONS):
            actions += tables.tile_action[building, action]
        if player.built[building] != count or player.worker[building] > count:
            return False
        if player.worker[building] > 0 and actions == 0:
            return False
    return True


@rule
def has_built_enough(tables: Tables, state: State, seat: int) -> bool:
    """One start building, and a tile for every Construction phase that the seat has had."""
    starts = 0
    for building in range(BUILDINGS):
        if tables.tile_start[building]:
            starts += state.players[seat].built[building]
    turn = (seat - state.crown + state.seats) % state.seats
    if phase_of(state) == START:
        chosen = 1 if turn < state.served else 0
        return starts == chosen and state.players[seat].places == chosen
    tiles = state.round_number
    if phase_of(state) == BUILD and turn >= state.served:
        tiles -= 1
    return starts == 1 and state.players[seat].places == 1 + tiles


@rule
def keeps(tables: Tables, state: State, seat: int) -> bool:
    """Whether the seat has a Memorial."""
    for building in range(BUILDINGS):
        if state.players[seat].built[building] > 0 and tables.tile_keeps_casualty[building]:
            return True
    return False


@rule
def symbols_of(tables: Tables, state: State, seat: int, attribute: int) -> int:
    """Symbols on a seat's buildings, tokens, casualties and cards."""
    player = state.players[seat]
    symbols = player.memorial[attribute]
    for building in range(BUILDINGS):
        symbols += player.built[building] * tables.tile_symbol[building, attribute]
    for token in range(TOKENS):
        symbols += player.token[token] * tables.token_symbol[token, attribute]
    for card in range(HELD_CARDS):
        if state.card[card] == seat:
            symbols += tables.card_symbol[card, attribute]
    return symbols
