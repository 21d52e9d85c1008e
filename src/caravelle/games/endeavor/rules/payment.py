"""Paying a worker: in the Salary phase, and by a Payment action (Rulebook: Payment)."""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ..events import PAID
from ..reasons import NO_PAYMENT, NO_WORKER, NOT_BUILT, OK
from ..state import NOWHERE, PAYMENT, TURN, State
from ..tables import Tables
from .completion import complete_action
from .turn import action_gate


@rule
def gate(tables: Tables, state: State) -> int:
    """In a turn, Payment must be among the actions left."""
    return action_gate(state, PAYMENT) if state.step == TURN else OK


@rule
def refuse(tables: Tables, state: State, building: int) -> int:
    """Salary frees any worker; the action keeps to its own limits."""
    if state.step == TURN:
        return refuse_action(tables, state, building)
    if state.players[state.actor].built[building] == 0:
        return NOT_BUILT
    return OK if state.players[state.actor].worker[building] > 0 else NO_WORKER


@rule
def refuse_action(tables: Tables, state: State, building: int) -> int:
    """A worker of your own, on a building without the no-payment symbol."""
    player = state.players[state.turn_seat]
    if player.built[building] == 0:
        return NOT_BUILT
    if tables.tile_unpaid[building]:
        return NO_PAYMENT
    return OK if player.worker[building] > 0 else NO_WORKER


@rule
def apply(tables: Tables, state: State, building: int, events: Events) -> None:
    """The worker goes to the harbor; disc and building are free again."""
    player = state.players[state.actor]
    player.worker[building] -= 1
    player.harbor += 1
    emit(events, PAID, state.actor, building, 0)
    if state.step == TURN:
        complete_action(tables, state, PAYMENT, NOWHERE)
    else:
        state.wages -= 1
