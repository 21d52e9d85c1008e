"""The rules against a second reading of them, in whole games of random play.

After every decision: the scores equal a recount, the legal decisions are those that the rulebook
allows, and every piece lies where a referee, who knows only the decisions, says that it must.
"""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from caravelle import Match

from . import recount
from .positions import new
from .referee import Referee, comparable, differences
from .rich import SETTINGS, rich

Choice = Callable[[random.Random, list[str]], str]


def any_of(dice: random.Random, legal: list[str]) -> str:
    return dice.choice(legal)


def busy(dice: random.Random, legal: list[str]) -> str:
    """A player who seldom passes or stops, and likes to come to blows and to build well."""
    able = [text for text in legal if text not in ("pass", "stop")]
    if not able or dice.random() < 0.05:
        return dice.choice(legal)
    liked = [text for text in able if text.split()[0] in ("attack", "occupy")]
    if liked and dice.random() < 0.4:
        return dice.choice(liked)
    if able[0].startswith("build") and dice.random() < 0.6:
        return dice.choice(able[-3:])
    return dice.choice(able)


def check(match: Match, past: list[tuple[str, str]]) -> None:
    view, legal = match.view(), match.legal
    told = (match.decisions[-5:], view["round"], view["actor"])
    assert recount.scores(view) == match.scores, told
    allowed = recount.legal(view, past)
    assert len(set(legal)) == len(legal)
    assert set(legal) == allowed, (
        f"{told}: the rules also allow {allowed - set(legal)}, "
        f"the program also offers {set(legal) - allowed}"
    )


def follow(
    match: Match, choice: Choice, dice: random.Random, referee: Referee | None
) -> Counter[str]:
    """Play to the end; returns which kinds of decisions there were."""
    past: list[tuple[str, str]] = []
    done: Counter[str] = Counter()
    while True:
        check(match, past)
        if match.actor is None:
            return done
        decision = choice(dice, match.legal)
        past.append((match.setting.seats[match.actor], decision))
        match.do(decision)
        done[decision.split()[0]] += 1
        if referee is not None:
            mine, theirs = comparable(referee.do(decision)), comparable(match.view())
            assert mine == theirs, (match.decisions[-5:], differences(mine, theirs))


@pytest.mark.parametrize(("chart", "players"), SETTINGS)
def test_scores_and_legal_decisions_in_random_games(chart: str, players: int) -> None:
    for seed in range(18):
        follow(new(chart, players, seed), any_of, random.Random(seed), None)


@pytest.mark.parametrize(("chart", "players"), SETTINGS)
def test_every_piece_in_games_of_busy_players(chart: str, players: int) -> None:
    for seed in range(4):
        match = new(chart, players, 100 + seed)
        follow(match, busy, random.Random(seed), Referee(match.view()))


@pytest.mark.parametrize(("chart", "players"), SETTINGS)
def test_every_piece_from_rich_positions(chart: str, players: int) -> None:
    done: Counter[str] = Counter()
    for seed in range(8):
        match = rich(chart, players, seed)
        done += follow(match, busy, random.Random(seed), Referee(match.view()))
    rare = {"attack", "discard", "draw", "occupy", "pay", "ship", "spend"}
    rare |= set() if chart == "classic" else {"casualty", "take"}
    assert rare <= set(done)
