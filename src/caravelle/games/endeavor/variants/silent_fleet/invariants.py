"""Invariants of a game with the Silent Fleet: those of the base game, and its own.

For tests only. `broken` gives the number of the first that a position breaks, NAMES the name of
each, SEAMS what the invariants of the base game leave open. Where the fleet may go is written here
a second time on purpose.
"""

from caravelle.core.kernel import Function, rule
from caravelle.games.endeavor.invariants import NAMES as BASE_NAMES
from caravelle.games.endeavor.invariants import broken as broken_base
from caravelle.games.endeavor.invariants.board import discs_in
from caravelle.games.endeavor.rules.attributes import level
from caravelle.games.endeavor.state import (
    ACTIONS,
    AREAS,
    ATTACK,
    ATTRIBUTES,
    BUILD,
    BUILDINGS,
    CARDS,
    CASUALTY,
    DECKS,
    DRAW,
    EUROPE,
    FREE,
    GONE,
    INDUSTRY,
    OCCUPY,
    PAYMENT,
    SHIP,
    TOKENS,
    TURN,
    State,
)
from caravelle.games.endeavor.tables import Tables

from .state import ANSWER, NO_ACTION, SCARCITY, SILENT, SilentState
from .tables import SilentTables

_names = list(BASE_NAMES)


def _invariant(name: str) -> int:
    _names.append(name)
    return len(_names) - 1


FLEET_DISCS = _invariant("the discs of the Silent Fleet are conserved")
FLEET_OWNS = _invariant("the Silent Fleet owns nothing but discs, and none is in the open sea")
NOTES = _invariant("what provokes the Silent Fleet is noted in turns only, and was carried out")
ANSWERING = _invariant("an action is being answered in its step only, and was provoked")
SCRAPPED = _invariant("Building Scarcity takes at most a tile a round")
FLEET_ASKED = _invariant("the Silent Fleet's decisions are asked only where there is one")

NAMES = tuple(_names)


@rule
def broken(tables: SilentTables, state: SilentState) -> int:
    """The number of the first invariant that does not hold, or 0."""
    code = broken_base(tables, state)
    if code != 0:
        return code
    if not _discs_hold(tables, state):
        return FLEET_DISCS
    if not _owns_only_discs(state):
        return FLEET_OWNS
    if not _notes_hold(tables, state):
        return NOTES
    if not _answering_holds(state):
        return ANSWERING
    if not _scrapped_holds(tables, state):
        return SCRAPPED
    return 0 if _asked_rightly(tables, state) else FLEET_ASKED


@rule
def _discs_hold(tables: SilentTables, state: SilentState) -> bool:
    """As many as a player has: in the supply, or on the board."""
    discs = state.players[state.seats].supply
    if discs < 0:
        return False
    for area in range(AREAS):
        discs += discs_in(tables, state, area, state.seats)
    return discs == tables.discs


@rule
def _owns_only_discs(state: SilentState) -> bool:
    """No harbor, buildings, tokens or attributes; a track or a space, but no open sea."""
    mat, amount = state.players[state.seats], 0
    for area in range(AREAS):
        amount += abs(state.sea[area, state.seats])
    for attribute in range(ATTRIBUTES):
        amount += abs(mat.attribute[attribute]) + abs(mat.memorial[attribute])
    for token in range(TOKENS):
        amount += abs(mat.token[token])
    for building in range(BUILDINGS):
        amount += abs(mat.built[building]) + abs(mat.worker[building])
    return amount == 0 and mat.harbor == 0 and mat.passed == 0 and mat.places == 0


@rule
def _notes_hold(tables: SilentTables, state: SilentState) -> bool:
    """Marks are 0 or 1; outside a turn there is none."""
    actions, areas = 0, 0
    for action in range(ACTIONS):
        if not 0 <= state.provoked[action] <= 1:
            return False
        actions += state.provoked[action]
    for area in range(AREAS):
        if not 0 <= state.occupied[area] <= 1:
            return False
        areas += state.occupied[area]
    if state.provoked[ATTACK] or state.provoked[PAYMENT] or not 0 <= state.by_token <= 1:
        return False
    if phase_of(state) not in (TURN, CASUALTY):
        return actions + areas + state.by_token == 0
    if tables.no_reaction_to_tokens and state.by_token and actions > 0:
        return False
    return actions <= state.acted and (areas > 0) == (state.provoked[OCCUPY] > 0)


