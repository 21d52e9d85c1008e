"""Growth (Rulebook: The Growth Phase; Rulings: Set-up and rounds 4)."""

import pytest

from .positions import Position, mat, play


def last_build(culture: int, supply: int | None = None, tile: str = "market") -> dict[str, int]:
    """The mat of seat 0 after the last Construction of the round, and so after Growth."""
    p = Position(players=4, crown=1).holds(0, culture=culture).workers(0, colonial_house=0)
    if supply is not None:
        p.harbor(0, 35 - supply)
    match = play(p.build_phase(0), f"build {tile}")
    assert match.step == "salary"
    return mat(match, 0)


@pytest.mark.parametrize(
    ("culture", "discs"),
    [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (6, 4), (7, 5), (9, 5), (10, 6), (15, 6), (17, 6)],
)
def test_as_many_discs_as_the_growth_level_says(culture: int, discs: int) -> None:
    row = last_build(culture)
    assert (row["harbor"], row["supply"]) == (discs, 35 - discs)


def test_the_tile_just_built_already_counts() -> None:
    assert last_build(1)["harbor"] == 2
    assert last_build(1, tile="shipyard")["harbor"] == 3


@pytest.mark.parametrize("supply", [0, 1, 2])
def test_if_the_supply_runs_out_the_rest_is_forfeited(supply: int) -> None:
    row = last_build(9, supply)
    assert (row["harbor"], row["supply"]) == (35, 0)


def test_growth_is_automatic_once_all_have_built_in_turn_order() -> None:
    match = Position(players=4, crown=2).build_phase()
    for _ in range(3):
        match.do("build market")
        assert all(event.kind != "grew" for event in match.events)
    match.do("build market")
    grown = [(e.seat, e.data["amount"]) for e in match.events if e.kind == "grew"]
    assert grown == [(2, 2), (3, 2), (0, 2), (1, 2)]
