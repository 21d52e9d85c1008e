"""Advice as the core knows it: a match asks whoever was introduced last, and passes all on."""

from typing import Any

import pytest

from caravelle.core import advice
from caravelle.core.engine import Engine
from caravelle.core.match import Match
from tests.core import toy

GIVEN = advice.Advice(
    actor=0,
    sides=("first", "second"),
    legal=2,
    playouts=9,
    suggestions=(
        advice.Suggestion(
            "take 3", "Take 3", 0.75, (advice.Prospect(1.0, 9.0), advice.Prospect(0.0, 2.0))
        ),
    ),
)


def test_a_match_asks_whoever_was_introduced_last(
    slow_toy: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "_found", [])
    asked: list[dict[str, Any]] = []

    def adviser(match: Match, **bounds: Any) -> advice.Advice:
        asked.append({"match": match, **bounds})
        return GIVEN

    advice.introduce(lambda: pytest.fail("not this one"))
    advice.introduce(lambda: adviser)
    match = Match(toy.TITLE, toy.TITLE.options(), seed=1, engine=slow_toy)
    given = match.advise(playouts=9, top=1, threads=2, seed=3, language="fr")
    assert given is GIVEN
    bounds = {"playouts": 9, "seconds": None, "top": 1, "threads": 2, "seed": 3, "language": "fr"}
    assert asked == [{"match": match, **bounds}]


def test_the_best_one_speaks_for_the_position() -> None:
    assert GIVEN.best.notation == "take 3"
    assert GIVEN.prospects == GIVEN.best.prospects


def test_advice_is_plain_values_for_json() -> None:
    assert GIVEN.to_json() == {
        "actor": 0,
        "sides": ["first", "second"],
        "legal": 2,
        "playouts": 9,
        "suggestions": [
            {
                "notation": "take 3",
                "label": "Take 3",
                "share": 0.75,
                "prospects": [{"win": 1.0, "glory": 9.0}, {"win": 0.0, "glory": 2.0}],
            }
        ],
    }
