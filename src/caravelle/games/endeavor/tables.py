"""The tables: all content of one chart and edition as one record, the rules' first argument.

Content is an argument and not a global, so that one compiled kernel serves every chart and edition.
"""

from collections.abc import Mapping
from typing import Annotated, Any

import numpy as np

from caravelle.core.records import I1, Array, Grid, Ints, dtype_of

from .content import Content
from .state import (
    ACTION_NAMES,
    ACTIONS,
    AREAS,
    ATTRIBUTES,
    BUILDINGS,
    DECKS,
    DEGREE,
    FREE,
    HELD_CARDS,
    LINKS,
    SPACES,
    TOKENS,
)

VALUES = 16  # values of an attribute track, 0 to 15


class Tables:
    """Content and switches, in the numbers of the kernel."""

    spaces: I1
    links: I1
    space_area: Annotated[Ints, "i1", SPACES]
    space_fleet: Annotated[Ints, "i1", SPACES]  # 1: a fleet, 0: a city
    space_glory: Annotated[Ints, "i1", SPACES]
    space_link: Annotated[Grid, "i1", SPACES, DEGREE]  # its links in chart order, then FREE
    link_end: Annotated[Grid, "i1", LINKS, 2]
    link_circle: Annotated[Ints, "i1", LINKS]  # 1: round, with a token at the start
    link_glory: Annotated[Ints, "i1", LINKS]
    track_length: Annotated[Ints, "i1", AREAS]
    # buildings: tiles, then start buildings
    tile_level: Annotated[Ints, "i1", BUILDINGS]
    tile_copies: Annotated[Ints, "i1", BUILDINGS]
    tile_start: Annotated[Ints, "i1", BUILDINGS]  # 1: a start building of this edition
    tile_symbol: Annotated[Grid, "i1", BUILDINGS, ATTRIBUTES]
    tile_action: Annotated[Grid, "i1", BUILDINGS, ACTIONS]  # how many of each action it allows
    tile_either: Annotated[Ints, "i1", BUILDINGS]  # 1: "/", 0: "+" or a single action
    tile_glory: Annotated[Ints, "i1", BUILDINGS]
    tile_unpaid: Annotated[Ints, "i1", BUILDINGS]  # 1: the no-payment symbol
    tile_counts_draws: Annotated[Ints, "i1", BUILDINGS]  # 1: Glory per Draw symbol (City Hall)
    tile_keeps_casualty: Annotated[Ints, "i1", BUILDINGS]  # 1: the Memorial's power
    # trade tokens
    token_copies: Annotated[Ints, "i1", TOKENS]
    token_symbol: Annotated[Grid, "i1", TOKENS, ATTRIBUTES]
    token_action: Annotated[Grid, "i1", TOKENS, ACTIONS]  # all zero: an attribute token
    # cards: Asset cards, then Governors
    card_value: Annotated[Ints, "i1", HELD_CARDS]
    card_symbol: Annotated[Grid, "i1", HELD_CARDS, ATTRIBUTES]
    card_glory: Annotated[Ints, "i1", HELD_CARDS]
    card_deck: Annotated[Ints, "i1", HELD_CARDS]  # FREE for a Governor
    card_slavery: Annotated[Ints, "i1", HELD_CARDS]
    card_disc: Annotated[Ints, "i1", HELD_CARDS]  # 1: gaining it brings a disc
    card_abolition: Annotated[Ints, "i1", HELD_CARDS]
    deck_area: Annotated[Ints, "i1", DECKS]
    deck_first: Annotated[Ints, "i1", DECKS]  # its cards: first to last - 1, lowest value first
    deck_last: Annotated[Ints, "i1", DECKS]
    governor: Annotated[Ints, "i1", AREAS]  # card of the Governor, FREE for Europe
    # attribute tracks
    level: Annotated[Grid, "i1", ATTRIBUTES, VALUES]
    glory_at: Annotated[Ints, "i1", VALUES]  # Glory of a marker on this value
    # switches of the edition
    discs: I1  # per player
    start_workers: I1  # discs on the start building
    start_tiles: I1  # how many start buildings there are to choose from
    level_5_types: I1  # drawn at set-up; 0: all
    level_5_limit: I1  # per player; 0: none
    draw_in_closed: I1
    one_area: I1  # 1: both halves of a "+" lie in one area
    has_pile: I1
    lengthens: I1  # 1: tracks go on beyond 15, with Glory on each value


TABLES = dtype_of(Tables)


def tables_of(content: Content, form: np.dtype[Any] = TABLES) -> Array:
    """The tables of this content: one record in an array of its own.

    `form` may have more fields behind those of TABLES; they are 0.
    """
    array = np.zeros(1, form)
    tables = array[0]
    _fill_chart(tables, content)
    _fill_buildings(tables, content)
    _fill_tokens(tables, content)
    _fill_cards(tables, content)
    _fill_tracks(tables, content)
    _fill_switches(tables, content)
    return array


