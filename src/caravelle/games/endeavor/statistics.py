"""What analysts want counted in a game of Endeavor."""

from collections.abc import Callable, Sequence

import numpy as np

from caravelle.core.statistics import Measure, Statistics
from caravelle.core.title import Setting

from .state import CARDS, FREE

Possible = Callable[[Setting], Sequence[str]]


def _named(domain: str, numbers: Callable[[Setting], Sequence[int]]) -> Possible:
    """The ids of these numbers of a domain."""
    return lambda setting: [setting.names[domain][number] for number in numbers(setting)]


def _buildings(setting: Setting) -> Sequence[int]:
    """Those of which there are tiles."""
    found: Sequence[int] = np.flatnonzero(setting.tables["tile_copies"][0]).tolist()
    return found


def _start_buildings(setting: Setting) -> Sequence[int]:
    found: Sequence[int] = np.flatnonzero(setting.tables["tile_start"][0]).tolist()
    return found


def _cards(setting: Setting) -> Sequence[int]:
    """The Asset cards."""
    return range(min(CARDS, len(setting.names["card"])))


def _governors(setting: Setting) -> Sequence[int]:
    cards: list[int] = setting.tables["governor"][0].tolist()
    return [card for card in cards if card != FREE]


def _regions(setting: Setting) -> Sequence[int]:
    """The areas that begin closed."""
    found: Sequence[int] = np.flatnonzero(setting.tables["track_length"][0]).tolist()
    return found


_ACTIONS = {
    "shipped_track": "ship_track",
    "shipped_fleet": "ship_fleet",
    "shipped_sea": "ship_sea",
    "occupied": "occupy",
    "attacked": "attack",
    "card_drawn": "draw",
    "card_taken": "draw_pile",
    "paid": "pay",
    "token_spent": "token",
    "passed": "pass",
    "passed_by_program": "pass",
}

STATISTICS = Statistics(
    measures=(
        Measure(
            "start",
            "building",
            {"start_chosen": "building"},
            possible=_named("building", _start_buildings),
        ),
        Measure(
            "building", "building", {"built": "building"}, possible=_named("building", _buildings)
        ),
        Measure(
            "opened",
            "area",
            {"region_opened": "area"},
            dates=True,
            possible=_named("area", _regions),
        ),
        Measure("governor", "card", {"governor_won": "card"}, possible=_named("card", _governors)),
        Measure("action", "", fixed=_ACTIONS),
        Measure(
            "card",
            "card",
            {"card_drawn": "card", "card_taken": "card"},
            possible=_named("card", _cards),
        ),
        Measure(
            "space", "space", {"occupied": "space", "shipped_fleet": "space", "attacked": "space"}
        ),
        Measure("link", "link", {"link_controlled": "link"}),
    ),
    clock=("round_began", "round"),
    sections={
        "a": ("industry", "culture", "wealth", "influence"),
        "b": ("cities", "links"),
        "c": ("buildings", "cards", "slot"),
        "d": ("harbor",),
        "e": ("slavery",),
    },
)
