"""Building Scarcity, an option: before every Construction a tile leaves the game.

The player without the Crown must choose one of their level or lower, if there is one (Rulebook:
Silent Fleet, optional rules; Rulings: Silent Fleet, 7).
"""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule
from caravelle.games.endeavor.reasons import LEVEL_TOO_HIGH, NONE_LEFT, NOT_IN_GAME, OK
from caravelle.games.endeavor.rules.attributes import level
from caravelle.games.endeavor.rules.seats import begin_phase
from caravelle.games.endeavor.state import BUILD, BUILDINGS, INDUSTRY

from .events import TILE_SCRAPPED
from .state import SCARCITY, SilentState
from .tables import SilentTables


@rule
def before_phase(tables: SilentTables, state: SilentState, events: Events) -> None:
    """Before Construction the other player is asked for a tile, if one is in reach."""
    if state.step != BUILD or not tables.building_scarcity:
        return
    state.actor = (state.crown + 1) % state.seats
    for building in range(BUILDINGS):
        if refuse(tables, state, building) == OK:
            state.step = SCARCITY
    if state.step == BUILD:
        state.actor = state.crown


@rule
def gate(tables: SilentTables, state: SilentState) -> int:
    """Always open in its step."""
    return OK


@rule
def refuse(tables: SilentTables, state: SilentState, building: int) -> int:
    """A tile that is left, of the build level or lower; unlike Construction, never above it."""
    if tables.tile_copies[building] == 0:
        return NOT_IN_GAME
    if state.stock[building] == 0:
        return NONE_LEFT
    reach = level(tables, state, state.actor, INDUSTRY)
    return OK if tables.tile_level[building] <= reach else LEVEL_TOO_HIGH


@rule
def apply(tables: SilentTables, state: SilentState, building: int, events: Events) -> None:
    """The tile leaves the game, and Construction begins."""
    state.stock[building] -= 1
    state.scrapped[building] += 1
    emit(events, TILE_SCRAPPED, state.actor, building, 0)
    begin_phase(state, BUILD)
