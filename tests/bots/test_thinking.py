"""The search in positions where anybody sees what is best, and in a tree that is full."""

import pytest

from caravelle.bots.search import Search
from caravelle.bots.worktop import Knobs
from caravelle.core.engine import Engine
from caravelle.core.match import Match
from tests.core import toy


@pytest.fixture
def last_stones(slow_toy: Engine) -> Match:
    """Two stones are left: who takes both of them wins, who takes one only shares."""
    match = Match(toy.TITLE, toy.Options(stones=4), 1, engine=slow_toy)
    while match.view()["stones"] > 2:
        match.do("take one")
    return match


@pytest.mark.parametrize("by_playing", [False, True])
def test_takes_what_wins_at_once(last_stones: Match, by_playing: bool) -> None:
    bot = Search(playouts=60, knobs=Knobs(by_playing=by_playing))
    assert last_stones.legal[:2] == ["take one", "take two"]
    assert bot.decide(last_stones) == "take two"


def test_a_full_tree_goes_on_thinking(slow_toy: Engine) -> None:
    match = Match(toy.TITLE, toy.Options(stones=40), 1, engine=slow_toy)
    bot = Search(playouts=200, room=1)
    assert [bot.analyse(match).playouts for _ in range(2)] == [200, 400]
    assert [tree.size for tree in bot._trees] <= [64]
    assert bot.decide(match) in match.legal


def test_a_title_without_an_evaluation_is_judged_by_its_score(last_stones: Match) -> None:
    found = Search(playouts=60).analyse(last_stones)
    assert found.actor is not None
    assert found.options[0].sides[found.actor].win > 0.5
