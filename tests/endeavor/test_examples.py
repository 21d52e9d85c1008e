"""The worked examples of the English rulebook, one test each, named for what the picture shows.

Seats by their colours; the pictures' own board is not known, so the places are those of our charts.
"""

from .positions import Position, attribute, disc, happened, mat, offered, play, tokens

RED, BLUE, YELLOW, GREEN, PURPLE = range(5)


def board(crown: int = RED, round_number: int = 1) -> Position:
    """Five players on side B."""
    return Position("side_b", 5, crown, round_number)


def activating(p: Position, seat: int, tile: str, discs: int = 4) -> Position:
    return p.build(seat, tile).harbor(seat, discs)


def test_construction_red_with_5_industry_builds_a_theater_of_level_3() -> None:
    match = board().holds(RED, industry=5).build_phase()
    levels = {1: "market", 2: "bank", 3: "theater"}
    assert {f"build {tile}" for tile in levels.values()} <= offered(match)
    assert "build university" not in match.legal
    match.do("build theater")
    assert [row["building"] for row in mat(match, RED)["buildings"]][-1] == "theater"
    assert attribute(match, RED, "culture") == 2


def test_growth_yellow_with_3_culture_moves_3_discs_to_the_harbor() -> None:
    p = board(crown=GREEN).holds(YELLOW, culture=3)
    supply = mat(p.build_phase(YELLOW), YELLOW)["supply"]
    match = play(p.build_phase(YELLOW), "build market")
    assert mat(match, YELLOW)["harbor"] == 3
    assert mat(match, YELLOW)["supply"] == supply - 3


def test_salary_blue_with_2_wealth_pays_2_of_her_3_workers() -> None:
    p = board(crown=BLUE).holds(BLUE, wealth=2).build(BLUE, "market", "shipyard")
    match = p.workers(BLUE, market=1, shipyard=1).salary()
    play(match, "pay colonial_house", "pay shipyard")
    assert match.actor != BLUE
    assert mat(match, BLUE)["harbor"] == 2
    assert [r["building"] for r in mat(match, BLUE)["buildings"] if r["worker"]] == ["market"]


def test_tokens_blue_gains_a_wealth_token_and_moves_the_marker_by_1() -> None:
    p = activating(board(crown=BLUE), BLUE, "shipyard").holds(BLUE, wealth=3)
    p.token_on_track("africa", 1, "wealth")
    match = play(p.action(), "activate shipyard", "ship africa")
    assert tokens(match, BLUE)["wealth"] == 4
    assert attribute(match, BLUE, "wealth") == 4


def test_tokens_blue_keeps_a_blue_token_in_her_harbor_for_later() -> None:
    p = activating(board(crown=BLUE), BLUE, "shipyard").token_on_track("africa", 1, "attack")
    p.place(RED, "london")
    before = p.action()
    markers = mat(before, BLUE)["attributes"]
    match = play(before, "activate shipyard", "ship africa")
    assert tokens(match, BLUE) == {"attack": 1}
    assert mat(match, BLUE)["attributes"] == markers
    assert "spend attack" in match.legal


def test_ship_purple_takes_the_third_space_of_the_far_east_and_its_wealth() -> None:
    p = activating(board(crown=PURPLE).ship("far_east", YELLOW, BLUE), PURPLE, "shipyard")
    p.token_on_track("far_east", 3, "wealth")
    match = play(p.action(), "activate shipyard", "ship far_east")
    row = match.view()["areas"]["far_east"]["track"]
    assert [space["disc"] for space in row[:4]] == [YELLOW, BLUE, PURPLE, None]
    assert tokens(match, PURPLE) == {"wealth": 1}
    assert attribute(match, PURPLE, "wealth") == 1
    assert mat(match, PURPLE)["harbor"] == 2


def test_opening_purple_takes_the_last_space_and_as_the_tied_nearest_the_deck_the_governor() -> (
    None
):
    p = board(crown=PURPLE).ship("far_east", YELLOW, BLUE, PURPLE, YELLOW, BLUE, RED, GREEN)
    p = activating(p, PURPLE, "shipyard").token_on_track("far_east", 8, "industry")
    match = play(p.action(), "activate shipyard", "ship far_east")
    assert match.view()["areas"]["far_east"]["open"]
    assert tokens(match, PURPLE) == {"industry": 1}
    assert mat(match, PURPLE)["cards"] == ["far_east_governor"]
    assert attribute(match, PURPLE, "industry") == 1 + 2
    assert happened(match, "governor_won") == [("governor_won", PURPLE)]


def test_ship_blue_takes_an_unoccupied_fleet_in_europe_and_its_industry() -> None:
    p = activating(board(crown=BLUE), BLUE, "shipyard").token_at(baltic_sea_fleet="industry")
    match = play(p.action(), "activate shipyard", "ship baltic_sea_fleet")
    assert disc(match, "baltic_sea_fleet") == BLUE
    assert tokens(match, BLUE) == {"industry": 1}
    assert attribute(match, BLUE, "industry") == 1


def test_ship_red_goes_to_the_open_sea_of_the_far_east_for_its_presence() -> None:
    p = activating(board().opened("far_east", YELLOW, BLUE, PURPLE), RED, "shipyard")
    match = play(p.action(), "activate shipyard", "ship far_east")
    far_east = match.view()["areas"]["far_east"]
    assert far_east["sea"][RED] == 1
    assert far_east["presence"][RED] == 1
    assert tokens(match, RED) == {}


