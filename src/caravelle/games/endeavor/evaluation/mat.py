"""What a seat's mat promises: tracks, discs, buildings, tokens and cards."""

from caravelle.core.evaluation import Measures
from caravelle.core.kernel import rule

from ..rules.attributes import level
from ..rules.hand import MOST, has_governor
from ..state import (
    ACTION,
    ACTIONS,
    ATTRIBUTES,
    BUILD,
    BUILDINGS,
    CULTURE,
    DISCARD,
    HELD_CARDS,
    INFLUENCE,
    OVER,
    ROUND_END,
    START,
    TOKENS,
    TURN,
    State,
)
from ..tables import VALUES, Tables
from .features import (
    BLUE,
    GROWTH,
    HARBOR,
    HELD,
    IDLE_HARBOR,
    LEVELS,
    MAY,
    NEAR_LEVEL,
    ON_TURN,
    OVERHANG,
    OWN,
    READY,
    READY_ACTION,
    ROOM_LEFT,
    SLAVERY,
    SYMBOLS,
    TO_BUILD,
    WORKERS,
)
from .stages import growths_left


@rule
def measure_mat(tables: Tables, state: State, seat: int, measures: Measures) -> None:
    """Fill in what a seat's own mat and hand say."""
    _tracks(tables, state, seat, measures)
    _discs(tables, state, seat, measures)
    _buildings(tables, state, seat, measures)
    _cards(tables, state, seat, measures)
    if state.step == ACTION and state.actor == seat:
        measures.value[seat, ON_TURN] = 1
    if state.step == TURN and state.turn_seat == seat:
        for action in range(ACTIONS):
            measures.value[seat, MAY + action] = state.left[action]


@rule
def _tracks(tables: Tables, state: State, seat: int, measures: Measures) -> None:
    player = state.players[seat]
    for attribute in range(ATTRIBUTES):
        value = player.attribute[attribute]
        now = level(tables, state, seat, attribute)
        measures.value[seat, SYMBOLS + attribute] = value
        measures.value[seat, LEVELS + attribute] = now
        if value + 1 < VALUES and tables.level[attribute, value + 1] > now:
            measures.value[seat, NEAR_LEVEL] += 1


@rule
def _discs(tables: Tables, state: State, seat: int, measures: Measures) -> None:
    """Discs ready, discs to come. In Construction this round's Growth is still to come."""
    player = state.players[seat]
    idle = player.passed or state.step in (DISCARD, ROUND_END, OVER)
    measures.value[seat, IDLE_HARBOR if idle else HARBOR] = player.harbor
    coming = growths_left(state) * level(tables, state, seat, CULTURE)
    measures.value[seat, GROWTH] = min(player.supply, coming)
    served = (seat - state.crown + state.seats) % state.seats < state.served
    if state.step == START or (state.step == BUILD and not served):
        measures.value[seat, TO_BUILD] = 1


@rule
def _buildings(tables: Tables, state: State, seat: int, measures: Measures) -> None:
    player = state.players[seat]
    free = 0
    for building in range(BUILDINGS):
        built = player.built[building]
        if built > 0:
            ready = built - player.worker[building]
            measures.value[seat, WORKERS] += player.worker[building]
            acts = 0
            for action in range(ACTIONS):
                symbols = tables.tile_action[building, action]
                if symbols > 0:
                    acts = 1
                    measures.value[seat, OWN + action] += built * symbols
                    measures.value[seat, READY_ACTION + action] += ready * symbols
            free += acts * ready
    measures.value[seat, READY] = min(free, player.harbor)
    for token in range(ATTRIBUTES, TOKENS):
        measures.value[seat, BLUE + token - ATTRIBUTES] = player.token[token]


@rule
def _cards(tables: Tables, state: State, seat: int, measures: Measures) -> None:
    """Cards held, and whether they will fit; a Governor may lie in the free slot."""
    held, slavery = 0, 0
    for card in range(HELD_CARDS):
        if state.card[card] == seat:
            held += 1
            slavery += tables.card_slavery[card]
    limit = min(MOST, level(tables, state, seat, INFLUENCE) + min(1, slavery))
    spare = 1 if held > limit and has_governor(state, seat) else 0
    measures.value[seat, HELD] = held
    measures.value[seat, SLAVERY] = slavery
    measures.value[seat, ROOM_LEFT] = max(0, limit - held)
    measures.value[seat, OVERHANG] = max(0, held - limit - spare)
