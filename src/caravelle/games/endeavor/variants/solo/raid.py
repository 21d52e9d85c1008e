"""Attack by a blue token: the only way in which the Opposition attacks (Actions bonus, iii)."""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ...events import ATTACKED
from ...rules.areas import is_present
from ...rules.attack import has_memorial
from ...rules.placement import is_held, remove
from ...rules.seams import take_back
from ...state import DEGREE, FREE
from .choice import clear_options, count_options, keep_lowest
from .events import SWING
from .places import settle_opposition
from .rungs import is_opened
from .state import MOURN, PLAYER, State
from .tables import Tables

_GREATEST = 100  # more than any attack swings


@rule
def can_raid(tables: Tables, state: State, party: int, space: int) -> bool:
    """A city or fleet of the player in Europe, or in an open region where the colour is present."""
    if state.space[space] != PLAYER:
        return False
    area = tables.space_area[space]
    return is_opened(tables, state, area) and is_present(state, area, party)


@rule
def seek_raid(tables: Tables, state: State, party: int, events: Events) -> bool:
    """The targets of the greatest swing; False if there is none."""
    clear_options(state)
    for space in range(tables.spaces):
        if can_raid(tables, state, party, space):
            state.option[space] = _GREATEST - swing_of(tables, state, party, space)
    if count_options(state) == 0:
        return False
    keep_lowest(state, SWING, events)
    return True


@rule
def swing_of(tables: Tables, state: State, party: int, space: int) -> int:
    """Glory that the player loses and the Opposition gains, cities and links; tokens apart."""
    swing = 2 * tables.space_glory[space]
    for number in range(DEGREE):
        link = tables.space_link[space, number]
        for holder in (PLAYER, party):
            if is_held(tables, state, link, space, holder):
                swing += tables.link_glory[link]
    return swing


@rule
def raid(tables: Tables, state: State, party: int, space: int, events: Events) -> None:
    """The player's disc leaves the space; with a Memorial its owner says where to."""
    emit(events, ATTACKED, party, space, PLAYER)
    state.raided = space
    remove(tables, state, space, events)
    if has_memorial(tables, state, PLAYER):
        state.colour = party
        state.step = MOURN
    else:
        take_back(tables, state, PLAYER, events)
        land(tables, state, party, events)


@rule
def land(tables: Tables, state: State, party: int, events: Events) -> None:
    """The colour's disc takes the space; no disc of the Opposition is lost."""
    space = state.raided
    state.raided = FREE
    settle_opposition(tables, state, party, space, events)
