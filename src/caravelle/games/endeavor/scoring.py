"""Final scoring, A to E (Rulebook: Game End and Final Scoring).

A score asked for during the game counts as if it ended now, without discarding (Rulings: Cards, 9).
"""

from typing import Annotated

from caravelle.core.kernel import rule
from caravelle.core.records import I2, Records, dtype_of

from .rules.hand import overhang
from .state import (
    ASIDE,
    BUILDINGS,
    CULTURE,
    DRAW,
    HELD_CARDS,
    INDUSTRY,
    INFLUENCE,
    SEATS,
    WEALTH,
    State,
)
from .tables import VALUES, Tables

EMPTY_SLOT = 3  # Glory of a free Governor slot without a card
DISCS_PER_GLORY = 3


class Score:
    """The Glory of one seat."""

    industry: I2  # A: attribute tracks
    culture: I2
    wealth: I2
    influence: I2
    cities: I2  # B: cities and links
    links: I2
    buildings: I2  # C: buildings, cards, the free slot
    cards: I2
    slot: I2
    harbor: I2  # D: discs left over
    slavery: I2  # E: cards set aside, a negative number
    total: I2


class Scores:
    """The Glory of all seats."""

    seat: Annotated[Records[Score], Score, SEATS]


SCORES = dtype_of(Scores)
ROWS = tuple(Score.__annotations__)
HEADS = {  # the rulebook's five heads, and the rows under each
    "a": ("industry", "culture", "wealth", "influence"),
    "b": ("cities", "links"),
    "c": ("buildings", "cards", "slot"),
    "d": ("harbor",),
    "e": ("slavery",),
}


@rule
def score(tables: Tables, state: State, scores: Scores) -> None:
    """Score every seat."""
    for seat in range(state.seats):
        score_seat(tables, state, seat, scores.seat[seat])


@rule
def score_seat(tables: Tables, state: State, seat: int, row: Score) -> None:
    """Score one seat."""
    row.industry = track_glory(tables, state, seat, INDUSTRY)
    row.culture = track_glory(tables, state, seat, CULTURE)
    row.wealth = track_glory(tables, state, seat, WEALTH)
    row.influence = track_glory(tables, state, seat, INFLUENCE)
    row.cities = city_glory(tables, state, seat)
    row.links = link_glory(tables, state, seat)
    row.buildings = building_glory(tables, state, seat)
    row.cards = card_glory(tables, state, seat)
    row.slot = EMPTY_SLOT if overhang(tables, state, seat) <= 0 else 0
    row.harbor = state.players[seat].harbor // DISCS_PER_GLORY
    row.slavery = -cards_set_aside(state, seat)
    row.total = row.industry + row.culture + row.wealth + row.influence
    row.total += row.cities + row.links + row.buildings + row.cards
    row.total += row.slot + row.harbor + row.slavery


@rule
def track_glory(tables: Tables, state: State, seat: int, attribute: int) -> int:
    """A: the marker slides down to the nearest space with Glory; an extender has it everywhere."""
    value = state.players[seat].attribute[attribute]
    if value < VALUES:
        return tables.glory_at[value]
    return value if tables.lengthens else tables.glory_at[VALUES - 1]


@rule
def city_glory(tables: Tables, state: State, seat: int) -> int:
    """B: cities held, as charted; fleets have none."""
    glory = 0
    for space in range(tables.spaces):
        if state.space[space] == seat:
            glory += tables.space_glory[space]
    return glory


@rule
def link_glory(tables: Tables, state: State, seat: int) -> int:
    """B: links with a disc at both ends, round or square."""
    glory = 0
    for link in range(tables.links):
        first, second = tables.link_end[link, 0], tables.link_end[link, 1]
        if state.space[first] == seat and state.space[second] == seat:
            glory += tables.link_glory[link]
    return glory


@rule
def building_glory(tables: Tables, state: State, seat: int) -> int:
    """C: Glory on buildings; City Hall counts the Draw symbols of the whole seaside."""
    glory, draws, counting = 0, 0, 0
    for building in range(BUILDINGS):
        owned = state.players[seat].built[building]
        glory += owned * tables.tile_glory[building]
        draws += owned * tables.tile_action[building, DRAW]
        counting += owned * tables.tile_counts_draws[building]
    return glory + counting * draws


@rule
def card_glory(tables: Tables, state: State, seat: int) -> int:
    """C: Glory on cards held, Governors too."""
    glory = 0
    for card in range(HELD_CARDS):
        if state.card[card] == seat:
            glory += tables.card_glory[card]
    return glory


@rule
def cards_set_aside(state: State, seat: int) -> int:
    """E: Slavery cards beside the mat."""
    count = 0
    for card in range(HELD_CARDS):
        if state.card[card] == ASIDE + seat:
            count += 1
    return count
