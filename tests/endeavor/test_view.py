"""The view: what everybody sees, in ids and plain values; and only that."""

from functools import cache
from typing import Any

import pytest

import caravelle
from caravelle import Match
from caravelle.games.endeavor import TITLE
from caravelle.games.endeavor.content import load
from tests.endeavor.whole_games import SETTINGS, TRANSCRIPTS, Setting, at

ON_THE_TABLE = {
    "edition", "chart", "round", "step", "colours", "crown", "wages", "turn", "spaces", "links",
    "areas", "decks", "pile", "removed", "abolished", "tray", "seats",
}  # fmt: skip
OF_THE_MATCH = {"game", "names", "seat", "length", "actor", "scores", "winners", "legal"}
SETTING_IDS = [str(setting) for setting in SETTINGS]


@cache
def game(setting: Setting) -> Match:
    """The whole game of a setting."""
    return caravelle.load(TRANSCRIPTS / f"{setting}.journal")


def moments(setting: Setting) -> list[Match]:
    """Some positions of it, its end included."""
    length = len(game(setting).decisions)
    return [at(game(setting), n) for n in (0, *range(5, length, 29), length)]


@pytest.mark.parametrize("setting", SETTINGS, ids=SETTING_IDS)
def test_everybody_sees_the_same_table(setting: Setting) -> None:
    for match in moments(setting):
        views = [match.view(seat) for seat in (None, *range(setting.players))]
        assert all(set(view) == ON_THE_TABLE | OF_THE_MATCH for view in views)
        tables = [{key: view[key] for key in ON_THE_TABLE} for view in views]
        assert all(table == tables[0] for table in tables)
        assert [view["seat"] for view in views] == [None, *range(setting.players)]
        asked = [seat for seat in range(setting.players) if match.view(seat)["legal"]]
        assert asked == ([] if match.actor is None else [match.actor])


def discs(view: dict[str, Any], seat: int) -> int:
    """Discs of a colour on mat and board, as a person would count them."""
    mat = view["seats"][seat]
    count = mat["supply"] + mat["harbor"] + sum(mat["memorial"].values())
    count += sum(building["worker"] for building in mat["buildings"])
    count += sum(space["disc"] == seat for space in view["spaces"].values())
    for area in view["areas"].values():
        count += area["sea"][seat] + sum(place["disc"] == seat for place in area["track"])
    in_the_air = view["step"] == "casualty" and view["actor"] == seat
    return int(count + in_the_air)


@pytest.mark.parametrize("setting", SETTINGS, ids=SETTING_IDS)
def test_nothing_is_missing_from_the_table(setting: Setting) -> None:
    content = load(setting.chart)
    copies = {b.id: b.copies[content.edition.id] for b in content.buildings}
    for match in moments(setting):
        view = match.view()
        for seat in range(setting.players):
            assert discs(view, seat) == content.edition.discs
        seasides = [b["building"] for mat in view["seats"] for b in mat["buildings"]]
        for building, left in view["tray"].items():
            built = seasides.count(building)
            assert left + built == copies[building] or left + built == 0  # 0: not drawn
        places = [*view["pile"], *view["removed"]]
        places += [card for deck in view["decks"].values() for card in deck]
        places += [a["governor"] for a in view["areas"].values() if a["governor"]]
        places += [c for mat in view["seats"] for c in (*mat["cards"], *mat["set_aside"])]
        assert sorted(places) == sorted(card.id for card in (*content.cards, *content.governors))


@pytest.mark.parametrize("setting", SETTINGS, ids=SETTING_IDS)
def test_attributes_and_presence_follow_from_what_lies_there(setting: Setting) -> None:
    regions = load(setting.chart).chart.regions
    spaces = {r.id: [s.id for s in (*r.cities, *r.fleets)] for r in regions}
    for match in moments(setting):
        view = match.view()
        for name, area in view["areas"].items():
            assert area["open"] == (None not in [place["disc"] for place in area["track"]])
            for seat, present in enumerate(area["presence"]):
                there = sum(view["spaces"][space]["disc"] == seat for space in spaces[name])
                there += area["sea"][seat]
                there += sum(place["disc"] == seat for place in area["track"])
                assert present == there
        for link, shown in view["links"].items():
            ends = [view["spaces"][end]["disc"] for end in link.split("-")]
            assert shown["controlled"] == (ends[0] if ends[0] == ends[1] else None)


def test_a_turn_shows_what_it_still_allows() -> None:
    turns, casualties = 0, 0
    played = game(Setting("side_a", 3))
    for number in range(len(played.decisions) + 1):
        match = at(played, number)
        turn = match.view()["turn"]
        if match.step == "turn":
            turns += 1
            assert turn["seat"] == match.actor
            assert turn["left"]
            assert turn["target"] is None
            assert set(turn["left"]) <= {"ship", "occupy", "attack", "draw", "payment"}
            assert ("stop" in match.legal) == (turn["acted"] > 0)
        elif match.step == "casualty":
            casualties += 1
            assert turn["target"] in match.view()["spaces"]
        else:
            assert turn is None
    assert (turns > 50, casualties > 0) == (True, True)


def test_the_end_shows_winners_and_nobody_to_decide() -> None:
    view = game(SETTINGS[0]).view(0)
    assert (view["step"], view["actor"], view["legal"]) == ("over", None, [])
    totals = [score["total"] for score in view["scores"]]
    assert view["winners"] == [seat for seat, total in enumerate(totals) if total == max(totals)]


def test_a_view_is_a_copy() -> None:
    match = at(game(SETTINGS[0]), 20)
    view = match.view(0)
    view["seats"][0]["attributes"].clear()
    view["decks"]["africa"].clear()
    view["legal"].clear()
    fresh = match.view(0)
    assert fresh["seats"][0]["attributes"]
    assert fresh["decks"]["africa"]
    assert TITLE.view(match.setting, match.state)["decks"]["africa"]
