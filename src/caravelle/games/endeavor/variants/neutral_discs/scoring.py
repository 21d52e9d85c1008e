"""Final scoring with neutral discs: A to E, and those never needed (Score de la partie)."""

from typing import Annotated

from caravelle.core.kernel import rule
from caravelle.core.records import I2, Records, dtype_of

from ...scoring import ROWS as BASE_ROWS
from ...scoring import Score, score_seat
from ...state import SEATS
from .state import NeutralState
from .tables import NeutralTables


class NeutralScore(Score):
    """The Glory of one seat."""

    neutral: I2  # neutral discs in the reserve


class NeutralScores:
    """The Glory of all seats."""

    seat: Annotated[Records[NeutralScore], NeutralScore, SEATS]


SCORES = dtype_of(NeutralScores)
ROWS = (*BASE_ROWS[:-1], "neutral", BASE_ROWS[-1])  # the total stays last


@rule
def score(tables: NeutralTables, state: NeutralState, scores: NeutralScores) -> None:
    """Score every seat: 1 Glory for each neutral disc in its reserve, none for its harbor."""
    for seat in range(state.seats):
        row = scores.seat[seat]
        score_seat(tables, state, seat, row)
        row.neutral = state.neutral_reserve[seat]
        row.total += row.neutral
