"""`caravelle simulate` and its tally: the same figures on any number of threads, and right ones."""

import json
import statistics
from typing import Any

import numpy as np
import pytest

from caravelle.arena.sums import CONFIDENCE, Sums
from caravelle.cli import sampling
from caravelle.cli.options import chosen_setting
from caravelle.core.engine import load_engine
from caravelle.games.endeavor import TITLE

from .conftest import Run


def figures(run: Run, *options: object) -> dict[str, Any]:
    """The JSON of a run."""
    done = run("simulate", *options, "--json")
    assert done.exit_code == 0
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def without_time(told: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in told.items() if name not in ("seconds", "threads")}


def test_a_seed_gives_the_same_games_on_any_number_of_threads(run: Run) -> None:
    one, two = (figures(run, 500, "--seed", 7, "--threads", threads) for threads in (1, 2))
    assert without_time(one) == without_time(two)
    assert without_time(figures(run, 500, "--seed", 8)) != without_time(one)


def test_batches_make_no_difference(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = figures(run, 300, "--seed", 7)
    monkeypatch.setattr(sampling, "BATCH", 70)
    parts = figures(run, 300, "--seed", 7)
    assert parts["decisions"] == whole["decisions"]
    assert parts["score_by_side"][0]["mean"] == pytest.approx(whole["score_by_side"][0]["mean"])


def test_figures_are_those_of_the_games(run: Run) -> None:
    told = figures(run, 200, "--seed", 7, "--players", 3)
    setting = chosen_setting(players=3)
    engine = load_engine(TITLE)
    lengths, crowns, scores, opened = sampling.batch(engine, setting, 7, 200, 1)
    totals = scores["seat"]["total"][:, :3].tolist()
    wins = [[(total == max(row)) / row.count(max(row)) for total in row] for row in totals]
    assert told["length"]["mean"] == pytest.approx(lengths.mean())
    assert told["length"]["deviation"] == pytest.approx(statistics.stdev(lengths.tolist()))
    for seat in range(3):
        score, win = told["score_by_side"][seat], [row[seat] for row in wins]
        assert score["deviation"] == pytest.approx(statistics.stdev(row[seat] for row in totals))
        assert told["wins_by_side"][seat]["mean"] == pytest.approx(statistics.mean(win))
        error = CONFIDENCE * statistics.stdev(win) / 200**0.5
        assert told["wins_by_side"][seat]["error"] == pytest.approx(error)
    firsts = [row[crown] for row, crown in zip(totals, crowns.tolist(), strict=True)]
    assert told["score_by_turn_order"][0]["mean"] == pytest.approx(statistics.mean(firsts))
    assert told["opened"]["europe"] == 1
    assert told["opened"]["africa"] == pytest.approx(opened[:, 1].mean())
    assert sum(win["mean"] for win in told["wins_by_side"]) == pytest.approx(1)
    sources = told["score_by_source"]
    parts = sum(spread["mean"] for name, spread in sources.items() if name != "total")
    assert sources["total"]["mean"] == pytest.approx(parts)


def test_a_single_game_has_no_deviation(run: Run) -> None:
    told = figures(run, 1, "--seed", 7)
    assert told["length"]["deviation"] == 0
    assert told["length"]["min"] == told["length"]["max"] == told["decisions"]


def test_sums_of_batches_are_those_of_the_whole() -> None:
    rows = np.arange(12.0).reshape(6, 2) ** 2
    whole, parts = Sums(), Sums()
    whole.add(rows)
    parts.add(rows[:1])
    parts.add(rows[1:])
    assert whole.spreads() == parts.spreads()
    assert whole.spreads()[0].deviation == pytest.approx(statistics.stdev(rows[:, 0].tolist()))


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Links"), ("fr", "Liaisons"), ("de", "Verbindungen")]
)
def test_the_summary_in_every_language(run: Run, language: str, told: str) -> None:
    done = run("simulate", 300, "--seed", 7, "--edition", "classic", "--lang", language)
    assert done.exit_code == 0
    assert told in done.stdout
    assert done.stderr == ""
