"""Blue tokens that the Opposition wins: played at once, by the colour that has won them."""

import pytest

from .positions import attribute, disc, offered, tokens
from .solo import BLUE, GREEN, PURPLE, RED, YELLOW, Solo, rung, taken, told, whys
from .test_solo_rungs import europe_full

# --- which of them are played -------------------------------------------------------------


def test_blue_tokens_of_cities_are_played_at_once_by_the_colour_that_won_them() -> None:
    s = europe_full(Solo(), "london").token_at(london="payment").holds(RED, culture=1)
    match = s.acts(GREEN)
    assert told(match, "token_at_once", "token_levied") == [
        (GREEN, "payment"),
        (GREEN, "culture"),
    ]


def test_blue_tokens_of_links_are_played_too_city_before_links() -> None:
    s = europe_full(Solo(), "london", "venice").place(GREEN, "venice").token_at(london="attack")
    s.token_on_link("london-venice", "payment").holds(RED, culture=1)
    match = s.acts(GREEN)
    while match.step == "opposition_attack":
        before = told(match, "token_at_once")
        match.do(match.legal[0])
    assert before == [(GREEN, "attack")]  # the other waits until it is carried out
    assert told(match, "attacked")
    assert told(match, "token_at_once") == [(GREEN, "payment")]


def test_links_come_in_chart_order() -> None:
    s = europe_full(Solo(), "venice", "london", "candia").place(GREEN, "london", "candia")
    s.token_on_link("london-venice", "payment").token_on_link("venice-candia", "attack")
    match = s.holds(RED, culture=1).acts(GREEN)
    assert told(match, "token_at_once") == [(GREEN, "payment"), (GREEN, "attack")]


def test_each_with_its_consequences_before_the_next() -> None:
    """A token's city brings a further token: that comes before the link's."""
    s = europe_full(Solo(), "london", "venice", "tunis").place(GREEN, "venice")
    s.token_at(london="occupy_or_draw", tunis="payment")
    s.token_on_link("london-venice", "attack").holds(RED, culture=1)
    match = s.acts(GREEN)
    assert told(match, "token_at_once") == [
        (GREEN, "occupy_or_draw"),
        (GREEN, "payment"),
        (GREEN, "attack"),
    ]


def test_blue_tokens_of_tracks_leave_the_game() -> None:
    s = europe_full(Solo()).ship("africa", GREEN).token_on_track("africa", 2, "payment")
    match = s.holds(RED, culture=1).acts(GREEN)
    assert told(match, "token_unused") == [(GREEN, "payment")]
    assert tokens(match, RED) == {"culture": 1}


def test_blue_tokens_of_fleets_leave_the_game_too() -> None:
    s = europe_full(Solo("side_b"), "baltic_sea_fleet").token_at(baltic_sea_fleet="payment")
    match = s.holds(RED, culture=1).acts(GREEN)
    assert rung(match) == 8
    assert told(match, "token_unused") == [(GREEN, "payment")]


def test_easier_no_blue_token_has_an_effect() -> None:
    s = europe_full(Solo(difficulty="easier"), "london", "venice").place(GREEN, "venice")
    s.token_at(london="attack").token_on_link("london-venice", "payment").holds(RED, culture=1)
    match = s.acts(GREEN)
    assert told(match, "token_unused") == [(GREEN, "attack"), (GREEN, "payment")]
    assert told(match, "token_at_once") == []


def test_harder_those_of_tracks_are_played_too() -> None:
    s = europe_full(Solo(difficulty="harder"))
    s.ship("africa", GREEN).token_on_track("africa", 2, "payment")
    match = s.holds(RED, culture=1).acts(GREEN)
    assert told(match, "token_levied") == [(GREEN, "culture")]


def test_harder_those_of_fleets_are_played_too() -> None:
    s = europe_full(Solo("side_b", difficulty="harder"), "baltic_sea_fleet")
    s.token_at(baltic_sea_fleet="payment").holds(RED, culture=1)
    assert told(s.acts(GREEN), "token_levied") == [(GREEN, "culture")]


def test_harder_a_draw_begins_in_the_region_shipped_to() -> None:
    s = europe_full(Solo("side_b", difficulty="harder"))
    s.ship("africa", GREEN, GREEN).ship("india", RED, GREEN, GREEN, GREEN)
    s.token_on_track("africa", 3, "ship_or_draw")
    match = s.acts(GREEN)
    assert told(match, "card_drawn") == [(GREEN, "africa_1")]  # although more lies elsewhere


