"""Opening a region: its Governor goes to the most discs on its track (Rulebook: Ship)."""

from caravelle.core.events import NOBODY, Events, emit
from caravelle.core.kernel import rule

from ..events import REGION_OPENED
from ..state import State
from ..tables import Tables
from .seams import award_governor


@rule
def open_region(tables: Tables, state: State, area: int, events: Events) -> None:
    """The track has just been filled: the region is open, the Governor is awarded."""
    emit(events, REGION_OPENED, NOBODY, area, 0)
    party = governor_of(tables, state, area)
    award_governor(tables, state, party, tables.governor[area], events)


@rule
def governor_of(tables: Tables, state: State, area: int) -> int:
    """Who has most discs on a full track; of the tied, who has the disc nearest the deck."""
    length = tables.track_length[area]
    best, most = state.track[area, length - 1], 0
    for back in range(length):
        seat = state.track[area, length - 1 - back]
        discs = 0
        for place in range(length):
            if state.track[area, place] == seat:
                discs += 1
        if discs > most:
            best, most = seat, discs
    return best
