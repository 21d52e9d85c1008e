"""The stage of a game: how many Growth phases are still to come."""

from caravelle.core.kernel import rule

from ..state import BUILD, ROUNDS, START, State
from ..tables import Tables


@rule
def growths_left(state: State) -> int:
    """Growth phases to come: that of this round too while its tiles are built."""
    if state.step == START:
        return ROUNDS
    left = ROUNDS - state.round_number
    return left + 1 if state.step == BUILD else left


@rule
def stage(tables: Tables, state: State) -> int:
    """0 in the last round from its Growth on, 7 before the first."""
    return min(growths_left(state), ROUNDS)
