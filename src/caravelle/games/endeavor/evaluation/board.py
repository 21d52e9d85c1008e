"""What the board promises each seat: regions, cities, links and cards within reach."""

from caravelle.core.evaluation import Measures
from caravelle.core.kernel import rule

from ..rules.areas import is_open
from ..state import (
    AREAS,
    ATTACK,
    ATTRIBUTES,
    DECKS,
    EUROPE,
    FREE,
    State,
)
from ..tables import Tables
from .features import (
    BEST_DRAW,
    BLUE,
    CITY_TOKENS,
    DRAWS,
    EXPOSED,
    FREE_CITIES,
    HALF_LINKS,
    LEAD,
    LINK_TOKENS,
    NEXT_DRAW,
    OPENING,
    READY_ACTION,
    REGIONS,
    SAILING,
)

WHOLE = 12  # parts of a full track
ATTACK_TOKEN = 3  # among the blue tokens


@rule
def measure_board(tables: Tables, state: State, measures: Measures) -> None:
    """Fill in what the board says, for all seats at once; their mats are measured already."""
    for area in range(AREAS):
        _area(tables, state, area, measures)
    for space in range(tables.spaces):
        _space(tables, state, space, measures)
    for link in range(tables.links):
        _link(tables, state, link, measures)
    for deck in range(DECKS):
        _deck(tables, state, deck, measures)


@rule
def _area(tables: Tables, state: State, area: int, measures: Measures) -> None:
    if area == EUROPE:
        return
    length, filled = tables.track_length[area], state.shipped[area]
    if filled >= length:
        for seat in range(state.seats):
            measures.value[seat, REGIONS] += 1 if state.presence[area, seat] > 0 else 0
        return
    most = 0
    for seat in range(state.seats):
        discs = state.presence[area, seat]
        most = max(most, discs)
        measures.value[seat, SAILING] += discs
        if discs > 0:
            measures.value[seat, OPENING] += WHOLE * filled // length
    for seat in range(state.seats):
        if most > 0 and state.presence[area, seat] == most:
            measures.value[seat, LEAD] += WHOLE * filled // length


@rule
def _space(tables: Tables, state: State, space: int, measures: Measures) -> None:
    area, owner = tables.space_area[space], state.space[space]
    if not is_open(tables, state, area):
        return
    for seat in range(state.seats):
        if area != EUROPE and state.presence[area, seat] == 0:
            continue
        if owner == FREE:
            if not tables.space_fleet[space]:
                measures.value[seat, FREE_CITIES] += 1
                if state.space_token[space] != FREE:
                    measures.value[seat, CITY_TOKENS] += 1
        elif owner < state.seats and owner != seat and attacks(measures, seat):
            measures.value[owner, EXPOSED] += 1


@rule
def attacks(measures: Measures, seat: int) -> bool:
    """Whether a seat has an Attack at hand: a free building or a token."""
    ready = measures.value[seat, READY_ACTION + ATTACK]
    return ready + measures.value[seat, BLUE + ATTACK_TOKEN] > 0


@rule
def _link(tables: Tables, state: State, link: int, measures: Measures) -> None:
    """A link of which one end is held and the other may be taken as things stand."""
    for end in range(2):
        held, free = tables.link_end[link, end], tables.link_end[link, 1 - end]
        owner = state.space[held]
        if owner == FREE or owner >= state.seats or state.space[free] != FREE:
            continue
        area = tables.space_area[free]
        present = area == EUROPE or tables.space_fleet[free] or state.presence[area, owner] > 0
        if present and is_open(tables, state, area):
            measures.value[owner, HALF_LINKS] += 1
            if state.link_token[link] != FREE:
                measures.value[owner, LINK_TOKENS] += 1


@rule
def _deck(tables: Tables, state: State, deck: int, measures: Measures) -> None:
    card, area = state.deck_top[deck], tables.deck_area[deck]
    if card == FREE or (not tables.draw_in_closed and not is_open(tables, state, area)):
        return
    worth = tables.card_glory[card]
    for attribute in range(ATTRIBUTES):
        worth += tables.card_symbol[card, attribute]
    for seat in range(state.seats):
        lacking = tables.card_value[card] - state.presence[area, seat]
        if lacking <= 0:
            measures.value[seat, DRAWS] += 1
            measures.value[seat, BEST_DRAW] = max(measures.value[seat, BEST_DRAW], worth)
        elif lacking == 1:
            measures.value[seat, NEXT_DRAW] = max(measures.value[seat, NEXT_DRAW], worth)
