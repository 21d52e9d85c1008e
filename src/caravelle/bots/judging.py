"""Judging: what the evaluation says of every decision of a position, without any search."""

from dataclasses import dataclass

import numpy as np

from caravelle.core.choices import ROOM
from caravelle.core.evaluation import SIDES

from .trees import Numbers
from .worktop import Worktop


@dataclass(frozen=True)
class Judgement:
    """For each legal decision what every side may expect after it, one row a decision."""

    actions: Numbers
    wins: Numbers
    glories: Numbers


def judge(top: Worktop) -> Judgement:
    """The evaluation's view of the legal decisions of the worktop's position."""
    actions = np.zeros(ROOM, np.int64)
    wins, glories = np.zeros((ROOM, SIDES)), np.zeros((ROOM, SIDES))
    count = top.program.judge_each(
        top.tables, top.states, top.scores, top.desk, actions, wins, glories
    )
    return Judgement(actions[:count], wins[:count, : top.sides], glories[:count, : top.sides])
