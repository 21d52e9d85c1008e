"""Phase 1, Construction: everybody builds one tile (Rulebook: The Construction Phase)."""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ..events import BUILT
from ..reasons import LEVEL_TOO_HIGH, NONE_LEFT, NOT_IN_GAME, OK, ONE_LEVEL_5
from ..state import BUILDINGS, INDUSTRY, TOP_LEVEL, State
from ..tables import Tables
from .attributes import gain_building, level
from .seats import to_next_seat


@rule
def gate(tables: Tables, state: State) -> int:
    """Construction is compulsory and always possible."""
    return OK


@rule
def refuse(tables: Tables, state: State, building: int) -> int:
    """A tile that is left, of the build level or lower; if there is none, of the next level up."""
    if tables.tile_copies[building] == 0:
        return NOT_IN_GAME
    if state.stock[building] == 0:
        return NONE_LEFT
    if _is_one_too_many(tables, state, building):
        return ONE_LEVEL_5
    reach = level(tables, state, state.actor, INDUSTRY)
    wanted = tables.tile_level[building]
    if wanted <= reach:
        return OK
    for other in range(BUILDINGS):
        lower = tables.tile_level[other] < wanted and state.stock[other] > 0
        if lower and not _is_one_too_many(tables, state, other):
            return LEVEL_TOO_HIGH
    return OK


@rule
def _is_one_too_many(tables: Tables, state: State, building: int) -> bool:
    """Classic: one level-5 tile per player (Rulings: Editions)."""
    if tables.level_5_limit == 0 or tables.tile_level[building] < TOP_LEVEL:
        return False
    owned = 0
    for other in range(BUILDINGS):
        if tables.tile_level[other] == TOP_LEVEL:
            owned += state.players[state.actor].built[other]
    return owned >= tables.level_5_limit


@rule
def apply(tables: Tables, state: State, building: int, events: Events) -> None:
    """Build it, in the next place of the seaside."""
    state.stock[building] -= 1
    gain_building(tables, state, state.actor, building)
    emit(events, BUILT, state.actor, building, 0)
    to_next_seat(state)
