"""Options: editions, charts and numbers of players that go together, and those that don't."""

from pathlib import Path
from typing import Any

import pytest

import caravelle
from caravelle import ContentError, OptionError
from tests.endeavor.whole_games import SETTINGS, Setting


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_chart_brings_its_edition(setting: Setting) -> None:
    match = caravelle.new(chart=setting.chart, players=setting.players, seed=1)
    edition = "classic" if setting.chart == "classic" else "age_of_sail"
    assert (match.options.edition, match.view()["edition"]) == (edition, edition)
    assert len(match.seats) == setting.players


@pytest.mark.parametrize(
    ("options", "chart"),
    [
        ({}, "side_b"),
        ({"players": 2}, "side_a"),
        ({"players": 3}, "side_a"),
        ({"players": 4}, "side_b"),
        ({"players": 5}, "side_b"),
        ({"edition": "age_of_sail", "players": 3}, "side_a"),
        ({"edition": "classic"}, "classic"),
        ({"edition": "classic", "players": 3}, "classic"),
        ({"chart": "side_a"}, "side_a"),
    ],
    ids=str,
)
def test_what_is_left_out_follows_from_the_rest(options: dict[str, Any], chart: str) -> None:
    match = caravelle.new("endeavor", seed=1, **options)
    assert match.options.chart == chart
    assert match.options.players == options.get("players", 4)
    assert match.journal.header.options == match.options.model_dump(mode="json")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 5, "chart": "side_a"}, "side_a is for 2 or 3 or 4 players, not for 5"),
        ({"players": 2, "chart": "side_b"}, "side_b is for 4 or 5 players, not for 2"),
        ({"players": 3, "chart": "side_b"}, "side_b is for 4 or 5 players, not for 3"),
        ({"players": 2, "chart": "classic"}, "classic is for 3 or 4 or 5 players, not for 2"),
        ({"players": 2, "edition": "classic"}, "classic is for 3 or 4 or 5 players, not for 2"),
        ({"players": 1}, "not for 1"),
        ({"chart": "side_a", "edition": "classic"}, "side_a belongs to edition age_of_sail"),
        ({"chart": "classic", "edition": "age_of_sail"}, "classic belongs to edition classic"),
    ],
    ids=str,
)
def test_wrong_combinations_are_refused_with_the_reason(
    options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(OptionError, match=reason):
        caravelle.new("endeavor", **options)


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"players": 0}, "players"),
        ({"players": 6}, "players"),
        ({"players": -4}, "players"),
        ({"players": "4"}, "players"),
        ({"players": 4.0}, "players"),
        ({"players": True}, "players"),
        ({"players": None}, "players"),
        ({"edition": "1762"}, "edition"),
        ({"edition": "Classic"}, "edition"),
        ({"chart": 7}, "chart"),
        ({"chart": ""}, "chart"),
        ({"dragons": 3}, "dragons"),
        ({"player": 3}, "player"),
    ],
    ids=str,
)
def test_options_of_the_wrong_kind_are_refused_by_name(options: dict[str, Any], name: str) -> None:
    with pytest.raises(OptionError, match=f"option {name}: "):
        caravelle.new("endeavor", **options)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    for name in ("chess", "", "Endeavor", "caravelle.games.endeavor"):
        with pytest.raises(OptionError, match="there is endeavor"):
            caravelle.new(name)


@pytest.mark.parametrize("chart", ["atlantis", "side_c", "SIDE_A", "side_a.toml", "../side_a"])
def test_an_unknown_chart_is_refused(chart: str) -> None:
    with pytest.raises((OptionError, ContentError)) as caught:
        caravelle.new("endeavor", chart=chart)
    assert chart.split("/")[-1].removesuffix(".toml") in str(caught.value)


def test_a_chart_may_be_a_file(tmp_path: Path) -> None:
    from caravelle.games.endeavor.content import chart_path

    mine = tmp_path / "mine.toml"
    text = chart_path("side_a").read_text("utf-8")
    mine.write_text(text.replace('id = "side_a"', 'id = "mine"'), "utf-8")
    for chart in (mine, str(mine)):
        match = caravelle.new("endeavor", chart=chart, players=2, seed=1)
        assert match.options.chart == str(mine)
    match.save(tmp_path / "a.journal")
    assert caravelle.load(tmp_path / "a.journal").seats == match.seats
    mine.write_text("nonsense", "utf-8")
    with pytest.raises(ContentError, match=r"mine\.toml"):
        caravelle.new("endeavor", chart=mine, players=2)


def test_names_and_seed_are_the_matchs_own() -> None:
    match = caravelle.new(players=2, seed=2**63 - 1, seats=("Ann", "Ben"))
    assert (match.seats, match.seed, match.view()["names"]) == (
        ("Ann", "Ben"),
        2**63 - 1,
        ["Ann", "Ben"],
    )
    assert caravelle.new(players=2, seed=1).seats == ("Red", "Blue")
    with pytest.raises(OptionError, match="2 different names"):
        caravelle.new(players=2, seats=("Ann", "Ben", "Cai"))
    with pytest.raises(OptionError, match="seed"):
        caravelle.new(players=2, seed=-1)
