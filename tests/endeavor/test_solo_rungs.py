"""The Opposition's order: each rung and each criterion, from constructed positions."""

import pytest

from .positions import offered
from .solo import BLUE, GREEN, PURPLE, RED, YELLOW, Solo, rung, taken, told, whys


def one_closed_track(s: Solo, *parties: int, token: str | None = None) -> Solo:
    """All regions but Africa lie still: nobody of the Opposition is on their tracks."""
    s.ship("africa", *parties)
    if token:
        s.token_on_track("africa", len(parties) + 1, token)
    return s


def europe_full(s: Solo, *but: str) -> Solo:
    """The player holds all cities and fleets of Europe but these."""
    region = s.chart.regions["europe"]
    rows = (*region["cities"], *region.get("fleets", ()))
    return s.place(RED, *(r["id"] for r in rows if r["id"] not in but))


# --- rungs --------------------------------------------------------------------------------


def test_rung_1_a_city_that_gives_a_link_before_one_of_2_glory() -> None:
    s = Solo().present("south_america", GREEN)
    s.place(GREEN, "lisbon")
    match = s.acts(GREEN)
    assert (rung(match), taken(match)) == (1, ["salvador"])  # not Lima of 2 Glory


def test_rung_1_how_many_links_does_not_matter() -> None:
    s = Solo().present("caribbean", GREEN)
    s.place(GREEN, "havana", "funchal")  # Bridgetown would give two links
    s.place(GREEN, "candia")
    match = s.acts(GREEN)
    assert rung(match) == 1
    assert {"choose bridgetown", "choose lisbon", "choose venice"} <= set(match.legal)


def test_rung_1_a_link_whose_token_is_gone_is_a_link() -> None:
    s = Solo()
    s.place(GREEN, "tunis").token_on_link("tunis-alexandria", None)
    match = s.acts(GREEN)
    assert (rung(match), taken(match)) == (1, ["alexandria"])


def test_rung_1_links_go_by_colour() -> None:
    s = Solo().present("south_america", GREEN)
    s.place(PURPLE, "lisbon")
    match = s.acts(GREEN)
    assert (rung(match), taken(match)) == (2, ["lima"])


def test_rung_2_a_city_of_2_glory_before_any_other() -> None:
    match = Solo().present("south_america", GREEN).acts(GREEN)
    assert (rung(match), taken(match)) == (2, ["lima"])


def test_rung_3_any_other_city() -> None:
    s = europe_full(Solo(), "london")
    match = s.acts(GREEN)
    assert (rung(match), taken(match)) == (3, ["london"])


@pytest.mark.parametrize("city", ["surat", "london"])
def test_rungs_1_to_3_need_presence_except_in_europe(city: str) -> None:
    s = europe_full(Solo(), city)
    s.present("india", PURPLE).place(PURPLE, "calicut", "madras")
    match = s.acts(GREEN)
    assert (rung(match), taken(match)) == ((3, ["london"]) if city == "london" else (6, ["india"]))


def test_rungs_1_to_3_only_in_open_regions() -> None:
    s = europe_full(one_closed_track(Solo(), GREEN))
    match = s.acts(GREEN)
    assert rung(match) == 5


def test_rung_4_the_last_space_if_the_opposition_wins_the_governor() -> None:
    s = europe_full(one_closed_track(Solo(), PURPLE, PURPLE, PURPLE, RED, RED))
    match = s.acts(GREEN)
    assert (rung(match), taken(match)) == (4, ["africa"])
    assert told(match, "governor_won") == [(PURPLE, "africa_governor")]  # any of the four colours


def test_rung_4_on_a_track_without_the_colour_and_not_in_the_players_favour() -> None:
    s = europe_full(one_closed_track(Solo(), RED, RED, RED, PURPLE, PURPLE))
    s.ship("india", YELLOW)
    match = s.acts(YELLOW)
    assert (rung(match), taken(match)) == (5, ["india"])


def test_rung_4_the_own_disc_counts_for_the_majority() -> None:
    s = europe_full(one_closed_track(Solo(), RED, RED, GREEN, PURPLE, YELLOW))
    assert rung(s.acts(GREEN)) == 4  # tied, and nearest the deck
    s = europe_full(one_closed_track(Solo(), RED, RED, RED, GREEN, GREEN))
    assert rung(s.acts(BLUE)) != 4


