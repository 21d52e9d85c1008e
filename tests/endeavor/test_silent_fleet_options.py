"""The options of the Silent Fleet (Rulebook: optional rules; Rulings: Silent Fleet 7)."""

from typing import Any

import pytest

import caravelle
from caravelle import Match, OptionError

from .positions import Position, happened, mat, new, offered, play, refused
from .test_silent_fleet import FLEET, acting, drew, fleet_of, occupied, shipped, table

OPTIONS = ("limited_occupy", "no_reaction_to_tokens", "building_scarcity")


def test_every_option_is_off_unless_asked_for() -> None:
    match = new("side_a", 2, variant="silent_fleet")
    assert fleet_of(match)["options"] == []
    assert [getattr(match.options, name) for name in OPTIONS] == [False, False, False]


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_belongs_to_the_variant_and_is_on_alone(name: str) -> None:
    own: dict[str, Any] = {name: True}
    match = new("side_a", 2, variant="silent_fleet", **own)
    assert fleet_of(match)["options"] == [name]
    assert [int(match.tables[other][0]) for other in OPTIONS] == [o == name for o in OPTIONS]
    with pytest.raises(OptionError, match=name):
        caravelle.new(players=2, **own)


# --- Limited Occupy -----------------------------------------------------------------------


def limited(**more: Any) -> Position:
    """India is open, and all three parties are there; the fleet could go to Europe as well."""
    return table(limited_occupy=True, **more).opened("india", 0, 1, FLEET)


@pytest.mark.parametrize(("city", "area"), [("surat", "india"), ("genoa", "europe")])
def test_limited_it_occupies_only_in_the_area_occupied_this_turn(city: str, area: str) -> None:
    match = occupied(limited(), city)
    area_of = match.view()["spaces"].keys() & set(area_cities(match, area))
    assert offered(match) == {f"silent {name}" for name in area_of - {city}}
    other = "london" if area == "india" else "madras"
    assert refused(match, f"silent {other}") == "not-occupied-there"
    assert fleet_of(match)["occupied"] == [area]


def area_cities(match: Match, area: str) -> list[str]:
    chart = table().chart
    return [city["id"] for city in chart.regions[area]["cities"]]


def test_limited_it_still_needs_a_disc_in_an_open_region() -> None:
    match = occupied(table(limited_occupy=True).opened("india", 0, 1), "surat")
    assert happened(match, "silent_idle") == [("silent_idle", FLEET)]


def test_limited_the_area_of_the_last_turn_is_forgotten() -> None:
    p = limited().build(1, "fortress").harbor(1, 5)
    match = play(occupied(p, "surat"), "silent madras")
    play(match, "activate fortress", "occupy london")
    assert fleet_of(match)["occupied"] == ["europe"]
    assert refused(match, "silent cochin") == "not-occupied-there"


def test_limited_only_occupied_areas_count_not_those_shipped_to() -> None:
    p = acting(limited().opened("africa", 0, 1, FLEET), "docks")
    match = play(p.action(), "activate docks", "ship india", "occupy elmina", "answer occupy")
    assert refused(match, "silent surat") == "not-occupied-there"
    assert "silent luanda" in match.legal


def test_limited_ship_is_answered_anywhere() -> None:
    match = shipped(limited())
    assert {"silent africa", "silent bay_of_bengal_fleet"} <= offered(match)


def test_without_limited_occupy_any_area_will_do() -> None:
    match = occupied(table().opened("india", 0, 1, FLEET), "surat")
    assert {"silent london", "silent madras"} <= offered(match)


# --- No Reaction to Tokens ----------------------------------------------------------------


def test_no_reaction_to_tokens_leaves_the_turn_of_a_token_without_an_answer() -> None:
    p = table(no_reaction_to_tokens=True).holds(0, ship_or_draw=1, occupy_or_draw=1).harbor(0, 3)
    match = play(p.action(), "spend ship_or_draw", "ship india")
    assert (match.step, match.actor) == ("action", 1)
    assert happened(match, "silent_reacts", "silent_idle") == []
    match = play(p.action(), "spend occupy_or_draw", "draw europe")
    assert (match.step, match.actor) == ("action", 1)


def test_no_reaction_to_tokens_still_answers_the_next_building() -> None:
    p = table(no_reaction_to_tokens=True).holds(0, ship_or_draw=1)
    match = play(acting(p, "shipyard").action(), "spend ship_or_draw", "ship india")
    match.do("pass")
    play(match, "activate shipyard", "ship india")
    assert match.step == "silent"


