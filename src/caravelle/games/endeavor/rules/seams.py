"""Seams: where a variant hooks in.

Each rule here is open: a variant binds a rule of its own in its place (Title.seams). What is
written here is the base game, which knows of no variant. Parties are the seats and, after them, the
colours that a variant brings to the board.
"""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ..events import CASUALTY_RETURNED, GOVERNOR_WON
from ..state import State
from ..tables import Tables
from .attributes import gain_token
from .cards import gain_card
from .turn import end_turn

# where a token lay that a party takes
FROM_CITY, FROM_FLEET, FROM_LINK, FROM_TRACK = range(4)


@rule
def before_phase(tables: Tables, state: State, events: Events) -> None:
    """A phase has just begun: START, BUILD, ACTION, DISCARD or ROUND_END, as `state.step` says.

    A variant may do something first. If that needs a decision it sets a step of its own, and when
    all is decided the step of the phase again.
    """


@rule
def after_action(tables: Tables, state: State, action: int, area: int) -> None:
    """The turn's seat has carried out an action wholly, in `area` (NOWHERE: a Payment)."""


@rule
def after_turn(tables: Tables, state: State, events: Events) -> None:
    """The turn allows nothing more. A variant may ask something before it calls `end_turn`."""
    end_turn(state)


@rule
def win_token(
    tables: Tables, state: State, party: int, token: int, source: int, area: int, events: Events
) -> None:
    """A party takes a token off the board; `source` says where it lay, `area` about where."""
    gain_token(tables, state, party, token)


@rule
def award_governor(tables: Tables, state: State, party: int, card: int, events: Events) -> None:
    """A party has won the Governor of the region that has just opened."""
    emit(events, GOVERNOR_WON, party, card, 0)
    gain_card(tables, state, party, card, events)


@rule
def controls_links(state: State, party: int) -> bool:
    """Whether a party with discs at both ends of a link controls it."""
    return True


@rule
def take_back(tables: Tables, state: State, party: int, events: Events) -> None:
    """A casualty goes back to where its colour's discs come from."""
    state.players[party].supply += 1
    emit(events, CASUALTY_RETURNED, party, 0, 0)
