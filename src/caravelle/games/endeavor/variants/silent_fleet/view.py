"""The view: the base game's, and under a key of its own all that concerns the Silent Fleet."""

from typing import Any

from caravelle.core.records import Array
from caravelle.core.title import Setting
from caravelle.games.endeavor.options import Options
from caravelle.games.endeavor.setting import SEAT_NAMES
from caravelle.games.endeavor.state import ACTION_NAMES
from caravelle.games.endeavor.view import Reader, Values, position

from .state import NO_ACTION, STEP_NAMES
from .tables import SWITCHES


def view(setting: Setting, states: Array) -> Values:
    """The position of the first state, ids in place of numbers."""
    return {
        **position(setting, states, STEP_NAMES),
        "silent_fleet": _fleet(Reader(setting, states)),
    }


def _fleet(state: Reader) -> dict[str, Any]:
    """Its discs, what the turn under way provokes, and what has left the game by the options."""
    names, answering = state.setting.names, state.number("answering")
    assert isinstance(state.setting.options, Options)
    party = len(state.setting.seats)
    return {
        "party": party,
        "colour": SEAT_NAMES[party],
        "supply": state.player("supply", party),
        "provoked": _marked(ACTION_NAMES, state.row("provoked")),
        "occupied": _marked(names["area"], state.row("occupied")),
        "answering": None if answering == NO_ACTION else ACTION_NAMES[answering],
        "scrapped": {
            name: count
            for name, count in zip(names["building"], state.row("scrapped"), strict=True)
            if count
        },
        "options": [name for name in SWITCHES if getattr(state.setting.options, name)],
    }


def _marked(names: Any, marks: list[int]) -> list[str]:
    """The names that are marked."""
    return [name for name, mark in zip(names, marks, strict=True) if mark]
