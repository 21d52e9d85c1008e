"""The building board: three columns, the selector, and what a tile costs in extra actions.

A row for each level has its three types, one tile each; further copies are its reserve. The tile
built is replaced at the end of the round (Fin d'un tour 2, 3).
"""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ...reasons import OK
from ...rules.construction import apply as build_tile
from ...rules.construction import refuse as refuse_tile
from ...state import BUILDINGS, FREE
from .events import SELECTOR_MOVED, TILE_LAID, TILE_WAITS
from .reasons import NOT_ON_BOARD, THIRD_COLUMN
from .state import COLUMNS, State
from .tables import Tables


@rule
def refuse(tables: Tables, state: State, building: int) -> int:
    """As ever by its level; it must lie on the board, and never twice running in column 3."""
    reason = refuse_tile(tables, state, building)
    if reason != OK:
        return reason
    if state.column[building] == 0:
        return NOT_ON_BOARD
    if state.column[building] == COLUMNS and state.built_column == COLUMNS:
        return THIRD_COLUMN
    return OK


@rule
def apply(tables: Tables, state: State, building: int, events: Events) -> None:
    """Build it; the selector moves there, and the end marker by as many columns."""
    column = state.column[building]
    extra = abs(column - state.selector_column)
    state.marker += extra
    state.selector_column = column
    state.selector_level = tables.tile_level[building]
    state.column[building] = 0
    state.built = building
    state.built_column = column
    build_tile(tables, state, building, events)
    emit(events, SELECTOR_MOVED, state.turn_seat, column, extra)


@rule
def refill(tables: Tables, state: State, events: Events) -> None:
    """What waited comes back; the row of the tile built closes up; its type is laid anew."""
    if state.waiting != FREE:
        _lay(state, state.waiting, COLUMNS, events)
        state.waiting = FREE
    building = state.built
    state.built = FREE
    level = tables.tile_level[building]
    for column in range(state.built_column + 1, COLUMNS + 1):
        other = tile_at(tables, state, level, column)
        if other != FREE:
            state.column[other] = column - 1
    if state.stock[building] == 0:
        return
    if state.built_column == COLUMNS:
        state.waiting = building
        emit(events, TILE_WAITS, state.turn_seat, building, 0)
        return
    for column in range(1, COLUMNS + 1):
        if tile_at(tables, state, level, column) == FREE:
            _lay(state, building, column, events)
            return


@rule
def _lay(state: State, building: int, column: int, events: Events) -> None:
    """A tile from the reserve comes onto the board."""
    state.column[building] = column
    emit(events, TILE_LAID, state.turn_seat, building, column)


@rule
def tile_at(tables: Tables, state: State, level: int, column: int) -> int:
    """The kind of tile in a place of the board, or FREE."""
    for building in range(BUILDINGS):
        if tables.tile_level[building] == level and state.column[building] == column:
            return building
    return FREE
