"""What games come to: ratings, shares, figures; and in no more memory for more games."""

import gc
import statistics
import tracemalloc
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravelle.arena.figures import figures
from caravelle.arena.plan import Plan
from caravelle.arena.ratings import Ratings
from caravelle.arena.record import Fault
from caravelle.arena.sums import Share
from caravelle.arena.tally import TOLD_FAULTS, Tally

from .records import plan, records

PLAN = plan(120)
RECORDS = list(records(PLAN))
FIGURES = figures(Tally.of(PLAN, RECORDS))


def test_the_stronger_bot_is_rated_higher() -> None:
    strong, weak = FIGURES["bots"]
    assert strong["rating"] - strong["error"] > weak["rating"] + weak["error"]
    (duel, back) = FIGURES["duels"]
    assert duel["share"] + back["share"] == pytest.approx(1)
    assert duel["low"] > 0.5 > back["high"]


def test_ratings_are_surer_with_more_games_and_tell_equals_apart_from_none() -> None:
    ratings = Ratings(3)
    assert ratings.of(0) is None
    errors: list[float] = []
    for _ in range(60):
        ratings.add([0, 1], [0, 1])
        ratings.add([1, 0], [0, 1])
        errors += [rating.error for rating in (ratings.of(0),) if rating is not None]
    assert len(errors) == 60
    assert errors == sorted(errors, reverse=True)
    found, other = ratings.of(0), ratings.of(1)
    assert found is not None
    assert other is not None
    assert found.strength == pytest.approx(other.strength, abs=1)
    assert ratings.of(2) is None
    ratings.add([2, 2], [0, 1])
    assert ratings.of(2) is None


def test_a_tie_moves_nobody_and_copies_share_what_they_learn() -> None:
    ratings = Ratings(2)
    ratings.add([0, 1], [0, 0])
    one, other = ratings.of(0), ratings.of(1)
    assert one is not None
    assert other is not None
    assert one.strength == pytest.approx(other.strength)
    ratings.add([0, 1, 1, 1], [0, 1, 2, 3])
    winner, loser = ratings.of(0), ratings.of(1)
    assert winner is not None
    assert loser is not None
    assert winner.strength > one.strength > loser.strength


def test_figures_are_those_of_the_games() -> None:
    table = FIGURES["tables"][1]
    games = [record for record in RECORDS if record.table == 1]
    assert table["games"] == table["finished"] == len(games) == 120
    red = statistics.mean((0 in record.winners) / len(record.winners) for record in games)
    assert table["sides"][0]["wins"]["share"] == pytest.approx(red)
    assert sum(side["wins"]["share"] for side in table["sides"]) == pytest.approx(1)
    assert sum(turn["wins"]["share"] for turn in table["turns"]) == pytest.approx(1)
    first = statistics.mean(record.scores[record.first][-1] for record in games)
    assert table["turns"][0]["glory"]["mean"] == pytest.approx(first)
    lengths = [record.length for record in games]
    assert table["length"]["mean"] == pytest.approx(statistics.mean(lengths))
    assert table["length"]["deviation"] == pytest.approx(statistics.stdev(lengths))
    strong = next(bot for bot in table["bots"] if bot["bot"] == "strong")
    mine = [
        row[-1]
        for record in games
        for row, bot in zip(record.scores, record.bots, strict=True)
        if bot == 0
    ]
    assert strong["glory"]["mean"] == pytest.approx(statistics.mean(mine))
    assert strong["sources"]["cities"] == pytest.approx(statistics.mean(mine))
    alone = next(row for row in table["line_ups"] if row["bots"] == {"strong": 1, "weak": 2})
    assert alone["wins"]["strong"]["fair"] == pytest.approx(1 / 3)
    assert alone["wins"]["strong"]["share"] + alone["wins"]["weak"]["share"] == pytest.approx(1)