def test_no_reaction_to_tokens_answers_a_building_with_a_choice() -> None:
    p = acting(table(no_reaction_to_tokens=True), "guild_hall")
    match = play(p.action(), "activate guild_hall", "draw europe")
    assert match.step == "silent"


# --- Building Scarcity --------------------------------------------------------------------


def scarce(seed: int = 1) -> Match:
    match = new("side_b", 2, seed, variant="silent_fleet", building_scarcity=True)
    return play(match, "start colonial_house", "start colonial_house")


def through_the_round(match: Match) -> Match:
    """The rest of the round, in which everybody passes."""
    number = match.view()["round"]
    while match.view()["round"] == number:
        first = next((text for text in match.legal if text in ("pass", "stop")), match.legal[0])
        match.do(first)
    return match


def test_scarcity_comes_before_construction_of_every_round_the_first_too() -> None:
    match, rounds = scarce(), []
    while not match.is_over:
        if match.step == "scarcity":
            rounds.append(match.view()["round"])
        match.do(next((text for text in match.legal if text in ("pass", "stop")), match.legal[0]))
    assert rounds == [1, 2, 3, 4, 5, 6, 7]
    assert sum(fleet_of(match)["scrapped"].values()) == 7


def test_scarcity_asks_the_player_without_the_crown() -> None:
    match = scarce()
    for _ in range(3):
        assert match.actor == 1 - match.view()["crown"]
        crown = match.view()["crown"]
        play(match, match.legal[0])
        assert (match.step, match.actor) == ("build", match.view()["crown"])
        through_the_round(match)
        assert match.view()["crown"] == 1 - crown


def test_a_scrapped_tile_leaves_the_game() -> None:
    match = scarce()
    assert offered(match) == {"scrap market", "scrap shipyard", "scrap workshop"}
    assert match.view()["tray"]["market"] == 5
    match.do("scrap market")
    assert match.view()["tray"]["market"] == 4
    assert fleet_of(match)["scrapped"] == {"market": 1}
    assert [(e.kind, e.data) for e in match.events] == [("tile_scrapped", {"building": "market"})]
    for _ in range(2):
        assert mat(match, match.actor or 0)["buildings"][1:] == []
        match.do("build shipyard")


def test_scarcity_takes_a_tile_of_the_level_or_lower_of_who_chooses() -> None:
    match = in_round_2(builds="workshop")
    assert "scrap bank" in match.legal
    assert {"scrap market", "scrap guild_hall"} <= offered(match)
    assert refused(match, "scrap docks") == "level-too-high"
    assert refused(match, "scrap colonial_house") == "not-in-game"
    match = in_round_2(builds="market")
    assert refused(match, "scrap bank") == "level-too-high"


def in_round_2(builds: str, **stock: int) -> Match:
    """The player whose Crown it was in round 1, who built this, must choose a tile."""
    p = Position("side_b", 2, variant="silent_fleet", building_scarcity=True)
    p.build(0, builds).build(1, "market").stock(**stock)
    for seat in (0, 1):
        p.harbor(seat, 3).holds(seat, occupy_or_draw=1)
    match = play(p.action(), "pass", "pass")
    assert (match.step, match.actor) == ("scarcity", 0)
    return match


def test_scarcity_must_be_met() -> None:
    match = scarce()
    assert refused(match, "stop") == refused(match, "pass") == "not-now"
    assert refused(match, "build market") == "not-now"


def test_a_type_that_is_used_up_cannot_be_scrapped() -> None:
    assert refused(in_round_2("workshop", market=0), "scrap market") == "none-left"


def test_with_no_tile_of_the_level_or_lower_nothing_is_scrapped() -> None:
    """Construction would then allow a higher one; Building Scarcity does not."""
    p = Position("side_b", 2, variant="silent_fleet", building_scarcity=True)
    p.build(0, "market").build(1, "market").stock(market=0, shipyard=0, workshop=0)
    match = play(p.harbor(0, 3).harbor(1, 3).action(), "pass", "pass")
    assert (match.step, match.actor, match.view()["round"]) == ("build", 1, 2)
    assert "build bank" in match.legal


def test_without_the_option_no_tile_is_scrapped() -> None:
    match = new("side_b", 2, variant="silent_fleet")
    play(match, "start colonial_house", "start colonial_house")
    assert match.step == "build"
    assert fleet_of(match)["scrapped"] == {}


def test_options_do_not_touch_the_answer_to_a_draw() -> None:
    options: dict[str, Any] = dict.fromkeys(OPTIONS, True)
    assert offered(drew(table(**options))) == {"banish slavery"}
