"""Set-up: the discs of an unused colour are laid out (Rulebook: Silent Fleet, Setup)."""

from caravelle.core.events import Events
from caravelle.core.kernel import rule
from caravelle.games.endeavor.rules.setup import set_up as set_up_base

from .state import NO_ACTION, SilentState
from .tables import SilentTables


@rule
def set_up(tables: SilentTables, state: SilentState, seats: int, events: Events) -> None:
    """All discs of the colour are the fleet's, as many as each player has; no more is random."""
    state.answering = NO_ACTION
    state.players[seats].supply = tables.discs
    set_up_base(tables, state, seats, events)
