"""`caravelle bench`: that it tells the truth of what it measured, not how fast that is."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from caravelle.cli import app
from caravelle.cli.bench import written
from caravelle.cli.benchmarks import peers, session, starts
from caravelle.cli.benchmarks.engine import EngineGauge
from caravelle.cli.benchmarks.figures import FIGURES, Figure, Result, results_of
from caravelle.cli.benchmarks.session import Report, about_machine

RISING = Figure("games", "one core", "games/s", 10)
FALLING = Figure("do", "match.do", "us", 10, rising=False)
FREE = Figure("state", "state", "bytes")


@pytest.mark.parametrize(
    ("figure", "samples", "met"),
    [
        (RISING, (9.0, 10.0, 50.0), True),
        (RISING, (9.0, 9.0, 50.0), False),
        (FALLING, (9.0, 9.0, 50.0), True),
        (FALLING, (1.0, 10.0, 10.0), False),
        (FREE, (1.0,), None),
    ],
)
def test_the_median_decides_whether_a_goal_is_met(
    figure: Figure, samples: tuple[float, ...], met: bool | None
) -> None:
    assert Result(figure, samples).is_met is met


def test_ratios_are_those_of_the_same_round() -> None:
    results = results_of({"games": [10.0, 30.0], "all_games": [20.0, 45.0], "state": [8.0]})
    found = {result.figure.name: result.samples for result in results}
    assert found["all_ratio"] == (2.0, 1.5)
    assert "spike_games" not in found


def test_results_stand_in_the_order_of_the_figures() -> None:
    samples = {figure.name: [1.0] for figure in reversed(FIGURES)}
    assert [result.figure for result in results_of(samples)] == list(FIGURES)


@pytest.mark.parametrize(
    ("value", "text"),
    [(1234567.0, "1,234,567"), (100.0, "100"), (9.876, "9.88"), (0.1234, "0.123")],
)
def test_numbers_are_written_for_people(value: float, text: str) -> None:
    assert written(value) == text


@pytest.fixture(scope="module")
def gauge() -> EngineGauge:
    return EngineGauge(16)


@pytest.mark.parametrize("name", ["one_core", "all_cores", "batch", "match", "clones"])
def test_every_gauge_measures_something(gauge: EngineGauge, name: str) -> None:
    samples = getattr(gauge, name)()
    known = {figure.name for figure in FIGURES}
    assert samples
    assert all(value > 0 for value in samples.values())
    assert known >= set(samples)


def test_the_yardstick_of_the_checkout_is_found() -> None:
    samples = peers.yardstick(10)()
    assert samples["yardstick_decisions"] > samples["yardstick_games"] > 0


def test_without_a_checkout_the_yardstick_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "YARDSTICK", peers.YARDSTICK / "nowhere")
    with pytest.raises(peers.Missing, match="checkout"):
        peers.yardstick(10)


@pytest.mark.parametrize(
    ("peer", "module"), [(peers.catanatron, "catanatron"), (peers.open_spiel, "pyspiel")]
)
def test_peers_play_where_they_are_installed(peer: Any, module: str) -> None:
    pytest.importorskip(module, reason="needs the extra peers: make extra", exc_type=ImportError)
    assert all(value > 0 for value in peer(1)().values())


def test_a_peer_that_is_missing_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "catanatron", None)
    with pytest.raises(peers.Missing, match="make extra"):
        peers.catanatron(1)


def test_help_starts_in_a_process_of_its_own() -> None:
    assert starts.seconds("-m", "caravelle", "--help") > 0


def test_the_command_prints_json_or_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    report = Report(about_machine(), results_of({"games": [9_000.0], "do": [200.0]}), {"x": "[y]"})
    monkeypatch.setattr(session, "measure", lambda quick, progress: report)
    told = json.loads(CliRunner().invoke(app, ["bench", "--json"]).stdout)
    assert told["results"]["games"]["met"] is True
    assert told["results"]["do"]["met"] is False
    shown = CliRunner().invoke(app, ["bench"]).stdout
    assert "9,000" in shown
    assert "✓" in shown
    assert "✗" in shown
    assert "left out: x ([y])" in shown
