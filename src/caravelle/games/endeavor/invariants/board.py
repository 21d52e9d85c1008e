"""The chart: tokens, tracks, presence, and what lies in each area."""

from caravelle.core.kernel import rule

from ..rules.seams import controls_links
from ..state import AREAS, EUROPE, FREE, LINKS, SEATS, SPACES, TOKENS, TRACK, State
from ..tables import Tables
from .seams import is_bare, is_bare_place, parties


@rule
def discs_in(tables: Tables, state: State, area: int, seat: int) -> int:
    """Discs of a colour in an area's spaces, on its track and in its sea."""
    discs = state.sea[area, seat]
    for space in range(SPACES):
        if state.space[space] == seat and tables.space_area[space] == area:
            discs += 1
    for place in range(TRACK):
        if state.track[area, place] == seat:
            discs += 1
    return discs


@rule
def presence_holds(tables: Tables, state: State, area: int) -> bool:
    """The count kept is that of the discs there; seats that don't play have none."""
    for seat in range(SEATS):
        discs = discs_in(tables, state, area, seat)
        if state.presence[area, seat] != discs or (seat >= parties(state) and discs != 0):
            return False
    return True


@rule
def track_holds(tables: Tables, state: State, area: int) -> bool:
    """Discs on the first places, tokens on those behind them, nothing beyond the last."""
    length = tables.track_length[area]
    if state.shipped[area] > length:
        return False
    for place in range(TRACK):
        disc, token = state.track[area, place], state.track_token[area, place]
        taken, waits = place < state.shipped[area], state.shipped[area] <= place < length
        waits = waits and not is_bare_place(state, area, place)
        if (disc != FREE) != taken or (token != FREE) != waits:
            return False
        if not FREE <= disc < parties(state) or not FREE <= token < TOKENS:
            return False
    return True


@rule
def closed_regions_empty(tables: Tables, state: State) -> bool:
    """Spaces and seas are reached in open areas only; Europe has no sea of its own."""
    for space in range(tables.spaces):
        area = tables.space_area[space]
        if state.space[space] != FREE and state.shipped[area] < tables.track_length[area]:
            return False
    for area in range(AREAS):
        for seat in range(SEATS):
            if state.sea[area, seat] < 0:
                return False
            closed = area == EUROPE or state.shipped[area] < tables.track_length[area]
            if state.sea[area, seat] > 0 and closed:
                return False
    return True


@rule
def board_tokens_hold(tables: Tables, state: State) -> bool:
    """A space keeps its token until the first disc comes, a round link until it is controlled."""
    for space in range(tables.spaces):
        token = state.space_token[space]
        if not FREE <= token < TOKENS:
            return False
        if space == state.target:
            if token != FREE:
                return False
        elif (token == FREE) != (state.space[space] != FREE or is_bare(state, space)):
            return False
    for link in range(tables.links):
        token = state.link_token[link]
        first, second = tables.link_end[link, 0], tables.link_end[link, 1]
        holder = state.space[first] if state.space[first] == state.space[second] else FREE
        controlled = holder != FREE and controls_links(state, holder)
        if not FREE <= token < TOKENS:
            return False
        if token != FREE and (controlled or not tables.link_circle[link]):
            return False
    return True


@rule
def rest_is_empty(tables: Tables, state: State) -> bool:
    """Room that this chart does not use holds nothing."""
    for space in range(tables.spaces, SPACES):
        if state.space[space] != FREE or state.space_token[space] != FREE:
            return False
    for link in range(tables.links, LINKS):
        if state.link_token[link] != FREE:
            return False
    for seat in range(parties(state), SEATS):
        if state.players[seat].supply != 0 or state.players[seat].harbor != 0:
            return False
    return True


@rule
def tokens_conserved(tables: Tables, state: State) -> bool:
    """Box, chart and mats together have every copy."""
    for token in range(TOKENS):
        count = state.box[token]
        if count < 0:
            return False
        for space in range(SPACES):
            count += state.space_token[space] == token
        for link in range(LINKS):
            count += state.link_token[link] == token
        for area in range(AREAS):
            for place in range(TRACK):
                count += state.track_token[area, place] == token
        for seat in range(SEATS):
            count += state.players[seat].token[token]
        if count != tables.token_copies[token]:
            return False
    return True
