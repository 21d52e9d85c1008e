"""Seats: people and bots, by what was typed and by what a journal says."""

import pytest

from caravelle.cli.faults import Refused
from caravelle.cli.language import speak
from caravelle.cli.seats import bot_levels, chosen_people, is_usual_name, journal_names, people_of


@pytest.mark.parametrize(
    ("wanted", "seats"),
    [
        ("all", {0, 1, 2, 3}),
        ("ALL ", {0, 1, 2, 3}),
        ("0", set()),
        ("2", {0, 1}),
        ("blue", {1}),
        ("Blue, green", {1, 3}),
        ("red green", {0, 3}),
    ],
)
def test_people_by_number_or_colour(wanted: str, seats: set[int]) -> None:
    assert chosen_people(wanted, 4) == seats


def test_colours_in_the_language_spoken() -> None:
    speak("de")
    assert chosen_people("grün,rot", 4) == {0, 3}
    assert chosen_people("green", 4) == {3}


@pytest.mark.parametrize("wanted", ["5", "-1", "", "purple", "red,,pink", "²", "1" * 50])
def test_seats_that_are_not_there(wanted: str) -> None:
    with pytest.raises(Refused):
        chosen_people(wanted, 4)


def test_names_in_a_journal_say_who_is_a_bot() -> None:
    names = journal_names(4, frozenset({2}), ["Anna"])
    assert names == ["Red (bot)", "Blue (bot)", "Anna", "Green (bot)"]
    assert people_of(names) == {2}
    assert [is_usual_name(n, c) for n, c in zip(names, ("red", "blue"), strict=False)] == [True] * 2
    assert not is_usual_name("Anna", "yellow")


@pytest.mark.parametrize(
    ("wanted", "levels"),
    [
        (None, {}),
        ("hard", {1: "hard", 2: "hard", 3: "hard"}),
        ("Easy, random,HARD", {1: "easy", 2: "random", 3: "hard"}),
    ],
)
def test_bots_have_one_level_or_one_each(wanted: str | None, levels: dict[int, str]) -> None:
    assert bot_levels(wanted, 4, frozenset({0})) == levels


@pytest.mark.parametrize("wanted", ["clever", "hard,hard", "", "hard,hard,hard,hard"])
def test_other_levels_are_refused(wanted: str) -> None:
    with pytest.raises(Refused, match="3 bots are: give one level"):
        bot_levels(wanted, 4, frozenset({0}))
