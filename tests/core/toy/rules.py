"""The rules of the toy: take one to three stones in turn; everybody may wait once."""

from typing import Annotated

import numpy as np

from caravelle.core.events import NOBODY, Events, EventTable, emit
from caravelle.core.kernel import rule
from caravelle.core.records import I1, I2, U8, Ints, Records, dtype_of
from caravelle.core.rng import below, stepped

SEATS = 4
LUCK = 4
PLAY, OVER = range(2)
NOT_NOW, TOO_MANY, NO_MORE_WAITING, NOT_YET = range(1, 5)
REASONS = ("ok", "not-now", "too-many", "no-more-waiting", "not-yet")
STONES_LEFT = 1  # the toy's only invariant

_table = EventTable()
TAKEN = _table.add("taken", "amount", "heap")
WAITED = _table.add("waited")
ENDED = _table.add("ended")
KINDS = tuple(_table.kinds)


class Tables:
    stones: I1


class State:
    rng: U8
    stones: I1
    luck: I1  # stones added by the generator
    taken: Annotated[Ints, "i1", SEATS]
    waited: Annotated[Ints, "i1", SEATS]
    actor: I1
    seats: I1
    step: I1
    spare: Annotated[Ints, "i1", 3]


class Score:
    stones: I2
    total: I2


class Scores:
    seat: Annotated[Records[Score], Score, SEATS]


TABLES, STATE, SCORES = dtype_of(Tables), dtype_of(State), dtype_of(Scores)
ROWS = tuple(Score.__annotations__)


@rule
def start_generator(state: State, word: np.uint64) -> None:
    state.rng = word


@rule
def set_up(tables: Tables, state: State, seats: int, events: Events) -> None:
    state.seats = seats
    state.rng = stepped(state.rng)
    state.luck = below(state.rng, LUCK)
    state.stones = tables.stones + state.luck


@rule
def gate(tables: Tables, state: State) -> int:
    return 0


@rule
def refuse_take(tables: Tables, state: State, heap: int) -> int:
    return 0 if heap < state.stones else TOO_MANY


@rule
def apply_take(tables: Tables, state: State, heap: int, events: Events) -> None:
    state.stones -= heap + 1
    state.taken[state.actor] += heap + 1
    emit(events, TAKEN, state.actor, heap + 1, heap)


@rule
def refuse_wait(tables: Tables, state: State, nothing: int) -> int:
    return NO_MORE_WAITING if state.waited[state.actor] else 0


@rule
def apply_wait(tables: Tables, state: State, nothing: int, events: Events) -> None:
    state.waited[state.actor] += 1
    emit(events, WAITED, state.actor, 0, 0)


@rule
def advance(tables: Tables, state: State, events: Events) -> None:
    state.actor = (state.actor + 1) % state.seats
    if state.stones == 0:
        state.step = OVER
        state.actor = NOBODY
        emit(events, ENDED, NOBODY, 0, 0)


@rule
def score(tables: Tables, state: State, scores: Scores) -> None:
    for seat in range(state.seats):
        scores.seat[seat].stones = state.taken[seat]
        scores.seat[seat].total = state.taken[seat]


@rule
def broken(tables: Tables, state: State) -> int:
    """Every stone is in the heap or with a seat."""
    stones = state.stones
    for seat in range(SEATS):
        stones += state.taken[seat]
    return 0 if stones == tables.stones + state.luck else STONES_LEFT
