"""Invariants hold after every decision of many thousand random games, and each can be broken."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import caravelle
from caravelle import Match
from caravelle.core.checked import CheckedPlay
from caravelle.core.engine import cores
from caravelle.core.kernel import Function, Kernel
from caravelle.games.endeavor import TITLE, invariants
from caravelle.games.endeavor.content import chart_names
from caravelle.games.endeavor.events import EVENT_KINDS
from caravelle.games.endeavor.state import STEP_NAMES
from tests.conftest import games
from tests.endeavor.corruptions import CORRUPTIONS, Corruption, Elsewhere, Record
from tests.endeavor.whole_games import SETTINGS, TRANSCRIPTS, Setting, at

MANNERS = (
    (),
    ("pass",),
    ("pass", "stop"),
)  # verbs that players avoid, in a third of the games each


@pytest.fixture(scope="module")
def play() -> CheckedPlay:
    """Compiled with a check of every index, at the first time: that takes half a minute."""
    return CheckedPlay(TITLE, invariants.broken, invariants.NAMES)


def random_games(play: CheckedPlay, setting: Setting, count: int, first: int) -> Counter[str]:
    """Play as many games, in all manners alike; returns the events seen."""
    seen: Counter[str] = Counter()
    for number, shy in enumerate(MANNERS):
        seeds = range(first + number, first + count, len(MANNERS))
        seen.update(play.run(setting.options, seeds, shy, threads=cores()))
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("chart", chart_names())
def test_invariants_hold_in_every_position_of_random_games(play: CheckedPlay, chart: str) -> None:
    settings = [setting for setting in SETTINGS if setting.chart == chart]
    share = -(-games() // len(settings))
    seen: Counter[str] = Counter()
    for number, setting in enumerate(settings):
        seen.update(random_games(play, setting, share, number * share))
    assert seen["game_ended"] >= games()
    absent = {"classic": {"start_chosen", "shipped_fleet", "card_taken", "bonus_disc"}}
    rare = {"casualty_kept", "discard_ended"}  # too rare for a small sample
    assert {kind for kind in EVENT_KINDS if not seen[kind]} - rare == absent.get(chart, set())


@pytest.fixture(scope="module")
def broken() -> Function:
    """The rule of invariants compiled by itself; interpreted it takes its time."""
    rule = invariants.broken
    return Kernel.compiled(TITLE.packages, TITLE.bindings, [rule], None, checked=True)[rule]


@cache
def positions() -> tuple[Match, ...]:
    """All positions of whole games of both editions."""
    games = [caravelle.load(TRANSCRIPTS / f"{name}.journal") for name in ("side_a-3", "classic-3")]
    return tuple(at(game, n) for game in games for n in range(len(game.decisions) + 1))


def corrupted(step: str, corruption: Corruption) -> Iterator[tuple[Record, Record]]:
    """Tables and state of all positions at this step that can be corrupted so."""
    for match in positions():
        if match.step != step:
            continue
        tables, state = match.tables.copy(), match.state
        try:
            corruption(tables[0], state[0])
        except Elsewhere:
            continue
        yield tables[0], state[0]


@pytest.mark.parametrize(
    ("code", "step", "corruption"),
    [(code, *row) for code, rows in CORRUPTIONS.items() for row in rows],
    ids=[f"{code}-{k}" for code, rows in CORRUPTIONS.items() for k in range(len(rows))],
)
def test_each_invariant_can_be_broken(
    broken: Function, code: int, step: int, corruption: Corruption
) -> None:
    found = {broken(*place) for place in corrupted(STEP_NAMES[step], corruption)}
    assert {invariants.NAMES[number] for number in found} == {invariants.NAMES[code]}


def test_there_is_a_corruption_for_every_invariant() -> None:
    assert sorted(CORRUPTIONS) == list(range(1, len(invariants.NAMES)))
