"""Valuing: what each side may expect of a position, its Glory in the end and its chance to win."""

from math import exp
from typing import Any

from caravelle.core.entries import apply, legal, score
from caravelle.core.evaluation import SIDES, Measures
from caravelle.core.kernel import rule
from caravelle.core.rng import below, stepped

from .desk import Desk

LONGEST = 1 << 30  # decisions of a playout


@rule
def measure(tables: Any, state: Any, scores: Any, measures: Measures) -> None:
    """Open: the features of every side. Here the only one is the score as it stands."""
    score(tables, state, scores)
    for side in range(min(SIDES, len(scores.seat))):
        measures.value[side, 0] = scores.seat[side].total


@rule
def stage(tables: Any, state: Any) -> int:
    """Open: the stage of the game, whose weights count."""
    return 0


@rule
def estimate(tables: Any, state: Any, scores: Any, desk: Desk) -> None:
    """Note what the features, weighted and added, promise to each side."""
    measure(tables, state, scores, desk.measures)
    now = stage(tables, state)
    for side in range(desk.sides):
        total = 0.0
        for feature in range(desk.features):
            total += desk.weights.weight[now, feature] * desk.measures.value[side, feature]
        desk.glory[side] = total
    share_chances(desk, desk.weights.spread[now])


@rule
def share_chances(desk: Desk, spread: float) -> None:
    """The chances to win that follow from the Glory expected."""
    most = desk.glory[0]
    for side in range(1, desk.sides):
        most = max(most, desk.glory[side])
    total = 0.0
    for side in range(desk.sides):
        desk.win[side] = exp((desk.glory[side] - most) / spread)
        total += desk.win[side]
    for side in range(desk.sides):
        desk.win[side] /= total


@rule
def settle_result(tables: Any, state: Any, scores: Any, desk: Desk) -> None:
    """Note the result of a finished game: the final Glory, and who shares the victory.

    A side where nobody sits never shares it: the tie is the seat's.
    """
    score(tables, state, scores)
    most = scores.seat[0].total
    for side in range(1, desk.sides):
        most = max(most, scores.seat[side].total)
    among = desk.seats
    if count_of(scores, most, among) == 0:
        among = desk.sides
    share = 1.0 / count_of(scores, most, among)
    for side in range(desk.sides):
        desk.glory[side] = float(scores.seat[side].total)
        desk.win[side] = share if scores.seat[side].total == most and side < among else 0.0


@rule
def count_of(scores: Any, glory: int, sides: int) -> int:
    """How many of the first sides have so much Glory."""
    count = 0
    for side in range(sides):
        if scores.seat[side].total == glory:
            count += 1
    return count


@rule
def play_on(tables: Any, state: Any, scores: Any, desk: Desk) -> None:
    """Play the game to its end at random and note the result."""
    for _ in range(LONGEST):
        legal(tables, state, desk.choices)
        if desk.choices.count == 0:
            break
        desk.word = stepped(desk.word)
        chosen = below(desk.word, desk.choices.count)
        apply(tables, state, desk.choices.ids[chosen], desk.events)
    settle_result(tables, state, scores, desk)


@rule
def worth(desk: Desk, side: int) -> float:
    """What the position valued last is worth to a side: its chance to win above all."""
    return desk.win[side] + desk.thrift * desk.glory[side]
