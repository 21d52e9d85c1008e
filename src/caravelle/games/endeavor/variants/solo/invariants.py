"""Invariants of solo: those of the base game, and what holds of the Opposition besides."""

from caravelle.core.kernel import rule

from ...invariants import NAMES as BASE_NAMES
from ...invariants import broken as base_broken
from ...invariants.cards import hand_fits
from ...invariants.seat import keeps, symbols_of
from ...state import (
    AREAS,
    ASIDE,
    ATTRIBUTES,
    BUILD,
    BUILDINGS,
    CARDS,
    CASUALTY,
    FREE,
    IN_DECK,
    OVER,
    SPACES,
    START,
    TOKENS,
    TOP_LEVEL,
)
from ...tables import Tables as BaseTables
from .mat import is_blue
from .state import (
    COLOURS,
    COLUMNS,
    EUROPE,
    LEVY,
    MAT,
    MOURN,
    OPTIONS,
    PARTIES,
    PLACES,
    PLAYER,
    RAID,
    SPARE,
    TASKS,
    State,
)
from .tables import Tables

NAMES = (
    *BASE_NAMES,
    "the ladder has two discs of each colour, and the end marker its place",
    "the building board has each kind once at most, row by row from the left",
    "the Opposition's mat has the sum of its symbols, and no blue token",
    "the Opposition's cards fit between rounds",
    "the Opposition has neither discs ashore nor buildings",
    "whoever is asked for the Opposition has two options or more",
    "the agenda is empty between the Opposition's halves",
)
LADDER, BOARD, COMMON_MAT, OWN_HAND, ASHORE, OPTIONS_LEFT, AGENDA = range(
    len(BASE_NAMES), len(NAMES)
)


@rule
def broken(tables: Tables, state: State) -> int:
    """The number of the first invariant that does not hold, or 0."""
    code = base_broken(tables, state)
    if code != 0:
        return code
    if not _ladder_holds(state):
        return LADDER
    if not _board_holds(tables, state):
        return BOARD
    if not _mat_holds(tables, state):
        return COMMON_MAT
    if not _hand_holds(tables, state):
        return OWN_HAND
    if not _is_nobody_ashore(state):
        return ASHORE
    if not _options_hold(tables, state):
        return OPTIONS_LEFT
    return 0 if _agenda_holds(state) else AGENDA


@rule
def _ladder_holds(state: State) -> bool:
    """Each colour twice; the marker leaves 2 to 6 actions."""
    for party in range(MAT, PARTIES):
        count = 0
        for place in range(PLACES):
            count += state.ladder[place] == party
        if count != PLACES // COLOURS:
            return False
    return 3 <= state.marker < PLACES


@rule
def _board_holds(tables: Tables, state: State) -> bool:
    """Columns without gaps but where the tile built lay; only tiles that are left lie there."""
    if not (1 <= state.selector_column <= COLUMNS and 1 <= state.selector_level <= TOP_LEVEL):
        return False
    if state.waiting != FREE and (
        state.column[state.waiting] != 0 or state.stock[state.waiting] == 0
    ):
        return False
    built = FREE if state.built == FREE else tables.tile_level[state.built]
    if (state.built != FREE) != (state.round_number > 0 and _is_built(state)):
        return False
    for level in range(1, TOP_LEVEL + 1):
        gap = False
        for column in range(1, COLUMNS + 1):
            count = 0
            for building in range(BUILDINGS):
                if tables.tile_level[building] == level and state.column[building] == column:
                    count += 1
                    if state.stock[building] == 0:
                        return False
            if count > 1 or (count == 1 and gap):
                return False
            if count == 0 and not (level == built and column == state.built_column):
                gap = True
    return True


@rule
def _is_built(state: State) -> bool:
    """Whether the tile of this round has been built, and the board not filled up again."""
    phase = state.resume if state.step > OVER else state.step
    return phase != BUILD and phase != START and not (phase == OVER and state.built == FREE)


