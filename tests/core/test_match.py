"""The match: one game, every decision validated; and what its errors say."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from caravelle.core.engine import Engine
from caravelle.core.errors import (
    ActionError,
    BadAction,
    CaravelleError,
    GameOver,
    IllegalAction,
    NothingToUndo,
    OptionError,
    StaleAction,
)
from caravelle.core.match import Match
from caravelle.core.words import LANGUAGES
from tests.core import toy

SIX = 8  # a seed that adds one stone to the five of OPTIONS
OPTIONS = toy.Options(stones=5)


@pytest.fixture
def match(slow_toy: Engine) -> Match:
    """A toy of two players and six stones."""
    match = Match(toy.TITLE, OPTIONS, SIX, engine=slow_toy)
    assert match.view()["stones"] == 6
    return match


def finished(match: Match) -> Match:
    """The match played to its end: three stones each."""
    for text in ("take three_stones", "take three_stones"):
        match.do(text)
    return match


def raw(match: Match) -> tuple[bytes, tuple[str, ...], list[str], Any]:
    """All that may not change when a decision is refused."""
    return match.state.tobytes(), match.decisions, match.legal, match.events


def test_a_decision_is_carried_out_and_told(match: Match) -> None:
    assert (match.actor, match.step, match.legal[-1]) == (0, "play", "wait")
    (taken,) = match.do("take two")
    assert (taken.kind, taken.seat, taken.data) == ("taken", 0, {"amount": 2, "heap": "two"})
    assert taken.to_json() == {"kind": "taken", "seat": 0, "amount": 2, "heap": "two"}
    assert match.events == (taken,)
    assert (match.actor, match.decisions, match.view()["stones"]) == (1, ("take two",), 4)
    assert match.view()["length"] == 1


def test_events_are_those_of_the_last_decision(match: Match) -> None:
    kinds = [[event.kind for event in match.do(text)] for text in ("take two", "wait", "take one")]
    assert kinds == [["taken"], ["waited"], ["taken"]]
    assert [event.kind for event in match.do("take three_stones")] == ["taken", "ended"]


def test_notation_may_be_typed_loosely_and_is_kept_neatly(match: Match) -> None:
    match.do(" TAKE Three-Stones ")
    assert match.decisions == ("take three_stones",)


@pytest.mark.parametrize(
    "text", ["take", "take four", "", "0", "take one two", "\ud800", "é" * 999]
)
def test_what_is_no_decision_is_refused(match: Match, text: str) -> None:
    before = raw(match)
    with pytest.raises(BadAction, match="is no decision") as caught:
        match.do(text)
    assert caught.value.verbs == ("take", "wait")
    assert raw(match) == before


def test_what_is_not_legal_is_refused_with_the_rule(match: Match) -> None:
    match.do("take three_stones")
    match.do("take one")
    before = raw(match)
    with pytest.raises(IllegalAction) as caught:
        match.do("take three_stones")
    fault = caught.value
    assert (fault.decision, fault.code) == ("take three_stones", "too-many")
    assert (fault.reason, fault.rule) == ("en: too many", "en: rule")
    assert str(fault) == "take three_stones: en: too many (en: rule)"
    assert raw(match) == before


def test_a_decision_for_another_position_is_stale(match: Match) -> None:
    match.do("take one", at=0)
    before = raw(match)
    for at in (0, 2, -1):
        with pytest.raises(StaleAction, match=f"made after {at} decisions, there are 1 now"):
            match.do("take one", at=at)
    assert raw(match) == before
    match.do("take one", at=1)


def test_after_the_end_everything_is_refused(match: Match) -> None:
    finished(match)
    before = raw(match)
    assert (match.is_over, match.actor, match.step, match.legal) == (True, None, "over", [])
    for text in ("take one", "nonsense"):
        with pytest.raises(GameOver):
            match.do(text)
    assert raw(match) == before


def test_there_is_one_base_for_all_errors() -> None:
    for error in (BadAction, IllegalAction, StaleAction, GameOver, NothingToUndo):
        assert issubclass(error, ActionError)
    assert issubclass(ActionError, CaravelleError)
    assert issubclass(OptionError, CaravelleError)


def test_undo_goes_back_one_decision(match: Match) -> None:
    start = raw(match)
    match.do("take one")
    after_one = raw(match)
    match.do("wait")
    match.undo()
    assert raw(match) == after_one
    match.undo()
    assert raw(match) == start
    with pytest.raises(NothingToUndo):
        match.undo()
    assert raw(match) == start


def test_undo_comes_back_from_the_end(match: Match) -> None:
    finished(match).undo()
    assert (match.is_over, match.winners, match.actor) == (False, (), 1)
    match.do("take one")


def test_a_copy_is_independent(match: Match) -> None:
    match.do("take one")
    twin, before = match.copy(), raw(match)
    assert raw(twin) == before
    twin.do("take two")
    assert raw(match) == before
    match.undo()
    assert twin.decisions == ("take one", "take two")
    twin.undo()
    assert raw(twin) == before


def test_a_copy_keeps_seed_names_and_options(slow_toy: Engine) -> None:
    match = Match(toy.TITLE, OPTIONS, 5, ["Ann", "Ben"], slow_toy)
    twin = match.copy()
    assert (twin.seed, twin.seats, twin.options) == (5, ("Ann", "Ben"), OPTIONS)
    assert twin.journal == match.journal


def test_the_state_given_out_is_a_copy(match: Match, toy_engine: Engine) -> None:
    for each in (match, Match(toy.TITLE, OPTIONS, SIX, engine=toy_engine)):
        state, before = each.state, raw(each)
        state["stones"] = 99
        assert raw(each) == before
        assert state.dtype == toy.TITLE.state


def test_scores_and_winners(match: Match) -> None:
    assert list(match.winners) == []
    match.do("take two")
    assert match.scores == [{"stones": 2, "total": 2}, {"stones": 0, "total": 0}]
    match.undo()
    finished(match)
    assert match.winners == (0, 1)  # three stones each


def test_views_show_decisions_only_to_whom_they_belong(match: Match) -> None:
    assert match.view(0)["legal"] == match.legal
    assert match.view(1)["legal"] == match.view()["legal"] == []
    assert (match.view(1)["seat"], match.view()["seat"]) == (1, None)
    for seat in (-1, 2, 99):
        with pytest.raises(OptionError, match=f"no seat {seat}: there are 0 to 1"):
            match.view(seat)


def test_explain_tells_why_in_every_language(match: Match) -> None:
    assert match.explain("take one") is None
    match.do("take three_stones")
    match.do("take two")
    for language in LANGUAGES:
        refusal = match.explain("take two", language)
        assert refusal is not None
        assert (refusal.decision, refusal.code) == ("take two", "too-many")
        assert refusal.reason == f"{language}: too many"
        assert str(refusal) == f"{language}: take two, {language}: too many, {language}: rule"


def test_explain_takes_nonsense_too(match: Match) -> None:
    for language in LANGUAGES:
        near, far = match.explain("take won", language), match.explain("\x1b[31m", language)
        assert near is not None
        assert far is not None
        assert near.code == far.code == "unknown"
        assert str(near).startswith(f"{language}: take won unknown, near take")
        assert str(far) == f"{language}: ?[31m unknown, take, wait"


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        (["Ann"], "2 different names"),
        (["Ann", "Ben", "Cai"], "2 different names"),
        (["Ann", "Ann"], "2 different names"),
        ([], "2 different names"),
        (["Ann", ""], r"seats\.1: "),
        (["Ann", "x" * 41], r"seats\.1: "),
        (["Ann", "a\nb"], r"seats\.1: "),
        (["Ann", "\x1b[2J"], r"seats\.1: "),
        (["Ann", "\ud800"], r"seats\.1: "),
        (["Ann", 7], r"seats\.1: "),
        (["Ann", None], r"seats\.1: "),
    ],
)
def test_names_of_seats_are_checked(slow_toy: Engine, names: list[Any], fault: str) -> None:
    with pytest.raises(OptionError, match=fault):
        Match(toy.TITLE, OPTIONS, 1, names, slow_toy)


def test_seats_are_named_after_their_colours_unless_told(match: Match, slow_toy: Engine) -> None:
    assert match.seats == ("White", "Black")
    named = Match(toy.TITLE, OPTIONS, 1, ("Zoé", "李 雷"), slow_toy)
    assert named.seats == ("Zoé", "李 雷")


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", b"8", True, [1]])
def test_seeds_are_checked(slow_toy: Engine, seed: Any) -> None:
    with pytest.raises(OptionError, match="seed"):
        Match(toy.TITLE, OPTIONS, seed, engine=slow_toy)


@pytest.mark.parametrize("seed", [0, 1, 2**53, 2**63 - 1])
def test_every_seed_there_is_can_be_used(slow_toy: Engine, seed: int) -> None:
    assert Match(toy.TITLE, OPTIONS, seed, engine=slow_toy).seed == seed


def test_without_a_seed_every_match_is_another(slow_toy: Engine) -> None:
    seeds = {Match(toy.TITLE, OPTIONS, engine=slow_toy).seed for _ in range(5)}
    assert len(seeds) == 5


def test_a_numpy_integer_is_a_seed_too(slow_toy: Engine, tmp_path: Path) -> None:
    seed: Any = np.int64(5)
    try:
        match = Match(toy.TITLE, OPTIONS, seed, engine=slow_toy)
    except OptionError:
        return  # refused is fine, half accepted is not
    match.save(tmp_path / "toy.journal")


def test_the_past_can_be_looked_at(match: Match) -> None:
    """Every earlier position, what each decision brought about, and a branch from any of them."""
    begun = match.state
    match.do("take two")
    match.do("wait")
    assert len(match.history) == 2
    assert match.history[-1] == match.events
    assert match.position(0).tobytes() == begun.tobytes()
    assert match.position(2).tobytes() == match.state.tobytes()
    assert match.positions.tobytes() == b"".join(match.position(n).tobytes() for n in range(3))
    branch = match.at(1)
    assert branch.decisions == ("take two",)
    assert match.decisions == ("take two", "wait")
    for length in (-1, 3):
        with pytest.raises(OptionError):
            match.at(length)
