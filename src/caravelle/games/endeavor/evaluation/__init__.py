"""The evaluation of Endeavor: features that a player would count, and what they are worth.

features.py   their names, with a line that says what each one is
mat.py, board.py   counting them, on the mat and on the board; stages.py: how far the game is
weights.py   data/evaluation.toml, where the weights stand; bench/tune_evaluation.py found them
"""

from caravelle.core.entries import score
from caravelle.core.evaluation import FEATURES as ROOM
from caravelle.core.evaluation import Evaluation, Measures
from caravelle.core.kernel import rule

from ..scoring import Scores
from ..state import State
from ..tables import Tables
from .board import measure_board
from .features import FEATURES, GLORY, ONE
from .mat import measure_mat
from .stages import stage
from .weights import load_weights


@rule
def measure(tables: Tables, state: State, scores: Scores, measures: Measures) -> None:
    """Count every feature of every seat."""
    score(tables, state, scores)
    for seat in range(state.seats):
        for feature in range(ROOM):
            measures.value[seat, feature] = 0
        measures.value[seat, GLORY] = scores.seat[seat].total
        measures.value[seat, ONE] = 1
        measure_mat(tables, state, seat, measures)
    measure_board(tables, state, measures)


EVALUATION = Evaluation(tuple(FEATURES), measure, stage, load_weights())
