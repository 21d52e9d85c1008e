"""The rungs of the Opposition's order: what a colour can do on each.

(L'opposition réalise ses actions)

A rung writes the places where its action is possible into the options. On the first pass what is
worthless is left out, on the second admitted (Rulings: opposition disc, 3).
"""

from caravelle.core.events import Events
from caravelle.core.kernel import rule

from ...rules.areas import is_open, is_present
from ...rules.opening import governor_of
from ...rules.placement import is_held
from ...state import AREAS, DEGREE, FREE, SPACES, TRACK
from .choice import clear_options, count_options, keep_lowest
from .events import FIRST_SPACE, GIVES_LINK
from .mat import is_worthless_token
from .state import PLAYER, State
from .tables import Tables

LINK, TWO_GLORY, CITY, GOVERNOR, TRACK_SPACE, BESIDE, CARD, FLEET = range(1, 9)
_PRECIOUS = 2  # Glory of the cities of rung 2


@rule
def is_opened(tables: Tables, state: State, area: int) -> bool:
    """Open, and not only about to open once a token of its track has been played."""
    return is_open(tables, state, area) and not state.unopened[area]


@rule
def gives_link(tables: Tables, state: State, party: int, space: int) -> bool:
    """Whether a disc on the space would give its colour a link."""
    for number in range(DEGREE):
        if is_held(tables, state, tables.space_link[space, number], space, party):
            return True
    return False


@rule
def can_occupy(tables: Tables, state: State, party: int, space: int) -> bool:
    """An empty city in Europe, or in an open region where the colour is present."""
    area = tables.space_area[space]
    if tables.space_fleet[space] or state.space[space] != FREE:
        return False
    return is_opened(tables, state, area) and is_present(state, area, party)


@rule
def seek_city(tables: Tables, state: State, party: int) -> int:
    """Rungs 1 to 3: a city with a link, else one of 2 Glory, else any. The rung, or 0."""
    clear_options(state)
    found = 0
    for space in range(tables.spaces):
        if can_occupy(tables, state, party, space):
            rung = _rung_of_city(tables, state, party, space)
            state.option[space] = rung
            found = rung if found == 0 else min(found, rung)
    for space in range(tables.spaces):
        if state.option[space] != found:
            state.option[space] = 0
    return found


@rule
def _rung_of_city(tables: Tables, state: State, party: int, space: int) -> int:
    """The first of the three rungs that a city belongs to."""
    if gives_link(tables, state, party, space):
        return LINK
    return TWO_GLORY if tables.space_glory[space] == _PRECIOUS else CITY


@rule
def seek_governor(tables: Tables, state: State, party: int) -> int:
    """Rung 4: the last free space of a track, if the Opposition then wins the Governor."""
    clear_options(state)
    for area in range(1, AREAS):
        last = tables.track_length[area] - 1
        if state.shipped[area] == last:
            state.track[area, last] = party
            if governor_of(tables, state, area) != PLAYER:
                state.option[SPACES + area] = 1
            state.track[area, last] = FREE
    return GOVERNOR if count_options(state) > 0 else 0


@rule
def seek_track(tables: Tables, state: State, party: int, admitted: int) -> int:
    """Rung 5: a closed track with discs of the colour; never a last space.

    The Opposition opens no region in the player's favour.
    """
    clear_options(state)
    for area in range(1, AREAS):
        follows = can_follow(tables, state, party, area)
        if follows and (admitted or not leads_nowhere(tables, state, area)):
            state.option[SPACES + area] = 1
    return TRACK_SPACE if count_options(state) > 0 else 0


@rule
def can_follow(tables: Tables, state: State, party: int, area: int) -> bool:
    """Whether a closed track has a disc of the colour, and more than a last space free."""
    room = state.shipped[area] < tables.track_length[area] - 1
    return room and first_space(state, party, area) < TRACK


@rule
def first_space(state: State, party: int, area: int) -> int:
    """The place of the colour's disc farthest from the deck, from 0 on; TRACK without one."""
    for place in range(state.shipped[area]):
        if state.track[area, place] == party:
            return place
    return TRACK


@rule
def leads_nowhere(tables: Tables, state: State, area: int) -> bool:
    """Classic: the next space of the track would only move a track already at 15."""
    return is_worthless_token(tables, state, state.track_token[area, state.shipped[area]])


@rule
def count_worthless(tables: Tables, state: State, party: int) -> int:
    """Tracks that rung 5 leaves out on the first pass."""
    count = 0
    for area in range(1, AREAS):
        if can_follow(tables, state, party, area) and leads_nowhere(tables, state, area):
            count += 1
    return count


@rule
def prefer_by_rung(tables: Tables, state: State, party: int, events: Events) -> None:
    """What a rung itself puts first: 5 the space that the colour holds, 6b a link."""
    if state.rung == TRACK_SPACE:
        for area in range(1, AREAS):
            if state.option[SPACES + area] != 0:
                state.option[SPACES + area] = 1 + first_space(state, party, area)
        keep_lowest(state, FIRST_SPACE, events)
    elif state.rung == FLEET:
        for space in range(tables.spaces):
            if state.option[space] != 0:
                state.option[space] = 1 if gives_link(tables, state, party, space) else 2
        keep_lowest(state, GIVES_LINK, events)


@rule
def has_empty_city(tables: Tables, state: State, area: int) -> bool:
    """Whether a city of the area is empty."""
    for space in range(tables.spaces):
        in_area = tables.space_area[space] == area and not tables.space_fleet[space]
        if in_area and state.space[space] == FREE:
            return True
    return False


@rule
def _add_fleets(tables: Tables, state: State, area: int) -> bool:
    """The empty fleets of an area become options; False if there is none."""
    found = False
    for space in range(tables.spaces):
        in_area = tables.space_area[space] == area and tables.space_fleet[space]
        if in_area and state.space[space] == FREE:
            state.option[space] = 1
            found = True
    return found


@rule
def seek_beside(tables: Tables, state: State, party: int) -> int:
    """Rung 6: beside the track of an open region that still has an empty city.

    Sides A and B: an empty fleet of it, or else its open sea (Rulings: solo end, 4).
    """
    clear_options(state)
    for area in range(1, AREAS):
        goes = is_opened(tables, state, area) and has_empty_city(tables, state, area)
        if goes and not _add_fleets(tables, state, area):
            state.option[SPACES + area] = 1
    return BESIDE if count_options(state) > 0 else 0


@rule
def seek_fleet(tables: Tables, state: State) -> int:
    """Rung 6b, sides A and B: any empty fleet in Europe or an open region."""
    clear_options(state)
    for area in range(AREAS):
        if is_opened(tables, state, area):
            _add_fleets(tables, state, area)
    return FLEET if count_options(state) > 0 else 0


@rule
def seek_place(tables: Tables, state: State, party: int, admitted: int) -> int:
    """Rungs 1 to 6b: the first on which the colour can place a disc, or 0."""
    rung = seek_city(tables, state, party)
    if rung == 0:
        rung = seek_governor(tables, state, party)
    if rung == 0:
        rung = seek_track(tables, state, party, admitted)
    if rung == 0:
        rung = seek_beside(tables, state, party)
    if rung == 0:
        rung = seek_fleet(tables, state)
    return rung
