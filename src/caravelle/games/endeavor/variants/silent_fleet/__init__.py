"""The Silent Fleet: two players, and discs of a third colour that answer every turn.

Rulebook: The "Silent Fleet" 2-Player Variant; Rulings: Silent Fleet. The fleet is a party like any
other, with the number behind the seats, but nobody plays it: whoever has just taken a turn decides
what it does.
"""

from dataclasses import replace

from caravelle.core.kernel import Function
from caravelle.games.endeavor.base import BASE

from .actions import SPACE
from .events import KINDS
from .notes import after_action
from .party import award_governor, controls_links, win_token
from .reaction import after_turn
from .reasons import NAMES
from .scarcity import before_phase
from .setting import prepare
from .setup import set_up
from .state import SILENT_STATE
from .tables import SILENT_TABLES
from .view import view

_SEAMS: dict[str, Function] = {
    "before_phase": before_phase,
    "after_action": after_action,
    "after_turn": after_turn,
    "win_token": win_token,
    "award_governor": award_governor,
    "controls_links": controls_links,
}

TITLE = replace(
    BASE,
    module=__name__,
    tables=SILENT_TABLES,
    state=SILENT_STATE,
    space=SPACE,
    rules={**BASE.rules, "set_up": set_up},
    seams={f"caravelle.games.endeavor.rules.seams.{name}": rule for name, rule in _SEAMS.items()},
    events=KINDS,
    reasons=NAMES,
    prepare=prepare,
    view=view,
    usual={"variant": "silent_fleet"},
)