@rule
def _answering_holds(state: SilentState) -> bool:
    """One of the actions provoked, while the fleet's target is chosen."""
    if state.step != SILENT:
        return state.answering == NO_ACTION
    return 0 <= state.answering < ACTIONS and state.provoked[state.answering] == 1


@rule
def _scrapped_holds(tables: SilentTables, state: SilentState) -> bool:
    """None without the option; with it one in each round that has come to its Construction."""
    tiles = 0
    for building in range(BUILDINGS):
        if state.scrapped[building] < 0:
            return False
        tiles += state.scrapped[building]
    rounds = state.round_number - (1 if state.step == SCARCITY else 0)
    return tiles <= (rounds if tables.building_scarcity else 0)


@rule
def _asked_rightly(tables: SilentTables, state: SilentState) -> bool:
    """Of two actions or more, which; of one that can be answered, how; of a tile in reach."""
    if state.step == ANSWER:
        kinds = 0
        for action in range(ACTIONS):
            kinds += state.provoked[action]
        return kinds >= 2
    if state.step == SILENT:
        return _has_way(tables, state)
    if state.step != SCARCITY:
        return True
    reach, found = level(tables, state, state.actor, INDUSTRY), False
    for building in range(BUILDINGS):
        if state.stock[building] > 0 and tables.tile_level[building] <= reach:
            found = True
    return found and state.actor != state.crown and state.served == 0


@rule
def _has_way(tables: SilentTables, state: SilentState) -> bool:
    """Whether the fleet could do anything, by Rulings: Silent Fleet, 1 and 3 to 5."""
    party = state.seats
    if state.answering == DRAW:
        for deck in range(DECKS):
            card = state.deck_top[deck]
            discs = discs_in(tables, state, tables.deck_area[deck], party)
            if card != FREE and tables.card_value[card] <= discs:
                return True
        return False
    if state.players[party].supply == 0:
        return False
    for area in range(AREAS):
        if state.answering == SHIP and state.shipped[area] < tables.track_length[area]:
            return True
    for space in range(tables.spaces):
        area = tables.space_area[space]
        if state.space[space] == FREE and state.shipped[area] >= tables.track_length[area]:
            if state.answering == SHIP and tables.space_fleet[space]:
                return True
            near = area == EUROPE or discs_in(tables, state, area, party) > 0
            if tables.limited_occupy and not state.occupied[area]:
                near = False
            if state.answering == OCCUPY and near and not tables.space_fleet[space]:
                return True
    return False


# --- what the base game's invariants leave open -----------------------------------------


@rule
def parties(state: State) -> int:
    """The seats, and the Silent Fleet."""
    return state.seats + 1


@rule
def last_step() -> int:
    """The highest number of a step."""
    return SCARCITY


@rule
def phase_of(state: State) -> int:
    """The fleet answers at the end of a turn; Building Scarcity comes first in Construction."""
    if state.step == ANSWER or state.step == SILENT:
        return TURN
    return BUILD if state.step == SCARCITY else state.step


@rule
def may_lie(tables: Tables, state: State, card: int) -> bool:
    """Any card of a deck may be thrown out; with Europe 5 goes the abolition."""
    if card >= CARDS or state.card[card] != GONE:
        return False
    return state.abolished == 1 or not tables.card_abolition[card]


@rule
def tiles_out(tables: Tables, state: SilentState, building: int) -> int:
    """Tiles that Building Scarcity took."""
    return state.scrapped[building]


_OPEN = (parties, last_step, phase_of, may_lie, tiles_out)
SEAMS: dict[str, Function] = {
    f"caravelle.games.endeavor.invariants.seams.{own.__name__}": own for own in _OPEN
}