def test_rung_5_where_the_colour_holds_space_1_before_space_2_before_space_3() -> None:
    s = europe_full(Solo())
    s.ship("africa", RED, RED, GREEN).ship("india", RED, GREEN).ship("caribbean", GREEN, RED)
    match = s.acts(GREEN)
    assert (rung(match), taken(match)) == (5, ["caribbean"])
    assert told(match, "rung_found", "preferred") == [(GREEN, 5, 3), (GREEN, 10, 1)]
    s = europe_full(Solo())
    s.ship("africa", RED, RED, GREEN).ship("india", RED, GREEN)
    assert taken(s.acts(GREEN)) == ["india"]
    s = europe_full(Solo())
    s.ship("africa", RED, RED, GREEN).ship("india", RED, RED, RED, GREEN)
    assert taken(s.acts(GREEN)) == ["africa"]


def test_rung_5_never_a_last_free_space() -> None:
    s = europe_full(Solo())
    s.ship("africa", GREEN, RED, RED, RED, RED).ship("india", RED, RED, GREEN)
    match = s.acts(GREEN)
    assert (rung(match), taken(match)) == (5, ["india"])


def test_rung_6_beside_the_track_of_an_open_region_with_an_empty_city() -> None:
    s = europe_full(Solo()).present("africa", RED).present("india", RED)
    s.place(RED, "elmina", "mozambique", "surat")
    match = s.acts(GREEN)
    assert (rung(match), taken(match)) == (6, ["india"])
    assert told(match, "token_taken", "track_token_taken") == []
    assert match.view()["areas"]["india"]["sea"][GREEN] == 1


def test_rung_6_sides_a_and_b_an_empty_fleet_of_it_or_else_its_open_sea() -> None:
    s = europe_full(Solo("side_b")).present("africa", RED).present("india", RED)
    s.place(RED, "saint_louis", "elmina", "luanda", "mozambique")
    match = s.acts(GREEN)
    assert (rung(match), taken(match)) == (6, ["bay_of_bengal_fleet"])
    s.place(YELLOW, "bay_of_bengal_fleet")
    match = s.acts(GREEN)
    assert (rung(match), taken(match)) == (6, ["india"])
    assert match.view()["areas"]["india"]["sea"][GREEN] == 1


def test_rung_6b_sides_a_and_b_any_empty_fleet_in_europe_or_an_open_region() -> None:
    s = europe_full(Solo("side_b"), "baltic_sea_fleet").present("africa", RED)
    s.place(RED, "saint_louis", "elmina", "luanda", "mozambique")
    match = s.acts(GREEN)
    assert rung(match) == 8
    assert set(match.legal) == {"choose baltic_sea_fleet", "choose cape_of_good_hope_fleet"}


def test_rung_6b_one_that_gives_a_link_first() -> None:
    s = europe_full(Solo("side_b"), "baltic_sea_fleet", "copenhagen").present("africa", RED)
    s.place(GREEN, "copenhagen")
    s.place(RED, "saint_louis", "elmina", "luanda", "mozambique")
    match = s.acts(GREEN)
    assert (rung(match), taken(match)) == (8, ["baltic_sea_fleet"])
    assert whys(match) == [11]
    assert told(match, "link_controlled") == [(GREEN, "copenhagen-baltic_sea_fleet")]


def test_rung_7_draws_when_nothing_else_can_be_done() -> None:
    match = europe_full(Solo()).acts(GREEN)
    assert rung(match) == 7
    assert offered(match, "deal") == {"deal europe", "deal slavery"}  # both of value 0


def test_an_action_that_cannot_be_done_is_lost() -> None:
    s = europe_full(Solo())
    s.top("europe_1").top("slavery_1")
    match = s.acts(GREEN)
    assert told(match, "action_lost") == [(GREEN,)]
    assert taken(match) == []


# --- equal options ------------------------------------------------------------------------


