"""Areas: whether they are open, and who is present (Rulebook: Ship; Occupy)."""

from caravelle.core.kernel import rule

from ..reasons import NO_PRESENCE, OK, OTHER_AREA, REGION_CLOSED
from ..state import EUROPE, NOWHERE, State
from ..tables import Tables


@rule
def is_open(tables: Tables, state: State, area: int) -> bool:
    """A region is open once its track is full. Europe has no track and is always open."""
    return state.shipped[area] >= tables.track_length[area]


@rule
def is_present(state: State, area: int, seat: int) -> bool:
    """For Occupy and Attack everybody is present in Europe (Rulebook: Occupy)."""
    return area == EUROPE or state.presence[area, seat] > 0


@rule
def is_elsewhere(state: State, area: int) -> bool:
    """Classic: both halves of a building must lie in one area (Rulings: Editions)."""
    return state.turn_area != NOWHERE and state.turn_area != area


@rule
def refuse_area(tables: Tables, state: State, area: int) -> int:
    """Occupy and Attack: Europe, or an open region where the turn's seat is present."""
    if not is_open(tables, state, area):
        return REGION_CLOSED
    if not is_present(state, area, state.turn_seat):
        return NO_PRESENCE
    return OTHER_AREA if is_elsewhere(state, area) else OK
