"""Entries: the functions through which Python and other programs call a compiled kernel.

The rules named first are open: each game binds its own in their place. Entries take whole arrays,
which costs far less per call than records do.
"""

from typing import Any

import numpy as np

from .choices import Choices
from .events import Events
from .kernel import rule
from .records import Ints, Records, Words
from .rng import below, stepped


@rule
def set_up(tables: Any, state: Any, seats: int, events: Events) -> None:
    """Open: make a zeroed record, but for its generator, a game ready to begin."""
    raise NotImplementedError


@rule
def start_generator(state: Any, word: np.uint64) -> None:
    """Open: put the generator's first word into the record."""
    raise NotImplementedError


@rule
def legal(tables: Any, state: Any, choices: Choices) -> None:
    """Open: list the legal decisions; none when the game is over."""
    raise NotImplementedError


@rule
def refusal(tables: Any, state: Any, action: int) -> int:
    """Open: the code of the reason why a decision is not legal, or 0."""
    raise NotImplementedError


@rule
def apply(tables: Any, state: Any, action: int, events: Events) -> None:
    """Open: carry out a legal decision, and move on to the next one."""
    raise NotImplementedError


@rule
def score(tables: Any, state: Any, scores: Any) -> None:
    """Open: the score of every seat, as if the game ended now."""
    raise NotImplementedError


@rule
def begin_games(
    tables: Records[Any], states: Records[Any], words: Words, seats: int, events: Records[Events]
) -> None:
    """Set up a game in every (zeroed) record, from its own first word."""
    for game in range(len(states)):
        start_generator(states[game], words[game])
        set_up(tables[0], states[game], seats, events[0])


@rule
def list_legal(tables: Records[Any], states: Records[Any], choices: Records[Choices]) -> None:
    """List the legal decisions of every state in its own record of choices."""
    for game in range(len(states)):
        legal(tables[0], states[game], choices[game])


@rule
def apply_each(
    tables: Records[Any], states: Records[Any], actions: Ints, events: Records[Events]
) -> None:
    """Carry out one legal decision in every state; a negative one is left out."""
    for game in range(len(states)):
        if actions[game] >= 0:
            apply(tables[0], states[game], actions[game], events[0])


@rule
def find_refusal(tables: Records[Any], states: Records[Any], action: int) -> int:
    """Why a decision is not legal in the first state, or 0."""
    return refusal(tables[0], states[0], action)


@rule
def score_each(tables: Records[Any], states: Records[Any], scores: Records[Any]) -> None:
    """Score every state."""
    for game in range(len(states)):
        score(tables[0], states[game], scores[game])


@rule
def play_out(
    tables: Records[Any],
    states: Records[Any],
    words: Words,
    lengths: Ints,
    choices: Records[Choices],
    events: Records[Events],
    limit: int,
) -> int:
    """Play every game on by random legal decisions, `limit` of them at most.

    Each game draws from its own word, not from the state's generator, so that the same decisions
    entered by hand lead to the same bytes. `lengths` and the result count the decisions.
    """
    total = 0
    for game in range(len(states)):
        lengths[game] = play_one(tables[0], states[game], words, game, choices[0], events[0], limit)
        total += lengths[game]
    return total


@rule
def play_one(
    tables: Any,
    state: Any,
    words: Words,
    game: int,
    choices: Choices,
    events: Events,
    limit: int,
) -> int:
    """Play one game on by random legal decisions; returns how many there were."""
    for length in range(limit):
        legal(tables, state, choices)
        if choices.count == 0:
            return length
        words[game] = stepped(words[game])
        chosen = below(words[game], choices.count)
        apply(tables, state, choices.ids[chosen], events)
    return limit


ENTRIES = (begin_games, list_legal, apply_each, find_refusal, score_each, play_out)
