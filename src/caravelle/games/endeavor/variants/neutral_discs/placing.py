"""Placing a neutral disc after the own turn: Ship or Occupy (Jouer un jeton neutre).

It goes where an own disc went down in this turn; after a Draw anywhere (Rulings: Neutral discs, 2).
The rules of Ship and Occupy are asked for the player who places it.
"""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ...reasons import OK
from ...rules.areas import is_open
from ...rules.occupy import refuse as refuse_city
from ...rules.opening import open_region
from ...rules.placement import put_down, take_token
from ...rules.ship import lay_on_track, refuse_fleet, refuse_region, take_track_token
from ...rules.turn import end_turn
from ...state import AREAS
from .events import (
    NEUTRAL_KEPT,
    NEUTRAL_OCCUPIED,
    NEUTRAL_SHIPPED_FLEET,
    NEUTRAL_SHIPPED_TRACK,
)
from .reasons import NOT_ON_TRACK, NOT_WHERE_YOU_ACTED
from .state import NeutralState, neutral_party
from .tables import NeutralTables


@rule
def can_place(tables: NeutralTables, state: NeutralState) -> bool:
    """Whether the turn's seat has a neutral disc in the harbor, and a place for it."""
    if state.neutral_harbor[state.turn_seat] == 0:
        return False
    for area in range(AREAS):
        if refuse_track(tables, state, area) == OK:
            return True
    for space in range(tables.spaces):
        if refuse_space(tables, state, space) == OK:
            return True
    return False


@rule
def gate(tables: NeutralTables, state: NeutralState) -> int:
    """Open in its step: only who can place one is asked."""
    return OK


@rule
def refuse_track(tables: NeutralTables, state: NeutralState, area: int) -> int:
    """Ship to a closed region's track; never to the open sea or beside the track."""
    reason = refuse_region(tables, state, area)
    if reason != OK:
        return reason
    if is_open(tables, state, area):
        return NOT_ON_TRACK
    return _refuse_area(state, area)


@rule
def refuse_space(tables: NeutralTables, state: NeutralState, space: int) -> int:
    """Ship to an empty fleet; Occupy an empty city, where the player is present."""
    if tables.space_fleet[space]:
        reason = refuse_fleet(tables, state, space)
    else:
        reason = refuse_city(tables, state, space)
    return reason if reason != OK else _refuse_area(state, tables.space_area[space])


@rule
def _refuse_area(state: NeutralState, area: int) -> int:
    """Where an own disc went down in this turn; after a Draw anywhere."""
    return OK if state.drew or state.landed[area] else NOT_WHERE_YOU_ACTED


@rule
def apply_track(tables: NeutralTables, state: NeutralState, area: int, events: Events) -> None:
    """The disc claims a track space, the player gains its token; the region may open."""
    seat, party = state.turn_seat, neutral_party(state)
    state.neutral_harbor[seat] -= 1
    state.presence[area, party] += 1
    place = lay_on_track(state, party, area)
    emit(events, NEUTRAL_SHIPPED_TRACK, seat, area, place + 1)
    take_track_token(tables, state, seat, area, place, events)
    if is_open(tables, state, area):
        open_region(tables, state, area, events)
    leave_turn(state)


@rule
def apply_space(tables: NeutralTables, state: NeutralState, space: int, events: Events) -> None:
    """The disc takes the fleet or city, the player gains its token; no link is controlled."""
    seat = state.turn_seat
    state.neutral_harbor[seat] -= 1
    kind = NEUTRAL_SHIPPED_FLEET if tables.space_fleet[space] else NEUTRAL_OCCUPIED
    emit(events, kind, seat, space, 0)
    put_down(tables, state, neutral_party(state), space)
    take_token(tables, state, seat, space, events)
    leave_turn(state)


@rule
def refuse_keeping(tables: NeutralTables, state: NeutralState, nothing: int) -> int:
    """Nobody must place a neutral disc."""
    return OK


@rule
def apply_keeping(tables: NeutralTables, state: NeutralState, nothing: int, events: Events) -> None:
    """The disc stays in the harbor for another turn."""
    emit(events, NEUTRAL_KEPT, state.turn_seat, 0, 0)
    leave_turn(state)


@rule
def leave_turn(state: NeutralState) -> None:
    """The turn is over, and what it was noted for is forgotten."""
    for area in range(AREAS):
        state.landed[area] = 0
    state.drew = 0
    end_turn(state)
