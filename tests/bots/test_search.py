"""The search: legal, repeatable, and within its bounds."""

import random
from itertools import count

import pytest

from caravelle.bots.search import Search
from caravelle.core.errors import GameOver
from caravelle.core.match import Match
from tests.endeavor.whole_games import EVERY, Setting, play_on


def midgame(setting: Setting, decisions: int) -> Match:
    """A match after some random decisions, at a point where there is something to choose."""
    match, chance = setting.new(3), random.Random(5)
    while len(match.decisions) < decisions or len(match.legal) < 2:
        match.do(chance.choice(match.legal))
    return match


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_decides_legally_in_every_title_to_the_end(setting: Setting) -> None:
    match = setting.new(1)
    bot = Search(playouts=8)
    while not match.is_over:
        decision = bot.decide(match)
        assert decision in match.legal
        match.do(decision)
    with pytest.raises(GameOver):
        bot.decide(match)


@pytest.mark.parametrize("threads", [1, 2])
def test_equal_seeds_and_playouts_give_equal_decisions(threads: int) -> None:
    found = []
    for seed in (4, 4):
        match = midgame(Setting("side_b", 4), 60)
        bot = Search(playouts=50, threads=threads, seed=seed)
        for _ in range(12):
            match.do(bot.decide(match))
        found.append(match.decisions)
    assert found[0] == found[1]


def test_leaves_the_match_as_it_was() -> None:
    match = midgame(Setting("side_a", 2), 60)
    before = match.state.tobytes(), match.decisions
    Search(playouts=100).analyse(match)
    assert (match.state.tobytes(), match.decisions) == before


def test_an_analysis_has_every_decision_and_what_all_sides_may_expect() -> None:
    match = midgame(Setting("side_b", 4), 60)
    found = Search(playouts=300).analyse(match)
    assert sorted(option.notation for option in found.options) == sorted(match.legal)
    assert found.actor == match.actor
    assert sum(option.visits for option in found.options) == found.playouts == 300
    assert [option.visits for option in found.options] == sorted(
        (option.visits for option in found.options), reverse=True
    )
    for option in found.options:
        assert len(option.sides) == 4
        assert sum(side.win for side in option.sides) == pytest.approx(1)
    assert found.sides == found.options[0].sides


def test_a_finished_match_is_analysed_by_its_result() -> None:
    match = Setting("side_b", 4).new(2)
    play_on(match, random.Random(1))
    found = Search(playouts=5).analyse(match)
    assert (found.actor, found.options, found.playouts) == (None, (), 0)
    assert [side.glory for side in found.sides] == [score["total"] for score in match.scores]
    winners = {seat for seat, side in enumerate(found.sides) if side.win > 0}
    assert winners == set(match.winners)


def test_the_tree_is_kept_as_far_as_the_match_went_on() -> None:
    match = midgame(Setting("side_b", 4), 60)
    bot = Search(playouts=400)
    match.do(bot.analyse(match).options[0].notation)
    assert bot.analyse(match).playouts > 400


def test_a_match_that_went_back_gets_a_new_tree() -> None:
    match = midgame(Setting("side_b", 4), 60)
    bot = Search(playouts=400)
    first = bot.analyse(match)
    match.do(first.options[0].notation)
    bot.analyse(match)
    match.undo()
    assert bot.analyse(match) == first


def test_time_is_a_bound_too() -> None:
    """The clock ticks with every look at it: one to begin with, one after each slice."""
    ticks = count()
    bot = Search(seconds=5, clock=lambda: float(next(ticks)))
    bot.analyse(midgame(Setting("side_b", 4), 60))
    assert next(ticks) == 6


def test_a_forced_decision_needs_no_thought() -> None:
    match, chance = Setting("side_b", 4).new(2), random.Random(2)
    while len(match.legal) > 1:
        match.do(chance.choice(match.legal))
    bot = Search(seconds=1e9)
    assert bot.decide(match) == match.legal[0]


def test_thought_ends_when_no_other_decision_can_catch_up() -> None:
    match = midgame(Setting("side_b", 4), 60)
    whole, early = Search(playouts=20_000), Search(playouts=20_000)
    best = whole.analyse(match).options[0].notation
    assert early.decide(match) == best
    assert early.analyse(match).playouts < 40_000
