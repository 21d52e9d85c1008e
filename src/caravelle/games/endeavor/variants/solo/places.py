"""Places: which of equal ones the Opposition takes, and how its disc goes there.

Equal options (Rulings: opposition disc, 2): one that brings a blue token; then by the token of the
space itself, the one whose track stands lowest, then a blue one, no token last.
"""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ...events import OCCUPIED, SHIPPED_FLEET, SHIPPED_SEA
from ...rules.placement import control_links, is_held, put_down, take_token
from ...rules.ship import claim_track_space
from ...state import ATTRIBUTES, DEGREE, FREE, SPACES
from .agenda import OPEN, push, turn_over
from .choice import keep_lowest
from .events import BLUE, LOWEST
from .mat import is_blue, is_worthless_token, standing
from .rungs import is_opened, prefer_by_rung
from .state import OPTIONS, State
from .tables import Tables

_RANK_OF_BLUE, _RANK_OF_NONE = 110, 120  # behind every value of a track


@rule
def token_there(tables: Tables, state: State, place: int) -> int:
    """The token of a city, a fleet, or the next space of a closed track; FREE beside a track."""
    if place < SPACES:
        return state.space_token[place]
    area = place - SPACES
    if is_opened(tables, state, area):
        return FREE
    return state.track_token[area, state.shipped[area]]


@rule
def brings_blue(tables: Tables, state: State, party: int, place: int) -> bool:
    """Whether a blue token is won there, from the space or a link."""
    if is_blue(tables, token_there(tables, state, place)):
        return True
    if place >= SPACES:
        return False
    for number in range(DEGREE):
        link = tables.space_link[place, number]
        held = is_held(tables, state, link, place, party)
        if held and is_blue(tables, state.link_token[link]):
            return True
    return False


@rule
def token_rank(tables: Tables, state: State, token: int) -> int:
    """The value of the track that the token moves, then blue, then nothing."""
    if token == FREE or is_worthless_token(tables, state, token):
        return _RANK_OF_NONE
    for attribute in range(ATTRIBUTES):
        if tables.token_symbol[token, attribute] > 0:
            return 1 + min(standing(tables, state, attribute), _RANK_OF_BLUE - 2)
    return _RANK_OF_BLUE


@rule
def prefer_places(tables: Tables, state: State, party: int, events: Events) -> None:
    """Leave only the options that are equal by what the rung asks and by both criteria."""
    prefer_by_rung(tables, state, party, events)
    for place in range(OPTIONS):
        if state.option[place] != 0:
            state.option[place] = 1 if brings_blue(tables, state, party, place) else 2
    keep_lowest(state, BLUE, events)
    for place in range(OPTIONS):
        if state.option[place] != 0:
            state.option[place] = token_rank(tables, state, token_there(tables, state, place))
    keep_lowest(state, LOWEST, events)


@rule
def go_to(tables: Tables, state: State, party: int, place: int, events: Events) -> None:
    """A disc of the colour goes to a city or fleet, on a closed track, or beside an open one."""
    if place < SPACES:
        kind = SHIPPED_FLEET if tables.space_fleet[place] else OCCUPIED
        emit(events, kind, party, place, 0)
        settle_opposition(tables, state, party, place, events)
        return
    area = place - SPACES
    state.presence[area, party] += 1
    if is_opened(tables, state, area):
        state.sea[area, party] += 1
        emit(events, SHIPPED_SEA, party, area, 0)
        return
    if state.shipped[area] == tables.track_length[area] - 1:
        # Below its token on the stack: in harder play that comes before the region opens.
        state.unopened[area] = 1
        push(state, OPEN, party, 0, area)
    claim_track_space(tables, state, party, area, events)


@rule
def settle_opposition(tables: Tables, state: State, party: int, space: int, events: Events) -> None:
    """A disc comes into a space; its blue tokens are played in turn, the space's before links'."""
    first = state.tasks
    put_down(tables, state, party, space)
    take_token(tables, state, party, space, events)
    control_links(tables, state, party, space, events)
    turn_over(state, first)
