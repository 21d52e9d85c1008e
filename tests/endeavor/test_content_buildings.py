"""Buildings: what the rows of buildings.toml may be, and their counts."""

from pathlib import Path

import pytest

from caravelle.games.endeavor import content

from .altered import ID_RULE, changed, lines

ROWS: list[tuple[str, str, list[str]]] = [  # a text in the file, what stands there, the faults
    (
        'id = "guild_hall"',
        'id = "Guild Hall"',
        [f'Guild Hall: id {ID_RULE}, not "Guild Hall"'],
    ),
    (
        'name = "Market"',
        'name = ""',
        ["market: name must be 1 to 40 letters that can be printed"],
    ),
    (
        'combine = "one"',
        'combine = "or"',
        ['guild_hall: combine must be "all" or "one" beside two actions'],
    ),
    (
        'combine = "one"\n',
        "",
        ['guild_hall: combine must be "all" or "one" beside two actions'],
    ),
    (
        'actions = ["draw"]',
        'actions = ["draw"]\ncombine = "all"',
        ["market: combine belongs beside two actions only"],
    ),
    (
        '"ship", "ship"',
        '"ship", "ship", "ship"',
        ["cartographer: it may have 2 actions, not 3"],
    ),
    (
        "level = 1",
        "level = 6",
        [
            "market: level must be 1 to 5, not 6",
        ],
    ),
    (
        "classic = 5, age_of_sail = 5",
        "classic = 4, age_of_sail = 5",
        [
            "market: copies of classic must be 5 at level 1, or 0",
            "buildings: classic has 45 tiles of 15 types, not 44 of 15",
        ],
    ),
    (
        "classic = 5, age_of_sail = 5",
        "classic = 5, age_of_sail = 0",
        [
            "buildings: age_of_sail has 49 tiles of 19 types, not 44 of 18",
        ],
    ),
    (
        "classic = 5, age_of_sail = 5",
        "classic = 5, third = 5",
        [
            "market: copies must name the edition age_of_sail, if with 0",
            'market: an edition must be "age_of_sail" or "classic", not "third"',
            "buildings: age_of_sail has 49 tiles of 19 types, not 44 of 18",
        ],
    ),
    (
        "glory = 3",
        "glory = 3\nno_payment = true",
        ["university: no_payment needs an action"],
    ),
    (
        '"glory_per_draw_symbol"',
        '"luck"',
        [
            'city_hall: effect must be "glory_per_draw_symbol" or "casualty_to_attribute",'
            ' not "luck"',
        ],
    ),
    (
        '"level", "attributes"]',
        '"level", "colour"]',
        ['city_hall: house_fields names "colour", which the row has not'],
    ),
    (
        '"colonial_house"',
        '"castle"',
        ['start_buildings: they must be "colonial_house" or "merchant_dock"'],
    ),
    (
        '["classic", "age_of_sail"]',
        '["third"]',
        ['colonial_house: an edition must be "age_of_sail" or "classic", not "third"'],
    ),
]


@pytest.mark.parametrize(("old", "new", "faults"), ROWS)
def test_faulty_buildings(old: str, new: str, faults: list[str], tmp_path: Path) -> None:
    data = changed(tmp_path, ("buildings", old, new))
    assert content.read_tables(data) == (None, lines("buildings", faults))
