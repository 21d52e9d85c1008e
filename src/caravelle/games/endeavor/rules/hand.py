"""The hand: how many cards fit on a mat (Rulings: Cards, 3).

With n cards held and a limit of m, the cards fit if n <= m, the free Governor slot staying empty;
or if n = m + 1 and one of them is a Governor, who then lies in the slot.
"""

from caravelle.core.kernel import rule

from ..state import CARDS, HELD_CARDS, INFLUENCE, State
from ..tables import Tables
from .attributes import level

MOST = 5  # card slots of a mat


@rule
def overhang(tables: Tables, state: State, seat: int) -> int:
    """Cards held beyond the limit, Governors counted; 0 or less: the free slot stays empty."""
    held, slavery = 0, 0
    for card in range(HELD_CARDS):
        if state.card[card] == seat:
            held += 1
            if tables.card_slavery[card]:
                slavery = 1
    return held - min(MOST, level(tables, state, seat, INFLUENCE) + slavery)


@rule
def has_governor(state: State, seat: int) -> bool:
    """Whether the seat holds a Governor."""
    for card in range(CARDS, HELD_CARDS):
        if state.card[card] == seat:
            return True
    return False


@rule
def uses_slot(tables: Tables, state: State, seat: int) -> bool:
    """Whether the cards fit only with a Governor in the free slot."""
    return overhang(tables, state, seat) == 1 and has_governor(state, seat)


@rule
def must_discard(tables: Tables, state: State, seat: int) -> bool:
    """Whether the cards do not fit at all."""
    return overhang(tables, state, seat) > 0 and not uses_slot(tables, state, seat)
