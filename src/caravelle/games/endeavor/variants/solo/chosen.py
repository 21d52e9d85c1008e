"""What the player chooses for the Opposition, among options still equal, and a casualty by it."""

from caravelle.core.events import Events
from caravelle.core.kernel import rule

from ...reasons import OK
from ...rules.attack import apply_casualty as go_on_with_attack
from ...rules.attack import put_away
from ...state import CASUALTY, SPACES
from .choice import clear_options
from .raid import land
from .reasons import NOT_AN_OPTION
from .state import State
from .tables import Tables
from .work import carry_out, work


@rule
def gate(tables: Tables, state: State) -> int:
    """Always open in its steps."""
    return OK


@rule
def refuse(tables: Tables, state: State, option: int) -> int:
    """One of the options."""
    return OK if state.option[option] != 0 else NOT_AN_OPTION


@rule
def refuse_area(tables: Tables, state: State, area: int) -> int:
    """Areas stand behind the spaces."""
    return refuse(tables, state, SPACES + area)


@rule
def apply(tables: Tables, state: State, option: int, events: Events) -> None:
    """Do it for the colour that acts, then whatever comes next."""
    step = state.step
    state.step = state.resume
    clear_options(state)
    carry_out(tables, state, step, option, events)
    work(tables, state, events)


@rule
def apply_area(tables: Tables, state: State, area: int, events: Events) -> None:
    """Areas stand behind the spaces."""
    apply(tables, state, SPACES + area, events)


@rule
def apply_casualty(tables: Tables, state: State, choice: int, events: Events) -> None:
    """In an attack of one's own as ever; in one of the Opposition its disc then takes the space."""
    if state.step == CASUALTY:
        go_on_with_attack(tables, state, choice, events)
        return
    state.step = state.resume
    put_away(tables, state, choice, events)
    land(tables, state, state.colour, events)
    work(tables, state, events)
