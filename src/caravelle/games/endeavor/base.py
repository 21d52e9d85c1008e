"""The base game as a title, which the variants begin with."""

from pathlib import Path

from caravelle.core.title import Hosting, Title

from .actions import SPACE
from .evaluation import EVALUATION
from .events import KINDS
from .facts import facts, labels, question
from .lines import lines
from .offers import check, offers
from .options import Options
from .reasons import NAMES
from .rules.setup import set_up, start_generator
from .scoring import ROWS, SCORES, score
from .setting import prepare
from .state import STATE
from .statistics import STATISTICS
from .tables import TABLES
from .telling import Telling
from .view import view

BASE = Title(
    name="endeavor",
    module=__name__,
    package=__package__ or "",
    rules_version=1,
    tables=TABLES,
    state=STATE,
    scores=SCORES,
    score_rows=ROWS,
    space=SPACE,
    rules={"set_up": set_up, "start_generator": start_generator, "score": score},
    events=KINDS,
    reasons=NAMES,
    options=Options,
    prepare=prepare,
    teller=Telling,
    view=view,
    text=Path(__file__).parent / "text",
    statistics=STATISTICS,
    hosting=Hosting(
        offers=offers,
        check=check,
        facts=facts,
        labels=labels,
        question=question,
        lines=lines,
        round_of=lambda state: int(state["round_number"][0]),
        chance_of=lambda state: int(state["rng"][0]),
    ),
    evaluation=EVALUATION,
)
