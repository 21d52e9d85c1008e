"""A chart as a whole: what hangs together, the board of 2009, all faults at once."""

import pytest

from caravelle.games.endeavor import content

from .altered import (
    AFRICA,
    EUROPE,
    LIMA,
    LONDON,
    SQUARE,
    TOKENS,
    Change,
    Raw,
    add_link,
    all_of,
    area,
    faults_of,
    link,
    put,
    raw_chart,
    space,
    unlink,
)

AREAS = '"europe", "africa", "south_america", "caribbean", "north_america", "india" or "far_east"'
ORDER = "europe, africa, south_america, caribbean, north_america, india, far_east"


def rename_area(raw: Raw) -> None:
    area("africa")(raw)["id"] = "atlantis"


def swap_areas(raw: Raw) -> None:
    raw["regions"][1:3] = raw["regions"][2:0:-1]


WHOLES: list[tuple[Change, list[str]]] = [
    (
        lambda raw: raw["regions"].remove(AFRICA(raw)),
        [
            "chart: the area africa is missing",
            "link cadiz-saint_louis: there is no space saint_louis",
            "link elmina-luanda: there is no space elmina (did you mean lima?)",
            "link elmina-luanda: there is no space luanda",
            "link luanda-cape_of_good_hope_fleet: there is no space luanda",
            "link luanda-cape_of_good_hope_fleet: there is no space cape_of_good_hope_fleet",
            "link cape_of_good_hope_fleet-mozambique: there is no space cape_of_good_hope_fleet",
            "link cape_of_good_hope_fleet-mozambique: there is no space mozambique",
            "link mozambique-cochin: there is no space mozambique",
            f"chart: 84 {TOKENS}",
        ],
    ),
    (
        rename_area,
        [
            "chart: the area africa is missing",
            f"atlantis: there is no such area: id must be {AREAS}",
        ],
    ),
    (swap_areas, [f"chart: the areas must stand in this order: {ORDER}"]),
    (
        put(SQUARE, ends=["elmina", "luanada"]),
        ["link elmina-luanada: there is no space luanada (did you mean luanda?)"],
    ),
    (put(SQUARE, kind="circle"), [f"chart: 96 {TOKENS}"]),
    (
        lambda raw: [row.update(kind="circle") for row in raw["links"]],
        [
            f"chart: 122 {TOKENS}",
            "chart: it has no square link; the edition age_of_sail wants one",
        ],
    ),
    (
        unlink("amsterdam", "danzig"),
        ["danzig: 0 links end here, 1 to 5 are wanted"],
    ),
    (
        all_of(*(add_link("cadiz", end) for end in ("luanda", "elmina", "surat"))),
        ["cadiz: 6 links end here, 1 to 5 are wanted"],
    ),
    (
        add_link("lima", "elmina"),
        ["lima: 2 links end here, at most 1 for a city of 2 Glory"],
    ),
    (
        all_of(unlink("cadiz", "saint_louis"), add_link("saint_louis", "elmina", kind="circle")),
        ["africa: no link joins it to Europe"],
    ),
    (
        all_of(
            lambda raw: EUROPE(raw)["cities"].extend(
                {**LONDON(raw), "id": f"c{i}", "name": f"C{i}", "glory": 2} for i in range(9)
            )
        ),
        ["chart: 53 cities and fleets, at most 48 are possible", f"chart: 104 {TOKENS}"],
    ),
    (
        lambda raw: raw["links"].extend(15 * [link("elmina", "luanda")(raw)]),
        [
            "link elmina-luanda: it occurs 16 times",
            "chart: 53 links, at most 48 are possible",
            "elmina: 16 links end here, 1 to 5 are wanted",
            "luanda: 17 links end here, 1 to 5 are wanted",
        ],
    ),
]


@pytest.mark.parametrize(("change", "faults"), WHOLES)
def test_wrong_whole(change: Change, faults: list[str]) -> None:
    assert faults_of(change) == faults


def test_facts_of_2009() -> None:
    """Only the built-in classic chart must be the board of 2009."""
    raw = raw_chart("classic")
    space("lima")(raw).update(glory=1, number=14)
    link("havana", "bridgetown")(raw)["ends"] = ["lima", "bridgetown"]
    africa, india = (area(id_)(raw) for id_ in ("africa", "india"))
    africa["track"], india["track"] = 7, 6
    assert not content.check_chart(raw, "my.toml").faults
    raw["id"] = "classic"
    assert content.check_chart(raw, "my.toml", "classic").faults == (
        "my.toml: chart: the numbers of the cities are not 1 to 29 in this order",
        "my.toml: chart: links by number that differ from 2009: 14-18, 16-18",
        "my.toml: chart: the cities of 2 Glory were numbers [13, 28] in 2009",
        "my.toml: africa: in 2009 it had 2 cities and a track of 6, not 2 and 7",
        "my.toml: india: in 2009 it had 3 cities and a track of 7, not 3 and 6",
    )
    raw["id"] = "other"
    (first, *_) = content.check_chart(raw, "my.toml", "classic").faults
    assert first == "my.toml: chart: id must be classic, like the file, not other"


def test_all_faults_at_once() -> None:
    """Rows of the wrong shape don't hide what is wrong with the others."""
    change = all_of(
        put(LIMA, lon="west"),
        put(LONDON, glory=3),
        put(AFRICA, track="6"),
        add_link("goa", "luanda"),
        add_link("cadiz", "cadiz"),
    )
    assert faults_of(change) == [
        'africa: track must be a whole number, not "6"',
        'lima: lon must be a number, not "west"',
        "london: glory must be 1 or 2, not 3",
        "link cadiz-cadiz: both its ends are the same space",
    ]
    change = all_of(put(LIMA, lon="west"), add_link("goa", "luanda"))
    assert faults_of(change) == [
        'lima: lon must be a number, not "west"',
        "link goa-luanda: there is no space goa (did you mean genoa?)",
    ]
