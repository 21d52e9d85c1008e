"""Neutral discs: when one may be placed, where, and what it is on the chart."""

import pytest

from caravelle import Match

from .neutral import acting, neutral_discs, position, seen
from .positions import Position, attribute, disc, happened, mat, offered, play, refused, tokens

TRACKS = {"africa", "south_america", "caribbean", "north_america", "india", "far_east"}
EUROPE = {
    "london", "amsterdam", "saint_petersburg", "lisbon", "seville", "venice", "bordeaux",
    "stockholm", "constantinople", "north_sea_fleet", "azores_fleet", "ionian_sea_fleet",
}  # fmt: skip


def places(match: Match) -> set[str]:
    """Where a neutral disc may go; it may always be kept."""
    assert match.step == "neutral"
    assert "keep" in match.legal
    return {text.removeprefix("neutral ") for text in match.legal if text != "keep"}


def drawing(chart: str = "side_a") -> Position:
    """Red has just the Market to activate; nobody is anywhere."""
    return acting("market", chart)


def placed(p: Position, *decisions: str) -> Match:
    """Play red's turn, then these; red is the seat that places."""
    return play(p.action(), *decisions)


# --- when -----------------------------------------------------------------------------


def test_after_the_own_turn_its_player_may_place_one_or_keep_it() -> None:
    match = placed(acting("shipyard"), "activate shipyard", "ship africa")
    assert (match.step, match.actor) == ("neutral", 0)
    assert offered(match) == {"neutral africa", "keep"}


def test_never_before_the_turn_or_between_its_halves() -> None:
    match = acting("docks").action()
    assert not offered(match, "neutral", "keep")
    assert refused(match, "neutral africa") == "not-now"
    play(match, "activate docks")
    assert refused(match, "neutral london") == "not-now"
    play(match, "ship africa")
    assert match.step == "turn"
    assert refused(match, "neutral africa") == "not-now"
    assert refused(match, "keep") == "not-now"
    play(match, "occupy london")
    assert match.step == "neutral"


def test_a_turn_that_was_stopped_is_complete_too() -> None:
    match = placed(acting("docks"), "activate docks", "ship africa", "stop")
    assert offered(match) == {"neutral africa", "keep"}


def test_a_blue_token_is_a_turn_like_any_other() -> None:
    p = acting("market").holds(0, ship_or_draw=1)
    match = placed(p, "spend ship_or_draw", "ship india")
    assert offered(match) == {"neutral india", "keep"}


def test_one_a_turn_at_most() -> None:
    p = acting("shipyard", harbor=2).build(1, "market").harbor(1, 2)
    match = placed(p, "activate shipyard", "ship africa", "neutral africa")
    assert (match.step, match.actor) == ("action", 1)
    assert seen(match)["harbor"] == [1, 0]


def test_it_may_be_kept_and_placed_in_a_later_turn() -> None:
    p = acting("shipyard").build(0, "market").build(1, "market").harbor(1, 2)
    match = placed(p, "activate shipyard", "ship africa", "keep")
    assert happened(match)[0] == ("neutral_kept", 0)
    assert (match.step, match.actor, seen(match)["harbor"]) == ("action", 1, [1, 0])
    play(match, "pass", "activate market", "draw africa")
    assert match.step == "neutral"


def test_who_has_no_neutral_disc_in_the_harbor_is_not_asked() -> None:
    p = neutral_discs(acting("shipyard"), 0, harbor=0, reserve=3).build(1, "market").harbor(1, 2)
    neutral_discs(p, 1, harbor=1)
    match = placed(p, "activate shipyard", "ship africa")
    assert (match.step, match.actor) == ("action", 1)


def test_without_a_place_for_it_nobody_is_asked() -> None:
    p = acting("shipyard").opened("south_america", 1).place(1, "lima", "salvador", "buenos_aires")
    match = placed(p.build(1, "market").harbor(1, 2), "activate shipyard", "ship south_america")
    assert (match.step, match.actor) == ("action", 1)


def test_what_one_turn_did_does_not_count_in_the_next() -> None:
    p = acting("shipyard").holds(0, payment=1).build(1, "market").harbor(1, 2)
    match = placed(p, "activate shipyard", "ship africa", "keep", "pass")
    play(match, "spend payment", "pay shipyard")
    assert match.step == "action"
    p = acting("market", harbor=0).holds(1, payment=1).harbor(1, 2)
    match = neutral_discs(p, 1, harbor=1).action()
    play(match, "activate market", "draw europe", "spend payment", "pay colonial_house")
    assert match.step == "action"


