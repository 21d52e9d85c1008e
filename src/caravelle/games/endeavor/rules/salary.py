"""Phase 3, Salary: workers go back to the harbor, as many as the salary level allows."""

from caravelle.core.kernel import rule

from ..state import BUILDINGS, SALARY, WEALTH, State
from ..tables import Tables
from .attributes import level
from .seats import begin_phase, to_next_seat


@rule
def begin_salary(tables: Tables, state: State) -> None:
    """The phase begins with the Crown."""
    begin_phase(state, SALARY)
    state.wages = level(tables, state, state.actor, WEALTH)


@rule
def seek_salary(tables: Tables, state: State) -> bool:
    """Go on to the next seat that may still pay a worker; False if there is none."""
    while state.served < state.seats:
        if state.wages > 0 and has_worker(state, state.actor):
            return True
        to_next_seat(state)
        state.wages = level(tables, state, state.actor, WEALTH)
    state.wages = 0
    return False


@rule
def has_worker(state: State, seat: int) -> bool:
    """Whether a disc of the seat lies on one of its buildings."""
    for building in range(BUILDINGS):
        if state.players[seat].worker[building] > 0:
            return True
    return False
