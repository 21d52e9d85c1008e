"""The state of a solo game: the base game's record, and behind it what the Opposition has.

The player is seat 0. Parties 1 to 4 are the colours of the Opposition; their common mat is the
player record of `MAT`, where only attributes, tokens and cards count.
"""

from typing import Annotated

from caravelle.core.records import I1, Grid, Ints, dtype_of

from ...state import AREAS, BUILDINGS, OVER, SEATS, SPACES, STEP_NAMES
from ...state import State as BaseState

PLAYER = 0
MAT = 1  # whose record is the common mat, and the first colour of the Opposition
PARTIES = SEATS
COLOURS = SEATS - 1  # of the Opposition
PLACES = 8  # of the ladder
COLUMNS = 3
OPTIONS = SPACES + AREAS + 1  # cities and fleets, then areas; decks, cards, tokens from 0
TASKS = 24

# steps: what the player decides for the Opposition, each only among equal options
EUROPE, SPARE, PLACE, DEAL, RAID, LEVY, SHED, MOURN = range(OVER + 1, OVER + 9)
OWN_STEPS = (
    "opposition_start",
    "opposition_spare",
    "opposition_place",
    "opposition_draw",
    "opposition_attack",
    "opposition_payment",
    "opposition_discard",
    "opposition_casualty",
)
STEPS = (*STEP_NAMES, *OWN_STEPS)


class State(BaseState):
    """A whole solo game between two decisions."""

    ladder: Annotated[Ints, "i1", PLACES]  # colours, place 1 first
    marker: I1  # place of the end marker, 1 to 8
    selector_level: I1  # row of the building board where the selector lies
    selector_column: I1  # 1 to 3
    column: Annotated[Ints, "i1", BUILDINGS]  # column of each kind on the board, 0: not there
    waiting: I1  # kind of the tile that waits beside the board, or FREE
    built: I1  # kind of the tile built in this round, or FREE
    built_column: I1  # where it lay; kept for the next Construction
    drew: I1  # 1: the player has drawn a card in this round
    had_half: I1  # 1: the Opposition has had its half of this Action phase
    spared: I1  # the city whose token left the game at set-up, or FREE
    unopened: Annotated[Ints, "i1", AREAS]  # 1: the track is full, the region about to open
    raided: I1  # the space under attack while the player decides on a casualty, or FREE
    resume: I1  # step of the phase that goes on when no task is left
    colour: I1  # party for which something is chosen
    rung: I1  # of the Opposition's order, or 0
    option: Annotated[Ints, "i1", OPTIONS]  # not 0: may be chosen
    tasks: I1
    task: Annotated[Grid, "i1", TASKS, 4]  # a stack: kind, party, detail, area


STATE = dtype_of(State)
