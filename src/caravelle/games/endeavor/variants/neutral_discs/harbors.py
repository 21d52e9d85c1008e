"""After Salary: whoever has fewer discs than the others gets a neutral one (Déroulement a)."""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from .events import NEUTRAL_GAINED
from .state import NeutralState


@rule
def compare_harbors(state: NeutralState, events: Events) -> None:
    """All but those with the most discs take a neutral disc from reserve to harbor.

    For two players that is the one with fewer, and nobody if they are equal.
    """
    most = 0
    for seat in range(state.seats):
        most = max(most, discs_in_harbor(state, seat))
    for turn in range(state.seats):
        seat = (state.crown + turn) % state.seats
        if discs_in_harbor(state, seat) < most and state.neutral_reserve[seat] > 0:
            state.neutral_reserve[seat] -= 1
            state.neutral_harbor[seat] += 1
            emit(events, NEUTRAL_GAINED, seat, 0, 0)


@rule
def discs_in_harbor(state: NeutralState, seat: int) -> int:
    """Own and neutral discs together (Rulings: Neutral discs, 1)."""
    return state.players[seat].harbor + state.neutral_harbor[seat]
