"""Ship: to a shipping track, to a fleet, or to the open sea (Rulebook: Ship)."""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ..events import SHIPPED_FLEET, SHIPPED_SEA, SHIPPED_TRACK, TRACK_TOKEN_TAKEN
from ..reasons import (
    NO_TRACK,
    NOT_A_FLEET,
    OK,
    OTHER_AREA,
    REGION_CLOSED,
    SPACE_TAKEN,
)
from ..state import EUROPE, FREE, SHIP, State
from ..tables import Tables
from .areas import is_elsewhere, is_open
from .completion import complete_action
from .opening import open_region
from .placement import settle
from .seams import FROM_TRACK, win_token
from .turn import action_gate


@rule
def gate(tables: Tables, state: State) -> int:
    """Ship must be among the actions left, and a disc in the harbor."""
    return action_gate(state, SHIP)


@rule
def refuse_region(tables: Tables, state: State, area: int) -> int:
    """Any region: while closed its track has a free space, once open its sea has room for all."""
    if area == EUROPE:
        return NO_TRACK
    return OTHER_AREA if is_elsewhere(state, area) else OK


@rule
def refuse_fleet(tables: Tables, state: State, space: int) -> int:
    """An empty fleet in Europe or in an open region; no presence is needed."""
    area = tables.space_area[space]
    if not tables.space_fleet[space]:
        return NOT_A_FLEET
    if state.space[space] != FREE:
        return SPACE_TAKEN
    if not is_open(tables, state, area):
        return REGION_CLOSED
    return OTHER_AREA if is_elsewhere(state, area) else OK


@rule
def apply_region(tables: Tables, state: State, area: int, events: Events) -> None:
    """To the track while the region is closed, else to its open sea."""
    seat = state.turn_seat
    state.players[seat].harbor -= 1
    state.presence[area, seat] += 1
    if is_open(tables, state, area):
        state.sea[area, seat] += 1
        emit(events, SHIPPED_SEA, seat, area, 0)
    else:
        claim_track_space(tables, state, seat, area, events)
        if is_open(tables, state, area):
            open_region(tables, state, area, events)
    complete_action(tables, state, SHIP, area)


@rule
def claim_track_space(tables: Tables, state: State, party: int, area: int, events: Events) -> None:
    """A party's disc takes the free space farthest from the deck, and its token."""
    place = lay_on_track(state, party, area)
    emit(events, SHIPPED_TRACK, party, area, place + 1)
    take_track_token(tables, state, party, area, place, events)


@rule
def lay_on_track(state: State, party: int, area: int) -> int:
    """Put a party's disc on the free space farthest from the deck; returns which that was."""
    place = state.shipped[area]
    state.track[area, place] = party
    state.shipped[area] += 1
    return place


@rule
def take_track_token(
    tables: Tables, state: State, party: int, area: int, place: int, events: Events
) -> None:
    """A party takes the token of a space of a track, if one is there."""
    token = state.track_token[area, place]
    if token != FREE:
        state.track_token[area, place] = FREE
        emit(events, TRACK_TOKEN_TAKEN, party, token, area)
        win_token(tables, state, party, token, FROM_TRACK, area, events)


@rule
def apply_fleet(tables: Tables, state: State, space: int, events: Events) -> None:
    """The disc takes the fleet, its token, and the tokens of links now controlled."""
    emit(events, SHIPPED_FLEET, state.turn_seat, space, 0)
    settle(tables, state, state.turn_seat, space, events)
    complete_action(tables, state, SHIP, tables.space_area[space])
