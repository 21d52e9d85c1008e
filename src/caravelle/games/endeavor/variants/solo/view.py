"""The view of a solo game: the table, and the Opposition's mat, ladder and building board."""

from typing import Any

import numpy as np

from caravelle.core.records import Array
from caravelle.core.title import Setting

from ...state import ASIDE, CARDS, FREE, OVER, TOP_LEVEL
from ...view import Reader, Values, position
from .state import COLUMNS, MAT, MOURN, STEPS


def view(setting: Setting, states: Array) -> Values:
    """The position of the first state, ids in place of numbers."""
    state = Reader(setting, states)
    return {
        **position(setting, states, STEPS),
        "opposition": _mat(state),
        "ladder": {
            "discs": state.row("ladder"),
            "marker": state.number("marker"),
            "acted": bool(state.number("had_half")),
        },
        "building_board": _board(state),
        "choice": _choice(state),
    }


def _mat(state: Reader) -> Values:
    """The common mat."""
    names = state.setting.names
    held = zip(names["token"], state.player("token", MAT), strict=True)
    attributes = state.player("attribute", MAT)
    governors = names["card"][CARDS:]
    aside = state.cards(ASIDE + MAT)
    return {
        "attributes": dict(zip(names["attribute"], attributes, strict=True)),
        "levels": {
            name: int(state.tables["level"][0, k, min(attributes[k], 15)])
            for k, name in enumerate(names["attribute"])
        },
        "tokens": {name: count for name, count in held if count},
        "cards": state.cards(MAT),
        "set_aside": [card for card in aside if card not in governors],
        "governors_aside": [card for card in aside if card in governors],
    }


def _board(state: Reader) -> Values:
    """The rows of the building board, level by level, and where the selector lies."""
    return {
        "rows": [_row(state, level) for level in range(1, TOP_LEVEL + 1)],
        "selector": {
            "level": state.number("selector_level"),
            "column": state.number("selector_column"),
        },
    }


def _row(state: Reader, level: int) -> Values:
    names = state.setting.names["building"]
    columns, stock = state.row("column"), state.row("stock")
    kinds = np.flatnonzero(state.tables["tile_level"][0] == level).tolist()
    places = {columns[kind]: names[kind] for kind in kinds}
    waiting = state.number("waiting")
    return {
        "level": level,
        "columns": [places.get(column) for column in range(1, COLUMNS + 1)],
        "reserve": {
            names[kind]: stock[kind] - (columns[kind] > 0)
            for kind in kinds
            if stock[kind] > (columns[kind] > 0)
        },
        "waiting": names[waiting] if waiting != FREE and waiting in kinds else None,
    }


def _choice(state: Reader) -> Values | None:
    """What is chosen for the Opposition: by which colour, and on which rung of its order."""
    step = state.number("step")
    if step <= OVER:
        return None
    rung: Any = state.number("rung")
    raided = state.number("raided")
    return {
        "of": STEPS[step],
        "colour": state.number("colour"),
        "rung": rung or None,
        "space": state.setting.names["space"][raided] if step == MOURN else None,
    }
