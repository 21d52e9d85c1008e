"""Caravelle: age-of-sail strategy games by their printed rules, on one fast rules kernel.

    import caravelle
    match = caravelle.new("endeavor", players=4, chart="side_b", seed=7)
    match.do(match.legal[0])

Importing the package is quick: the rules are loaded when a match is made.
"""

from typing import TYPE_CHECKING, Any

from .core.advice import introduce
from .core.errors import (
    ActionError,
    BadAction,
    CaravelleError,
    ContentError,
    GameOver,
    IllegalAction,
    JournalError,
    NothingToUndo,
    OptionError,
    StaleAction,
)

if TYPE_CHECKING:
    from .api import load, new
    from .core.advice import Adviser
    from .core.events import Event
    from .core.match import Match
    from .core.voice import Refusal

__version__ = "0.1.0"

_LATER = {
    "new": "api",
    "load": "api",
    "Match": "core.match",
    "Refusal": "core.voice",
    "Event": "core.events",
}

__all__ = [
    "ActionError",
    "BadAction",
    "CaravelleError",
    "ContentError",
    "Event",
    "GameOver",
    "IllegalAction",
    "JournalError",
    "Match",
    "NothingToUndo",
    "OptionError",
    "Refusal",
    "StaleAction",
    "__version__",
    "load",
    "new",
]


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module 'caravelle' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f".{_LATER[name]}", __name__), name)


def _adviser() -> "Adviser":
    from .bots.advice import advise

    return advise


introduce(_adviser)
