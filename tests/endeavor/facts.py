"""What is printed on the components, read from the data files, for the recount and its tests.

Only what a person can read off a tile, a card or the board. What the editions do differently is
not here: the recount knows it from the rules.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import caravelle.games.endeavor

DATA = Path(caravelle.games.endeavor.__file__).parent / "data"
ATTRIBUTES = ("industry", "culture", "wealth", "influence")

Row = dict[str, Any]


def read(name: str) -> Row:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


def by_id(rows: list[Row]) -> dict[str, Row]:
    return {row["id"]: row for row in rows}


_tiles, _cards, _tracks = read("buildings.toml"), read("cards.toml"), read("tracks.toml")

BUILDINGS = by_id(_tiles["buildings"])
START = by_id(_tiles["start_buildings"])
TILES = {**START, **BUILDINGS}
DECKS = by_id(_cards["decks"])
CARDS = by_id(_cards["cards"])
GOVERNORS = by_id(_cards["governors"])
ALL_CARDS = {**CARDS, **GOVERNORS}
TOKENS = by_id(read("tokens.toml")["tokens"])
TRACKS = by_id(_tracks["tracks"])
GLORY_VALUES: list[int] = _tracks["glory"]["values"]


class Chart:
    """The printed board: areas, their spaces and tracks, the links."""

    def __init__(self, name: str) -> None:
        row = read(f"charts/{name}.toml")
        self.regions = by_id(row["regions"])
        self.spaces: dict[str, Row] = {}
        self.area_of: dict[str, str] = {}
        self.fleets: set[str] = set()
        for area, region in self.regions.items():
            for space in [*region["cities"], *region.get("fleets", [])]:
                self.spaces[space["id"]] = space
                self.area_of[space["id"]] = area
            self.fleets |= {fleet["id"] for fleet in region.get("fleets", [])}
        self.links = {"-".join(link["ends"]): link for link in row["links"]}


@cache
def chart(name: str) -> Chart:
    return Chart(name)


def level(attribute: str, value: int) -> int:
    """What a track grants; above 15 it stays at the top."""
    levels: list[int] = TRACKS[attribute]["levels"]
    return levels[min(value, 15)]


def is_slavery(card: str) -> bool:
    return card in CARDS and CARDS[card]["deck"] == "slavery"
