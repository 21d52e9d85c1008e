"""The agenda: what the Opposition has still to do, as a stack of tasks.

A task may need a decision of the player in its midst, and may bring about others that come before
whatever was waiting. So nothing waits in a chain of calls: it waits here.
"""

from caravelle.core.kernel import rule

from .state import State

HALF, TOKEN, OPEN, BONUS, LIMIT, BOARD, SETTLE, CLEAR = range(8)


@rule
def push(state: State, kind: int, party: int, detail: int, area: int) -> None:
    """Put a task on top: it comes before all others."""
    state.task[state.tasks, 0] = kind
    state.task[state.tasks, 1] = party
    state.task[state.tasks, 2] = detail
    state.task[state.tasks, 3] = area
    state.tasks += 1


@rule
def drop(state: State) -> None:
    """Take the top task off; nothing of it is left behind."""
    state.tasks -= 1
    for field in range(4):
        state.task[state.tasks, field] = 0


@rule
def turn_over(state: State, first: int) -> None:
    """Tasks pushed from `first` on come in the order in which they were pushed."""
    last = state.tasks - 1
    while first < last:
        for field in range(4):
            kept = state.task[first, field]
            state.task[first, field] = state.task[last, field]
            state.task[last, field] = kept
        first += 1
        last -= 1
