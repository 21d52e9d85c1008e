"""Neutral discs: the game for 2 or 3 players with discs of a colour that nobody plays.

The rules are those of the variants for two and for three players that the game of 2009 was given.
"""

from dataclasses import replace

from ...base import BASE
from .actions import SPACE
from .colour import award_governor, controls_links, take_back
from .events import KINDS
from .phases import after_action, after_turn, before_phase
from .reasons import NAMES
from .scoring import ROWS, SCORES, score
from .setting import prepare
from .state import STATE
from .tables import TABLES
from .telling import NeutralTelling
from .view import view

_SEAMS = "caravelle.games.endeavor.rules.seams"

TITLE = replace(
    BASE,
    module=__name__,
    tables=TABLES,
    state=STATE,
    scores=SCORES,
    score_rows=ROWS,
    space=SPACE,
    rules={**BASE.rules, "score": score},
    seams={
        f"{_SEAMS}.before_phase": before_phase,
        f"{_SEAMS}.after_action": after_action,
        f"{_SEAMS}.after_turn": after_turn,
        f"{_SEAMS}.award_governor": award_governor,
        f"{_SEAMS}.controls_links": controls_links,
        f"{_SEAMS}.take_back": take_back,
    },
    events=KINDS,
    reasons=NAMES,
    prepare=prepare,
    teller=NeutralTelling,
    view=view,
    usual={"variant": "neutral_discs"},
)