def _fill_chart(tables: np.void, content: Content) -> None:
    numbers: dict[str, int] = {}
    tables["space_link"][:] = FREE
    for area, region in enumerate(content.chart.regions):
        tables["track_length"][area] = region.track
        for fleet, spaces in enumerate((region.cities, region.fleets)):
            for space in spaces:
                number = numbers[space.id] = len(numbers)
                tables["space_area"][number] = area
                tables["space_fleet"][number] = fleet
                tables["space_glory"][number] = space.glory
    met = dict.fromkeys(numbers, 0)
    for number, link in enumerate(content.chart.links):
        tables["link_circle"][number] = link.kind == "circle"
        tables["link_glory"][number] = link.glory
        for side, end in enumerate(link.ends):
            tables["link_end"][number, side] = numbers[end]
            tables["space_link"][numbers[end], met[end]] = number
            met[end] += 1
    tables["spaces"], tables["links"] = len(numbers), len(content.chart.links)


def _fill_buildings(tables: np.void, content: Content) -> None:
    for number, tile in enumerate(content.buildings):
        tables["tile_level"][number] = tile.level
        tables["tile_copies"][number] = tile.copies[content.edition.id]
        tables["tile_unpaid"][number] = tile.no_payment
        tables["tile_counts_draws"][number] = tile.effect == "glory_per_draw_symbol"
        tables["tile_keeps_casualty"][number] = tile.effect == "casualty_to_attribute"
        tables["tile_either"][number] = tile.combine == "one"
    for number, start in enumerate(content.start_buildings, len(content.buildings)):
        offered = content.edition.id in start.editions
        tables["tile_start"][number] = offered
        tables["start_tiles"] += offered
    for number, building in enumerate((*content.buildings, *content.start_buildings)):
        tables["tile_glory"][number] = building.glory
        tables["tile_action"][number] = _counts(ACTION_NAMES, building.actions)
        tables["tile_symbol"][number] = _symbols(content, building.attributes)


def _fill_tokens(tables: np.void, content: Content) -> None:
    for number, token in enumerate(content.tokens):
        tables["token_copies"][number] = token.copies
        tables["token_symbol"][number] = _symbols(content, token.symbols)
        tables["token_action"][number] = _counts(ACTION_NAMES, token.actions)


def _fill_cards(tables: np.void, content: Content) -> None:
    areas = [region.id for region in content.chart.regions]
    decks = {deck.id: number for number, deck in enumerate(content.decks)}
    for number, deck in enumerate(content.decks):
        own = [place for place, card in enumerate(content.cards) if card.deck == deck.id]
        tables["deck_area"][number] = areas.index(deck.area)
        tables["deck_first"][number], tables["deck_last"][number] = own[0], own[-1] + 1
    for number, card in enumerate(content.cards):
        deck_number = decks[card.deck]
        tables["card_deck"][number] = deck_number
        tables["card_value"][number] = card.value
        tables["card_slavery"][number] = content.decks[deck_number].kind == "slavery"
        tables["card_disc"][number] = card.bonus_disc and content.edition.bonus_disc
        tables["card_abolition"][number] = card.abolition
    tables["governor"][0] = FREE
    for number, governor in enumerate(content.governors, len(content.cards)):
        tables["governor"][areas.index(governor.region)] = number
        tables["card_deck"][number] = FREE
    held = [*(card.symbols for card in content.cards), *(g.symbols for g in content.governors)]
    for number, symbols in enumerate(held):
        tables["card_symbol"][number] = _symbols(content, symbols)
        tables["card_glory"][number] = symbols.get("glory", 0)


def _fill_tracks(tables: np.void, content: Content) -> None:
    for number, track in enumerate(content.tracks):
        tables["level"][number] = track.levels
    for value in range(VALUES):
        tables["glory_at"][value] = max(glory for glory in content.glory_values if glory <= value)


def _fill_switches(tables: np.void, content: Content) -> None:
    edition = content.edition
    tables["discs"] = edition.discs
    tables["start_workers"] = edition.start_workers
    tables["level_5_types"] = edition.level_5_types
    tables["level_5_limit"] = edition.level_5_per_player
    tables["draw_in_closed"] = edition.draw_in_closed_region
    tables["one_area"] = edition.one_area_per_building
    tables["has_pile"] = edition.discard_pile
    tables["lengthens"] = edition.track_lengthens


def _counts(names: tuple[str, ...], found: tuple[str, ...]) -> list[int]:
    return [found.count(name) for name in names]


def _symbols(content: Content, symbols: Mapping[str, int]) -> list[int]:
    return [symbols.get(name, 0) for name in content.attributes]
