"""Salary (Rulebook: The Salary Phase; Rulings: Set-up and rounds 5)."""

import pytest

from .positions import Position, mat, offered, play, refused


def workers(p: Position, seat: int = 0) -> Position:
    """Three more workers beside the one on the start building."""
    p.build(seat, "market", "market", "barracks")
    return p.workers(seat, market=2, barracks=1)


@pytest.mark.parametrize(
    ("wealth", "level"),
    [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4), (10, 5), (17, 5)],
)
def test_at_most_as_many_workers_as_the_salary_level(wealth: int, level: int) -> None:
    p = workers(Position()).holds(0, wealth=wealth).build(0, "docks", "fortress")
    match = p.workers(0, docks=1, fortress=1).salary()
    for _ in range(level):
        assert match.actor == 0
        match.do(match.legal[0])
    assert match.actor != 0
    assert mat(match, 0)["harbor"] == level
    assert sum(row["worker"] for row in mat(match, 0)["buildings"]) == 6 - level


def test_the_player_chooses_which_workers() -> None:
    match = workers(Position()).salary()
    assert offered(match) == {"pay colonial_house", "pay market", "pay barracks", "stop"}
    match.do("pay barracks")
    left = [row["building"] for row in mat(match, 0)["buildings"] if row["worker"]]
    assert left == ["colonial_house", "market", "market"]


def test_two_workers_on_equal_buildings_can_both_be_paid() -> None:
    match = workers(Position()).holds(0, wealth=2).salary()
    play(match, "pay market", "pay market")
    assert mat(match, 0)["harbor"] == 2


def test_fewer_if_one_likes() -> None:
    match = workers(Position()).holds(0, wealth=4).salary()
    play(match, "pay market", "stop")
    assert match.actor == 1
    assert mat(match, 0)["harbor"] == 1
    none = workers(Position()).salary()
    none.do("stop")
    assert mat(none, 0)["harbor"] == 0


def test_tiles_with_the_no_payment_symbol_may_be_paid_in_salary() -> None:
    p = Position().build(0, "exchange", "museum", "parliament")
    match = p.workers(0, exchange=1, museum=1, parliament=1).salary()
    assert {"pay exchange", "pay museum", "pay parliament"} <= offered(match)
    match.do("pay museum")
    assert mat(match, 0)["harbor"] == 1


def test_the_first_disc_of_the_start_building_may_be_paid() -> None:
    match = play(Position().salary(), "pay colonial_house")
    assert mat(match, 0)["buildings"] == [{"building": "colonial_house", "worker": False}]
    assert mat(match, 0)["harbor"] == 1


def test_paying_frees_both_the_disc_and_the_building() -> None:
    p = Position().build(0, "market").workers(0, colonial_house=0, market=1)
    for seat in (1, 2, 3):
        p.workers(seat, colonial_house=0)
    match = p.salary()
    assert match.legal == ["pay market", "stop"]
    match.do("pay market")
    assert match.step == "action"
    assert "activate market" in match.legal


def test_salary_level_counts_the_tile_just_built() -> None:
    p = workers(Position(crown=1)).holds(0, industry=2)
    match = play(p.build_phase(0), "build bank")
    assert match.step == "salary"
    for _ in range(3):
        match.do("stop")
    play(match, "pay market", "pay market")
    assert mat(match, 0)["harbor"] == 2 + 2


def test_players_are_paid_clockwise_from_the_crown_each_by_their_own_level() -> None:
    p = Position(crown=2)
    for seat in range(4):
        workers(p, seat)
    match = p.holds(3, wealth=2).salary()
    order = []
    while match.step == "salary":
        order.append(match.actor)
        match.do("pay market")
    assert order == [2, 3, 3, 0, 1]


def test_who_has_no_worker_is_not_asked() -> None:
    p = Position().workers(1, colonial_house=0)
    match = play(p.salary(), "pay colonial_house")
    assert match.actor == 2


def test_only_ones_own_workers() -> None:
    match = workers(Position(), 1).salary(0)
    assert refused(match, "pay market") == "not-built"
    match = Position().build(0, "market").salary()
    assert refused(match, "pay market") == "no-worker"
