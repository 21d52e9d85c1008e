"""The file of results: nothing is lost, nothing counts twice, half lines count as none."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravelle.arena import ArenaError, Fault, Record, Results

from .records import plan, records

PLAN = plan(6)
RECORDS = list(records(PLAN))
FAULTY = replace(RECORDS[3], fault=Fault(1, 7, "illegal", "says “no”\n"))


def filled(path: Path, found: list[Record]) -> None:
    results = Results.begin(path, PLAN)
    for record in found:
        results.add(record)
    results.close()


def test_records_come_back_in_the_order_of_games(tmp_path: Path) -> None:
    path = tmp_path / "games"
    filled(path, [RECORDS[5], FAULTY, RECORDS[0]])
    results = Results.read(path)
    assert list(results) == [RECORDS[0], FAULTY, RECORDS[5]]
    assert results.plan == PLAN
    assert list(results.missing()) == [1, 2, 4, *range(6, 12)]


def test_a_game_counts_once(tmp_path: Path) -> None:
    results = Results.begin(tmp_path / "games", PLAN)
    assert results.add(RECORDS[2])
    assert not results.add(replace(RECORDS[2], length=1))
    results.close()
    with (tmp_path / "games").open("a") as file:  # whatever another program might have done
        file.write(f"{replace(RECORDS[2], length=1).to_line()}\n")
    results = Results.read(tmp_path / "games")
    assert results.count == 1
    assert list(results) == [RECORDS[2]]


@given(st.integers(1, 2000), st.lists(st.sampled_from(range(12)), unique=True, min_size=1))
def test_whatever_is_cut_off_only_the_last_game_is_lost(
    tmp_path_factory: pytest.TempPathFactory, cut: int, order: list[int]
) -> None:
    path = tmp_path_factory.mktemp("cut") / "games"
    filled(path, [RECORDS[game] for game in order])
    raw = path.read_bytes()
    head = raw.index(b"\n") + 1
    path.write_bytes(raw[: max(head, len(raw) - cut)])
    whole = path.read_bytes()[head:].count(b"\n")
    results = Results.resume(path, PLAN)
    assert results.count == whole
    for game in list(results.missing()):
        assert results.add(RECORDS[game])
    results.close()
    assert list(Results.read(path)) == RECORDS


def test_another_plan_is_refused_and_more_games_are_not(tmp_path: Path) -> None:
    path = tmp_path / "games"
    filled(path, RECORDS)
    with pytest.raises(ArenaError, match="other values of seed"):
        Results.resume(path, PLAN.model_copy(update={"seed": 5}))
    more = Results.resume(path, PLAN.model_copy(update={"games": 7}))
    assert list(more.missing()) == [12, 13]
    more.close()
    assert Results.read(path).plan.games == 7
    with pytest.raises(FileExistsError):
        Results.begin(path, PLAN)


@pytest.mark.parametrize("text", ["", "{}\n", "not JSON", '{"plan": {"format": 2}}\n', "\x00\n"])
def test_what_is_no_results_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_text(text)
    with pytest.raises(ArenaError, match="not the results"):
        Results.read(path)


def test_lines_that_are_no_records_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "games"
    filled(path, [RECORDS[0]])
    with path.open("a") as file:
        file.write('{"game":1}\n{"game":\nnonsense\n{"game":99999,"table":0}\n')
        file.write(json.dumps({"plan": 7}) + "\n")
    assert list(Results.read(path)) == [RECORDS[0]]
