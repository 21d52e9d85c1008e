"""The set-up of the Opposition: building board, ladder, tokens, tracks (Mise en place 4 to 8).

What is random here is drawn after all that the base game draws, in the order of the rulings. What
the player may choose in it comes as tasks of the agenda (`europe.py`).
"""

from caravelle.core.kernel import rule

from ...rules.attributes import gain_token
from ...rules.setup import draw
from ...state import AREAS, ATTRIBUTES, BUILDINGS, FREE, TOP_LEVEL
from .agenda import CLEAR, SETTLE, push, turn_over
from .europe import spread_kinds
from .ladder import place_of_round
from .mat import is_blue
from .state import COLOURS, COLUMNS, MAT, PLACES, State
from .tables import Tables

_FIRST, _SECOND = 0, 1  # places of a track
_REGIONS = AREAS - 1
_DISCS = 2 * _REGIONS


@rule
def prepare_opposition(tables: Tables, state: State) -> None:
    """All that is random; then the discs in Europe are next on the agenda."""
    state.waiting, state.built, state.spared, state.raided = FREE, FREE, FREE, FREE
    _lay_board(tables, state)
    _fill_ladder(state)
    spread_kinds(tables, state)
    _fill_tracks(tables, state)
    _mix_first_places(tables, state)
    _take_tokens(tables, state)
    _plan_europe(state)
    state.marker = place_of_round(1)


@rule
def _lay_board(tables: Tables, state: State) -> None:
    """A row per level, its three types in random order; the selector on the first place."""
    for level in range(1, TOP_LEVEL + 1):
        left = 0
        for building in range(BUILDINGS):
            left += tables.tile_level[building] == level and state.stock[building] > 0
        for column in range(1, min(left, COLUMNS) + 1):
            drawn = draw(state, left)
            left -= 1
            for building in range(BUILDINGS):
                is_there = tables.tile_level[building] == level and state.stock[building] > 0
                if is_there and state.column[building] == 0:
                    if drawn == 0:
                        state.column[building] = column
                    drawn -= 1
    state.selector_level = 1
    state.selector_column = 1


@rule
def _fill_ladder(state: State) -> None:
    """Two discs of each colour, shuffled."""
    for place in range(PLACES):
        state.ladder[place] = MAT + place % COLOURS
    for place in range(PLACES - 1, 0, -1):
        other = draw(state, place + 1)
        kept = state.ladder[place]
        state.ladder[place] = state.ladder[other]
        state.ladder[other] = kept


@rule
def _fill_tracks(tables: Tables, state: State) -> None:
    """Three discs of each colour, shuffled, on the first and then the second spaces."""
    for disc in range(_DISCS):
        state.track[1 + disc % _REGIONS, disc // _REGIONS] = MAT + disc % COLOURS
    for disc in range(_DISCS - 1, 0, -1):
        other = draw(state, disc + 1)
        _swap(state, disc, other)


@rule
def _swap(state: State, one: int, other: int) -> None:
    """Two of the twelve discs change places."""
    kept = state.track[1 + one % _REGIONS, one // _REGIONS]
    state.track[1 + one % _REGIONS, one // _REGIONS] = state.track[
        1 + other % _REGIONS, other // _REGIONS
    ]
    state.track[1 + other % _REGIONS, other // _REGIONS] = kept


@rule
def _discs_on(state: State, place: int, party: int) -> int:
    """On how many tracks a colour has this place."""
    count = 0
    for area in range(1, AREAS):
        if state.track[area, place] == party:
            count += 1
    return count


@rule
def _mix_first_places(tables: Tables, state: State) -> None:
    """Every colour must be first somewhere."""
    for party in range(MAT, MAT + COLOURS):
        if _discs_on(state, _FIRST, party) > 0:
            continue
        second = draw(state, _discs_on(state, _SECOND, party))
        repeated = 0
        for area in range(1, AREAS):
            if _discs_on(state, _FIRST, state.track[area, _FIRST]) > 1:
                repeated += 1
        first = draw(state, repeated)
        from_area, to_area = 0, 0
        for area in range(1, AREAS):
            if state.track[area, _SECOND] == party:
                if second == 0:
                    from_area = area
                second -= 1
            if _discs_on(state, _FIRST, state.track[area, _FIRST]) > 1:
                if first == 0:
                    to_area = area
                first -= 1
        _swap(state, _REGIONS + from_area - 1, to_area - 1)


@rule
def _take_tokens(tables: Tables, state: State) -> None:
    """The tokens of the twelve spaces: attributes to the mat, blue ones out of the game."""
    for area in range(1, AREAS):
        for place in (_FIRST, _SECOND):
            token = state.track_token[area, place]
            state.track_token[area, place] = FREE
            state.presence[area, state.track[area, place]] += 1
            if is_blue(tables, token):
                state.box[token] += 1
            else:
                gain_token(tables, state, MAT, token)
        state.shipped[area] = 2


@rule
def _plan_europe(state: State) -> None:
    """Colours in random order, one for each attribute in turn; at last a blue token leaves."""
    push(state, CLEAR, 0, 0, 0)
    first, taken = state.tasks, 0
    for attribute in range(ATTRIBUTES):
        drawn = draw(state, COLOURS - attribute)
        for party in range(MAT, MAT + COLOURS):
            if not (taken >> party) & 1:
                if drawn == 0:
                    push(state, SETTLE, party, attribute, 0)
                    taken |= 1 << party
                    break
                drawn -= 1
    turn_over(state, first)
