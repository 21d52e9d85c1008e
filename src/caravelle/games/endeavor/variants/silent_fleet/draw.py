"""Draw answered: the top card of a deck leaves the game (Rulebook: Silent Fleet, Draw).

Closed regions and both decks of Europe too, never the discard pile (Rulings: Silent Fleet, 5).
"""

from caravelle.core.events import Events
from caravelle.core.kernel import rule
from caravelle.games.endeavor.reasons import DECK_EMPTY, OK
from caravelle.games.endeavor.rules.cards import abolish_slavery, leave_deck
from caravelle.games.endeavor.state import DRAW, FREE

from .notes import finish_turn
from .party import banish_card, fleet
from .reasons import CARD_TOO_HIGH, OTHER_ANSWER
from .state import SilentState
from .tables import SilentTables


@rule
def gate(tables: SilentTables, state: SilentState) -> int:
    """Decks answer a Draw."""
    return OK if state.answering == DRAW else OTHER_ANSWER


@rule
def refuse(tables: SilentTables, state: SilentState, deck: int) -> int:
    """A card on top whose value is within the fleet's discs in the area."""
    card = state.deck_top[deck]
    if card == FREE:
        return DECK_EMPTY
    present = state.presence[tables.deck_area[deck], fleet(state)]
    return OK if tables.card_value[card] <= present else CARD_TOO_HIGH


@rule
def apply(tables: SilentTables, state: SilentState, deck: int, events: Events) -> None:
    """The card leaves the game; the abolition that it may bring takes effect."""
    card = leave_deck(tables, state, deck)
    banish_card(state, card, events)
    if tables.card_abolition[card] and not state.abolished:
        abolish_slavery(tables, state, events)
    finish_turn(state)
