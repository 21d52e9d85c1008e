"""Cards, decks and Governors: what the rows of cards.toml may be, and their counts."""

from pathlib import Path

import pytest

from caravelle.games.endeavor import content

from .altered import changed, lines

ROWS: list[tuple[str, str, list[str]]] = [  # a text in the file, what stands there, the faults
    (
        'kind = "slavery", area = "europe"',
        'kind = "slavery", area = "africa"',
        ['slavery: area must be europe, not "africa"'],
    ),
    (
        'kind = "region", area = "india"',
        'kind = "regional", area = "india"',
        [
            'india: kind must be "europe", "slavery" or "region", not "regional"',
            'india: area must be europe, not "india"',
            "india_1: bonus_disc does not belong here",
            "india: values of its cards must rise one by one to 5, not [1, 2, 3, 4, 5]",
        ],
    ),
    (
        'deck = "india", value = 1',
        'deck = "goa", value = 1',
        [
            'india_1: deck must be "europe", "slavery", "africa", "south_america", "caribbean",'
            ' "north_america", "india" or "far_east", not "goa"',
            "india_1: id must be goa_1",
            "india_1: bonus_disc does not belong here",
            "india: values of its cards must rise one by one to 5, not [2, 3, 4, 5]",
        ],
    ),
    (
        "symbols = { glory = 6 }",
        "symbols = { glory = 5 }",
        ["north_america_5: a card of value 5 has 6 symbols, not 5"],
    ),
    (
        "symbols = { glory = 6 }",
        "symbols = { fame = 6 }",
        [
            'north_america_5: a symbol must be "industry", "culture", "wealth",'
            ' "influence" or "glory", not "fame"',
        ],
    ),
    ("abolition = true, ", "", ["europe_5: abolition is missing"]),
    (
        "influence = 3, glory = 1 }",
        "influence = 3 }",
        ["south_america_governor: a Governor has 4 symbols, not 3"],
    ),
    (
        'region = "india", symbols',
        'region = "africa", symbols',
        [
            "governors: there must be one for each of africa, south_america, caribbean,"
            " north_america, india, far_east",
        ],
    ),
    (
        "  # Slavery\n",
        '  { id = "europe_6", deck = "europe", value = 6, symbols = {}, source = "house" },\n',
        [
            "cards: there are 42 cards in 8 decks, not 43 in 8",
            "europe: values of its cards must rise one by one to 5, not [0, 1, 2, 3, 4, 5, 6]",
        ],
    ),
]


@pytest.mark.parametrize(("old", "new", "faults"), ROWS)
def test_faulty_cards(old: str, new: str, faults: list[str], tmp_path: Path) -> None:
    data = changed(tmp_path, ("cards", old, new))
    assert content.read_tables(data) == (None, lines("cards", faults))
