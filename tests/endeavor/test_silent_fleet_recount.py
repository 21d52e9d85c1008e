"""A second reading of the Silent Fleet: its decisions, counted from what lies on the table.

As in the recount, and with its help, from the rulebook's text and without a look at the program.
"""

import random
from typing import Any

import pytest

import caravelle
from caravelle import Match
from tests.endeavor import facts, recount
from tests.endeavor.whole_games import TRANSCRIPTS, VARIANTS, Setting, at, play_on

View = dict[str, Any]
FLEET = 2
STEPS = ("answer", "silent", "scarcity")
TURN = ("turn", "casualty", "answer")


def turn_of(match: Match) -> tuple[str, list[str]]:
    """How the turn that has just been completed began, and what was done in it."""
    past = list(match.decisions)
    start = max(k for k, text in enumerate(past) if text.split()[0] in ("activate", "spend"))
    return past[start], past[start + 1 :]


def answerable(match: Match) -> set[str]:
    """Multi-Action Buildings: the actions really performed that provoke a reaction."""
    done = {text.split()[0] for text in turn_of(match)[1]}
    return {recount.ACTION_OF[verb] for verb in done & {"ship", "occupy", "draw", "take"}}


def ways(match: Match, action: str) -> set[str]:
    """Ship, Occupy, Draw: what the fleet may do."""
    view = match.view()
    if action == "draw":
        return _draws(view)
    if view["silent_fleet"]["supply"] == 0:
        return set()
    return _ships(view) if action == "ship" else _occupies(match, view)


def _draws(view: View) -> set[str]:
    found = set()
    for deck, cards in view["decks"].items():
        area = facts.DECKS[deck]["area"]
        if cards and facts.CARDS[cards[0]]["value"] <= recount.presence(view, area, FLEET):
            found.add(f"banish {deck}")
    return found


def _ships(view: View) -> set[str]:
    chart = facts.chart(view["chart"])
    tracks = {area for area in chart.regions if not recount.is_open(view, area)}
    fleets = {
        fleet
        for fleet in chart.fleets
        if view["spaces"][fleet]["disc"] is None and recount.is_open(view, chart.area_of[fleet])
    }
    return {f"silent {target}" for target in tracks | fleets}


def _occupies(match: Match, view: View) -> set[str]:
    chart = facts.chart(view["chart"])
    done = [text.split() for text in turn_of(match)[1]]
    here = {chart.area_of[words[1]] for words in done if words[0] == "occupy"}
    found = set()
    for city in view["spaces"].keys() - chart.fleets:
        area = chart.area_of[city]
        near = area == "europe" or recount.presence(view, area, FLEET) > 0
        allowed = not match.options.limited_occupy or area in here
        empty = view["spaces"][city]["disc"] is None
        if empty and near and allowed and recount.is_open(view, area):
            found.add(f"silent {city}")
    return found


def expected(match: Match) -> set[str]:
    """The legal decisions in a step of the variant."""
    view = match.view()
    if match.step == "answer":
        return {f"answer {action}" for action in provoked(match)}
    if match.step == "silent":
        (action,) = provoked(match)
        return ways(match, action)
    level = recount.level(view, "industry", 1 - view["crown"])
    left = {tile for tile, count in view["tray"].items() if count}
    return {f"scrap {tile}" for tile in left if facts.BUILDINGS[tile]["level"] <= level}


def provoked(match: Match) -> set[str]:
    """The actions that the fleet is to react to, one of them chosen if there were two."""
    last, began = match.decisions[-1].split(), turn_of(match)[0]
    if match.options.no_reaction_to_tokens and began.startswith("spend"):
        return set()
    return {last[1]} if last[0] == "answer" else answerable(match)


def game_of(setting: Setting, seed: int) -> Match:
    match = setting.new(seed)
    play_on(match, random.Random(seed))
    return match


def games(setting: Setting) -> list[Match]:
    kept = caravelle.load(TRANSCRIPTS / f"{setting}.journal")
    return [kept, *(game_of(setting, seed) for seed in range(3))]


@pytest.mark.parametrize("setting", VARIANTS["silent_fleet"], ids=str)
def test_its_decisions_are_those_of_the_rulebook(setting: Setting) -> None:
    asked = 0
    for game in games(setting):
        match = at(game, 0)
        for text in game.decisions:
            if match.step in STEPS:
                asked += 1
                assert set(match.legal) == expected(match), (match.seed, len(match.decisions))
            match.do(text)
    assert asked > 50


@pytest.mark.parametrize("setting", VARIANTS["silent_fleet"], ids=str)
def test_a_turn_without_an_answer_could_not_have_had_one(setting: Setting) -> None:
    """It provoked nothing, or the fleet could do nothing, and then the log says so."""
    turns = 0
    for game in games(setting):
        match = at(game, 0)
        for text in game.decisions:
            step = match.step
            match.do(text)
            if step in TURN and match.step not in (*TURN, "silent"):
                turns += 1
                found = [ways(match, action) for action in provoked(match)]
                assert found in ([], [set()]), (match.seed, len(match.decisions))
                told = [event.kind for event in match.events if event.kind == "silent_idle"]
                assert len(told) == len(found)
    assert turns > 5