def test_after_a_payment_alone_none_can_be_placed() -> None:
    p = acting("market").holds(0, payment=1).workers(0, market=1).build(1, "market").harbor(1, 2)
    match = placed(p, "spend payment", "pay market")
    assert (match.step, match.actor) == ("action", 1)


# --- where ----------------------------------------------------------------------------


def test_ship_or_occupy_in_the_area_where_an_own_disc_was_shipped() -> None:
    match = placed(acting("shipyard"), "activate shipyard", "ship north_sea_fleet")
    assert places(match) == EUROPE - {"north_sea_fleet"}
    p = acting("shipyard").opened("india", 1).place(1, "goa")
    match = placed(p, "activate shipyard", "ship india")
    assert places(match) == {"madras", "calcutta", "arabian_sea_fleet"}


def test_in_the_area_that_was_occupied() -> None:
    p = acting("fortress").opened("india", 0).ship("africa", 0)
    match = placed(p, "activate fortress", "occupy goa")
    assert places(match) == {"madras", "calcutta", "arabian_sea_fleet"}


def test_in_the_area_that_was_attacked() -> None:
    p = acting("barracks").opened("india", 0).place(1, "goa").place(1, "madras")
    match = placed(p, "activate barracks", "attack goa")
    assert places(match) == {"calcutta", "arabian_sea_fleet"}


def test_in_every_area_where_an_own_disc_went_down_in_this_turn() -> None:
    match = placed(acting("docks"), "activate docks", "ship africa", "occupy london")
    assert places(match) == {"africa", *EUROPE} - {"london"}
    assert refused(match, "neutral india") == "not-where-you-acted"


def test_the_example_a_region_opened_and_occupied_then_a_city_by_the_neutral_disc() -> None:
    p = acting("docks").ship("south_america", 1, 1, 1, 1)
    match = placed(p, "activate docks", "ship south_america", "occupy lima")
    assert places(match) == {"salvador", "buenos_aires"}
    play(match, "neutral salvador")
    assert disc(match, "salvador") == 2


def test_after_a_draw_ship_anywhere() -> None:
    p = drawing().opened("india", 1).ship("africa", 0)
    match = placed(p, "activate market", "draw africa")
    fleets = {"north_sea_fleet", "azores_fleet", "ionian_sea_fleet", "arabian_sea_fleet"}
    assert {place for place in places(match) if place.endswith("fleet")} == fleets
    assert places(match) & TRACKS == TRACKS - {"india"}


def test_after_a_draw_occupy_in_europe_or_any_open_region() -> None:
    p = drawing().opened("india", 0, 1).opened("caribbean", 0).ship("africa", 0)
    match = placed(p, "activate market", "draw africa")
    cities = EUROPE | {"goa", "madras", "calcutta", "havana", "veracruz", "cartagena"}
    fleets = {"arabian_sea_fleet", "caribbean_sea_fleet"}
    assert places(match) == cities | fleets | TRACKS - {"india", "caribbean"}
    assert refused(match, "neutral cape_town") == "region-closed"


def test_after_a_draw_from_the_pile_too() -> None:
    match = placed(drawing().pile("europe_0"), "activate market", "take europe_0")
    assert places(match) == EUROPE | TRACKS


def test_occupy_needs_the_own_presence_neutral_discs_give_none() -> None:
    p = drawing().opened("india", 1, 2).place(2, "goa").ship("africa", 0)
    match = placed(p, "activate market", "draw africa")
    assert refused(match, "neutral madras") == "no-presence"
    assert "neutral arabian_sea_fleet" in match.legal  # to ship none is needed


@pytest.mark.parametrize("chart", ["side_a", "classic"])
def test_never_to_the_open_sea_or_beside_a_track(chart: str) -> None:
    p = acting("shipyard", chart).opened("india", 1)
    match = placed(p, "activate shipyard", "ship india")
    assert refused(match, "neutral india") == "not-on-track"
    assert "india" not in places(match)


def test_never_where_a_disc_lies_or_on_a_track_of_europe() -> None:
    p = acting("shipyard").place(1, "london").place(2, "lisbon")
    match = placed(p, "activate shipyard", "ship north_sea_fleet")
    for space in ("london", "lisbon", "north_sea_fleet"):
        assert refused(match, f"neutral {space}") == "space-taken"
    assert refused(match, "neutral europe") == "no-track"


def test_classic_binds_the_halves_of_a_building_not_the_neutral_disc() -> None:
    p = acting("trade_office", "classic").opened("india", 0)
    match = placed(p, "activate trade_office", "draw india", "draw india")
    assert TRACKS - {"india"} <= places(match)
    play(match, "neutral africa")
    assert match.view()["areas"]["africa"]["track"][0]["disc"] == 2


# --- what it costs, and what it is not ------------------------------------------------