def test_occupy_yellow_takes_a_city_in_india_its_blue_token_and_that_of_the_link() -> None:
    """The link's other end is a fleet that Yellow holds."""
    p = board(crown=YELLOW).opened("india", RED).place(YELLOW, "levantine_sea_fleet")
    p.sea(YELLOW, "india").workers(YELLOW, colonial_house=0).harbor(YELLOW, 3)
    p.token_at(surat="payment").token_on_link("levantine_sea_fleet-surat", "culture")
    match = play(p.action(), "activate colonial_house", "occupy surat")
    assert disc(match, "surat") == YELLOW
    assert tokens(match, YELLOW) == {"payment": 1, "culture": 1}
    assert attribute(match, YELLOW, "culture") == 1


def test_links_yellow_controls_those_with_her_discs_at_both_ends() -> None:
    p = board().place(YELLOW, "surat", "cochin", "levantine_sea_fleet", "mozambique")
    p.place(BLUE, "constantinople", "madras")
    links = p.build_phase().view()["links"]
    controlled = {link for link, row in links.items() if row["controlled"] == YELLOW}
    assert controlled == {"levantine_sea_fleet-surat", "surat-cochin", "mozambique-cochin"}


def test_attack_blue_drives_yellow_out_denies_the_link_and_gains_the_influence_nearby() -> None:
    p = board(crown=BLUE).place(YELLOW, "cadiz", "genoa").opened("africa", RED)
    p.place(BLUE, "saint_louis").token_on_link("cadiz-saint_louis", "influence")
    match = activating(p, BLUE, "barracks", 3).action()
    supply = [mat(match, seat)["supply"] for seat in (BLUE, YELLOW)]
    assert match.scores[YELLOW]["links"] == 1
    play(match, "activate barracks", "attack cadiz")
    assert disc(match, "cadiz") == BLUE
    assert [mat(match, seat)["supply"] for seat in (BLUE, YELLOW)] == [n + 1 for n in supply]
    assert mat(match, BLUE)["harbor"] == 0
    assert match.scores[YELLOW]["links"] == 0
    assert tokens(match, BLUE) == {"influence": 1}
    assert match.scores[BLUE]["links"] == 1


def test_draw_red_takes_the_3_of_north_america_though_it_is_not_open() -> None:
    p = activating(board().ship("north_america", RED, RED, BLUE, RED), RED, "market")
    match = play(p.top("north_america_3").action(), "activate market", "draw north_america")
    assert not match.view()["areas"]["north_america"]["open"]
    assert mat(match, RED)["cards"] == ["north_america_3"]
    assert attribute(match, RED, "industry") == 2
    assert attribute(match, RED, "culture") == 2


def test_abolition_blue_sets_two_cards_aside_and_loses_5_industry_and_2_wealth() -> None:
    p = activating(board().top("europe_5"), RED, "market")
    p.place(RED, "london", "lisbon", "cadiz", "genoa", "amsterdam")
    p.hand(BLUE, "slavery_3", "slavery_4").holds(BLUE, industry=1, wealth=1)
    match = p.action()
    assert (attribute(match, BLUE, "industry"), attribute(match, BLUE, "wealth")) == (6, 3)
    play(match, "activate market", "draw europe")
    assert (attribute(match, BLUE, "industry"), attribute(match, BLUE, "wealth")) == (1, 1)
    assert mat(match, BLUE)["set_aside"] == ["slavery_3", "slavery_4"]
    assert match.scores[BLUE]["slavery"] == -2


def test_discard_purple_with_3_influence_is_one_card_over_and_loses_south_america_1() -> None:
    p = board(crown=PURPLE).holds(PURPLE, influence=3)
    p.hand(PURPLE, "south_america_1", "africa_5", "caribbean_3", "slavery_0", "far_east_governor")
    match = p.discard()
    assert attribute(match, PURPLE, "influence") == 3
    assert attribute(match, PURPLE, "culture") == 3  # the Governor has the third
    match.do("discard south_america_1")
    assert match.step == "build"
    assert match.view()["pile"] == ["south_america_1"]
    assert attribute(match, PURPLE, "culture") == 1


def test_scoring_red_has_69_glory() -> None:
    """A 10 + 7 + 7 + 12, B 19, C 14, D 1, E -1."""
    p = board(round_number=7).holds(RED, industry=10, culture=8, wealth=9, influence=12)
    cities = ("lima", "york_factory", "nagasaki", "saint_petersburg")  # 2 + 2 + 2 + 1
    p.place(RED, *cities, "london", "cadiz", "genoa", "amsterdam", "copenhagen")
    p.place(RED, "baltic_sea_fleet", "bay_of_biscay_fleet")
    p.hand(RED, "europe_4", "north_america_5").aside(RED, "slavery_1")  # 5 + 6
    row = p.harbor(RED, 5).build_phase().scores[RED]
    assert [row[name] for name in ("industry", "culture", "wealth", "influence")] == [10, 7, 7, 12]
    assert row["cities"] + row["links"] == 19
    assert row["buildings"] + row["cards"] + row["slot"] == 14
    assert (row["harbor"], row["slavery"]) == (1, -1)
    assert row["total"] == 69
