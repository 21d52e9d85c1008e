"""Construction (Rulebook: The Construction Phase; Rulings: Set-up and rounds 3)."""

import pytest

from . import facts
from .positions import Position, attribute, mat, new, offered, play, refused

LEVELS = {
    level: {tile for tile, row in facts.BUILDINGS.items() if row["level"] == level}
    for level in range(1, 6)
}
NO_LEVEL_1 = dict.fromkeys(LEVELS[1], 0)
NO_LEVEL_2 = dict.fromkeys(LEVELS[2], 0)


def builds(*levels: int) -> set[str]:
    return {f"build {tile}" for level in levels for tile in LEVELS[level]}


@pytest.mark.parametrize("crown", range(4))
def test_each_player_builds_one_tile_clockwise_from_the_crown(crown: int) -> None:
    match = Position(crown=crown).build_phase()
    for turn in range(4):
        assert match.step == "build"
        assert match.actor == (crown + turn) % 4
        match.do("build workshop")
    assert match.step == "salary"
    assert all(len(row["buildings"]) == 2 for row in match.view()["seats"])


def test_construction_is_compulsory() -> None:
    match = Position().build_phase()
    assert offered(match) == builds(1)
    assert refused(match, "pass") == "not-now"
    assert refused(match, "stop") == "not-now"


@pytest.mark.parametrize(
    ("industry", "levels"),
    [
        (0, (1,)),
        (1, (1,)),
        (2, (1, 2)),
        (3, (1, 2)),
        (4, (1, 2, 3)),
        (6, (1, 2, 3)),
        (7, (1, 2, 3, 4)),
        (9, (1, 2, 3, 4)),
    ],
)
def test_level_equal_to_or_lower_than_the_build_level(
    industry: int, levels: tuple[int, ...]
) -> None:
    match = Position().holds(0, industry=industry).build_phase()
    assert offered(match) == builds(*levels)
    assert refused(match, "build observatory") in ("level-too-high", "none-left")


@pytest.mark.parametrize("industry", [10, 15, 17])
def test_top_build_level_from_10_on_and_beyond_15(industry: int) -> None:
    p = Position().holds(0, industry=industry)
    p.stock(exchange=1, memorial=1, city_hall=1, museum=0, parliament=0, admiralty=0, observatory=0)
    fifth = {"build exchange", "build memorial", "build city_hall"}
    assert offered(p.build_phase()) == builds(1, 2, 3, 4) | fifth


def test_level_5_tiles_that_were_not_drawn_cannot_be_built() -> None:
    p = Position().holds(0, industry=10)
    p.stock(exchange=1, memorial=1, city_hall=1, museum=0, parliament=0, admiralty=0, observatory=0)
    assert refused(p.build_phase(), "build museum") == "none-left"


def test_attribute_symbols_of_the_tile_count_at_once() -> None:
    match = Position().build_phase()
    match.do("build workshop")
    assert attribute(match, 0, "industry") == 2
    match.do("build shipyard")
    assert attribute(match, 1, "culture") == 1


def test_industry_gained_by_the_tile_does_not_allow_a_second_one() -> None:
    match = play(Position().build_phase(), "build workshop")
    assert match.actor == 1
    assert refused(match, "build bank") == "level-too-high"


def test_duplicates_of_ones_own_buildings_are_allowed() -> None:
    match = play(Position().build(0, "market").build_phase(), "build market")
    assert [row["building"] for row in mat(match, 0)["buildings"]].count("market") == 2


def test_tile_goes_to_the_leftmost_available_space() -> None:
    match = play(Position().build(0, "market", "workshop").build_phase(), "build shipyard")
    row = [row["building"] for row in mat(match, 0)["buildings"]]
    assert row == ["colonial_house", "market", "workshop", "shipyard"]


def test_a_tile_built_leaves_the_supply_and_an_empty_stack_cannot_be_built() -> None:
    match = Position().stock(market=1).build_phase()
    match.do("build market")
    assert match.view()["tray"]["market"] == 0
    assert refused(match, "build market") == "none-left"


def test_with_no_tile_of_ones_level_left_the_next_level_is_open() -> None:
    match = Position().stock(**NO_LEVEL_1).build_phase()
    assert offered(match) == builds(2)
    assert refused(match, "build docks") == "level-too-high"


def test_with_two_levels_empty_the_lowest_higher_level_that_has_a_tile_is_open() -> None:
    match = Position().stock(**NO_LEVEL_1, **NO_LEVEL_2).build_phase()
    assert offered(match) == builds(3)


def test_a_single_tile_of_a_lower_level_keeps_the_next_level_shut() -> None:
    match = Position().stock(market=0, shipyard=0, workshop=1).build_phase()
    assert offered(match) == {"build workshop"}
    p = Position().stock(**NO_LEVEL_1).holds(0, industry=2)
    assert offered(p.build_phase()) == builds(2)


def test_age_of_sail_has_no_limit_of_level_5_tiles_per_player() -> None:
    p = Position().holds(0, industry=10).build(0, "exchange").stock(memorial=1, exchange=1)
    assert {"build memorial", "build exchange"} <= offered(p.build_phase())


def test_classic_one_level_5_tile_per_player() -> None:
    p = Position("classic").holds(0, industry=10).build(0, "exchange")
    match = p.build_phase()
    assert offered(match) == builds(1, 2, 3, 4)
    assert refused(match, "build museum") == "one-level-5"
    other = Position("classic").holds(1, industry=10).build(0, "exchange").build_phase(1)
    assert {"build museum", "build parliament"} <= offered(other)


def test_classic_level_5_of_the_other_edition_is_not_in_the_game() -> None:
    match = Position("classic").holds(0, industry=10).build_phase()
    for tile in ("city_hall", "memorial", "admiralty", "observatory"):
        assert refused(match, f"build {tile}") == "not-in-game"


def test_start_buildings_cannot_be_built() -> None:
    assert refused(Position().build_phase(), "build colonial_house") == "not-in-game"


def test_construction_growth_and_salary_go_phase_by_phase() -> None:
    """The rulebook's smoother order, one player after the other, is not offered."""
    match = new("side_a", 2)
    play(match, "start colonial_house", "start colonial_house", "build market")
    assert match.step == "build"
    assert all(row["harbor"] == 0 for row in match.view()["seats"])
