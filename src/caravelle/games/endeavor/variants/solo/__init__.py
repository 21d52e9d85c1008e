"""Solo: one player against the Opposition, four colours that follow an order of their own.

setting.py, tables.py, state.py, actions.py, events.py, reasons.py   what there is besides
opening.py, europe.py          set-up
building.py, ladder.py         building board; ladder and end marker
work.py, agenda.py, choice.py  tasks, one after another, and what the player chooses in them
rungs.py, places.py            the order: where a colour can go, and which of equal places
draws.py, raid.py, levy.py     cards, Attack and Payment of the Opposition
mat.py, limit.py, scoring.py   the common mat, its card limit, its Glory; levels.py: the victory
"""

from dataclasses import replace

from ...base import BASE
from .actions import SPACE
from .events import KINDS
from .judging import SOLO_EVALUATION
from .ladder import after_action
from .levels import verdict
from .mat import award_governor, take_back, win_token
from .reasons import NAMES
from .scoring import score
from .setting import prepare
from .state import STATE
from .tables import TABLES
from .telling import Telling
from .view import view
from .work import before_phase

_SEAMS = "caravelle.games.endeavor.rules.seams"

TITLE = replace(
    BASE,
    module=__name__,
    rules_version=BASE.rules_version + 1,  # 2: the Opposition settles Industry first, not last
    tables=TABLES,
    state=STATE,
    space=SPACE,
    rules={**BASE.rules, "score": score},
    seams={
        f"{_SEAMS}.before_phase": before_phase,
        f"{_SEAMS}.after_action": after_action,
        f"{_SEAMS}.win_token": win_token,
        f"{_SEAMS}.award_governor": award_governor,
        f"{_SEAMS}.take_back": take_back,
    },
    events=KINDS,
    reasons=NAMES,
    prepare=prepare,
    teller=Telling,
    view=view,
    verdict=verdict,
    usual={"variant": "solo"},
    evaluation=SOLO_EVALUATION,
)
