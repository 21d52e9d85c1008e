"""The neutral colour: one party among others, for which nobody acts (Rulings: Neutral discs, 4)."""

from caravelle.core.events import NOBODY, Events, emit
from caravelle.core.kernel import rule

from ...events import CASUALTY_RETURNED, GOVERNOR_WON
from ...rules.cards import gain_card
from ...state import GONE
from ...tables import Tables
from .events import GOVERNOR_LOST, NEUTRAL_LOST
from .state import NeutralState, neutral_party


@rule
def award_governor(
    tables: Tables, state: NeutralState, party: int, card: int, events: Events
) -> None:
    """A player gains the Governor; won by the neutral colour, it leaves the game."""
    if party == neutral_party(state):
        state.card[card] = GONE
        emit(events, GOVERNOR_LOST, NOBODY, card, 0)
    else:
        emit(events, GOVERNOR_WON, party, card, 0)
        gain_card(tables, state, party, card, events)


@rule
def controls_links(state: NeutralState, party: int) -> bool:
    """Neutral discs are nobody's, so they control no link."""
    return party != neutral_party(state)


@rule
def take_back(tables: Tables, state: NeutralState, party: int, events: Events) -> None:
    """A neutral disc that is attacked leaves the game; a player's goes to the supply."""
    if party == neutral_party(state):
        state.neutral_gone += 1
        emit(events, NEUTRAL_LOST, NOBODY, 0, 0)
    else:
        state.players[party].supply += 1
        emit(events, CASUALTY_RETURNED, party, 0, 0)
