"""What the classic edition does otherwise (Rulings: Editions). More stands in the tests by rule."""

import pytest

from . import facts
from .positions import Position, disc, mat, new, offered, play, refused


def test_no_fleets_open_sea_or_square_links() -> None:
    chart = facts.chart("classic")
    assert chart.fleets == set()
    assert {link["kind"] for link in chart.links.values()} == {"circle"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_players(players: int) -> None:
    assert new("classic", players).options.edition == "classic"


# --- both halves of a "+" building in one area ---------------------------------------------


def docks(p: Position) -> Position:
    return p.build(0, "docks").harbor(0, 5)


def test_ship_then_occupy_only_in_the_area_shipped_to() -> None:
    p = docks(Position("classic", 4).opened("india", 0, 1).opened("africa", 0, 1))
    match = play(p.action(), "activate docks", "ship india")
    india = {f"occupy {c['id']}" for c in p.chart.regions["india"]["cities"]}
    assert offered(match) == india | {"stop"}
    assert refused(match, "occupy elmina") == "other-area"
    assert refused(match, "occupy london") == "other-area"
    match.do("occupy calicut")
    assert disc(match, "calicut") == 0


def test_occupy_then_ship_only_to_the_area_occupied() -> None:
    p = docks(Position("classic", 4).opened("india", 0, 1))
    match = play(p.action(), "activate docks", "occupy calicut")
    assert offered(match) == {"ship india", "stop"}
    assert refused(match, "ship africa") == "other-area"


def test_occupy_in_europe_leaves_nothing_to_ship_to() -> None:
    p = docks(Position("classic", 4)).build(1, "shipyard").harbor(1, 4)
    match = play(p.action(), "activate docks", "occupy london")
    assert match.actor == 1


def test_ship_to_a_region_that_stays_closed_leaves_nothing_to_occupy() -> None:
    p = docks(Position("classic", 4)).build(1, "shipyard").harbor(1, 4)
    match = play(p.action(), "activate docks", "ship india")
    assert match.actor == 1


def test_cartographer_ships_twice_to_one_area() -> None:
    p = Position("classic", 4).build(0, "cartographer").harbor(0, 5)
    match = play(p.action(), "activate cartographer", "ship africa")
    assert offered(match) == {"ship africa", "stop"}
    assert refused(match, "ship india") == "other-area"


def test_trade_office_europe_with_its_two_decks_is_one_area() -> None:
    p = Position("classic", 4).opened("india", 0).build(0, "trade_office").harbor(0, 2)
    match = play(p.action(), "activate trade_office", "draw europe")
    assert offered(match) == {"draw slavery", "stop"}
    assert refused(match, "draw india") == "other-area"
    p = Position("classic", 4).opened("india", 0).build(0, "trade_office").harbor(0, 2)
    match = play(p.action(), "activate trade_office", "draw india")
    assert offered(match) == {"draw india", "stop"}


def test_the_next_turn_is_free_again() -> None:
    p = Position("classic", 3).build(0, "cartographer", "shipyard").harbor(0, 6)
    match = play(p.action(), "activate cartographer", "ship africa", "ship africa")
    play(match, "activate shipyard")
    assert "ship india" in match.legal


def test_nor_is_the_next_player_bound() -> None:
    p = Position("classic", 3).build(0, "cartographer").harbor(0, 6).place(0, "london")
    p.build(1, "barracks").harbor(1, 3)
    match = play(p.action(), "activate cartographer", "ship africa", "ship africa")
    assert match.actor == 1
    play(match, "activate barracks", "attack london")
    assert disc(match, "london") == 1


@pytest.mark.parametrize("chart", ["side_a", "side_b"])
def test_age_of_sail_knows_no_such_bond(chart: str) -> None:
    p = Position(chart).build(0, "docks", "trade_office").harbor(0, 6).ship("india", 0)
    match = play(p.action(), "activate docks", "ship africa", "occupy london")
    play(match, "activate trade_office", "draw europe")
    assert "draw india" in match.legal


def test_slash_buildings_are_not_bound() -> None:
    p = Position("classic", 4).opened("india", 0, 1).build(0, "guild_hall").harbor(0, 4)
    match = play(p.action(), "activate guild_hall")
    assert {"ship africa", "ship india", "draw europe", "draw india"} <= set(match.legal)


def test_thirty_discs_whatever_happens() -> None:
    match = new("classic", 3)
    while not match.is_over:
        match.do(match.legal[len(match.decisions) % len(match.legal)])
    for seat in range(3):
        row = mat(match, seat)
        on_board = sum(area["presence"][seat] for area in match.view()["areas"].values())
        workers = sum(tile["worker"] for tile in row["buildings"])
        kept = sum(row["memorial"].values())
        assert row["supply"] + row["harbor"] + on_board + workers + kept == 30
