"""The evaluation of a solo game: the player as ever, the Opposition by its Glory alone."""

from dataclasses import replace

from caravelle.core.evaluation import FEATURES as ROOM
from caravelle.core.evaluation import Measures
from caravelle.core.kernel import rule

from ...evaluation import EVALUATION
from ...evaluation import measure as measure_seats
from ...evaluation.features import COURSE, RIVAL
from ...scoring import Scores
from .state import MAT, State
from .tables import Tables


@rule
def measure(tables: Tables, state: State, scores: Scores, measures: Measures) -> None:
    """Count every feature of both sides."""
    measure_seats(tables, state, scores, measures)
    for feature in range(ROOM):
        measures.value[MAT, feature] = 0
    measures.value[MAT, RIVAL] = scores.seat[MAT].total
    measures.value[MAT, COURSE] = 1


SOLO_EVALUATION = replace(EVALUATION, measure=measure)
