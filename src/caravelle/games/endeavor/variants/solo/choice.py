"""The choice: options that are still equal, and how a criterion leaves fewer of them.

Every criterion writes its rank into the options there are, 1 or more, and keeps the lowest.
"""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from .events import PREFERRED
from .state import OPTIONS, State


@rule
def clear_options(state: State) -> None:
    """Nothing can be chosen."""
    for option in range(OPTIONS):
        state.option[option] = 0


@rule
def count_options(state: State) -> int:
    """How many options there are."""
    count = 0
    for option in range(OPTIONS):
        if state.option[option] != 0:
            count += 1
    return count


@rule
def only_option(state: State) -> int:
    """The first option."""
    for option in range(OPTIONS):
        if state.option[option] != 0:
            return option
    return -1


@rule
def keep_lowest(state: State, why: int, events: Events) -> None:
    """Keep the options of the lowest rank, and tell so if others were dropped."""
    lowest, before = 127, 0
    for option in range(OPTIONS):
        if state.option[option] != 0:
            before += 1
            lowest = min(lowest, state.option[option])
    after = 0
    for option in range(OPTIONS):
        if state.option[option] == lowest:
            after += 1
            state.option[option] = 1
        else:
            state.option[option] = 0
    if after < before:
        emit(events, PREFERRED, state.colour, why, after)
