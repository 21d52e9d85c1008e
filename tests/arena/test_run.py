"""Tournaments, played: the same results however they are played, and whatever stops them."""

from pathlib import Path

import pytest

from caravelle.arena import ArenaError, Record, Tournament
from caravelle.core.errors import OptionError


def tournament(out: Path, games: int = 6, **options: object) -> Tournament:
    """A small one."""
    wishes: dict[str, object] = {"players": [2, 3], "chart": "side_a", "seed": 7, **options}
    return Tournament(["random", "greedy"], games, out=out, **wishes)  # type: ignore[arg-type]


def kept(found: Tournament) -> list[dict[str, object]]:
    """All records in order, without the time that decisions took."""
    return [
        {name: value for name, value in vars(record).items() if name != "took"}
        for record in found.results()
    ]


def test_results_do_not_depend_on_workers_or_order(tmp_path: Path) -> None:
    one, two = tournament(tmp_path / "one"), tournament(tmp_path / "two")
    one.run(workers=1)
    two.run(workers=2)
    assert len(kept(one)) == 12
    assert kept(one) == kept(two)
    other = tournament(tmp_path / "three", seed=8)
    other.run(workers=2)
    assert kept(other) != kept(one)


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole, stopped = tournament(tmp_path / "whole"), tournament(tmp_path / "stopped")
    whole.run(workers=2)
    seen = 0

    def stop(record: Record, count: int, planned: int) -> None:
        nonlocal seen
        seen += 1
        if seen == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped.run(workers=2, progress=stop)
    assert stopped.results().count == 5
    with pytest.raises(ArenaError, match="resume"):
        stopped.run()
    results = stopped.run(workers=2, resume=True)
    assert results.count == len(results) == 12
    assert kept(stopped) == kept(whole)
    longer = tournament(tmp_path / "stopped", games=7)
    assert longer.run(workers=2, resume=True).count == 14
    with pytest.raises(ArenaError, match="seed"):
        tournament(tmp_path / "stopped", seed=8).run(resume=True)


def test_what_can_not_be_is_refused(tmp_path: Path) -> None:
    for wrong in ({"players": 9}, {"colour": "red"}, {"mix": "some"}, {"players": [2, 5]}):
        with pytest.raises(OptionError):
            tournament(tmp_path, **wrong)
    with pytest.raises(OptionError, match="no bot"):
        Tournament(["clever"], 1, out=tmp_path).run()
    with pytest.raises(OptionError, match="twice"):
        Tournament(["random", "random"], 1, out=tmp_path)


def test_combinations_that_do_not_go_together_are_left_out(tmp_path: Path) -> None:
    plan = Tournament(
        ["random"], 1, out=tmp_path, players=[2, 4, 5], chart=["side_a", "side_b"]
    ).plan
    found = [(table.options["chart"], table.seats) for table in plan.tables]
    assert found == [("side_a", 2), ("side_a", 4), ("side_b", 4), ("side_b", 5)]