@rule
def _mat_holds(tables: Tables, state: State) -> bool:
    """Markers are the sum of the symbols; blue tokens are played or lost, never kept."""
    for attribute in range(ATTRIBUTES):
        if state.players[MAT].attribute[attribute] != symbols_of(tables, state, MAT, attribute):
            return False
    for token in range(TOKENS):
        if is_blue(tables, token) and state.players[MAT].token[token] != 0:
            return False
    return True


@rule
def _hand_holds(tables: Tables, state: State) -> bool:
    """As for a player."""
    return state.step not in (BUILD, OVER) or hand_fits(tables, state, MAT)


@rule
def _is_nobody_ashore(state: State) -> bool:
    """Its discs come from nowhere and it builds nothing."""
    for party in range(MAT, PARTIES):
        player = state.players[party]
        if player.supply != 0 or player.harbor != 0 or player.places != 0:
            return False
    return True


@rule
def _options_hold(tables: Tables, state: State) -> bool:
    """Options are there in the steps that ask for one, and only then; each can be chosen."""
    count = 0
    for option in range(OPTIONS):
        count += state.option[option] != 0
    if state.step <= OVER or state.step == MOURN:
        return count == 0 and (state.step != MOURN or keeps(tables, state, PLAYER))
    for option in range(OPTIONS):
        if state.option[option] != 0 and not _can_be(tables, state, option):
            return False
    return count > 1


@rule
def _can_be(tables: Tables, state: State, option: int) -> bool:
    """An option that its step could have."""
    if state.step == LEVY:
        return state.players[PLAYER].token[option] > 0
    if option >= SPACES or state.step not in (EUROPE, SPARE, RAID):
        return True
    return state.space[option] == (PLAYER if state.step == RAID else FREE)


@rule
def _agenda_holds(state: State) -> bool:
    """Tasks wait only while the player chooses; what lies above them on the stack is 0."""
    if state.step <= OVER and state.tasks != 0:
        return False
    for task in range(state.tasks, TASKS):
        for field in range(4):
            if state.task[task, field] != 0:
                return False
    for area in range(AREAS):
        if state.unopened[area] and (state.step <= OVER or state.tasks == 0):
            return False
    return (state.raided != FREE) == (state.step == MOURN)


# --- what the base game leaves open -------------------------------------------------------


@rule
def parties(state: State) -> int:
    """The player and the four colours of the Opposition."""
    return PARTIES


@rule
def last_step() -> int:
    """The last of the steps in which something is chosen for the Opposition."""
    return MOURN


@rule
def phase_of(state: State) -> int:
    """What is chosen for the Opposition belongs to the phase that goes on afterwards."""
    return state.resume if state.step > OVER else state.step


@rule
def is_in_the_air(state: State, seat: int) -> bool:
    """Also when the player mourns a disc that the Opposition has driven out."""
    return (state.step == CASUALTY and state.actor == seat) or state.step == MOURN


@rule
def may_lie(tables: BaseTables, state: State, card: int) -> bool:
    """On the common mat or beside it; a Governor under a deck while its region is about to open."""
    place = state.card[card]
    if card >= CARDS and place == IN_DECK:
        for area in range(AREAS):
            if tables.governor[area] == card and state.unopened[area]:
                return True
    if place == ASIDE + MAT:
        return card >= CARDS or tables.card_slavery[card] != 0
    if place != MAT:
        return False
    if card >= CARDS:
        return True
    return not (state.abolished and tables.card_slavery[card])


@rule
def is_bare(state: State, space: int) -> bool:
    """The city whose token left the game at set-up, and one under attack."""
    return space == state.spared or space == state.raided


_OPEN = "caravelle.games.endeavor.invariants.seams"

SEAMS = {
    f"{_OPEN}.parties": parties,
    f"{_OPEN}.last_step": last_step,
    f"{_OPEN}.phase_of": phase_of,
    f"{_OPEN}.is_in_the_air": is_in_the_air,
    f"{_OPEN}.may_lie": may_lie,
    f"{_OPEN}.is_bare": is_bare,
}
