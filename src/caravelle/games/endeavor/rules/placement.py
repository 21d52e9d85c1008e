"""Placement: a disc comes into a city or fleet, or leaves it; tokens and links follow.

One order for every placement (Rulings: Turn and actions, 4): the disc, the token of the space, then
the token of each link controlled for the first time, in chart order.
"""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ..events import LINK_CONTROLLED, LINK_LOST, LINK_TOKEN_TAKEN, TOKEN_TAKEN
from ..state import DEGREE, FREE, State
from ..tables import Tables
from .seams import FROM_CITY, FROM_FLEET, FROM_LINK, controls_links, win_token


@rule
def settle(tables: Tables, state: State, seat: int, space: int, events: Events) -> None:
    """Put a disc from the harbor into an empty space and take what comes with it."""
    state.players[seat].harbor -= 1
    put_down(tables, state, seat, space)
    take_token(tables, state, seat, space, events)
    control_links(tables, state, seat, space, events)


@rule
def put_down(tables: Tables, state: State, party: int, space: int) -> None:
    """A party's disc comes into an empty space; where it came from is the caller's affair."""
    state.space[space] = party
    state.presence[tables.space_area[space], party] += 1


@rule
def take_token(tables: Tables, state: State, party: int, space: int, events: Events) -> None:
    """A party takes the token of a space, if one is there."""
    token = state.space_token[space]
    if token != FREE:
        state.space_token[space] = FREE
        emit(events, TOKEN_TAKEN, party, token, space)
        source = FROM_FLEET if tables.space_fleet[space] else FROM_CITY
        win_token(tables, state, party, token, source, tables.space_area[space], events)


@rule
def remove(tables: Tables, state: State, space: int, events: Events) -> int:
    """Take the disc off a space; returns the seat that lost it. Tokens won stay with it."""
    seat = state.space[space]
    for number in range(DEGREE):
        link = tables.space_link[space, number]
        if is_held(tables, state, link, space, seat):
            emit(events, LINK_LOST, seat, link, 0)
    state.space[space] = FREE
    state.presence[tables.space_area[space], seat] -= 1
    return seat


@rule
def control_links(tables: Tables, state: State, seat: int, space: int, events: Events) -> None:
    """The first player with both ends of a link takes its token (Rulebook: Controlling Links)."""
    for number in range(DEGREE):
        link = tables.space_link[space, number]
        if is_held(tables, state, link, space, seat):
            emit(events, LINK_CONTROLLED, seat, link, 0)
            token = state.link_token[link]
            if token != FREE:
                state.link_token[link] = FREE
                emit(events, LINK_TOKEN_TAKEN, seat, token, link)
                win_token(tables, state, seat, token, FROM_LINK, tables.space_area[space], events)


@rule
def is_held(tables: Tables, state: State, link: int, space: int, party: int) -> bool:
    """Whether a party controls a link of a space, if its disc is on that space."""
    if link == FREE:
        return False
    other = tables.link_end[link, 0] + tables.link_end[link, 1] - space
    return state.space[other] == party and controls_links(state, party)
