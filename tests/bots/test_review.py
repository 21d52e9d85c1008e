"""Reviews: every decision looked at again, the same each time, and a blunder is found."""

import json

import pytest

import caravelle
from caravelle.bots.review import SUSPECTS, Review, review
from tests.bots.positions import OVER, last_choice, played

PLAYOUTS = 20


@pytest.fixture(scope="module")
def blundered() -> caravelle.Match:
    """A game that Red could have won by the last decision, and lost."""
    match = last_choice()
    match.do("draw slavery")
    assert match.winners == (1,)
    return match


@pytest.fixture(scope="module")
def found(blundered: caravelle.Match) -> Review:
    """Its review."""
    return review(blundered, playouts=PLAYOUTS)


def test_the_blunder_is_a_turning_point(found: Review, blundered: caravelle.Match) -> None:
    point = found.turning_points[-1]
    assert point.decision == found.decisions[-1]
    assert (point.decision.number, point.decision.round, point.decision.seat) == (101, 7, 0)
    assert (point.decision.notation, point.decision.best) == ("draw slavery", "draw europe")
    assert point.loss == point.decision.loss == 1.0
    assert [side.win for side in point.better] == [1.0, 0.0]
    assert [(side.win, side.glory) for side in point.played] == [(0.0, 37.0), (1.0, 39.0)]


def test_the_decision_that_wins_is_none(blundered: caravelle.Match) -> None:
    won = last_choice()
    won.do("draw europe")
    last = review(won, playouts=PLAYOUTS).decisions[-1]
    assert (last.best, last.loss) == ("draw europe", 0.0)


def test_turning_points_come_in_order_and_cost_something(found: Review) -> None:
    numbers = [point.decision.number for point in found.turning_points]
    assert numbers == sorted(set(numbers))
    for point in found.turning_points:
        made = point.decision
        assert made.notation != made.best
        assert point.loss == point.better[made.seat].win - point.played[made.seat].win >= 0.04


def test_every_position_has_its_figures(found: Review, blundered: caravelle.Match) -> None:
    assert [made.notation for made in found.decisions] == list(blundered.decisions)
    assert [made.number for made in found.decisions] == list(range(1, 102))
    assert len(found.outlooks) == len(found.scores) == 102
    again = caravelle.new(seed=700, players=2, chart="side_a")
    for made, scores in zip(found.decisions, found.scores, strict=False):
        assert made.seat == again.actor
        assert made.choices == len(again.legal)
        assert made.best in again.legal
        assert scores == tuple(score["total"] for score in again.scores)
        again.do(made.notation)
    assert all(sum(s.win for s in sides) == pytest.approx(1) for sides in found.outlooks)
    assert [(side.win, side.glory) for side in found.outlooks[-1]] == [(0.0, 37.0), (1.0, 39.0)]


def test_rounds_begin_where_they_began(found: Review, blundered: caravelle.Match) -> None:
    assert [number for number, _ in found.rounds] == [1, 2, 3, 4, 5, 6, 7]
    starts = dict(found.rounds)
    assert starts[1] == 2  # behind the two start buildings
    assert [made.round for made in found.decisions[:4]] == [0, 0, 1, 1]
    for number, start in found.rounds:
        assert found.decisions[start].round == number
        assert found.decisions[start - 1].round == number - 1


def test_a_review_is_the_same_on_any_number_of_threads(
    found: Review, blundered: caravelle.Match
) -> None:
    assert review(blundered, playouts=PLAYOUTS, threads=2) == found


def test_another_seed_looks_with_other_luck(blundered: caravelle.Match, found: Review) -> None:
    other = review(blundered, playouts=PLAYOUTS, seed=1)
    assert other.outlooks != found.outlooks
    assert other.turning_points[-1].decision == found.turning_points[-1].decision


def test_progress_is_told(blundered: caravelle.Match) -> None:
    told: list[tuple[int, int]] = []
    review(blundered, playouts=2, progress=lambda done, of: told.append((done, of)))
    assert told[:102] == [(k, 102) for k in range(1, 103)]
    assert [of for _, of in told[102:]] == [len(told) - 102] * (len(told) - 102)
    assert len(told) <= 102 + 2 * SUSPECTS


def test_a_game_not_finished_is_reviewed_as_far_as_it_goes() -> None:
    match = played(seed=2, decisions=30, players=4)
    before = match.state.tobytes()
    found = review(match, playouts=PLAYOUTS)
    assert not found.is_over
    assert found.winners == ()
    assert len(found.outlooks) == 31
    assert match.state.tobytes() == before
    assert len(match.decisions) == 30


def test_a_game_not_begun_has_an_outlook() -> None:
    found = review(caravelle.new(seed=1), playouts=PLAYOUTS)
    assert (found.decisions, found.rounds, found.turning_points) == ((), (), ())
    assert len(found.outlooks) == 1


def test_a_shared_victory_is_shared() -> None:
    found = review(played(seed=12, decisions=OVER, players=2, chart="side_a"), playouts=2)
    assert found.winners == (0, 1)
    assert [side.win for side in found.outlooks[-1]] == [0.5, 0.5]


def test_solo_is_a_duel_with_the_opposition() -> None:
    match = played(seed=2, decisions=OVER, variant="solo")
    found = review(match, playouts=PLAYOUTS)
    assert found.sides == ("red", "opposition")
    assert found.verdict == match.verdict
    assert {made.seat for made in found.decisions} == {0}


def test_as_json(found: Review) -> None:
    plain = found.to_json()
    assert json.loads(json.dumps(plain)) == plain
    assert plain["turning_points"][-1]["decision"]["best"] == "draw europe"
    assert plain["outlooks"][-1] == [{"win": 0.0, "glory": 37.0}, {"win": 1.0, "glory": 39.0}]


@pytest.mark.parametrize("bound", ["playouts", "seconds", "threads"])
def test_a_bound_that_is_none_is_refused(blundered: caravelle.Match, bound: str) -> None:
    with pytest.raises(caravelle.OptionError, match=f"^{bound} must be"):
        review(blundered, **{bound: 0})  # type: ignore[arg-type]