def test_equal_2a_a_blue_token_first() -> None:
    s = europe_full(Solo(), "london", "venice").token_at(london="culture", venice="attack")
    match = s.acts(GREEN)
    assert (taken(match), whys(match)[:1]) == (["venice"], [1])


def test_equal_2a_a_blue_token_of_a_link_counts() -> None:
    s = europe_full(Solo(), "london", "venice", "seville").token_at(london="culture")
    s.place(GREEN, "seville").present("africa", GREEN).present("north_america", GREEN)
    s.token_on_link("seville-elmina", "payment").place(RED, "boston", "saint_johns")
    match = s.acts(GREEN)
    assert (rung(match), taken(match), whys(match)[:1]) == (1, ["elmina"], [1])


def test_equal_2a_holds_on_tracks_although_the_token_is_lost_there() -> None:
    s = europe_full(Solo())
    s.ship("africa", GREEN).token_on_track("africa", 2, "culture")
    s.ship("india", GREEN).token_on_track("india", 2, "payment")
    match = s.acts(GREEN)
    assert (taken(match), whys(match)) == (["india"], [1])
    assert told(match, "token_unused") == [(GREEN, "payment")]


def test_equal_2b_the_token_whose_track_stands_lowest() -> None:
    s = europe_full(Solo(), "london", "venice", "tunis").mat(culture=3, wealth=2, industry=1)
    s.token_at(london="culture", venice="wealth", tunis="culture")
    match = s.acts(GREEN)
    assert (taken(match), whys(match)) == (["venice"], [2])


def test_equal_2b_an_attribute_before_blue() -> None:
    s = europe_full(Solo(), "london", "venice", "candia", "lisbon")
    s.place(GREEN, "candia", "lisbon").token_at(venice="culture").mat(culture=9)
    s.present("caribbean", GREEN).token_at(havana="attack")
    s.token_on_link("venice-candia", "payment")
    match = s.acts(GREEN)  # both bring a blue token, Venice by its link
    assert (rung(match), taken(match)) == (1, ["venice"])


def test_equal_2b_blue_before_no_token() -> None:
    """Both give a link and bring a blue token: Bridgetown its own, Venice its link's."""
    s = europe_full(Solo(), "venice", "candia").place(GREEN, "candia")
    s.token_on_link("venice-candia", "payment").present("caribbean", GREEN)
    s.place(GREEN, "havana").token_at(bridgetown="attack")
    match = s.acts(GREEN)
    assert (rung(match), taken(match)[:1], whys(match)[:1]) == (1, ["bridgetown"], [2])


def test_equal_2_holds_on_rung_4() -> None:
    s = europe_full(Solo())
    for area, token in (("africa", "culture"), ("india", "wealth")):
        length = s.chart.regions[area]["track"]
        s.ship(area, *[PURPLE] * (length - 1)).token_on_track(area, length, token)
    match = s.mat(culture=4, wealth=2).acts(GREEN)
    assert (rung(match), taken(match), whys(match)) == (4, ["india"], [2])


def test_equal_2_holds_on_rung_6_between_fleets_and_the_open_sea() -> None:
    s = europe_full(Solo("side_b")).present("africa", RED).present("india", RED)
    fleets = [row["id"] for row in s.chart.regions["africa"]["fleets"]]
    s.place(RED, *fleets).token_at(bay_of_bengal_fleet="culture")
    match = s.acts(GREEN)
    assert (rung(match), taken(match), whys(match)) == (6, ["bay_of_bengal_fleet"], [2])


def test_equal_2b_no_token_last() -> None:
    s = europe_full(Solo(), "london", "venice").token_at(venice="culture").mat(culture=14)
    match = s.acts(GREEN)
    assert (taken(match), whys(match)) == (["venice"], [2])


def test_equal_2b_tokens_of_links_do_not_count() -> None:
    s = europe_full(Solo(), "candia", "venice", "alexandria").place(GREEN, "candia")
    s.token_at(venice="culture", alexandria="industry")
    s.token_on_link("venice-candia", "wealth")
    match = s.mat(culture=1, wealth=0, industry=0).acts(GREEN)
    assert (rung(match), taken(match)) == (1, ["alexandria"])


