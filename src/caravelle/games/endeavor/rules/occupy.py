"""Occupy: an empty city where you are present (Rulebook: Occupy)."""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ..events import OCCUPIED
from ..reasons import NOT_A_CITY, SPACE_TAKEN
from ..state import FREE, OCCUPY, State
from ..tables import Tables
from .areas import refuse_area
from .completion import complete_action
from .placement import settle
from .turn import action_gate


@rule
def gate(tables: Tables, state: State) -> int:
    """Occupy must be among the actions left, and a disc in the harbor."""
    return action_gate(state, OCCUPY)


@rule
def refuse(tables: Tables, state: State, space: int) -> int:
    """An empty city in Europe, or in an open region where the seat is present."""
    if state.space[space] != FREE:
        return SPACE_TAKEN
    if tables.space_fleet[space]:
        return NOT_A_CITY
    return refuse_area(tables, state, tables.space_area[space])


@rule
def apply(tables: Tables, state: State, space: int, events: Events) -> None:
    """The disc takes the city, its token, and the tokens of links now controlled."""
    emit(events, OCCUPIED, state.turn_seat, space, 0)
    settle(tables, state, state.turn_seat, space, events)
    complete_action(tables, state, OCCUPY, tables.space_area[space])
