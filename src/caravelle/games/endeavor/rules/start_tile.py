"""The choice of the start building, in turn order from the Crown (Rulebook: Setup H)."""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ..events import START_CHOSEN
from ..reasons import NOT_IN_GAME, OK
from ..state import State
from ..tables import Tables
from .attributes import gain_building
from .seats import to_next_seat


@rule
def gate(tables: Tables, state: State) -> int:
    """Always open in its step."""
    return OK


@rule
def refuse(tables: Tables, state: State, building: int) -> int:
    """Any start building of the edition."""
    return OK if tables.tile_start[building] else NOT_IN_GAME


@rule
def apply(tables: Tables, state: State, building: int, events: Events) -> None:
    """Take the side chosen."""
    emit(events, START_CHOSEN, state.actor, building, 0)
    take_start_building(tables, state, state.actor, building)
    to_next_seat(state)


@rule
def take_start_building(tables: Tables, state: State, seat: int, building: int) -> None:
    """Place the start building, with the disc that the edition puts on it."""
    gain_building(tables, state, seat, building)
    player = state.players[seat]
    player.supply -= tables.start_workers
    player.worker[building] += tables.start_workers
