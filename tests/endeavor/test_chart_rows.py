"""Rows of a chart: of each all that can be wrong is found, its shape as well as its sense."""

import pytest

from .altered import (
    AFRICA,
    EUROPE,
    FLEET,
    ID_RULE,
    LIMA,
    LINK,
    LONDON,
    SQUARE,
    TOKENS,
    Change,
    add_link,
    chart,
    drop,
    faults_of,
    link,
    move,
    put,
)

NAME_RULE = "must be 1 to 40 letters that can be printed"
PLAYERS = "chart: players must be numbers from 1 to 5, smallest first"
SIDES = '"n", "ne", "e", "se", "s", "sw", "w" or "nw"'
SHAPES: list[tuple[Change, list[str]]] = [
    (drop(LIMA, "glory"), ["lima: glory is missing"]),
    (drop(chart, "title"), ["chart: title is missing"]),
    (put(LIMA, glorry=2), ["lima: unknown key glorry (did you mean glory?)"]),
    (put(chart, zzz=2), ["chart: unknown key zzz"]),
    (put(LIMA, glory="2"), ['lima: glory must be a whole number, not "2"']),
    (put(LIMA, glory=True), ["lima: glory must be a whole number, not true"]),
    (put(LIMA, name=5), ["lima: name must be text, not 5"]),
    (put(LIMA, lon=[1]), ["lima: lon must be a number, not a list"]),
    (put(LIMA, lon=float("nan")), ["lima: lon must be a finite number, not nan"]),
    (put(LIMA, lat=91), ["lima: lat must be at most 90.0, not 91"]),
    (put(AFRICA, track=-1), ["africa: track must be at least 0, not -1"]),
    (put(AFRICA, track=10**5000), ["africa: track must be at most 999, not a huge number"]),
    (put(LIMA, shift=[1, 2, 3]), ["lima: shift must have 2 values"]),
    (put(LIMA, shift=[1]), ["lima: shift, value 2 is missing"]),
    (put(LIMA, shift=[1, "x"]), ['lima: shift, value 2 must be a number, not "x"']),
    (put(chart, links={}), ["chart: links must be a list, not a table"]),
    (put(chart, regions="x"), ['chart: regions must be a list, not "x"']),
    (put(AFRICA, cities=5), ["africa: cities must be a list, not 5"]),
    (
        lambda raw: raw["links"].append("london"),
        ['chart: links, value 39 must be a table, not "london"'],
    ),
    (drop(LIMA, "id"), ["cities 3: id is missing"]),
    (drop(AFRICA, "id"), ["regions 2: id is missing"]),
    (drop(LINK, "ends"), ["links 11: ends is missing"]),
    (put(LINK, ends=["london"]), ["link london: ends, value 2 is missing"]),
    (put(LINK, ends="x"), ['links 11: ends must be a list, not "x"']),
    (put(chart, players=["4"]), ['chart: players, value 1 must be a whole number, not "4"']),
]
ROWS: list[tuple[Change, list[str]]] = [
    (put(chart, id="My chart"), [f'chart: id {ID_RULE}, not "My chart"']),
    (
        put(chart, id="side_a"),
        ["chart: id side_a belongs to a built-in chart: choose another"],
    ),
    (put(chart, title=" "), [f"chart: title {NAME_RULE}"]),
    (
        put(chart, edition=""),  # once passed: "" is also the stand-in of a misshapen edition
        ["chart: edition must not be empty"],
    ),
    (
        put(chart, edition="third"),
        ['chart: edition must be "age_of_sail" or "classic", not "third"'],
    ),
    (
        put(chart, source="hearsay"),
        ['chart: source must be "rulebook", "components-2009" or "house", not "hearsay"'],
    ),
    (put(chart, players=[]), [PLAYERS]),
    (put(chart, players=[5, 6]), [PLAYERS]),
    (put(chart, players=[5, 4]), [PLAYERS]),
    (put(AFRICA, name="A\nB"), [f"africa: name {NAME_RULE}"]),
    (
        put(EUROPE, track=1),
        ["europe: track must be 0 in Europe, not 1", f"chart: 96 {TOKENS}"],
    ),
    (put(EUROPE, track_anchor=[0, 0]), ["europe: track_anchor does not belong here"]),
    (drop(EUROPE, "slavery_deck"), ["europe: slavery_deck is missing"]),
    (put(AFRICA, slavery_deck=[0, 0]), ["africa: slavery_deck does not belong here"]),
    (drop(AFRICA, "track_anchor"), ["africa: track_anchor is missing"]),
    (put(AFRICA, track=1), ["africa: track must be 2 to 8, not 1", f"chart: 90 {TOKENS}"]),
    (put(AFRICA, track=9), ["africa: track must be 2 to 8, not 9", f"chart: 98 {TOKENS}"]),
    (drop(AFRICA, "open_sea"), ["africa: open_sea is missing"]),
    (put(EUROPE, open_sea=[0, 0]), ["europe: open_sea does not belong here"]),
    (
        move("europe", "fleets", "cities", 1),
        ["europe: it has no fleet; the edition age_of_sail wants one in Europe"],
    ),
    (move("africa", "cities", "fleets", 0), ["africa: it has no city"]),
    (put(LONDON, name="x" * 41), [f"london: name {NAME_RULE}"]),
    (put(LONDON, glory=3), ["london: glory must be 1 or 2, not 3"]),
    (put(FLEET, glory=1), ["baltic_sea_fleet: glory must be 0, not 1"]),
    (put(LONDON, label="up"), [f'london: label must be {SIDES}, not "up"']),
    (put(LINK, glory=2), ["link london-york_factory: glory must be 1, not 2"]),
    (put(LINK, at=1), ["link london-york_factory: at must lie between 0 and 1, not 1.0"]),
    (
        put(SQUARE, kind="triangle"),
        ['link elmina-luanda: kind must be "circle" or "square", not "triangle"'],
    ),
    (add_link("cadiz", "cadiz"), ["link cadiz-cadiz: both its ends are the same space"]),
    (add_link("luanda", "elmina"), ["link elmina-luanda: it occurs 2 times"]),
    (put(LONDON, name="Lima"), ["Lima: this name occurs 2 times among cities and fleets"]),
    (
        lambda raw: EUROPE(raw)["cities"].append({**LONDON(raw), "name": "Ys"}),
        [
            "london: this id occurs 2 times among areas, cities and fleets",
            f"chart: 96 {TOKENS}",
        ],
    ),
]
CLASSIC: list[tuple[Change, list[str]]] = [
    (
        put(link("havana", "bridgetown"), kind="square"),
        [
            "link havana-bridgetown: the edition classic has no square links",
            f"chart: 94 {TOKENS}",
        ],
    ),
    (put(AFRICA, open_sea=[0, 0]), ["africa: open_sea does not belong here"]),
    (
        move("africa", "cities", "fleets", 0),
        ["africa: it has no city", "africa: the edition classic has no fleets"],
    ),
]


@pytest.mark.parametrize(("change", "faults"), SHAPES)
def test_wrong_shape(change: Change, faults: list[str]) -> None:
    assert faults_of(change) == faults


@pytest.mark.parametrize(("change", "faults"), ROWS)
def test_wrong_row(change: Change, faults: list[str]) -> None:
    assert faults_of(change) == faults


@pytest.mark.parametrize(("change", "faults"), CLASSIC)
def test_wrong_edition(change: Change, faults: list[str]) -> None:
    assert faults_of(change, "classic") == faults