def test_things_are_counted_by_game_seat_and_bot() -> None:
    table = FIGURES["tables"][0]
    things = {row["thing"]: row for row in table["measures"]["building"]["things"]}
    strong = next(bot for bot in table["bots"] if bot["bot"] == "strong")
    market = things["market"]
    assert market["games"]["share"] == 1
    assert market["wins"]["share"] == pytest.approx(strong["wins"]["share"])
    assert market["wins"]["count"] == strong["wins"]["count"]
    assert market["bots"] == {
        "strong": {"seats": 1, "pieces": 2, "wins": market["bots"]["strong"]["wins"]}
    }
    assert things["museum"]["games"]["share"] == 0
    assert things["museum"]["wins"] is None
    assert "colonial_house" not in things
    opened = {row["thing"]: row for row in table["measures"]["opened"]["things"]}
    assert set(opened) >= {"africa", "far_east"}
    assert "europe" not in opened
    assert opened["africa"]["games"]["share"] == 0.5  # at every second table of two
    assert opened["africa"]["dates"] == {"3": 60}
    assert opened["africa"]["mean"] == 3
    extremes = table["extremes"]["measures"]["building"]
    assert set(extremes["always"]) == {"market", "bank"}
    assert "museum" in extremes["never"]


def test_a_game_that_ended_by_a_fault_counts_only_for_who_has_won() -> None:
    record = replace(RECORDS[0], winners=(1,), fault=Fault(0, 9, "time", "slow"))
    found = figures(Tally.of(plan(1), [record]))
    table = found["tables"][0]
    assert (table["games"], table["finished"]) == (1, 0)
    assert "sides" not in table
    assert found["bots"][record.bots[0]]["faults"] == {"time": 1}
    assert found["bots"][record.bots[1]]["wins"]["share"] == 1
    assert found["bots"][record.bots[1]]["rating"] > 25 > found["bots"][record.bots[0]]["rating"]
    assert found["faults"][0]["journal"] == "faults/000000.journal"


def test_of_many_faults_only_the_first_are_told_one_by_one() -> None:
    fault = Fault(0, 9, "time", "slow")
    faulty = (replace(record, fault=fault) for record in RECORDS)
    found = figures(Tally.of(PLAN, faulty))
    assert [told["game"] for told in found["faults"]] == list(range(TOLD_FAULTS))
    assert sum(bot["faults"]["time"] for bot in found["bots"]) == len(RECORDS) == 240


def test_solo_is_rated_against_the_opposition() -> None:
    solo = plan(3, variant="solo", players=1, chart=None)
    tally = Tally(solo)
    rows = tally.tables[0].rows
    base = next(records(plan(1)))
    facts: dict[str, Any] = {name: [{}] for name in base.facts} | {"opened": {}}
    tally.add(
        replace(
            base,
            bots=(0,),
            first=0,
            winners=(0,),
            scores=((9,) * len(rows), (3,) * len(rows)),
            facts=facts,
            took=((1, 0.1, 0.1),),
        )
    )
    found = figures(tally)
    assert [rival["bot"] for rival in found["rivals"]] == ["opposition"]
    assert found["bots"][0]["rating"] > found["rivals"][0]["rating"]


@given(st.integers(1, 1000), st.floats(0, 1))
def test_an_interval_holds_its_share_and_narrows(count: int, part: float) -> None:
    found, more = Share.of(part * count, count), Share.of(part * count * 9, count * 9)
    assert 0 <= found.low <= found.share + 1e-9
    assert found.share - 1e-9 <= found.high <= 1
    assert more.high - more.low < found.high - found.low


def test_thousands_of_games_take_no_more_memory() -> None:
    """Ten times the games: what is kept in memory stays the same."""

    def kept(plan: Plan) -> int:
        tally = Tally.of(plan, records(plan))
        gc.collect()
        size, _ = tracemalloc.get_traced_memory()
        assert tally.games == len(plan.tables) * plan.games
        return size

    kept(plan(20))  # what is made once
    tracemalloc.start()
    try:
        few = kept(plan(100))
        many = kept(plan(1000))
    finally:
        tracemalloc.stop()
    assert many - few < 40_000  # bytes; 1800 more records would be some millions
