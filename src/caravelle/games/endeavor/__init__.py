"""Endeavor: Age of Sail, and its classic edition.

`TITLE` is all that the rest of the program knows of the game.
"""

from pathlib import Path

from caravelle.core.title import Title

from .actions import SPACE
from .events import KINDS
from .options import Options
from .reasons import NAMES
from .rules.setup import set_up, start_generator
from .scoring import ROWS, SCORES, score
from .setting import prepare
from .state import STATE
from .tables import TABLES
from .telling import Telling
from .view import view

TITLE = Title(
    name="endeavor",
    module=__name__,
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
)
