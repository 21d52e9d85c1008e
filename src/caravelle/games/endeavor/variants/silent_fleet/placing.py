"""Ship and Occupy answered: a disc of the Silent Fleet comes onto the board.

Rulebook: Silent Fleet, Ship and Occupy; Rulings: Silent Fleet, 3 and 4.
"""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule
from caravelle.games.endeavor.events import OCCUPIED, SHIPPED_FLEET
from caravelle.games.endeavor.reasons import (
    NO_TRACK,
    NOT_A_CITY,
    OK,
    REGION_CLOSED,
    SPACE_TAKEN,
)
from caravelle.games.endeavor.rules.areas import is_open, is_present
from caravelle.games.endeavor.rules.opening import open_region
from caravelle.games.endeavor.rules.placement import put_down, take_token
from caravelle.games.endeavor.rules.ship import claim_track_space, refuse_fleet
from caravelle.games.endeavor.state import EUROPE, FREE, OCCUPY, SHIP

from .notes import finish_turn
from .party import fleet
from .reasons import FLEET_ABSENT, NOT_OCCUPIED_THERE, OTHER_ANSWER, TRACK_FULL
from .state import SilentState
from .tables import SilentTables


@rule
def region_gate(tables: SilentTables, state: SilentState) -> int:
    """Tracks answer a Ship."""
    return OK if state.answering == SHIP else OTHER_ANSWER


@rule
def refuse_region(tables: SilentTables, state: SilentState, area: int) -> int:
    """Any track with a free space; the open sea is not for the fleet."""
    if area == EUROPE:
        return NO_TRACK
    return TRACK_FULL if is_open(tables, state, area) else OK


@rule
def apply_region(tables: SilentTables, state: SilentState, area: int, events: Events) -> None:
    """The disc takes the next space of the track; with the last one the region opens at once."""
    state.players[fleet(state)].supply -= 1
    state.presence[area, fleet(state)] += 1
    claim_track_space(tables, state, fleet(state), area, events)
    if is_open(tables, state, area):
        open_region(tables, state, area, events)
    finish_turn(state)


@rule
def space_gate(tables: SilentTables, state: SilentState) -> int:
    """Fleets answer a Ship, cities an Occupy."""
    return OK if state.answering in (SHIP, OCCUPY) else OTHER_ANSWER


@rule
def refuse_space(tables: SilentTables, state: SilentState, space: int) -> int:
    """By the action: a fleet, empty and in an open area, as for anybody; or a city."""
    if state.answering == SHIP:
        return refuse_fleet(tables, state, space)
    return refuse_city(tables, state, space)


@rule
def refuse_city(tables: SilentTables, state: SilentState, space: int) -> int:
    """An empty city in Europe, or in an open region where the fleet is present.

    Option Limited Occupy: only in an area that was occupied this turn.
    """
    area = tables.space_area[space]
    if state.space[space] != FREE:
        return SPACE_TAKEN
    if tables.space_fleet[space]:
        return NOT_A_CITY
    if not is_open(tables, state, area):
        return REGION_CLOSED
    if not is_present(state, area, fleet(state)):
        return FLEET_ABSENT
    if tables.limited_occupy and not state.occupied[area]:
        return NOT_OCCUPIED_THERE
    return OK


@rule
def apply_space(tables: SilentTables, state: SilentState, space: int, events: Events) -> None:
    """The disc takes the space, whose token leaves the game."""
    kind = SHIPPED_FLEET if tables.space_fleet[space] else OCCUPIED
    emit(events, kind, fleet(state), space, 0)
    state.players[fleet(state)].supply -= 1
    put_down(tables, state, fleet(state), space)
    take_token(tables, state, fleet(state), space, events)
    finish_turn(state)
