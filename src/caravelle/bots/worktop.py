"""The worktop: desk, scratch states and knobs for thinking about one match."""

from dataclasses import asdict, dataclass

import numpy as np

from caravelle.core.evaluation import Evaluation
from caravelle.core.events import event_buffer
from caravelle.core.match import Match
from caravelle.core.records import Array
from caravelle.core.rng import first_words

from .desk import DESK
from .program import Program

SCRATCH = 3  # states: the position itself, the walker, and one for trials


@dataclass(frozen=True)
class Knobs:
    """How a search goes about it; what each means stands in desk.py."""

    boldness: float = 0.2
    trust: float = 0.025
    noise: float = 1.0
    thrift: float = 0.003
    by_playing: bool = False


def desk_for(
    evaluation: Evaluation, seats: int, sides: int, word: np.uint64, knobs: Knobs
) -> Array:
    """A desk, an array of one record, for so many seats and sides."""
    desk = np.zeros(1, DESK)
    desk["word"], desk["seats"], desk["sides"] = word, seats, sides
    desk["features"] = len(evaluation.features)
    desk["weights"], desk["events"] = evaluation.weights, event_buffer(0)
    for name, value in asdict(knobs).items():
        desk[name] = value
    return desk


class Worktop:
    """What the program's entries need besides a tree, for one match and one thread.

    `state` is an ordinary record. Its generator is replaced: nobody who thinks ahead may know what
    chance will bring.
    """

    def __init__(
        self, program: Program, match: Match, state: Array, seed: int, knobs: Knobs
    ) -> None:
        self.program, self.engine, self.tables = program, match.engine, match.tables
        title, self.sides = program.title, len(match.setting.sides)
        self._words = first_words([seed, seed + 1])
        seats = len(match.setting.seats)
        self.desk = program.own(
            desk_for(program.evaluation, seats, self.sides, self._words[0], knobs)
        )
        self.scores = program.own(np.zeros(1, title.scores))
        self.states = program.own(np.zeros(SCRATCH, title.state))
        self.put(state)

    def put(self, state: Array) -> None:
        """Think about another position of the same match from now on."""
        self.states[:1] = self.program.own(state)
        self.program.restart_chance(self.states[:1], self._words[1:])
