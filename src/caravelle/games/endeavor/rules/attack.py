"""Attack: two discs for another's city or fleet (Rulebook: Attack; Memorial).

The order (Rulings: Turn and actions, 6 and 7): target, the attacker's casualty, the defender's
casualty, then the attacker's second disc. Whoever owns a Memorial decides on their own casualty,
the defender inside the attacker's turn.
"""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ..events import ATTACKED, CASUALTY_KEPT
from ..reasons import OK, OWN_DISC, SPACE_EMPTY
from ..state import ATTACK, ATTRIBUTES, BUILDINGS, CASUALTY, FREE, TURN, State
from ..tables import Tables
from .areas import refuse_area
from .completion import complete_action
from .placement import remove, settle
from .seams import take_back
from .turn import action_gate


@rule
def gate(tables: Tables, state: State) -> int:
    """Attack must be among the actions left, and two discs in the harbor."""
    return action_gate(state, ATTACK)


@rule
def refuse(tables: Tables, state: State, space: int) -> int:
    """A space of another colour in Europe, or in an open region where the seat is present."""
    if state.space[space] == FREE:
        return SPACE_EMPTY
    if state.space[space] == state.turn_seat:
        return OWN_DISC
    return refuse_area(tables, state, tables.space_area[space])


@rule
def apply(tables: Tables, state: State, space: int, events: Events) -> None:
    """Name the target; the attacker's casualty comes first."""
    seat = state.turn_seat
    emit(events, ATTACKED, seat, space, state.space[space])
    state.target = space
    state.players[seat].harbor -= 1
    if has_memorial(tables, state, seat):
        state.step = CASUALTY
    else:
        take_back(tables, state, seat, events)
        _strike(tables, state, events)


@rule
def _strike(tables: Tables, state: State, events: Events) -> None:
    """The defender's disc leaves the space."""
    victim = remove(tables, state, state.target, events)
    if has_memorial(tables, state, victim):
        state.step = CASUALTY
        state.actor = victim
    else:
        take_back(tables, state, victim, events)
        _land(tables, state, events)


@rule
def _land(tables: Tables, state: State, events: Events) -> None:
    """The attacker's second disc takes the space; the attack is over."""
    space = state.target
    state.target = FREE
    state.step = TURN
    state.actor = state.turn_seat
    settle(tables, state, state.turn_seat, space, events)
    complete_action(tables, state, ATTACK, tables.space_area[space])


@rule
def has_memorial(tables: Tables, state: State, seat: int) -> bool:
    """Whether the seat's casualties may go under its tracks."""
    for building in range(BUILDINGS):
        if tables.tile_keeps_casualty[building] and state.players[seat].built[building] > 0:
            return True
    return False


@rule
def casualty_gate(tables: Tables, state: State) -> int:
    """Always open in its step."""
    return OK


@rule
def refuse_casualty(tables: Tables, state: State, choice: int) -> int:
    """Any attribute, or the supply."""
    return OK


@rule
def apply_casualty(tables: Tables, state: State, choice: int, events: Events) -> None:
    """The actor's casualty is put away; the attack goes on."""
    put_away(tables, state, choice, events)
    if state.actor == state.turn_seat:
        _strike(tables, state, events)
    else:
        _land(tables, state, events)


@rule
def put_away(tables: Tables, state: State, choice: int, events: Events) -> None:
    """The actor's casualty goes under a track, as a token from now on, or to the supply."""
    if choice < ATTRIBUTES:
        player = state.players[state.actor]
        player.memorial[choice] += 1
        player.attribute[choice] += 1
        emit(events, CASUALTY_KEPT, state.actor, choice, 0)
    else:
        take_back(tables, state, state.actor, events)
