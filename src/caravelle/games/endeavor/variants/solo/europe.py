"""Europe at set-up: its tokens, the Opposition's discs there, and the city that stays bare."""

from caravelle.core.events import NOBODY, Events, emit
from caravelle.core.kernel import rule

from ...events import OCCUPIED
from ...rules.placement import put_down, take_token
from ...rules.setup import draw
from ...state import AREAS, ATTRIBUTES, DEGREE, EUROPE, FREE
from .choice import clear_options, keep_lowest
from .events import LINKED_FIRST, LINKED_SECOND, TOKEN_SPARED
from .mat import is_blue
from .state import State
from .tables import Tables

KINDS = ATTRIBUTES + 1  # the attributes, and blue


@rule
def kind_of(tables: Tables, token: int) -> int:
    """The attribute that a token moves, or the last kind for a blue one; -1 without a token."""
    if token == FREE:
        return -1
    for attribute in range(ATTRIBUTES):
        if tables.token_symbol[token, attribute] > 0:
            return attribute
    return ATTRIBUTES


@rule
def is_city_of_europe(tables: Tables, space: int) -> bool:
    """Whether a space is a city of Europe."""
    return tables.space_area[space] == EUROPE and not tables.space_fleet[space]


@rule
def count_in_europe(tables: Tables, state: State, kind: int) -> int:
    """Cities of Europe with a token of this kind."""
    count = 0
    for space in range(tables.spaces):
        here = is_city_of_europe(tables, space)
        if here and kind_of(tables, state.space_token[space]) == kind:
            count += 1
    return count


@rule
def spread_kinds(tables: Tables, state: State) -> None:
    """Every kind must lie in a city of Europe: what lacks is swapped in (Mise en place 6)."""
    for kind in range(KINDS):
        if count_in_europe(tables, state, kind) > 0:
            continue
        elsewhere = _count_elsewhere(tables, state, kind)
        number = draw(state, elsewhere)
        repeated = 0
        for space in range(tables.spaces):
            if _is_repeated(tables, state, space):
                repeated += 1
        city = draw(state, repeated)
        for space in range(tables.spaces):
            if _is_repeated(tables, state, space):
                if city == 0:
                    token = state.space_token[space]
                    state.space_token[space] = _exchange(tables, state, kind, number, token)
                    break
                city -= 1


@rule
def _is_repeated(tables: Tables, state: State, space: int) -> bool:
    """Whether a city of Europe has a kind that lies in two or more of them."""
    if not is_city_of_europe(tables, space):
        return False
    return count_in_europe(tables, state, kind_of(tables, state.space_token[space])) > 1


@rule
def _count_elsewhere(tables: Tables, state: State, kind: int) -> int:
    """Tokens of a kind outside the cities of Europe."""
    count = 0
    for space in range(tables.spaces):
        if not is_city_of_europe(tables, space):
            count += kind_of(tables, state.space_token[space]) == kind
    for area in range(AREAS):
        for place in range(tables.track_length[area]):
            count += kind_of(tables, state.track_token[area, place]) == kind
    for link in range(tables.links):
        count += kind_of(tables, state.link_token[link]) == kind
    return count


@rule
def _exchange(tables: Tables, state: State, kind: int, number: int, given: int) -> int:
    """Put `given` in the place of the token of this kind and number elsewhere; returns that one."""
    for space in range(tables.spaces):
        token = state.space_token[space]
        if not is_city_of_europe(tables, space) and kind_of(tables, token) == kind:
            if number == 0:
                state.space_token[space] = given
                return token
            number -= 1
    for area in range(AREAS):
        for place in range(tables.track_length[area]):
            token = state.track_token[area, place]
            if kind_of(tables, token) == kind:
                if number == 0:
                    state.track_token[area, place] = given
                    return token
                number -= 1
    for link in range(tables.links):
        token = state.link_token[link]
        if kind_of(tables, token) == kind:
            if number == 0:
                state.link_token[link] = given
                return token
            number -= 1
    return given


@rule
def seek_start(tables: Tables, state: State, party: int, attribute: int, events: Events) -> None:
    """Cities of Europe with the attribute's token, those first that link to the colour's regions.

    First those linked to a region where the colour is first on the track, else second (Mise en
    place 9).
    """
    clear_options(state)
    best = LINKED_SECOND + 1
    for space in range(tables.spaces):
        here = is_city_of_europe(tables, space)
        if here and kind_of(tables, state.space_token[space]) == attribute:
            rank = _rank_of_start(tables, state, party, space)
            state.option[space] = rank
            best = min(best, rank)
    keep_lowest(state, min(best, LINKED_SECOND), events)


@rule
def _rank_of_start(tables: Tables, state: State, party: int, space: int) -> int:
    """LINKED_FIRST, LINKED_SECOND, or more for a city that links to no region of the colour."""
    rank = LINKED_SECOND + 1
    for number in range(DEGREE):
        link = tables.space_link[space, number]
        if link != FREE:
            other = tables.link_end[link, 0] + tables.link_end[link, 1] - space
            area = tables.space_area[other]
            if area != EUROPE:
                if state.track[area, 0] == party:
                    rank = min(rank, LINKED_FIRST)
                elif state.track[area, 1] == party:
                    rank = min(rank, LINKED_SECOND)
    return rank


@rule
def start_at(tables: Tables, state: State, party: int, space: int, events: Events) -> None:
    """The colour's disc occupies the city and takes its token."""
    emit(events, OCCUPIED, party, space, 0)
    put_down(tables, state, party, space)
    take_token(tables, state, party, space, events)


@rule
def seek_spare(tables: Tables, state: State) -> None:
    """Cities of Europe with a blue token."""
    clear_options(state)
    for space in range(tables.spaces):
        if is_city_of_europe(tables, space) and is_blue(tables, state.space_token[space]):
            state.option[space] = 1


@rule
def spare(tables: Tables, state: State, space: int, events: Events) -> None:
    """The token leaves the game; the city can be occupied as ever."""
    token = state.space_token[space]
    state.space_token[space] = FREE
    state.box[token] += 1
    state.spared = space
    emit(events, TOKEN_SPARED, NOBODY, token, space)
