"""The end of a solo game: both scores, the levels of victory, and how hard it may be."""

from typing import Any

import pytest

import caravelle
from caravelle import OptionError
from caravelle.games.endeavor.variants.solo.levels import level_of
from caravelle.games.endeavor.variants.solo.state import MAT

from .positions import mat, match_at, new
from .solo import BLUE, GREEN, PURPLE, RED, Solo


@pytest.mark.parametrize(
    ("difference", "level"),
    [
        (-40, "loss"), (-1, "loss"), (0, "minor"), (2, "minor"), (3, "victory"), (4, "victory"),
        (5, "major"), (6, "major"), (7, "complete"), (8, "complete"), (9, "total"), (60, "total"),
    ],
)  # fmt: skip
def test_levels_of_victory(difference: int, level: str) -> None:
    assert level_of(difference) == level


def ended(s: Solo) -> caravelle.Match:
    """The position as the end of a game."""
    match = s.turn()
    state = match.state
    state["step"], state["actor"] = 8, -1
    return match_at(match, state)


def test_the_opposition_scores_its_tracks_cities_links_and_cards() -> None:
    s = Solo().place(GREEN, "london", "venice").place(PURPLE, "candia").place(BLUE, "lima")
    s.hand(MAT, "caribbean_4", "north_america_5").mat(industry=7, culture=5)
    row = ended(s).scores[MAT]
    assert (row["industry"], row["culture"], row["wealth"]) == (7, 4, 0)
    assert row["cities"] == 1 + 1 + 1 + 2
    assert row["links"] == 1  # London and Venice; not Venice and Candia, of two colours
    assert row["cards"] == 2 + 6
    assert (row["slot"], row["harbor"], row["buildings"]) == (0, 0, 0)
    assert row["total"] == 11 + 5 + 1 + 8


def test_governors_set_aside_count_for_it_slavery_against_it() -> None:
    s = Solo().aside(MAT, "africa_governor", "slavery_0", "slavery_1")
    row = ended(s).scores[MAT]
    assert (row["cards"], row["slavery"], row["total"]) == (1, -2, -1)


def test_the_player_scores_as_ever() -> None:
    s = Solo().place(RED, "london", "venice").hand(RED, "north_america_5")
    row = ended(s.harbor(RED, 6)).scores[RED]
    assert (row["cities"], row["links"], row["cards"], row["slot"]) == (2, 1, 6, 3)
    assert row["harbor"] == 0  # two are left of six: none


def test_a_draw_is_the_players_minor_victory() -> None:
    match = ended(Solo().place(RED, "london").mat(industry=4))
    assert [row["total"] for row in match.scores] == [4, 4]
    assert match.verdict == {"difference": 0, "level": "minor", "panache": False}
    assert match.winners == (RED,)


def test_with_a_level_5_tile_the_victory_has_panache() -> None:
    plain, grand = Solo(), Solo().build(RED, "museum")
    assert ended(plain).verdict == {"difference": 3, "level": "victory", "panache": False}
    verdict = ended(grand).verdict
    assert verdict is not None
    assert verdict["panache"]


def test_a_loss_has_no_panache() -> None:
    verdict = ended(Solo().build(RED, "museum").mat(industry=15, culture=15)).verdict
    assert verdict is not None
    assert (verdict["level"], verdict["panache"]) == ("loss", False)


def test_before_the_end_there_is_no_verdict() -> None:
    assert new("classic", 1, variant="solo").verdict is None


def test_classic_by_default() -> None:
    match = caravelle.new(variant="solo", seed=1)
    options = match.options.model_dump()
    assert {k: options[k] for k in ("chart", "edition", "players", "difficulty")} == {
        "chart": "classic", "edition": "classic", "players": 1, "difficulty": "normal",
    }  # fmt: skip
    assert match.journal.header.options["variant"] == "solo"


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 2}, "solo is for 1, not for 2"),
        ({"limited_occupy": True}, "belongs to variant silent_fleet"),
        ({"difficulty": "deadly"}, "option difficulty: "),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        caravelle.new(variant="solo", **options)


def test_the_mat_of_the_player_is_an_ordinary_one() -> None:
    match = new("classic", 1, variant="solo")
    assert mat(match, RED)["supply"] == 30
    assert len(match.view()["seats"]) == 1
