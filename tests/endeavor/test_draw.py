"""Draw (Rulebook: Draw, and Discard for the pile; Rulings: Cards 1, Turn and actions, table)."""

import pytest

from .positions import Position, attribute, happened, mat, offered, play, refused

REGIONS = ("africa", "south_america", "caribbean", "north_america", "india", "far_east")


def drawing(p: Position, seat: int = 0, discs: int = 3) -> Position:
    return p.build(seat, "market").harbor(seat, discs)


def test_the_top_card_only_and_its_attributes_at_once() -> None:
    p = drawing(Position().ship("africa", 0, 0, 0).top("africa_2"))
    match = play(p.action(), "activate market", "draw africa")
    assert mat(match, 0)["cards"] == ["africa_2"]
    assert match.view()["decks"]["africa"][0] == "africa_3"
    gained = {name: attribute(match, 0, name) for name in ("industry", "wealth", "influence")}
    assert gained == {"industry": 1, "wealth": 1, "influence": 1}


@pytest.mark.parametrize("value", range(1, 6))
@pytest.mark.parametrize("deck", REGIONS)
def test_presence_must_equal_or_exceed_the_value(deck: str, value: int) -> None:
    p = drawing(Position().opened(deck, 1).top(f"{deck}_{value}"))
    p.sea(0, deck, value)
    assert f"draw {deck}" in play(p.action(), "activate market").legal
    p = drawing(Position().opened(deck, 1).top(f"{deck}_{value}"))
    if value > 1:
        p.sea(0, deck, value - 1)
    assert refused(play(p.action(), "activate market"), f"draw {deck}") == "value-too-high"


def test_cities_fleets_track_and_open_sea_all_count() -> None:
    p = drawing(Position().opened("india", 0, *[1] * 6).top("india_4"))
    p.place(0, "surat", "bay_of_bengal_fleet")
    assert refused(play(p.action(), "activate market"), "draw india") == "value-too-high"
    p.sea(0, "india")
    assert "draw india" in play(p.action(), "activate market").legal


def test_other_players_and_other_areas_do_not_count() -> None:
    p = drawing(Position().ship("india", 1, 1, 1).ship("africa", 0, 0).place(0, "london"))
    match = play(p.action(), "activate market")
    assert refused(match, "draw india") == "value-too-high"
    assert "draw africa" in match.legal


@pytest.mark.parametrize("chart", ["side_a", "side_b"])
def test_a_region_need_not_be_open(chart: str) -> None:
    p = drawing(Position(chart).ship("india", 0))
    match = play(p.action(), "activate market", "draw india")
    assert mat(match, 0)["cards"] == ["india_1"]


def test_value_0_in_europe_needs_no_disc_there() -> None:
    match = play(drawing(Position()).action(), "activate market")
    assert offered(match) == {"draw europe", "draw slavery"}


def test_presence_in_europe_counts_for_either_deck() -> None:
    p = drawing(Position().place(0, "london", "baltic_sea_fleet").top("europe_2").top("slavery_2"))
    match = play(p.action(), "activate market")
    assert offered(match) == {"draw europe", "draw slavery"}
    p = drawing(Position().place(0, "london").top("europe_2").top("slavery_2").ship("africa", 0))
    match = play(p.action(), "activate market")
    assert refused(match, "draw europe") == "value-too-high"
    assert refused(match, "draw slavery") == "value-too-high"


def test_an_empty_deck_cannot_be_drawn_from() -> None:
    p = drawing(Position().opened("india", 0).top("india_5").gone("india_5"))
    assert refused(play(p.action(), "activate market"), "draw india") == "deck-empty"


def test_the_last_card_drawn_leaves_its_deck_empty() -> None:
    p = Position().opened("india", 0).top("india_5").build(0, "trade_office").harbor(0, 2)
    match = play(p.action(), "activate trade_office", "draw india")
    assert match.view()["decks"]["india"] == []
    assert refused(match, "draw india") == "deck-empty"


def test_there_is_no_limit_of_cards_while_drawing() -> None:
    held = ("europe_0", "slavery_0", "africa_1", "africa_2", "caribbean_1", "caribbean_2")
    p = drawing(Position().ship("india", 0).hand(0, *held))
    match = play(p.action(), "activate market", "draw india")
    assert len(mat(match, 0)["cards"]) == 7


def test_draw_costs_no_disc_beyond_the_activation() -> None:
    p = drawing(Position().ship("africa", 0).build(1, "market").harbor(1, 2), discs=1)
    match = play(p.action(), "activate market", "draw europe")
    assert mat(match, 0)["harbor"] == 0


# --- the bonus disc -----------------------------------------------------------------------


@pytest.mark.parametrize("deck", REGIONS)
def test_a_value_1_card_of_a_region_gives_a_disc_from_the_supply(deck: str) -> None:
    p = drawing(Position().ship(deck, 0))
    before = mat(p.action(), 0)
    match = play(p.action(), "activate market", f"draw {deck}")
    assert mat(match, 0)["harbor"] == before["harbor"] - 1 + 1
    assert mat(match, 0)["supply"] == before["supply"] - 1
    assert happened(match, "bonus_disc") == [("bonus_disc", 0)]


