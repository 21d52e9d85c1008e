"""Phase 2, Growth: discs from the supply to the harbor (Rulebook: The Growth Phase)."""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ..events import GREW
from ..state import CULTURE, State
from ..tables import Tables
from .attributes import level


@rule
def grow_all(tables: Tables, state: State, events: Events) -> None:
    """Everybody gains as many discs as their growth level says, as far as the supply lasts."""
    for turn in range(state.seats):
        seat = (state.crown + turn) % state.seats
        player = state.players[seat]
        gained = min(player.supply, level(tables, state, seat, CULTURE))
        player.supply -= gained
        player.harbor += gained
        emit(events, GREW, seat, gained, 0)
