"""The levels of a solo victory, by the player's Glory less the Opposition's (Echelle de score)."""

from typing import Any

import numpy as np

from caravelle.core.records import Array
from caravelle.core.title import Setting

from ...state import TOP_LEVEL
from .state import MAT, PLAYER

LEVELS = ((9, "total"), (7, "complete"), (5, "major"), (3, "victory"), (0, "minor"))


def level_of(difference: int) -> str:
    """The level that a difference is worth; below 0 the game is lost."""
    return next((level for least, level in LEVELS if difference >= least), "loss")


def verdict(setting: Setting, states: Array, scores: list[dict[str, int]]) -> dict[str, Any]:
    """What the game came to: the difference, its level, and whether it was won with panache."""
    difference = scores[PLAYER]["total"] - scores[MAT]["total"]
    top = setting.tables["tile_level"][0] == TOP_LEVEL
    built = bool(np.any(states["players"]["built"][0, PLAYER][top] > 0))
    return {
        "difference": difference,
        "level": level_of(difference),
        "panache": built and difference >= 0,
    }