def test_harder_a_last_space_plays_its_token_before_the_region_opens() -> None:
    s = europe_full(Solo(difficulty="harder"))
    s.ship("africa", PURPLE, PURPLE, GREEN, GREEN, GREEN)
    s.token_on_track("africa", 6, "occupy_or_draw").top("europe_1").top("slavery_1")
    match = s.acts(GREEN)
    kinds = [e.kind for e in match.events]
    assert kinds.index("token_wasted") < kinds.index("region_opened")  # closed: neither city, card
    assert told(match, "governor_won") == [(GREEN, "africa_governor")]


def test_harder_a_tokens_ship_may_take_the_last_space_of_that_track_one_governor_once() -> None:
    s = europe_full(Solo(difficulty="harder"))
    s.ship("africa", PURPLE, PURPLE, GREEN, GREEN).token_on_track("africa", 5, "ship_or_draw")
    match = s.acts(GREEN)
    assert taken(match) == ["africa", "africa"]
    assert len(told(match, "region_opened")) == len(told(match, "governor_won")) == 1


# --- what each of them does ---------------------------------------------------------------


def test_ship_or_draw_ships_only_for_a_governor() -> None:
    s = europe_full(Solo()).ship("africa", GREEN, GREEN, GREEN, GREEN, GREEN)
    match = s.plays(GREEN, "ship_or_draw")
    assert (rung(match), taken(match)) == (4, ["africa"])
    s = europe_full(Solo()).ship("africa", RED, RED, RED, GREEN, GREEN)
    match = s.plays(BLUE, "ship_or_draw")
    assert (rung(match), taken(match)) == (0, [])
    assert match.step == "opposition_draw"


def test_occupy_or_draw_occupies_by_rungs_1_to_3() -> None:
    s = Solo().present("south_america", GREEN).place(GREEN, "lisbon")
    match = s.plays(GREEN, "occupy_or_draw")
    assert (rung(match), taken(match)) == (1, ["salvador"])
    match = europe_full(Solo(), "london").plays(GREEN, "occupy_or_draw")
    assert (rung(match), taken(match)) == (3, ["london"])


def test_occupy_or_draw_else_draws() -> None:
    match = europe_full(Solo()).plays(GREEN, "occupy_or_draw")
    assert match.step == "opposition_draw"
    assert offered(match, "deal") == {"deal europe", "deal slavery"}


def test_a_tokens_draw_is_in_the_area_of_the_space_if_possible_else_anywhere() -> None:
    s = europe_full(Solo()).present("india", GREEN).present("africa", GREEN)
    s.place(RED, "calicut", "surat", "madras", "elmina", "mozambique")
    match = s.plays(GREEN, "occupy_or_draw", "india")
    assert told(match, "cards_found", "card_drawn") == [(GREEN, 1, 1), (GREEN, "india_1")]
    s.gone("india_1", "india_2", "india_3", "india_4", "india_5")
    s.top("europe_1").top("slavery_1")
    match = s.plays(GREEN, "occupy_or_draw", "india")
    assert told(match, "cards_found", "card_drawn") == [(GREEN, 1, 0), (GREEN, "africa_1")]


def test_attack_takes_the_players_disc_with_the_greatest_swing() -> None:
    """Of three cities in a row the one in the middle: it loses two links."""
    s = Solo().place(RED, "london", "venice", "candia")
    match = s.plays(GREEN, "attack")
    assert told(match, "attacked") == [(GREEN, "venice", "red")]
    assert whys(match) == [5]
    assert disc(match, "venice") == GREEN


def test_attack_counts_what_the_opposition_gains() -> None:
    """Tunis loses as much as London; but there green gains a link as well."""
    s = Solo().place(RED, "london", "tunis").place(GREEN, "alexandria")
    match = s.plays(GREEN, "attack")
    assert told(match, "attacked") == [(GREEN, "tunis", "red")]
    assert told(match, "link_controlled") == [(GREEN, "tunis-alexandria")]


def test_attack_links_of_other_colours_of_the_opposition_do_not_count() -> None:
    s = Solo().place(RED, "london", "tunis").place(PURPLE, "alexandria")
    assert set(s.plays(GREEN, "attack").legal) == {"choose london", "choose tunis"}


def test_attack_counts_cities_by_their_glory() -> None:
    s = Solo().present("south_america", GREEN).place(RED, "lima", "belem")
    assert told(s.plays(GREEN, "attack"), "attacked") == [(GREEN, "lima", "red")]


