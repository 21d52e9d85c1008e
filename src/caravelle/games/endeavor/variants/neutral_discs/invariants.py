"""Invariants of a game with neutral discs: those of the base game, and what the discs add.

As there, what the rules keep and ask is written here a second time on purpose.
"""

from caravelle.core.kernel import Function, rule

from ...invariants import NAMES as BASE_NAMES
from ...invariants import broken as broken_in_base
from ...invariants.board import discs_in
from ...state import (
    AREAS,
    ATTRIBUTES,
    BUILDINGS,
    CASUALTY,
    EUROPE,
    FREE,
    SEATS,
    START,
    TOKENS,
    TOP_LEVEL,
    TURN,
)
from .state import NEUTRAL, REMOVE, NeutralState
from .tables import NeutralTables

_names = list(BASE_NAMES)


def _invariant(name: str) -> int:
    _names.append(name)
    return len(_names) - 1


REMOVALS = _invariant("as many tokens are removed as the set-up says, and not too many of a track")
NEUTRAL_DISCS = _invariant("neutral discs are conserved")
NOBODYS = _invariant("the neutral colour has discs on the chart and nothing else")
NOTES = _invariant("what a neutral disc may follow is noted during turns only")
NEUTRAL_ASKED = _invariant("whoever is asked for a neutral disc has one and a place for it")

NAMES = tuple(_names)


@rule
def broken(tables: NeutralTables, state: NeutralState) -> int:
    """The number of the first invariant that does not hold, or 0."""
    code = broken_in_base(tables, state)
    if code != 0:
        return code
    if not removals_hold(tables, state):
        return REMOVALS
    if not discs_conserved(tables, state):
        return NEUTRAL_DISCS
    if not has_discs_only(state):
        return NOBODYS
    if not notes_hold(state):
        return NOTES
    return 0 if state.step != NEUTRAL or is_rightly_asked(tables, state) else NEUTRAL_ASKED


@rule
def removals_hold(tables: NeutralTables, state: NeutralState) -> bool:
    """Removed by the seed, removed by choice and still to be removed make up all that must go."""
    tracks, removed = 0, 0
    for area in range(AREAS):
        if state.removed[area] < 0 or state.removed[area] > tables.most_removed:
            return False
        if tables.track_length[area] > 0:
            tracks += 1
            if state.removed[area] < tables.tokens_drawn:
                return False
        bare = bare_places(tables, state, area)
        if not state.removed[area] - state.shipped[area] <= bare <= state.removed[area]:
            return False
        removed += state.removed[area]
    if (state.removals > 0) != (state.step == REMOVE):
        return False
    return removed + state.removals == tracks * tables.tokens_drawn + tables.tokens_chosen


@rule
def bare_places(tables: NeutralTables, state: NeutralState, area: int) -> int:
    """Free places of a track without a token; of those removed some may lie under discs by now."""
    bare = 0
    for place in range(state.shipped[area], tables.track_length[area]):
        if state.track_token[area, place] == FREE:
            bare += 1
    return bare


@rule
def discs_conserved(tables: NeutralTables, state: NeutralState) -> bool:
    """Reserves, harbors, the chart and those out of the game together have every disc."""
    discs = state.neutral_gone
    if discs < 0:
        return False
    for seat in range(SEATS):
        reserve, harbor = state.neutral_reserve[seat], state.neutral_harbor[seat]
        if reserve < 0 or harbor < 0 or reserve + harbor > tables.neutral_discs:
            return False
        if seat >= state.seats and reserve + harbor > 0:
            return False
        discs += reserve + harbor
    for area in range(AREAS):
        discs += discs_in(tables, state, area, state.seats)
    return discs == state.seats * tables.neutral_discs


@rule
def has_discs_only(state: NeutralState) -> bool:
    """No mat, no tokens, no cards, nothing in the open sea or beside a track."""
    player = state.players[state.seats]
    if player.supply != 0 or player.harbor != 0 or player.places != 0 or player.passed != 0:
        return False
    for building in range(BUILDINGS):
        if player.built[building] != 0 or player.worker[building] != 0:
            return False
    for token in range(TOKENS):
        if player.token[token] != 0:
            return False
    for attribute in range(ATTRIBUTES):
        if player.attribute[attribute] != 0 or player.memorial[attribute] != 0:
            return False
    for area in range(AREAS):
        if state.sea[area, state.seats] != 0:
            return False
    return True


@rule
def notes_hold(state: NeutralState) -> bool:
    """Outside of turns nothing is noted; where an own disc went down the seat is present."""
    inside = state.step == TURN or state.step == CASUALTY or state.step == NEUTRAL
    if not 0 <= state.drew <= 1 or (state.drew > 0 and not inside):
        return False
    for area in range(AREAS):
        if not 0 <= state.landed[area] <= 1:
            return False
        is_there = inside and state.presence[area, state.turn_seat] > 0
        if state.landed[area] > 0 and not is_there:
            return False
    return True


@rule
def is_rightly_asked(tables: NeutralTables, state: NeutralState) -> bool:
    """The turn's seat has a neutral disc, and a track, fleet or city for it."""
    if state.neutral_harbor[state.actor] == 0:
        return False
    for area in range(AREAS):
        near = state.drew > 0 or state.landed[area] > 0
        if near and state.shipped[area] < tables.track_length[area]:
            return True
    for space in range(tables.spaces):
        area = tables.space_area[space]
        near = state.drew > 0 or state.landed[area] > 0
        opened = state.shipped[area] == tables.track_length[area]
        present = area == EUROPE or state.presence[area, state.actor] > 0
        allowed = present or tables.space_fleet[space] > 0
        if near and opened and allowed and state.space[space] == FREE:
            return True
    return False


# --- what the base game's invariants leave open ---------------------------------------


@rule
def parties(state: NeutralState) -> int:
    """The seats and the neutral colour."""
    return state.seats + 1


@rule
def last_step() -> int:
    """The highest number of a step."""
    return NEUTRAL


@rule
def phase_of(state: NeutralState) -> int:
    """Tokens are removed during set-up, a neutral disc is placed at the end of a turn."""
    if state.step == REMOVE:
        return START
    return TURN if state.step == NEUTRAL else state.step


@rule
def is_bare_place(state: NeutralState, area: int, place: int) -> bool:
    """On a track that has lost tokens; `removals_hold` counts how many such places there are."""
    return state.removed[area] > 0 and state.track_token[area, place] == FREE


@rule
def tiles_out(tables: NeutralTables, state: NeutralState, building: int) -> int:
    """Copies of a tile of levels 1 to 4 that set-up took out of the game."""
    low = 0 < tables.tile_level[building] < TOP_LEVEL
    return tables.tiles_removed if low and tables.tile_copies[building] > 0 else 0


_SEAMS = "caravelle.games.endeavor.invariants.seams"
SEAMS: dict[str, Function] = {
    f"{_SEAMS}.parties": parties,
    f"{_SEAMS}.last_step": last_step,
    f"{_SEAMS}.phase_of": phase_of,
    f"{_SEAMS}.is_bare_place": is_bare_place,
    f"{_SEAMS}.tiles_out": tiles_out,
}
