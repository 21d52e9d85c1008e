"""Seams of the invariants: what a variant brings that the base game does not know of.

Each rule here is open, as those of `rules/seams.py`. What is written here is the base game.
"""

from caravelle.core.kernel import rule

from ..state import CASUALTY, OVER, State
from ..tables import Tables


@rule
def parties(state: State) -> int:
    """How many colours may have discs on the chart."""
    return state.seats


@rule
def last_step() -> int:
    """The highest number of a step."""
    return OVER


@rule
def phase_of(state: State) -> int:
    """The step of the base game that the position belongs to; a variant's own is part of one."""
    return state.step


@rule
def is_in_the_air(state: State, seat: int) -> bool:
    """Whether a disc of the seat is nowhere, for its casualty is being decided on."""
    return state.step == CASUALTY and state.actor == seat


@rule
def may_lie(tables: Tables, state: State, card: int) -> bool:
    """Whether a card may lie where it lies although the base game has no such place for it."""
    return False


@rule
def is_bare(state: State, space: int) -> bool:
    """Whether an empty space has rightly lost its token."""
    return False


@rule
def is_bare_place(state: State, area: int, place: int) -> bool:
    """Whether a free place of a track has rightly lost its token."""
    return False


@rule
def tiles_out(tables: Tables, state: State, building: int) -> int:
    """Copies of a tile that have left the game."""
    return 0