def test_it_costs_no_building_no_token_and_no_own_disc() -> None:
    p = acting("shipyard").holds(0, attack=1).build(0, "docks")
    match = placed(p, "activate shipyard", "ship africa")
    before = mat(match, 0)
    play(match, "neutral africa")
    after = mat(match, 0)
    for key in ("supply", "harbor", "buildings"):
        assert after[key] == before[key]
    assert after["tokens"]["attack"] == 1
    assert seen(match)["harbor"] == [0, 0]


def test_it_is_no_worker_and_makes_no_turn_possible_by_itself() -> None:
    p = neutral_discs(position().build(0, "shipyard", "market"), 0, harbor=3)
    match = p.harbor(0, 1).build(1, "market").harbor(1, 3).action(0)
    assert refused(match, "activate shipyard") == "nothing-possible"  # no own disc would be left
    play(match, "activate market", "draw europe", "keep")
    assert match.actor == 1
    play(match, "activate market", "draw slavery")
    assert ("passed_by_program", 0) in happened(match)


def test_it_is_no_attacker_and_no_casualty() -> None:
    p = acting("barracks", harbor=2).harbor(0, 2).place(1, "london").build(0, "market")
    assert refused(p.action(), "activate barracks") == "nothing-possible"


def test_it_does_not_count_with_the_own_discs_for_a_draw() -> None:
    p = drawing().ship("india", 0, 2, 2).top("india_2")
    match = placed(p, "activate market")
    assert refused(match, "draw india") == "value-too-high"
    assert match.view()["areas"]["india"]["presence"] == [1, 0, 2]


# --- what it brings -------------------------------------------------------------------


def test_the_player_gains_the_token_of_a_city() -> None:
    p = acting("fortress").token_at(lisbon="culture", london="wealth")
    match = placed(p, "activate fortress", "occupy london", "neutral lisbon")
    assert tokens(match, 0) == {"culture": 1, "wealth": 1}
    assert attribute(match, 0, "culture") == 1
    assert disc(match, "lisbon") == 2
    assert seen(match)["harbor"] == [0, 0]
    assert match.view()["areas"]["europe"]["presence"] == [1, 0, 1]
    assert happened(match)[:2] == [("neutral_occupied", 0), ("token_taken", 0)]


def test_the_player_gains_the_token_of_a_fleet_a_blue_one_into_the_own_harbor() -> None:
    p = acting("fortress").token_at(azores_fleet="attack", london="wealth")
    match = placed(p, "activate fortress", "occupy london", "neutral azores_fleet")
    assert tokens(match, 0) == {"attack": 1, "wealth": 1}
    assert happened(match)[:2] == [("neutral_shipped_fleet", 0), ("token_taken", 0)]


def test_the_player_gains_the_token_of_a_track_space_where_one_lies() -> None:
    p = acting("shipyard").token_on_track("india", 2, "influence")
    p.token_on_track("india", 1, "wealth")
    match = placed(p, "activate shipyard", "ship india", "neutral india")
    assert tokens(match, 0) == {"influence": 1, "wealth": 1}
    assert [row["disc"] for row in match.view()["areas"]["india"]["track"]][:3] == [0, 2, None]
    assert match.view()["areas"]["india"]["presence"] == [1, 0, 1]
    assert happened(match)[:2] == [("neutral_shipped_track", 0), ("track_token_taken", 0)]
    assert match.events[0].data == {"area": "india", "place": 2}


def test_a_space_without_its_token_brings_none() -> None:
    p = acting("shipyard").ship("india", 1)
    p._to_box(("track_token", 5, 2))
    match = placed(p, "activate shipyard", "ship india", "neutral india")
    assert happened(match)[0] == ("neutral_shipped_track", 0)
    assert not happened(match, "track_token_taken")


def test_it_controls_no_link_and_takes_no_link_token() -> None:
    p = acting("fortress").place(2, "london").token_on_link("london-lisbon", "culture")
    match = placed(p, "activate fortress", "occupy venice", "neutral lisbon")
    link = match.view()["links"]["london-lisbon"]
    assert (link["controlled"], link["token"]) == (None, "culture")
    assert not happened(match, "link_controlled", "link_token_taken")


def test_the_player_controls_no_link_by_it_either() -> None:
    p = acting("fortress").token_on_link("london-lisbon", "culture")
    match = placed(p, "activate fortress", "occupy london", "neutral lisbon")
    link = match.view()["links"]["london-lisbon"]
    assert (link["controlled"], link["token"]) == (None, "culture")


def test_it_blocks_its_space() -> None:
    p = acting("fortress").place(2, "london")
    assert refused(placed(p, "activate fortress"), "occupy london") == "space-taken"


