"""Seats: whose turn it is inside a phase that everybody takes once."""

from caravelle.core.kernel import rule

from ..state import State


@rule
def begin_phase(state: State, step: int) -> None:
    """A phase begins: the Crown's seat is the first to act (Rulebook: Gameplay)."""
    state.step = step
    state.served = 0
    state.actor = state.crown


@rule
def to_next_seat(state: State) -> None:
    """The actor is done with the phase; the seat to its left acts next."""
    state.served += 1
    state.actor = (state.actor + 1) % state.seats
