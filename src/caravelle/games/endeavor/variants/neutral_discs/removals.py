"""Set-up: tiles and tokens leave the game, some by the seed, others by choice (Mise en place).

The draws follow those of the base game (Rulings: Set-up, 1), one for each track in chart order.
Start buildings are chosen after all this (Rulings: Neutral discs, 1).
"""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ...reasons import OK
from ...rules.setup import draw
from ...state import AREAS, BUILDINGS, FREE, START, TOP_LEVEL
from .events import TRACK_TOKEN_REMOVED
from .reasons import NO_TOKEN_LEFT, TRACK_SPARED
from .state import REMOVE, NeutralState
from .tables import NeutralTables


@rule
def begin_removals(tables: NeutralTables, state: NeutralState) -> None:
    """Everybody gets a reserve; what chance removes goes; then the players remove in turn."""
    for seat in range(state.seats):
        state.neutral_reserve[seat] = tables.neutral_discs
    for building in range(BUILDINGS):
        if 0 < tables.tile_level[building] < TOP_LEVEL and tables.tile_copies[building] > 0:
            state.stock[building] -= tables.tiles_removed
    for area in range(AREAS):
        if tables.tokens_drawn and tables.track_length[area] > 0:
            _take_away(state, area, draw(state, tables.track_length[area]))
    state.removals = tables.tokens_chosen
    state.step = REMOVE
    state.actor = (state.crown + tables.first_chooser) % state.seats


@rule
def _take_away(state: NeutralState, area: int, place: int) -> None:
    """The token leaves the game, the space stays."""
    state.box[state.track_token[area, place]] += 1
    state.track_token[area, place] = FREE
    state.removed[area] += 1


@rule
def gate(tables: NeutralTables, state: NeutralState) -> int:
    """Always open in its step: tracks hold more tokens than have to go."""
    return OK


@rule
def refuse(tables: NeutralTables, state: NeutralState, thing: int) -> int:
    """A token of a track that has not lost as many as it may, those of the seed included."""
    area, place = tables.track_space_area[thing], tables.track_space_place[thing]
    if state.track_token[area, place] == FREE:
        return NO_TOKEN_LEFT
    return TRACK_SPARED if state.removed[area] >= tables.most_removed else OK


@rule
def apply(tables: NeutralTables, state: NeutralState, thing: int, events: Events) -> None:
    """Remove it; the next seat removes one, until start buildings are chosen from the Crown on."""
    area, place = tables.track_space_area[thing], tables.track_space_place[thing]
    emit(events, TRACK_TOKEN_REMOVED, state.actor, state.track_token[area, place], thing)
    _take_away(state, area, place)
    state.removals -= 1
    state.actor = (state.actor + 1) % state.seats
    if state.removals == 0:
        state.step = START
        state.actor = state.crown