def test_attack_tokens_are_apart_from_the_swing() -> None:
    s = Solo().place(RED, "london", "tunis").place(GREEN, "venice", "alexandria")
    s.token_on_link("london-venice", "culture").token_on_link("tunis-alexandria", None)
    assert set(s.plays(GREEN, "attack").legal) == {"choose london", "choose tunis"}


def test_attack_only_in_europe_and_open_regions_where_the_colour_is_present() -> None:
    s = Solo().present("india", RED, PURPLE).place(RED, "surat", "london")
    assert told(s.plays(GREEN, "attack"), "attacked") == [(GREEN, "london", "red")]


def test_attack_fleets_too() -> None:
    s = Solo("side_b").place(RED, "baltic_sea_fleet")
    assert told(s.plays(GREEN, "attack"), "attacked") == [(GREEN, "baltic_sea_fleet", "red")]


def test_attack_equal_swings_are_the_players_choice() -> None:
    match = Solo().place(RED, "london", "tunis").plays(GREEN, "attack")
    assert match.step == "opposition_attack"
    assert set(match.legal) == {"choose london", "choose tunis"}
    match.do("choose tunis")
    assert disc(match, "tunis") == GREEN


def test_attack_the_players_disc_goes_to_the_supply_the_opposition_loses_none() -> None:
    s = Solo().place(RED, "london")
    supply = int(s.player(RED)["supply"])
    match = s.plays(GREEN, "attack")
    left = supply - 2  # in the harbor, for the turn
    assert match.view()["seats"][RED]["supply"] == left + 1
    assert told(match, "casualty_returned") == [(RED,)]


def test_attack_a_memorial_keeps_the_players_disc() -> None:
    match = Solo("side_b").place(RED, "london").build(RED, "memorial").plays(GREEN, "attack")
    assert match.step == "opposition_casualty"
    before = attribute(match, RED, "culture")
    match.do("casualty culture")
    assert attribute(match, RED, "culture") == before + 1
    assert disc(match, "london") == GREEN


def test_attack_links_are_won_as_by_a_rung_and_their_tokens_played() -> None:
    s = Solo().place(RED, "london").place(GREEN, "venice").holds(RED, culture=1)
    match = s.token_on_link("london-venice", "payment").plays(GREEN, "attack")
    assert told(match, "token_levied") == [(GREEN, "culture")]


def test_attack_without_a_target_is_lost() -> None:
    assert told(Solo().plays(GREEN, "attack"), "token_wasted") == [(GREEN, "attack")]


def test_payment_takes_the_token_of_the_oppositions_lowest_track() -> None:
    s = Solo().mat(industry=4, culture=2, wealth=3, influence=5)
    match = s.holds(RED, industry=1, culture=1, wealth=1).plays(GREEN, "payment")
    assert told(match, "token_levied") == [(GREEN, "culture")]
    assert tokens(match, RED) == {"industry": 1, "wealth": 1}
    assert attribute(match, RED, "culture") == 1  # the Shipyard's
    assert match.view()["opposition"]["attributes"]["culture"] == 3


def test_payment_else_of_the_next_lowest_that_the_player_has() -> None:
    s = Solo().mat(industry=4, culture=2, wealth=3, influence=5)
    match = s.holds(RED, industry=1, influence=1).plays(GREEN, "payment")
    assert told(match, "token_levied") == [(GREEN, "industry")]


def test_payment_equal_tracks_are_the_players_choice() -> None:
    s = Solo().mat(industry=2, culture=2, wealth=3, influence=5)
    match = s.holds(RED, industry=1, culture=1, wealth=1).plays(GREEN, "payment")
    assert match.step == "opposition_payment"
    assert set(match.legal) == {"yield industry", "yield culture"}
    match.do("yield industry")
    assert tokens(match, RED) == {"culture": 1, "wealth": 1}


def test_payment_classic_tracks_past_15_stand_equal() -> None:
    s = Solo().mat(industry=18, culture=15, wealth=16, influence=17)
    match = s.holds(RED, industry=1, culture=1).plays(GREEN, "payment")
    assert set(match.legal) == {"yield industry", "yield culture"}


@pytest.mark.parametrize("token", ["payment", "attack", "ship_or_draw"])
def test_payment_takes_attribute_tokens_only(token: str) -> None:
    match = Solo().holds(RED, **{token: 1}).plays(YELLOW, "payment")
    assert told(match, "token_wasted") == [(YELLOW, "payment")]


def test_payment_casualties_under_a_track_are_no_tokens() -> None:
    match = Solo("side_b").build(RED, "memorial").memorial(RED, culture=1).plays(GREEN, "payment")
    assert told(match, "token_wasted") == [(GREEN, "payment")]
