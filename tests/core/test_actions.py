"""Decisions: numbers, families, and the notation that people read and type."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravelle.core.actions import ActionSpace, Notation, shortened
from caravelle.core.errors import BadAction
from tests.core import toy
from tests.core.toy import FAMILIES, HOME, NAMES, SPACE, STEPS, rules

NOTATION = Notation(SPACE, NAMES)


def test_families_stand_in_a_row() -> None:
    assert SPACE.size == 4
    assert SPACE.first == {"take": 0, "wait": 3}
    assert [SPACE.family_of(action) for action in range(4)] == [
        ("take", 0),
        ("take", 1),
        ("take", 2),
        ("wait", 0),
    ]
    assert SPACE.step_names == {rules.PLAY: "play"}


def test_a_number_beyond_the_last_decision_is_none() -> None:
    with pytest.raises(ValueError, match="4 is beyond the 4 decisions"):
        SPACE.family_of(4)


def test_more_decisions_than_a_list_has_room_for_are_refused() -> None:
    families = {"take": replace(FAMILIES["take"], size=513)}
    with pytest.raises(ValueError, match="513 decisions, room for 512"):
        ActionSpace(HOME, families, STEPS, rules.NOT_NOW, rules.NOT_YET, rules.advance)


def test_every_decision_has_its_notation() -> None:
    assert [NOTATION.write(action) for action in NOTATION.ids] == [
        "take one",
        "take two",
        "take three_stones",
        "wait",
    ]
    assert NOTATION.verbs == ("take", "wait")


def test_things_that_this_content_lacks_have_no_notation() -> None:
    small = Notation(SPACE, {**NAMES, "heap": ("one", "two")})
    assert small.ids == (0, 1, 3)
    with pytest.raises(BadAction):
        small.read("take three_stones")


def test_two_decisions_written_alike_are_refused() -> None:
    with pytest.raises(ValueError, match="two decisions are written alike"):
        Notation(SPACE, {**NAMES, "heap": ("one", "one")})


@pytest.mark.parametrize(
    "text",
    [
        "take three_stones",
        "TAKE THREE_STONES",
        "take three stones",
        "take three-stones",
        "  Take\tthree   stones\n",
        "take_three_stones",
    ],
)
def test_case_and_what_stands_between_words_do_not_matter(text: str) -> None:
    assert NOTATION.read(text) == 2


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("take tree_stones", ("take three_stones",)),
        ("tak one", ("take one",)),
        ("wiat", ("wait",)),
        ("", ()),
        ("   ", ()),
        ("7", ()),
        ("\x00\x1b[2J", ()),
    ],
)
def test_anything_else_is_refused_with_what_is_near(text: str, near: tuple[str, ...]) -> None:
    with pytest.raises(BadAction) as caught:
        NOTATION.read(text)
    assert caught.value.near[: len(near)] == near
    assert caught.value.verbs == ("take", "wait")
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("thing", [None, 3, b"wait", ["wait"], 1.5])
def test_what_is_no_text_is_refused(thing: object) -> None:
    with pytest.raises(BadAction):
        NOTATION.read(thing)  # type: ignore[arg-type]


def test_a_refusal_shows_foreign_text_safely() -> None:
    with pytest.raises(BadAction) as caught:
        NOTATION.read("x" * 10_000)
    assert len(caught.value.text) == 60
    assert shortened("a\x07b\n") == "a?b?"


@given(st.text())
def test_reading_gives_a_decision_or_is_refused(text: str) -> None:
    try:
        action = NOTATION.read(text)
    except BadAction:
        return
    assert action in NOTATION.ids


@given(st.sampled_from(NOTATION.ids), st.sampled_from((str.upper, str.title, str.swapcase)))
def test_written_and_read_it_is_the_same(action: int, change: "type[str] | object") -> None:
    assert callable(change)
    assert NOTATION.read(change(NOTATION.write(action))) == action


def test_the_toy_asks_only_what_is_declared() -> None:
    assert {name for step in STEPS for name in step.families} <= set(toy.FAMILIES)
