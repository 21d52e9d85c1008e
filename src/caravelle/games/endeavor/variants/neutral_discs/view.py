"""The view with neutral discs: the position of the base game, and what lies beside the mats."""

from caravelle.core.records import Array
from caravelle.core.title import Setting

from ...view import Reader, Values, position
from .state import STEP_NAMES


def view(setting: Setting, states: Array) -> Values:
    """The position of the first state; all about neutral discs stands under `neutral_discs`.

    `reserve` and `harbor` are counted by seat, `removed` are the tokens that have left each track,
    `removals` those that the players have still to remove.
    """
    state, seats = Reader(setting, states), len(setting.seats)
    removed = zip(setting.names["area"], state.row("removed"), strict=True)
    return {
        **position(setting, states, STEP_NAMES),
        "neutral_discs": {
            "reserve": state.row("neutral_reserve")[:seats],
            "harbor": state.row("neutral_harbor")[:seats],
            "gone": state.number("neutral_gone"),
            "removals": state.number("removals"),
            "removed": dict(removed),
        },
    }
