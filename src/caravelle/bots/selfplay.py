"""Self-play: whole games between evaluations inside the kernel, to compare and to tune them."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from caravelle.core.cache import cache_folder
from caravelle.core.engine import load_engine
from caravelle.core.entries import apply, legal
from caravelle.core.evaluation import FEATURES, SIDES
from caravelle.core.kernel import Kernel, rule
from caravelle.core.records import Array, Grid, Records
from caravelle.core.rng import below, first_words, stepped
from caravelle.core.title import Setting, Title

from .desk import DESK, Desk
from .program import bindings_of, evaluation_of, packages_of
from .valuing import estimate, measure, stage, worth
from .worktop import Knobs, desk_for

MANY = 1 << 20  # by so many luck and rate are divided


@rule
def play_games(
    tables: Records[Any],
    states: Records[Any],
    trial: Records[Any],
    scores: Records[Any],
    desks: Records[Desk],
    luck: int,
    rate: int,
    notes: Grid,
    samples: Any,
) -> int:
    """Play every game to its end, each seat by the evaluation on its own desk.

    `luck` of the decisions are random. `rate` of the positions are noted, as far as there is room:
    game and stage, and in `samples` the features of all sides. Returns how many were noted.
    """
    noted = 0
    for game in range(len(states)):
        state = states[game]
        while True:
            desk = desks[max(0, state.actor)]
            legal(tables[0], state, desk.choices)
            if desk.choices.count == 0:
                break
            chosen = choose(tables[0], state, trial, scores, desk, luck)
            apply(tables[0], state, chosen, desk.events)
            desk.word = stepped(desk.word)
            if noted < len(samples) and below(desk.word, MANY) < rate:
                measure(tables[0], state, scores[0], desk.measures)
                copy_features(desk, samples, noted)
                notes[noted, 0] = game
                notes[noted, 1] = stage(tables[0], state)
                noted += 1
    return noted


@rule
def copy_features(desk: Desk, samples: Any, row: int) -> None:
    """Keep the features that were just measured."""
    for side in range(desk.sides):
        for feature in range(desk.features):
            samples[row, side, feature] = desk.measures.value[side, feature]


@rule
def choose(
    tables: Any, state: Any, trial: Records[Any], scores: Records[Any], desk: Desk, luck: int
) -> int:
    """The decision after which the actor stands best, or by luck any."""
    desk.word = stepped(desk.word)
    if below(desk.word, MANY) < luck:
        desk.word = stepped(desk.word)
        return desk.choices.ids[below(desk.word, desk.choices.count)]
    seat, best, most = state.actor, 0, 0.0
    for index in range(desk.choices.count if desk.choices.count > 1 else 0):
        trial[0] = state
        apply(tables, trial[0], desk.choices.ids[index], desk.events)
        estimate(tables, trial[0], scores[0], desk)
        found = worth(desk, seat)
        if index == 0 or found > most:
            best, most = index, found
    return desk.choices.ids[best]


@dataclass(frozen=True)
class Played:
    """Finished games, one row each, and the positions noted on the way, one row each."""

    states: Array
    glory: npt.NDArray[np.int64]  # final Glory, one column a side
    game: npt.NDArray[np.int64]
    stage: npt.NDArray[np.int64]
    features: npt.NDArray[np.int32]  # position, side, feature


@cache
def _kernel(title: Title) -> Kernel:
    bindings = bindings_of(title)
    folder = cache_folder(title, bindings, [play_games], False, DESK.descr)
    return Kernel.compiled(packages_of(title), bindings, [play_games], folder)


def self_play(
    title: Title,
    setting: Setting,
    seeds: range,
    weights: list[Array] | None = None,
    luck: float = 0.0,
    rate: float = 0.0,
    room: int = 1,
) -> Played:
    """Play the games of these seeds; `weights` are those of each seat, or the title's own."""
    seats, sides = len(setting.seats), len(setting.sides)
    engine, kernel = load_engine(title), _kernel(title)
    states = engine.new_games(setting.tables, seats, seeds)
    desks = np.concatenate(
        [
            desk_for(evaluation_of(title), seats, sides, word, Knobs())
            for word in first_words([seeds.start * 16 + seat for seat in range(seats)])
        ]
    )
    if weights is not None:
        desks["weights"] = np.concatenate(weights)
    notes = np.zeros((room, 2), np.int64)
    samples = np.zeros((room, SIDES, FEATURES), np.int32)
    noted = kernel[play_games](
        setting.tables, states, np.zeros(1, title.state), np.zeros(1, title.scores), desks,
        int(luck * MANY), int(rate * MANY), notes, samples,
    )  # fmt: skip
    glory = engine.scores(setting.tables, states)["seat"]["total"][:, :sides].astype(np.int64)
    return Played(states, glory, notes[:noted, 0], notes[:noted, 1], samples[:noted, :sides])