def test_the_last_disc_of_the_supply_is_given() -> None:
    match = Position("side_a", 2).build(0, "market").ship("india", 0).harbor(0, 32).action()
    assert mat(match, 0)["supply"] == 1
    play(match, "activate market", "draw india")
    assert (mat(match, 0)["harbor"], mat(match, 0)["supply"]) == (32, 0)


def test_no_bonus_disc_when_the_supply_is_empty() -> None:
    p = Position("side_a", 2).build(0, "market").ship("india", 0)
    p.build(1, "shipyard").harbor(1, 5)
    match = p.harbor(0, 33).action()
    assert mat(match, 0)["supply"] == 0
    play(match, "activate market", "draw india")
    assert mat(match, 0)["harbor"] == 32
    assert happened(match, "bonus_disc") == []
    assert mat(match, 0)["cards"] == ["india_1"]


@pytest.mark.parametrize("deck", ["europe", "slavery"])
def test_europe_1_and_slavery_1_give_no_disc(deck: str) -> None:
    p = drawing(Position().place(0, "london").top(f"{deck}_1"))
    match = play(p.action(), "activate market", f"draw {deck}")
    assert mat(match, 0)["cards"] == [f"{deck}_1"]
    assert happened(match, "bonus_disc") == []
    assert mat(match, 0)["harbor"] == 2


@pytest.mark.parametrize("value", range(2, 6))
def test_other_values_give_no_disc(value: int) -> None:
    p = drawing(Position().opened("india", 0).top(f"india_{value}"))
    match = play(p.action(), "activate market", "draw india")
    assert happened(match, "bonus_disc") == []


# --- the discard pile ---------------------------------------------------------------------


def test_any_card_of_the_pile_within_the_presence_in_europe() -> None:
    p = drawing(Position().pile("india_1", "africa_2", "far_east_3").ship("far_east", 0, 0, 0))
    match = play(p.place(0, "london", "genoa").action(), "activate market")
    assert {"take india_1", "take africa_2"} <= set(match.legal)
    assert refused(match, "take far_east_3") == "value-too-high"
    assert refused(match, "take india_2") == "not-in-pile"
    match.do("take africa_2")
    assert mat(match, 0)["cards"] == ["africa_2"]
    assert attribute(match, 0, "industry") == 1
    assert set(match.view()["pile"]) == {"india_1", "far_east_3"}


def test_a_value_0_card_of_the_pile_needs_no_disc_in_europe() -> None:
    match = play(drawing(Position().pile("europe_0")).action(), "activate market")
    assert "take europe_0" in match.legal


def test_a_value_1_card_from_the_pile_gives_its_disc() -> None:
    p = drawing(Position().pile("india_1").place(0, "london"))
    match = play(p.action(), "activate market", "take india_1")
    assert happened(match, "bonus_disc") == [("bonus_disc", 0)]
    assert mat(match, 0)["harbor"] == 3


def test_europe_1_from_the_pile_gives_none() -> None:
    p = drawing(Position().pile("europe_1").place(0, "london"))
    match = play(p.action(), "activate market", "take europe_1")
    assert happened(match, "bonus_disc") == []


def test_the_pile_is_drawn_by_any_draw_action() -> None:
    p = Position().pile("europe_0", "india_1").holds(0, occupy_or_draw=1).place(0, "london")
    assert {"take europe_0", "take india_1"} <= set(
        play(p.harbor(0, 1).action(), "spend occupy_or_draw").legal
    )
    p = Position().pile("europe_0", "india_1").build(0, "trade_office").place(0, "london")
    match = play(p.harbor(0, 1).action(), "activate trade_office", "take europe_0", "take india_1")
    assert mat(match, 0)["cards"] == ["europe_0", "india_1"]


def test_a_pile_alone_makes_a_draw_possible() -> None:
    p = drawing(Position().top("europe_5").top("slavery_5").pile("europe_0"))
    match = play(p.action(), "activate market")
    assert match.legal == ["take europe_0"]


def test_classic_a_closed_deck_cannot_be_drawn_from() -> None:
    p = drawing(Position("classic").ship("india", 0, 0, 0))
    match = play(p.action(), "activate market")
    assert refused(match, "draw india") == "deck-closed"
    assert offered(match) == {"draw europe", "draw slavery"}
    p = drawing(Position("classic").opened("india", 0, 1))
    assert "draw india" in play(p.action(), "activate market").legal


def test_classic_value_1_cards_give_no_disc() -> None:
    p = drawing(Position("classic").opened("india", 0, 1))
    match = play(p.action(), "activate market", "draw india")
    assert happened(match, "bonus_disc") == []
    assert mat(match, 0)["harbor"] == 2


def test_classic_has_no_pile() -> None:
    match = play(drawing(Position("classic")).action(), "activate market")
    assert refused(match, "take europe_0") == "no-pile"
