"""Perft: how many ways a game can go on from a position, decision by decision.

The counts change with almost any change of the rules, so kept in a file they guard all of them at
once; the split by the first decision says where to look.
"""

import numpy as np

from .engine import Engine
from .match import Match
from .records import Array, bytes_of


def perft(match: Match, depth: int) -> list[int]:
    """How many lines of 1, 2, ... `depth` decisions begin at this position."""
    counts: list[int] = []
    states = match.state
    for level in range(1, depth + 1):
        counts.append(_count(match.engine, match.tables, states))
        if level < depth:
            states = after_each(match.engine, match.tables, states)
    return counts


def split(match: Match, depth: int) -> dict[str, int]:
    """How many lines of `depth` decisions begin with each legal one; `depth` is 2 at least."""
    parts = {}
    for text in match.legal:
        match.do(text)
        parts[text] = perft(match, depth - 1)[-1]
        match.undo()
    return parts


def after_each(engine: Engine, tables: Array, states: Array) -> Array:
    """The positions after every legal decision of every state."""
    choices = engine.empty_choices(len(states))
    engine.legal(tables, states, choices)
    which, actions = np.nonzero(choices["mask"])
    after = bytes_of(states).reshape(len(states), -1)[which].reshape(-1).view(states.dtype)
    engine.apply(tables, after, actions)
    return after


def _count(engine: Engine, tables: Array, states: Array) -> int:
    choices = engine.empty_choices(len(states))
    engine.legal(tables, states, choices)
    return int(choices["count"].sum())
