"""The greedy bot: looks one decision ahead and takes what the evaluation likes best."""

import random

import numpy as np

from caravelle.core.match import Match

from .judging import judge
from .programs import program_for
from .worktop import Knobs, Worktop


class Greedy:
    """Takes the decision after which its seat stands best, by the title's evaluation.

    With `slack` it takes any that is worth at most so much less, in chances to win: a weaker and
    less predictable player. Equal seeds make equal decisions.
    """

    def __init__(self, seed: int | None = None, slack: float = 0.0) -> None:
        self._chance, self._slack = random.Random(seed), slack

    def decide(self, match: Match) -> str:
        """The decision that looks best, or one about as good."""
        legal, seat = match.legal, match.actor
        if len(legal) == 1:
            return legal[0]
        top = Worktop(program_for(match), match, match.state, 0, Knobs())
        found = judge(top)
        worth = found.wins[:, seat] + Knobs.thrift * found.glories[:, seat]
        good = np.flatnonzero(worth >= worth.max() - self._slack)
        return match.notation.write(int(found.actions[self._chance.choice(good.tolist())]))