# --- tracks and Governors -------------------------------------------------------------


def opening(*seats: int) -> Match:
    """The last space of South America's track is the neutral disc's; these lie before it."""
    p = acting("shipyard").ship("south_america", *seats)
    return placed(p, "activate shipyard", "ship south_america", "neutral south_america")


def test_its_last_disc_opens_the_region() -> None:
    match = opening(0, 0, 1)
    assert match.view()["areas"]["south_america"]["open"]
    assert happened(match, "region_opened") == [("region_opened", None)]


def test_a_player_with_most_discs_wins_the_governor() -> None:
    match = opening(0, 1, 1)  # red 2, blue 2, neutral 1: of the tied red lies nearest the deck
    assert happened(match, "governor_won") == [("governor_won", 0)]
    assert mat(match, 0)["cards"] == ["south_america_governor"]
    match = opening(1, 1, 1)
    assert happened(match, "governor_won") == [("governor_won", 1)]


def test_a_governor_won_by_the_neutral_colour_leaves_the_game() -> None:
    match = opening(2, 2, 1)
    assert happened(match, "governor_won", "governor_lost") == [("governor_lost", None)]
    assert match.view()["removed"] == ["south_america_governor"]
    assert match.view()["areas"]["south_america"]["governor"] is None
    assert mat(match, 0)["cards"] == mat(match, 1)["cards"] == []


def test_neutral_discs_are_one_party_whoever_placed_them_and_in_ties_too() -> None:
    match = opening(2, 0, 1)  # neutral 2, red 2, blue 1: neutral lies nearest the deck
    assert happened(match, "governor_won", "governor_lost") == [("governor_lost", None)]
    p = acting("shipyard", harbor=0).ship("south_america", 2, 2, 1, 0)
    match = placed(p, "activate shipyard", "ship south_america")  # neutral 2, red 2: red is nearer
    assert happened(match, "governor_won", "governor_lost") == [("governor_won", 0)]


def test_they_do_not_strengthen_the_player_who_placed_them() -> None:
    match = opening(1, 1, 0)  # red 2, blue 2, neutral 1
    assert happened(match, "governor_won") == [("governor_won", 0)]
    match = opening(1, 1, 1)  # blue 3, red 1, neutral 1
    assert happened(match, "governor_won") == [("governor_won", 1)]


def test_the_own_disc_may_open_the_region_for_it_too() -> None:
    p = acting("shipyard").ship("south_america", 2, 2, 2, 1)
    match = placed(p, "activate shipyard", "ship south_america")
    assert happened(match, "governor_lost") == [("governor_lost", None)]
    assert places(match) == {"lima", "salvador", "buenos_aires"}


# --- Attack ---------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_anyone_may_attack_it_and_it_then_leaves_the_game(seat: int) -> None:
    p = position().place(2, "london").build(seat, "barracks").harbor(seat, 4)
    match = p.action(seat)
    supply = [mat(match, each)["supply"] for each in (0, 1)]
    play(match, "activate barracks", "attack london")
    assert disc(match, "london") == seat
    assert happened(match)[:3] == [
        ("attacked", seat),
        ("casualty_returned", seat),
        ("neutral_lost", None),
    ]
    assert match.events[0].data == {"space": "london", "victim": "neutral"}
    assert seen(match)["gone"] == 1
    assert seen(match)["reserve"] == seen(match)["harbor"] == [0, 0]
    supply[seat] += 1
    assert [mat(match, each)["supply"] for each in (0, 1)] == supply


def test_a_fleet_held_by_it_can_be_attacked_too_and_links_follow() -> None:
    p = position().place(2, "ionian_sea_fleet").place(0, "venice").build(0, "barracks").harbor(0, 4)
    p.token_on_link("venice-ionian_sea_fleet", "culture")
    match = play(p.action(), "activate barracks", "attack ionian_sea_fleet")
    assert tokens(match, 0) == {"culture": 1}
    assert not happened(match, "link_lost")


def test_a_link_is_not_lost_by_a_neutral_disc_that_is_attacked() -> None:
    p = position().place(2, "venice", "ionian_sea_fleet").build(0, "barracks").harbor(0, 4)
    match = play(p.action(), "activate barracks", "attack venice")
    assert not happened(match, "link_lost")


def test_a_memorial_keeps_no_neutral_disc() -> None:
    p = position().place(2, "london").build(0, "memorial").harbor(0, 4).build(1, "memorial")
    match = play(p.action(), "activate memorial", "attack london")
    assert (match.step, match.actor) == ("casualty", 0)
    play(match, "casualty supply")
    assert match.step != "casualty"
    assert seen(match)["gone"] == 1
