"""The Silent Fleet as a party: its number, and what becomes of all that it wins.

It wins tokens and Governors as anybody does, but can keep nothing, and it controls no link
(Rulebook: Silent Fleet, Ship and Occupy; Rulings: Silent Fleet, 3 and 6).
"""

from caravelle.core.events import NOBODY, Events, emit
from caravelle.core.kernel import rule
from caravelle.games.endeavor.events import GOVERNOR_WON
from caravelle.games.endeavor.rules.attributes import gain_token
from caravelle.games.endeavor.rules.cards import gain_card
from caravelle.games.endeavor.state import GONE, State
from caravelle.games.endeavor.tables import Tables

from .events import CARD_BANISHED, SILENT_TOKEN_GONE


@rule
def fleet(state: State) -> int:
    """The number of the Silent Fleet: the first behind the seats."""
    return state.seats


@rule
def win_token(
    tables: Tables, state: State, party: int, token: int, source: int, area: int, events: Events
) -> None:
    """Players keep a token; one that the fleet takes leaves the game."""
    if party == fleet(state):
        state.box[token] += 1
        emit(events, SILENT_TOKEN_GONE, NOBODY, token, 0)
    else:
        gain_token(tables, state, party, token)


@rule
def award_governor(tables: Tables, state: State, party: int, card: int, events: Events) -> None:
    """A player holds the Governor; one that the fleet wins leaves the game."""
    emit(events, GOVERNOR_WON, party, card, 0)
    if party == fleet(state):
        banish_card(state, card, events)
    else:
        gain_card(tables, state, party, card, events)


@rule
def banish_card(state: State, card: int, events: Events) -> None:
    """A card leaves the game."""
    state.card[card] = GONE
    emit(events, CARD_BANISHED, NOBODY, card, 0)


@rule
def controls_links(state: State, party: int) -> bool:
    """Players control links, the Silent Fleet never does."""
    return party != fleet(state)
