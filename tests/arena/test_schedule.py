"""Who sits where: everybody meets everybody in every seat equally often."""

from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravelle.arena.plan import Mix, Plan, Table
from caravelle.arena.schedule import LineUps, Schedule, combination, permutation

MIXES: tuple[Mix | None, ...] = (None, "distinct", "one", "same")
bots, seats = st.integers(1, 6), st.integers(1, 5)


def plan_of(seats: tuple[int, ...], bots: int, games: int, seed: int = 1) -> Plan:
    """A plan of tables with so many seats."""
    tables = tuple(Table(options={"n": n}, seats=n, rules=1, content="") for n in seats)
    names = tuple(f"bot{n}" for n in range(bots))
    return Plan(game="toy", bots=names, tables=tables, games=games, seed=seed)


def cycle_of(line_ups: LineUps) -> list[tuple[int, ...]]:
    """All line-ups of a cycle."""
    return [line_ups[turn] for turn in range(line_ups.cycle)]


@given(bots, seats, st.sampled_from(MIXES))
def test_every_pair_meets_in_every_pair_of_seats_equally_often(
    bots: int, seats: int, mix: Mix | None
) -> None:
    line_ups = LineUps(bots, seats, mix)
    met = Counter(
        (line_up[one], line_up[other], one, other)
        for line_up in cycle_of(line_ups)
        for one, other in permutations(range(seats), 2)
        if line_up[one] != line_up[other]
    )
    assert len(set(met.values())) <= 1
    if line_ups.mix != "same" and bots > 1 and seats > 1:
        assert len(met) == bots * (bots - 1) * seats * (seats - 1)


@given(bots, seats, st.sampled_from(MIXES), st.integers(0, 300))
def test_nobody_is_ahead_by_more_than_a_game_in_any_seat(
    bots: int, seats: int, mix: Mix | None, turn: int
) -> None:
    """At the end of every block of the rotation each bot has had all seats equally often."""
    line_ups = LineUps(bots, seats, mix)
    played = turn - turn % seats
    for bot in range(bots):
        sat = [sum(line_ups[t][seat] == bot for t in range(played)) for seat in range(seats)]
        assert len(set(sat)) == 1


@given(bots, seats, st.sampled_from(MIXES))
def test_a_cycle_has_no_line_up_twice_and_then_begins_again(
    bots: int, seats: int, mix: Mix | None
) -> None:
    line_ups = LineUps(bots, seats, mix)
    assert max(Counter(cycle_of(line_ups)).values()) == 1
    assert line_ups[line_ups.cycle] == line_ups[0]


def test_more_seats_than_bots_make_one_against_copies() -> None:
    assert set(cycle_of(LineUps(2, 4))) == set(permutations((0, 1, 1, 1))) | set(
        permutations((0, 0, 0, 1))
    )
    assert cycle_of(LineUps(1, 3)) == [(0, 0, 0)]
    assert set(cycle_of(LineUps(3, 4, "same"))) == {(0,) * 4, (1,) * 4, (2,) * 4}


@given(st.integers(1, 6), st.data())
def test_ranks_give_every_combination_and_order_once(count: int, data: st.DataObject) -> None:
    size = data.draw(st.integers(1, count))
    every = list(combinations(range(count), size))
    assert [tuple(combination(count, size, rank)) for rank in range(len(every))] == every
    orders = list(permutations(range(size)))
    found = [tuple(permutation(range(size), rank)) for rank in range(len(orders))]
    assert sorted(found) == sorted(orders)


@given(st.lists(seats, min_size=1, max_size=4), bots, st.integers(1, 30), st.integers(1, 30))
def test_a_longer_tournament_begins_with_the_shorter_one(
    tables: list[int], bots: int, games: int, more: int
) -> None:
    short = Schedule(plan_of(tuple(tables), bots, games))
    long = Schedule(plan_of(tuple(tables), bots, games + more))
    assert [long[game] for game in range(len(short))] == list(short)
    assert Counter(pairing.table for pairing in short) == dict.fromkeys(range(len(tables)), games)


def test_every_game_and_seat_has_a_seed_of_its_own() -> None:
    found = list(Schedule(plan_of((2, 4), 3, 200)))
    seeds = [seed for pairing in found for seed in (pairing.seed, *pairing.bot_seeds)]
    assert len(set(seeds)) == len(seeds) == 200 * (3 + 5)
    others = {pairing.seed for pairing in Schedule(plan_of((2, 4), 3, 200, seed=2))}
    assert not others & set(seeds)
    assert all(0 <= seed < 1 << 53 for seed in seeds)


def test_beyond_the_last_game_there_is_none() -> None:
    schedule = Schedule(plan_of((2,), 2, 3))
    with pytest.raises(IndexError):
        schedule[3]
