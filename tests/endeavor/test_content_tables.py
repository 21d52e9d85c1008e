"""The tables: tracks, tokens and editions row by row, then all together."""

from pathlib import Path

import pytest

from caravelle.core.errors import ContentError
from caravelle.games.endeavor import content

from .altered import changed, lines

SOURCES = '"rulebook", "components-2009" or "house"'
ATTRIBUTES = '"industry", "culture", "wealth" or "influence"'
ACTIONS = '"ship", "occupy", "attack", "draw" or "payment"'
RISES = "rising at values 2, 4, 7, 10 of 0 to 15"

Fault = tuple[str, str, str, list[str]]  # file, a text in it, what stands there, the faults

ROWS: list[Fault] = [
    ("tracks", "max_value = 15", "", ["file: max_value is missing"]),
    (
        "tracks",
        "max_value = 15",
        "max_values = 15",
        [
            "file: max_value is missing",
            "file: unknown key max_values (did you mean max_value?)",
        ],
    ),
    (
        "tracks",
        "max_value = 15",
        "max_value = 15 =",
        ["line 7: Expected newline or end of document after a statement"],
    ),
    (
        "tracks",
        '"build_level"',
        '"level"',
        [
            'industry: grants must be "build_level", "growth_level", "salary_level" or'
            ' "card_limit", not "level"',
        ],
    ),
    (
        "tracks",
        "[1, 1, 2, 2, 3,",
        "[1, 2, 2, 2, 3,",
        [f"industry: levels must go from 1 to 5, {RISES}"],
    ),
    (
        "tracks",
        "[2, 2, 3, 3, 4,",
        "[2, 3, 3, 4,",
        [f"culture: levels must go from 2 to 6, {RISES}"],
    ),
    (
        "tracks",
        "[2, 2, 3, 3, 4,",
        '[2, "2", 3, 3, 4,',
        [
            'culture: levels, value 2 must be a whole number, not "2"',
        ],
    ),
    (
        "tracks",
        'id = "wealth"',
        'id = "riches"',
        ["tracks: they must be industry, culture, wealth, influence"],
    ),
    ("tracks", "[0, 2, 4, 7,", "[2, 4, 7,", ["glory: values must begin with 0 and rise"]),
    ("tracks", "[0, 2, 4, 7,", "[0, 4, 2, 7,", ["glory: values must begin with 0 and rise"]),
    (
        "tracks",
        "4, 7, 10, 11, 12",
        "4, 8, 10, 11",
        [
            "glory: a marker on 8 must score 7, not 8",
            "glory: a marker on 9 must score 7, not 8",
            "glory: a marker on 12 must score 12, not 11",
        ],
    ),
    (
        "tokens",
        'kind = "action"',
        'kind = "deed"',
        [
            'ship_or_draw: kind must be "attribute" or "action", not "deed"',
            "ship_or_draw: an attribute token has symbols, an action token has actions",
        ],
    ),
    (
        "tokens",
        "copies = 25",
        "copies = 24",
        ["tokens: there are 95 tokens of 8 kinds, not 94 of 8"],
    ),
    (
        "tokens",
        "{ industry = 1 }",
        "{ glory = 1 }",
        [f'industry: a symbol must be {ATTRIBUTES}, not "glory"'],
    ),
    (
        "tokens",
        "{ industry = 1 }",
        "{ industry = 0 }",
        ["industry: industry must be at least 1: leave out what is not there"],
    ),
    (
        "tokens",
        'actions = ["attack"]',
        'actions = ["fight"]',
        [f'attack: an action must be {ACTIONS}, not "fight"'],
    ),
    ("tokens", 'id = "attack"', 'id = "payment"', ["payment: this id occurs 2 times"]),
    ("editions", "discs = 35", "discs = 1", ["age_of_sail: discs must be more than start_workers"]),
    (
        "editions",
        "fleets = true",
        'fleets = "yes"',
        ['age_of_sail: fleets must be true or false, not "yes"'],
    ),
    ("editions", "fleets = true\n", "", ["age_of_sail: fleets is missing"]),
    (
        "editions",
        'source = "rulebook"',
        'source = "hearsay"',
        [f'age_of_sail: source must be {SOURCES}, not "hearsay"'],
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "faults"), ROWS)
def test_faulty_table(file: str, old: str, new: str, faults: list[str], tmp_path: Path) -> None:
    data = changed(tmp_path, (file, old, new))
    assert content.read_tables(data) == (None, lines(file, faults))


def test_faults_of_all_files(tmp_path: Path) -> None:
    """Faults of every file come together, with those of the chart where it can be judged."""
    data = changed(
        tmp_path,
        ("tracks", "max_value = 15", "max_value ="),
        ("tokens", "copies = 25", "copies = 24"),
        ("editions", "discs = 30", "discs = true"),
        ("buildings", 'combine = "one"', 'combine = "or"'),
    )
    (data / "cards.toml").unlink()
    expected = (
        "tracks.toml: line 7: Invalid value",
        "cards.toml: file: there is no such file",
        "editions.toml: classic: discs must be a whole number, not true",
        "tokens.toml: tokens: there are 95 tokens of 8 kinds, not 94 of 8",
        'buildings.toml: guild_hall: combine must be "all" or "one" beside two actions',
    )
    with pytest.raises(ContentError) as error:
        content.load("side_b", data)
    assert error.value.faults == expected
    assert str(error.value) == "\n".join(expected)
    missing = f"{tmp_path / 'no.toml'}: file: there is no such file"
    assert content.check(tmp_path / "no.toml", data).faults == (*expected, missing)


def test_tables_are_clean() -> None:
    tables, faults = content.read_tables()
    assert faults == ()
    assert tables is not None
    assert tables.attributes == ("industry", "culture", "wealth", "influence")
    assert tables.glory_values == (0, 2, 4, 7, 10, 11, 12, 13, 14, 15)
    assert sum(token.copies for token in tables.tokens) == 95
    assert [deck.area for deck in tables.decks][:3] == ["europe", "europe", "africa"]


def test_worked_examples_of_the_tracks() -> None:
    """The rulebook's own: four values and what they grant."""
    tracks = {track.id: track.levels for track in content.load().tracks}
    assert tracks["industry"][5] == 3
    assert tracks["culture"][3] == 3
    assert tracks["wealth"][2] == 2
    assert tracks["influence"][3] == 2


SWITCHES = {
    "age_of_sail": (35, 1, 3, 0, True, True, False, True, True, True, True),
    "classic": (30, 0, 0, 1, False, False, True, False, False, False, False),
}


def test_switches_of_the_editions() -> None:
    """As the rulings have them."""
    fields = (
        *("discs", "start_workers", "level_5_types", "level_5_per_player"),
        *("draw_in_closed_region", "bonus_disc", "one_area_per_building", "discard_pile"),
        *("track_lengthens", "fleets", "open_sea"),
    )
    found = {
        edition.id: tuple(getattr(edition, field) for field in fields)
        for edition in content.load().editions
    }
    assert found == SWITCHES
    assert content.load("classic").edition.id == "classic"
    assert content.load("side_a").edition.id == "age_of_sail"


def test_content_is_frozen() -> None:
    with pytest.raises(ValueError, match="frozen"):
        content.load().chart.title = "Mine"  # type: ignore[misc]
