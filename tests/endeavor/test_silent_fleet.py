"""The Silent Fleet (Rulebook: "Silent Fleet" 2-Player Variant; Rulings: Silent Fleet 1 to 6)."""

from typing import Any

import pytest

import caravelle
from caravelle import Match, OptionError

from .positions import Position, disc, happened, mat, new, offered, play, refused, tokens

FLEET = 2
REGIONS = {"africa", "south_america", "caribbean", "north_america", "india", "far_east"}
FLEETS = {"bay_of_biscay_fleet", "baltic_sea_fleet", "levantine_sea_fleet"}


def table(chart: str = "side_b", **options: Any) -> Position:
    """Two players; the second can take turns too, so that the phase goes on."""
    p = Position(chart, 2, variant="silent_fleet", **options)
    return p.build(1, "market", "shipyard").harbor(1, 5)


def acting(p: Position, *tiles: str, discs: int = 8) -> Position:
    return p.build(0, *tiles).harbor(0, discs)


def fleet_of(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view()["silent_fleet"]
    return found


def seen(match: Match, kind: str) -> list[dict[str, str | int]]:
    """What the events of this kind told of the last decision."""
    return [event.data for event in match.events if event.kind == kind]


def in_the_game(match: Match) -> int:
    """Tokens on the board and the mats."""
    view = match.view()
    board = [*view["spaces"].values(), *view["links"].values()]
    board += [place for area in view["areas"].values() for place in area["track"]]
    held = sum(sum(seat["tokens"].values()) for seat in view["seats"])
    return sum(row["token"] is not None for row in board) + held


def shipped(p: Position, target: str = "ship far_east") -> Match:
    """Red has shipped, and the fleet is to answer."""
    return play(acting(p, "shipyard").action(), "activate shipyard", target)


def occupied(p: Position, city: str = "genoa") -> Match:
    return play(acting(p, "fortress").action(), "activate fortress", f"occupy {city}")


def drew(p: Position, deck: str = "europe") -> Match:
    return play(acting(p, "market").action(), "activate market", f"draw {deck}")


# --- set-up -------------------------------------------------------------------------------


@pytest.mark.parametrize("chart", ["side_a", "side_b"])
def test_a_third_colour_lays_out_as_many_discs_as_a_player_has(chart: str) -> None:
    match = new(chart, 2, variant="silent_fleet")
    assert fleet_of(match)["supply"] == 35
    assert (fleet_of(match)["party"], fleet_of(match)["colour"]) == (FLEET, "yellow")
    assert match.view()["colours"] == ["red", "blue", "silent_fleet"]
    assert [mat(match, seat)["supply"] for seat in (0, 1)] == [35, 35]
    assert (fleet_of(match)["answering"], fleet_of(match)["provoked"]) == (None, [])
    assert len(match.scores) == len(match.view()["seats"]) == 2


def test_set_up_is_otherwise_that_of_two_players() -> None:
    alone = new("side_a", 2, seed=7).view()
    match = new("side_a", 2, seed=7, variant="silent_fleet").view()
    for key in ("spaces", "links", "decks", "tray", "crown"):
        assert match[key] == alone[key]


@pytest.mark.parametrize(
    "options",
    [{"players": 3}, {"edition": "classic"}, {"chart": "classic"}, {"difficulty": "easier"}],
    ids=str,
)
def test_it_is_for_two_players_of_age_of_sail(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        caravelle.new(variant="silent_fleet", **options)


# --- who is asked what, and when -----------------------------------------------------------


def test_after_the_complete_turn_its_player_chooses_what_the_fleet_does() -> None:
    match = play(acting(table(), "cartographer").action(), "activate cartographer", "ship india")
    assert match.step == "turn"
    match.do("ship far_east")
    assert (match.step, match.actor) == ("silent", 0)
    assert seen(match, "silent_reacts") == [{"action": "ship"}]
    match.do("silent india")
    assert (match.step, match.actor) == ("action", 1)


def test_of_two_different_actions_its_player_chooses_one_first() -> None:
    p = acting(table(), "docks")
    match = play(p.action(), "activate docks", "ship india", "occupy genoa")
    assert (match.step, match.actor) == ("answer", 0)
    assert offered(match) == {"answer ship", "answer occupy"}
    assert fleet_of(match)["provoked"] == ["ship", "occupy"]
    assert refused(match, "answer draw") == "not-performed"
    assert refused(match, "answer attack") == refused(match, "answer payment") == "never-answered"
    match.do("answer occupy")
    assert fleet_of(match)["answering"] == "occupy"
    assert refused(match, "silent india") == "other-answer"
    assert refused(match, "banish india") == "other-answer"
    match.do("silent london")
    assert disc(match, "london") == FLEET


def test_only_actions_really_performed_count() -> None:
    match = play(acting(table(), "docks").action(), "activate docks", "ship india", "stop")
    assert match.step == "silent"
    assert fleet_of(match)["provoked"] == ["ship"]


def test_the_same_action_twice_is_not_asked_about() -> None:
    p = acting(table().place(0, "london", "genoa"), "trade_office")
    match = play(p.action(), "activate trade_office", "draw europe", "draw europe")
    assert match.step == "silent"


def test_it_reacts_once_a_turn() -> None:
    p = acting(table(), "docks")
    match = play(p.action(), "activate docks", "ship india", "occupy genoa", "answer ship")
    match.do("silent africa")
    assert fleet_of(match)["supply"] == 34
    assert (match.step, match.actor) == ("action", 1)
    assert (fleet_of(match)["provoked"], fleet_of(match)["answering"]) == ([], None)


def test_attack_provokes_nothing() -> None:
    p = acting(table().place(1, "london"), "barracks")
    match = play(p.action(), "activate barracks", "attack london")
    assert (match.step, match.actor) == ("action", 1)
    assert happened(match, "silent_reacts", "silent_idle") == []


def test_payment_provokes_nothing() -> None:
    p = acting(table(), "exchange", "market").workers(0, market=1)
    match = play(p.action(), "activate exchange", "pay market")
    assert (match.step, match.actor) == ("action", 1)


def test_passing_provokes_nothing() -> None:
    match = play(acting(table(), "market").action(), "pass")
    assert (match.step, match.actor) == ("action", 1)


def test_an_action_token_provokes_as_a_building_does() -> None:
    p = table().holds(0, ship_or_draw=1).harbor(0, 2)
    match = play(p.action(), "spend ship_or_draw", "ship india")
    assert (match.step, fleet_of(match)["answering"]) == ("silent", "ship")


def test_the_choice_may_fall_on_an_action_whose_answer_has_no_target() -> None:
    p = acting(table().place(1, *cities("europe", but="genoa")), "docks")
    match = play(p.action(), "activate docks", "ship india", "occupy genoa")
    assert offered(match) == {"answer ship", "answer occupy"}
    match.do("answer occupy")
    assert seen(match, "silent_idle") == [{"action": "occupy"}]
    assert (match.step, match.actor, fleet_of(match)["supply"]) == ("action", 1, 35)


def test_an_answer_without_a_target_does_nothing() -> None:
    match = occupied(table().place(1, *cities("europe", but="genoa")))
    assert happened(match, "silent_reacts", "silent_idle") == [("silent_idle", FLEET)]
    assert (match.step, match.actor) == ("action", 1)


def test_an_answer_that_has_a_target_is_compulsory() -> None:
    match = occupied(table().place(1, *cities("europe", but="genoa london")))
    assert offered(match) == {"silent london"}
    assert refused(match, "stop") == refused(match, "pass") == "not-now"


def test_who_can_still_act_is_seen_after_the_answer() -> None:
    """Blue could draw Europe 0, and nothing else, until the fleet throws it out."""
    p = Position("side_b", 2, variant="silent_fleet").build(1, "market").harbor(1, 3)
    p = acting(p.ship("africa", 0).top("slavery_1"), "market")
    match = play(p.action(), "activate market", "draw africa")
    assert happened(match, "passed_by_program") == []
    match.do("banish europe")
    assert ("passed_by_program", 1) in happened(match)


def cities(area: str, but: str) -> list[str]:
    """The cities of an area, without some."""
    chart = table().chart
    return [c["id"] for c in chart.regions[area]["cities"] if c["id"] not in but.split()]


# --- Ship ---------------------------------------------------------------------------------


def test_ship_is_answered_on_any_closed_track_or_empty_fleet() -> None:
    p = table().opened("india", 0, 1).place(1, "bay_of_biscay_fleet")
    match = shipped(p)
    targets = {f"silent {name}" for name in REGIONS - {"india"}}
    fleets = {*FLEETS, "bay_of_bengal_fleet"} - {"bay_of_biscay_fleet"}
    assert offered(match) == targets | {f"silent {name}" for name in fleets}
    assert refused(match, "silent bay_of_biscay_fleet") == "space-taken"
    assert refused(match, "silent south_china_sea_fleet") == "region-closed"
    assert refused(match, "silent london") == "not-a-fleet"
    assert refused(match, "silent europe") == "no-track"


def test_it_never_takes_the_open_sea() -> None:
    match = shipped(table().opened("india", 0, 1), "ship india")
    assert seen(match, "silent_reacts") == [{"action": "ship"}]
    assert refused(match, "silent india") == "track-full"


def test_it_takes_the_next_space_of_the_track_whose_token_leaves_the_game() -> None:
    p = table().ship("india", 1).token_on_track("india", 2, "attack")
    match, before = shipped(p), in_the_game(shipped(p))
    match.do("silent india")
    track = match.view()["areas"]["india"]["track"]
    assert [place["disc"] for place in track[:3]] == [1, FLEET, None]
    assert in_the_game(match) == before - 1
    assert seen(match, "silent_token_gone") == [{"token": "attack"}]
    assert tokens(match, 0) == tokens(shipped(p), 0)
    assert match.view()["areas"]["india"]["presence"][FLEET] == 1


def test_the_token_of_its_fleet_leaves_the_game() -> None:
    match = shipped(table().token_at(baltic_sea_fleet="culture"))
    before = in_the_game(match)
    match.do("silent baltic_sea_fleet")
    assert disc(match, "baltic_sea_fleet") == FLEET
    assert match.view()["spaces"]["baltic_sea_fleet"]["token"] is None
    assert in_the_game(match) == before - 1
    assert happened(match, "shipped_fleet") == [("shipped_fleet", FLEET)]


def test_its_disc_on_the_last_space_opens_the_region_at_once() -> None:
    match = play(shipped(table().ship("africa", 1, 1, 1, 0, 0)), "silent africa")
    assert match.view()["areas"]["africa"]["open"]
    assert happened(match, "region_opened", "governor_won") == [
        ("region_opened", None),
        ("governor_won", 1),
    ]
    assert mat(match, 1)["cards"] == ["africa_governor"]


@pytest.mark.parametrize("track", [(2, 1, 2, 0, 1), (1, 1, 0, 0, 2), (2, 2, 2, 2, 2)])
def test_a_governor_that_it_wins_leaves_the_game(track: tuple[int, ...]) -> None:
    """Most discs, or of tied parties the disc nearest the deck: that is the last one, its own."""
    match = play(shipped(table().ship("africa", *track)), "silent africa")
    assert happened(match, "governor_won") == [("governor_won", FLEET)]
    assert match.view()["removed"] == ["africa_governor"]
    assert match.view()["areas"]["africa"]["governor"] is None
    assert [mat(match, seat)["cards"] for seat in (0, 1)] == [[], []]


def test_it_may_win_the_governor_of_a_region_that_a_player_opens() -> None:
    match = shipped(table().ship("africa", 2, 2, 2, 1, 1), "ship africa")
    assert happened(match, "governor_won", "card_banished") == [
        ("governor_won", FLEET),
        ("card_banished", None),
    ]


def test_without_a_disc_it_neither_ships_nor_occupies() -> None:
    p = table()
    p.record["players"][FLEET]["supply"] = 0
    assert happened(shipped(p), "silent_idle") == [("silent_idle", FLEET)]
    assert happened(occupied(p), "silent_idle") == [("silent_idle", FLEET)]
    assert drew(p).step == "silent"


def test_its_last_disc_can_be_used() -> None:
    p = table()
    p.record["players"][FLEET]["supply"] = 1
    match = play(shipped(p), "silent india")
    assert fleet_of(match)["supply"] == 0


# --- Occupy -------------------------------------------------------------------------------


def test_occupy_is_answered_in_any_empty_city_of_europe() -> None:
    match = occupied(table().place(1, "cadiz"))
    assert offered(match) == {f"silent {city}" for city in cities("europe", but="genoa cadiz")}
    assert refused(match, "silent cadiz") == "space-taken"
    assert refused(match, "silent baltic_sea_fleet") == "not-a-city"
    assert refused(match, "silent surat") == "region-closed"


def test_in_an_open_region_it_needs_a_disc_there_on_the_track_too() -> None:
    p = table().opened("india", 0, 1).opened("africa", 0, 1, FLEET)
    match = occupied(p)
    assert refused(match, "silent surat") == "fleet-absent"
    assert "silent elmina" in match.legal
    p = table().opened("india", 0, 1).place(FLEET, "bay_of_bengal_fleet")
    assert "silent surat" in occupied(p).legal


def test_the_token_of_its_city_leaves_the_game() -> None:
    match = occupied(table().token_at(london="attack"))
    before = in_the_game(match)
    match.do("silent london")
    assert (disc(match, "london"), in_the_game(match)) == (FLEET, before - 1)
    assert fleet_of(match)["supply"] == 34
    assert seen(match, "silent_token_gone") == [{"token": "attack"}]
    assert happened(match, "occupied") == [("occupied", FLEET)]


def test_it_controls_no_link_and_takes_no_token_of_one() -> None:
    link = "london-bay_of_biscay_fleet"
    p = table().place(FLEET, "bay_of_biscay_fleet").token_on_link(link, "culture")
    match = play(occupied(p), "silent london")
    assert match.view()["links"][link] == {"token": "culture", "controlled": None}
    assert happened(match, "link_controlled", "link_token_taken") == []


def test_a_link_is_blocked_until_its_disc_is_attacked() -> None:
    link = "london-bay_of_biscay_fleet"
    p = table().place(FLEET, "london").place(0, "bay_of_biscay_fleet")
    p.token_on_link(link, "culture")
    match = acting(p, "barracks").action()
    assert match.scores[0]["links"] == 0
    play(match, "activate barracks", "attack london")
    assert seen(match, "link_token_taken") == [{"token": "culture", "link": link}]
    assert match.view()["links"][link] == {"token": None, "controlled": 0}


@pytest.mark.parametrize("space", ["london", "baltic_sea_fleet"])
def test_its_disc_can_be_attacked_and_goes_back_to_its_supply(space: str) -> None:
    p = acting(table().place(FLEET, space), "barracks").build(1, "memorial")
    before = p.action()
    assert fleet_of(before)["supply"] == 34
    match = play(before, "activate barracks", f"attack {space}")
    assert (disc(match, space), fleet_of(match)["supply"]) == (0, 35)
    assert seen(match, "attacked") == [{"space": space, "victim": "silent_fleet"}]
    assert match.view()["areas"]["europe"]["presence"] == [1, 0, 0]


def test_only_the_attackers_own_casualty_concerns_a_memorial() -> None:
    p = acting(table().place(FLEET, "london"), "barracks", "memorial")
    match = play(p.action(), "activate barracks", "attack london")
    assert (match.step, match.actor) == ("casualty", 0)
    match.do("casualty culture")
    assert (match.step, match.actor, fleet_of(match)["supply"]) == ("action", 1, 35)


def test_an_attack_breaks_no_link_of_the_fleet() -> None:
    p = table().place(FLEET, "london", "bay_of_biscay_fleet")
    match = play(acting(p, "barracks").action(), "activate barracks", "attack london")
    assert happened(match, "link_lost") == []


# --- Draw ---------------------------------------------------------------------------------


def test_draw_is_answered_by_a_top_card_within_its_discs_in_the_area() -> None:
    p = table().ship("india", FLEET, FLEET).top("india_2").ship("africa", FLEET)
    p.ship("far_east", 0, 0).top("far_east_2").top("africa_2")
    match = drew(p)
    assert {"banish india", "banish slavery"} <= offered(match)
    assert refused(match, "banish africa") == "card-too-high"
    assert refused(match, "banish far_east") == "card-too-high"
    match.do("banish india")
    assert match.view()["decks"]["india"][0] == "india_3"
    assert {"india_1", "india_2"} <= set(match.view()["removed"])
    assert seen(match, "card_banished") == [{"card": "india_2"}]


def test_a_card_thrown_out_is_nobodys_and_brings_nothing() -> None:
    p = table().ship("india", FLEET)
    match = drew(p)
    before = mat(match, 0)
    match.do("banish india")
    assert mat(match, 0) == before
    assert happened(match, "bonus_disc") == []


def test_value_0_asks_for_no_disc_in_europe_and_slavery_goes_too() -> None:
    match = drew(table(), "slavery")
    assert offered(match) == {"banish europe"}
    assert refused(match, "banish slavery") == "card-too-high"
    match = drew(table().place(FLEET, "london"), "slavery")
    assert offered(match) == {"banish europe", "banish slavery"}


def test_closed_regions_are_drawn_from_too() -> None:
    match = drew(table().ship("india", FLEET))
    assert not match.view()["areas"]["india"]["open"]
    assert "banish india" in match.legal


def test_an_empty_deck_gives_nothing() -> None:
    p = table().opened("india", FLEET).top("india_5").gone("india_5")
    assert refused(drew(p), "banish india") == "deck-empty"


def test_drawing_from_the_pile_provokes_it_and_the_pile_is_never_touched() -> None:
    p = acting(table().pile("europe_0", "slavery_0"), "market")
    match = play(p.place(0, "london").action(), "activate market", "take europe_0")
    assert happened(match, "silent_idle") == [("silent_idle", FLEET)]
    assert match.view()["pile"] == ["slavery_0"]


def test_no_card_within_its_discs_means_nothing_happens() -> None:
    p = table().top("slavery_1").top("europe_1").ship("africa", 0)
    assert happened(drew(p, "africa"), "silent_idle") == [("silent_idle", FLEET)]


def test_abolition_thrown_out_takes_effect() -> None:
    p = table().top("europe_5").place(FLEET, *cities("europe", but="genoa london cadiz"))
    p.hand(1, "slavery_0")
    match = play(drew(p.ship("africa", 0), "africa"), "banish europe")
    assert match.view()["abolished"]
    assert "europe_5" in match.view()["removed"]
    assert mat(match, 1)["set_aside"] == ["slavery_0"]
    assert match.view()["decks"]["slavery"] == []
    assert happened(match, "card_banished", "abolition", "card_set_aside") == [
        ("card_banished", None),
        ("abolition", None),
        ("card_set_aside", 1),
    ]


def test_abolition_happens_once() -> None:
    """Europe 5 lies in its deck again only in a position made by hand."""
    p = table().top("europe_5").place(FLEET, *cities("europe", but="genoa london cadiz"))
    p.record["abolished"] = 1
    p.gone(*(f"slavery_{k}" for k in range(6))).ship("africa", 0)
    match = play(drew(p, "africa"), "banish europe")
    assert happened(match, "abolition") == []


# --- what everybody sees ------------------------------------------------------------------


def test_the_notation_tells_a_region_from_its_deck() -> None:
    match = new("side_b", 2, variant="silent_fleet")
    assert match.notation.read("silent india") != match.notation.read("banish india")


def test_the_log_names_the_fleet() -> None:
    match = play(occupied(table()), "silent london")
    said = [match.teller("en").event(event) for event in match.events]
    assert "Silent Fleet occupies London." in said
    french = [match.teller("fr").event(event) for event in match.events]
    assert "Flotte silencieuse occupe Londres." in french