def test_equal_2b_classic_tracks_past_15_stand_equal_at_15() -> None:
    s = europe_full(Solo())
    s.ship("africa", GREEN).token_on_track("africa", 2, "culture")
    s.ship("india", GREEN).token_on_track("india", 2, "wealth")
    s.top("europe_1").top("slavery_1")  # nothing is left but what is worthless
    match = s.mat(culture=17, wealth=15).acts(GREEN)
    assert match.step == "opposition_place"
    assert set(match.legal) == {"choose africa", "choose india"}


def test_equal_2b_sides_a_and_b_tracks_go_on() -> None:
    s = europe_full(Solo("side_b"), "london", "lisbon").token_at(london="culture", lisbon="wealth")
    match = s.mat(culture=17, wealth=16).acts(GREEN)
    assert taken(match) == ["lisbon"]


def test_equal_2b_classic_a_token_past_15_is_no_token() -> None:
    s = europe_full(Solo(), "london", "venice").token_at(london="culture", venice="wealth")
    match = s.mat(culture=15, wealth=14).acts(GREEN)
    assert taken(match) == ["venice"]
    s = europe_full(Solo(), "london", "venice").token_at(london="culture")
    match = s.mat(culture=15).acts(GREEN)
    assert set(match.legal) == {"choose london", "choose venice"}


def test_equal_2c_the_player_chooses_only_among_what_is_still_equal() -> None:
    s = europe_full(Solo(), "london", "venice", "tunis")
    s.token_at(london="culture", venice="culture", tunis="wealth")
    match = s.mat(wealth=4).acts(GREEN)
    assert match.step == "opposition_place"
    assert match.actor == RED
    assert set(match.legal) == {"choose london", "choose venice"}
    match.do("choose venice")
    assert taken(match) == ["venice"]
    assert told(match, "token_taken") == [(GREEN, "culture", "venice")]


def test_equal_2c_a_single_option_is_taken_unasked() -> None:
    match = europe_full(Solo(), "london").acts(GREEN)
    assert taken(match) == ["london"]
    assert whys(match) == []


def test_rung_6_the_player_chooses_among_regions() -> None:
    s = europe_full(Solo()).present("india", RED).present("caribbean", RED)
    match = s.acts(GREEN)
    assert set(match.legal) == {"choose india", "choose caribbean"}


# --- worthless, classic -------------------------------------------------------------------


def test_worthless_track_spaces_are_left_out_on_the_first_pass() -> None:
    s = europe_full(Solo())
    s.ship("africa", GREEN).token_on_track("africa", 2, "culture")
    s.present("india", RED)
    match = s.mat(culture=15).acts(GREEN)
    assert (rung(match), taken(match)) == (6, ["india"])
    assert told(match, "worthless_left") == [(GREEN, 1)]  # why rung 5 was none


def test_worthless_track_spaces_are_admitted_on_the_second() -> None:
    s = europe_full(Solo())
    s.ship("africa", GREEN).token_on_track("africa", 2, "culture")
    s.top("europe_1").top("slavery_1").mat(culture=15)
    match = s.acts(GREEN)
    assert (rung(match), taken(match)) == (5, ["africa"])
    assert told(match, "worthless_left", "worthless_taken") == [(GREEN,)]


def test_worthless_space_1_gives_way_to_a_space_2_that_is_not() -> None:
    s = europe_full(Solo())
    s.ship("africa", GREEN).token_on_track("africa", 2, "culture")
    s.ship("india", RED, GREEN).token_on_track("india", 3, "wealth")
    match = s.mat(culture=15).acts(GREEN)
    assert taken(match) == ["india"]


def test_worthless_rung_4_never_is() -> None:
    s = europe_full(one_closed_track(Solo(), PURPLE, PURPLE, GREEN, GREEN, GREEN, token="culture"))
    match = s.mat(culture=15).acts(GREEN)
    assert (rung(match), taken(match)) == (4, ["africa"])


def test_worthless_nothing_is_on_sides_a_and_b() -> None:
    s = europe_full(Solo("side_b"))
    s.ship("africa", GREEN).token_on_track("africa", 2, "culture").present("india", RED)
    match = s.mat(culture=15).acts(GREEN)
    assert (rung(match), taken(match)) == (5, ["africa"])
