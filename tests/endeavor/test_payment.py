"""Payment in the Action phase (Rulebook: Payment; Rulings: Turn and actions, table)."""

import pytest

from .positions import Position, mat, offered, play, refused


def paying(p: Position, tile: str = "exchange") -> Position:
    return p.build(0, tile).harbor(0, 4)


@pytest.mark.parametrize("tile", ["exchange", "museum", "parliament"])
def test_one_worker_comes_back_and_its_building_is_free_for_later(tile: str) -> None:
    p = paying(Position("side_a", 2), tile).build(0, "market").workers(0, market=1)
    p.build(1, "shipyard").harbor(1, 4)
    match = play(p.action(), f"activate {tile}")
    assert offered(match) == {"pay colonial_house", "pay market"}
    match.do("pay market")
    assert mat(match, 0)["harbor"] == 4
    assert match.actor == 1
    match.do("pass")
    assert "activate market" in match.legal


def test_tiles_with_the_no_payment_symbol_are_never_freed_by_the_action() -> None:
    p = paying(Position()).build(0, "museum", "parliament").workers(0, museum=1, parliament=1)
    match = play(p.action(), "activate exchange")
    assert refused(match, "pay museum") == "no-payment"
    assert refused(match, "pay exchange") == "no-payment"
    assert offered(match) == {"pay colonial_house"}


def test_the_payment_tiles_own_worker_makes_no_turn_possible() -> None:
    """Only no-payment tiles have workers: Payment would have nobody to free."""
    p = paying(Position()).build(0, "museum", "market").workers(0, museum=1, colonial_house=0)
    assert refused(p.action(), "activate exchange") == "nothing-possible"


def test_a_payment_token_needs_no_disc() -> None:
    p = Position().build(0, "market").workers(0, market=1).harbor(0, 0).holds(0, payment=1)
    match = play(p.action(), "spend payment", "pay market")
    assert mat(match, 0)["harbor"] == 1
    assert match.actor == 0  # alone in having a turn


def test_a_payment_token_keeps_to_the_no_payment_symbol_too() -> None:
    p = Position().build(0, "exchange").workers(0, exchange=1).holds(0, payment=1)
    match = play(p.action(), "spend payment")
    assert refused(match, "pay exchange") == "no-payment"


def test_only_ones_own_workers_and_only_where_one_lies() -> None:
    p = paying(Position()).build(0, "market").build(1, "docks").workers(1, docks=1)
    match = play(p.action(), "activate exchange")
    assert refused(match, "pay docks") == "not-built"
    assert refused(match, "pay market") == "no-worker"


def test_payment_is_one_worker_whatever_the_salary_level() -> None:
    p = paying(Position()).build(0, "market").workers(0, market=1).holds(0, wealth=4)
    match = play(p.action(), "activate exchange", "pay market")
    assert match.step != "turn"


def test_payment_may_free_even_the_worker_activated_this_turn() -> None:
    """Every printed tile with Payment has the no-payment symbol: this Exchange is without it."""
    match = paying(Position()).workers(0, colonial_house=0).action()
    exchange = match.setting.names["building"].index("exchange")
    match.tables["tile_unpaid"][0, exchange] = 0
    assert "activate exchange" in match.legal
    play(match, "activate exchange", "pay exchange")
    assert mat(match, 0)["harbor"] == 4
    assert {"building": "exchange", "worker": False} in mat(match, 0)["buildings"]
