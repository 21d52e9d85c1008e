"""The reaction: one a turn, to an action that was really carried out.

Rulebook: Silent Fleet, Gameplay and Multi-Action Buildings; Rulings: Silent Fleet, 2. Whoever took
the turn chooses the action if there were two different ones, and then what the fleet does.
"""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule
from caravelle.games.endeavor.reasons import OK
from caravelle.games.endeavor.rules.ship import refuse_fleet
from caravelle.games.endeavor.state import ACTIONS, AREAS, DECKS, OCCUPY, SHIP

from .draw import refuse as draw_deck
from .events import SILENT_IDLE, SILENT_REACTS
from .notes import finish_turn, is_answered
from .party import fleet
from .placing import refuse_city, refuse_region
from .reasons import NEVER_ANSWERED, NOT_PERFORMED
from .state import ANSWER, NO_ACTION, SILENT, SilentState
from .tables import SilentTables


@rule
def after_turn(tables: SilentTables, state: SilentState, events: Events) -> None:
    """The turn is complete: the fleet reacts once, if there is anything to react to."""
    kinds, last = 0, NO_ACTION
    for action in range(ACTIONS):
        if state.provoked[action]:
            kinds += 1
            last = action
    if kinds > 1:
        state.step = ANSWER
    elif kinds == 1:
        react(tables, state, last, events)
    else:
        finish_turn(state)


@rule
def gate(tables: SilentTables, state: SilentState) -> int:
    """Always open in its step."""
    return OK


@rule
def refuse(tables: SilentTables, state: SilentState, action: int) -> int:
    """An action of this turn, even if the fleet can then do nothing."""
    if not is_answered(action):
        return NEVER_ANSWERED
    return OK if state.provoked[action] else NOT_PERFORMED


@rule
def react(tables: SilentTables, state: SilentState, action: int, events: Events) -> None:
    """The fleet answers the action: it must if it can, else the turn is over."""
    if has_target(tables, state, action):
        emit(events, SILENT_REACTS, fleet(state), action, 0)
        state.step = SILENT
        state.answering = action
    else:
        emit(events, SILENT_IDLE, fleet(state), action, 0)
        finish_turn(state)


@rule
def has_target(tables: SilentTables, state: SilentState, action: int) -> bool:
    """Whether the fleet can answer; without a disc it neither ships nor occupies."""
    if action == SHIP:
        return state.players[fleet(state)].supply > 0 and _can_ship(tables, state)
    if action == OCCUPY:
        return state.players[fleet(state)].supply > 0 and _can_occupy(tables, state)
    for deck in range(DECKS):
        if draw_deck(tables, state, deck) == OK:
            return True
    return False


@rule
def _can_ship(tables: SilentTables, state: SilentState) -> bool:
    for area in range(AREAS):
        if refuse_region(tables, state, area) == OK:
            return True
    for space in range(tables.spaces):
        if refuse_fleet(tables, state, space) == OK:
            return True
    return False


@rule
def _can_occupy(tables: SilentTables, state: SilentState) -> bool:
    for space in range(tables.spaces):
        if refuse_city(tables, state, space) == OK:
            return True
    return False
