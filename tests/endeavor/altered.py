"""Altered: charts and data files with something changed, and what is then wrong with them."""

import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from caravelle.games.endeavor import content

Raw = dict[str, Any]
Change = Callable[[Raw], object]
Pick = Callable[[Raw], Raw]

CHARTS = ("classic", "side_a", "side_b")
ID_RULE = "must begin with a small letter, then at most 39 small letters, digits or _"
TOKENS = "places for tokens (tracks, cities, fleets, circular links), but there are 95 tokens"


def raw_chart(name: str = "side_b") -> Raw:
    """A built-in chart as a person's own."""
    raw = tomllib.loads(content.chart_path(name).read_text(encoding="utf-8"))
    return raw | {"id": "my_chart"}


def faults_of(change: Change, name: str = "side_b") -> list[str]:
    """What is wrong with a chart after a change."""
    raw = raw_chart(name)
    change(raw)
    return [line.removeprefix("my.toml: ") for line in content.check_chart(raw, "my.toml").faults]


def changed(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """The data files with the first occurrence of some texts changed."""
    data = folder / "data"
    shutil.copytree(content.DATA, data)
    for file, old, new in changes:
        path = data / f"{file}.toml"
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return data


def lines(file: str, faults: list[str]) -> tuple[str, ...]:
    """Faults of a data file as they are reported."""
    return tuple(f"{file}.toml: {fault}" for fault in faults)


def chart(raw: Raw) -> Raw:
    return raw


def area(id_: str) -> Pick:
    return lambda raw: next(row for row in raw["regions"] if row["id"] == id_)


def space(id_: str) -> Pick:
    def pick(raw: Raw) -> Raw:
        rows = (row for r in raw["regions"] for row in (*r["cities"], *r.get("fleets", ())))
        return next(row for row in rows if row["id"] == id_)

    return pick


def link(*ends: str) -> Pick:
    return lambda raw: next(row for row in raw["links"] if row["ends"] == [*ends])


def put(pick: Pick, **fields: Any) -> Change:
    """Set fields of a row."""
    return lambda raw: pick(raw).update(fields)


def drop(pick: Pick, field: str) -> Change:
    """Take a field away from a row."""
    return lambda raw: pick(raw).pop(field)


def all_of(*changes: Change) -> Change:
    """One change after another."""
    return lambda raw: [change(raw) for change in changes]


def unlink(*ends: str) -> Change:
    return lambda raw: raw["links"].remove(link(*ends)(raw))


def add_link(*ends: str, kind: str = "square") -> Change:
    return lambda raw: raw["links"].append({"ends": [*ends], "kind": kind, "glory": 1})


def move(id_: str, old: str, new: str, glory: int) -> Change:
    """Make cities of fleets, or fleets of cities."""

    def change(raw: Raw) -> None:
        row = area(id_)(raw)
        moved = [space | {"glory": glory} for space in row.pop(old)]
        row[new] = [*row.get(new, []), *moved]
        row.setdefault("cities", [])

    return change


EUROPE, AFRICA = area("europe"), area("africa")
LIMA, LONDON, FLEET = space("lima"), space("london"), space("baltic_sea_fleet")
LINK, SQUARE = link("london", "york_factory"), link("elmina", "luanda")
