"""Placement: a disc comes into a city or fleet, or leaves it; tokens and links follow.

One order for every placement (Rulings: Turn and actions, 4): the disc, the token of the space, then
the token of each link controlled for the first time, in chart order.
"""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ..events import LINK_CONTROLLED, LINK_LOST, LINK_TOKEN_TAKEN, TOKEN_TAKEN
from ..state import DEGREE, FREE, State
from ..tables import Tables
from .attributes import gain_token


@rule
def settle(tables: Tables, state: State, seat: int, space: int, events: Events) -> None:
    """Put a disc from the harbor into an empty space and take what comes with it."""
    state.players[seat].harbor -= 1
    state.space[space] = seat
    state.presence[tables.space_area[space], seat] += 1
    token = state.space_token[space]
    if token != FREE:
        state.space_token[space] = FREE
        gain_token(tables, state, seat, token)
        emit(events, TOKEN_TAKEN, seat, token, space)
    _control_links(tables, state, seat, space, events)


@rule
def remove(tables: Tables, state: State, space: int, events: Events) -> int:
    """Take the disc off a space; returns the seat that lost it. Tokens won stay with it."""
    seat = state.space[space]
    for number in range(DEGREE):
        link = tables.space_link[space, number]
        if link != FREE and _other_end(tables, state, link, space) == seat:
            emit(events, LINK_LOST, seat, link, 0)
    state.space[space] = FREE
    state.presence[tables.space_area[space], seat] -= 1
    return seat


@rule
def _control_links(tables: Tables, state: State, seat: int, space: int, events: Events) -> None:
    """The first player with both ends of a link takes its token (Rulebook: Controlling Links)."""
    for number in range(DEGREE):
        link = tables.space_link[space, number]
        if link != FREE and _other_end(tables, state, link, space) == seat:
            emit(events, LINK_CONTROLLED, seat, link, 0)
            token = state.link_token[link]
            if token != FREE:
                state.link_token[link] = FREE
                gain_token(tables, state, seat, token)
                emit(events, LINK_TOKEN_TAKEN, seat, token, link)


@rule
def _other_end(tables: Tables, state: State, link: int, space: int) -> int:
    """Whose disc is at the other end of a link, or FREE."""
    other = tables.link_end[link, 0] + tables.link_end[link, 1] - space
    return state.space[other]
