"""Advice: the best decision first, the figures of a right kind, for every match there is."""

import json
import random
from pathlib import Path

import pytest

import caravelle
from caravelle.core.advice import Advice
from tests.bots.positions import OVER, last_choice, played
from tests.endeavor.whole_games import EVERY, Setting

PLAYOUTS = 100


@pytest.fixture(scope="module")
def middle() -> caravelle.Match:
    """Three players, half-way."""
    return played(seed=3, decisions=90, players=3)


def test_the_only_decision_that_wins_comes_first() -> None:
    match = last_choice()
    advice = match.advise(playouts=PLAYOUTS)
    assert advice.actor == match.actor == 0
    assert advice.best.notation == "draw europe"
    assert advice.best.label == "Draw from the Europe deck"
    assert [side.win for side in advice.prospects] == [1.0, 0.0]
    assert [side.glory for side in advice.prospects] == [40.0, 39.0]


def test_a_decision_that_ends_the_game_has_its_result_even_if_it_was_not_tried() -> None:
    match = last_choice()
    advice = match.advise(playouts=1, top=None)
    assert [found.share for found in advice.suggestions].count(0.0) == 6
    for found in advice.suggestions:
        match.do(found.notation)
        won = [1 / len(match.winners) if side in match.winners else 0.0 for side in (0, 1)]
        assert [side.win for side in found.prospects] == won
        assert [side.glory for side in found.prospects] == [s["total"] for s in match.scores]
        match.undo()


def test_a_victory_shared_counts_in_parts() -> None:
    match = played(seed=21296, decisions=117, players=2, chart="side_a")
    advice = match.advise(playouts=PLAYOUTS)
    shared = next(found for found in advice.suggestions if found.notation == "draw north_america")
    assert [side.win for side in shared.prospects] == [0.5, 0.5]
    assert [side.glory for side in shared.prospects] == [28.0, 28.0]


def test_figures_are_of_the_right_kind(middle: caravelle.Match) -> None:
    advice = middle.advise(playouts=PLAYOUTS, top=None)
    assert advice.sides == ("red", "blue", "yellow")
    assert {found.notation for found in advice.suggestions} == set(middle.legal)
    assert advice.legal == len(middle.legal)
    assert sum(found.share for found in advice.suggestions) == pytest.approx(1)
    for found in advice.suggestions:
        assert sum(side.win for side in found.prospects) == pytest.approx(1)
        assert all(0 <= side.win <= 1 and -20 < side.glory < 150 for side in found.prospects)


def test_the_best_few_are_given(middle: caravelle.Match) -> None:
    every = middle.advise(playouts=PLAYOUTS, top=None).suggestions
    assert len(every) > 5
    assert middle.advise(playouts=PLAYOUTS).suggestions == every[:5]
    assert middle.advise(playouts=PLAYOUTS, top=1).suggestions == every[:1]


def test_the_match_stays_as_it_is(middle: caravelle.Match) -> None:
    before, events, legal = middle.state.tobytes(), middle.events, middle.legal
    length = len(middle.decisions)
    middle.advise(playouts=PLAYOUTS)
    assert middle.state.tobytes() == before
    assert (middle.events, middle.legal, len(middle.decisions)) == (events, legal, length)


def test_the_same_position_gets_the_same_advice(middle: caravelle.Match, tmp_path: Path) -> None:
    """Copies, branches that came back, and replays are advised like the match itself."""
    advice = middle.advise(playouts=PLAYOUTS)
    assert middle.advise(playouts=PLAYOUTS) == advice
    branch = middle.copy()
    branch.do(branch.legal[-1])
    branch.undo()
    middle.save(tmp_path / "game.journal")
    replayed = caravelle.load(tmp_path / "game.journal")
    for match in (middle.copy(), branch, replayed, replayed.copy()):
        assert match.advise(playouts=PLAYOUTS) == advice


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_every_setting_is_advised(setting: Setting) -> None:
    """Every chart, edition and variant; in solo the Opposition is the second side."""
    match = setting.new(seed=4)
    chance = random.Random(4)
    for _ in range(12):
        match.do(chance.choice(match.legal))
    advice = match.advise(playouts=20, language="de")
    assert advice.sides == match.setting.sides
    for found in advice.suggestions:
        assert found.notation in match.legal
        assert len(found.prospects) == len(match.scores)
        assert sum(side.win for side in found.prospects) == pytest.approx(1)
        assert found.label == match.teller("de").decision(match.notation.read(found.notation))


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "Draw from the Europe deck"), ("fr", "Piocher"), ("de", "Vom Stapel")],
)
def test_labels_in_every_language(language: str, label: str) -> None:
    best = last_choice().advise(playouts=PLAYOUTS, language=language).best
    assert best.notation == "draw europe"
    assert best.label.startswith(label)


def test_as_json(middle: caravelle.Match) -> None:
    advice = middle.advise(playouts=PLAYOUTS)
    plain = advice.to_json()
    assert json.loads(json.dumps(plain)) == plain
    assert list(plain) == ["actor", "sides", "legal", "playouts", "suggestions"]
    best = advice.best
    assert plain["suggestions"][0] == {
        "notation": best.notation,
        "label": best.label,
        "share": best.share,
        "prospects": [{"win": side.win, "glory": side.glory} for side in best.prospects],
    }


def test_after_the_end_there_is_no_advice() -> None:
    with pytest.raises(caravelle.GameOver):
        played(seed=700, decisions=OVER, players=2).advise(playouts=PLAYOUTS)


@pytest.mark.parametrize(
    ("bounds", "told"),
    [
        ({"playouts": 0}, "playouts must be 1 or more, not 0"),
        ({"seconds": 0.0}, "seconds must be a number above 0, not 0.0"),
        ({"seconds": float("nan")}, "seconds must be a number above 0, not nan"),
        ({"seconds": float("inf")}, "seconds must be a number above 0, not inf"),
        ({"playouts": 9, "top": 0}, "top must be 1 or more, not 0"),
        ({"playouts": 9, "threads": 0}, "threads must be 1 or more, not 0"),
    ],
)
def test_a_bound_that_is_none_is_refused(
    middle: caravelle.Match, bounds: dict[str, float], told: str
) -> None:
    with pytest.raises(caravelle.OptionError, match=f"^{told}$"):
        middle.advise(**bounds)  # type: ignore[arg-type]


def test_time_alone_bounds_it_too(middle: caravelle.Match) -> None:
    advice = middle.advise(seconds=0.01)
    assert isinstance(advice, Advice)
    assert advice.playouts >= 1
