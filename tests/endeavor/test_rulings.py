"""Rulings that belong to no single rule: chance, which refusal is told, who can do and see what."""

import pytest

from caravelle.core.rng import below, first_words, stepped
from caravelle.games.endeavor.content import load

from .positions import Position, new

CHARTS = ("side_a", "side_b", "classic")


class Dice:
    """The generator as its page describes it, drawn from by hand."""

    def __init__(self, seed: int) -> None:
        self.word = first_words([seed])[0]

    def draw(self, count: int) -> int:
        self.word = stepped(self.word)
        return int(below(self.word, count))


@pytest.mark.parametrize("chart", CHARTS)
@pytest.mark.parametrize("seed", range(3))
def test_chance_deals_spaces_then_tracks_then_round_links_then_tiles_then_crown(
    chart: str, seed: int
) -> None:
    content, dice, match = load(chart), Dice(seed), new(chart, seed=seed)
    box = [token.id for token in content.tokens for _ in range(token.copies)]
    view = match.view()

    def dealt() -> str:
        return box.pop(dice.draw(len(box)))

    assert [space["token"] for space in view["spaces"].values()] == [
        dealt() for _ in view["spaces"]
    ]
    for area in view["areas"].values():
        assert [place["token"] for place in area["track"]] == [dealt() for _ in area["track"]]
    for link in content.chart.links:
        token = dealt() if link.kind == "circle" else None
        assert view["links"]["-".join(link.ends)]["token"] == token
    assert box == []
    if content.edition.level_5_types:
        fives = [b.id for b in content.buildings if b.level == 5 and b.copies["age_of_sail"]]
        wanted = content.edition.level_5_types
        for left, tile in zip(range(len(fives), 0, -1), fives, strict=True):
            is_in = dice.draw(left) < wanted
            assert view["tray"][tile] == is_in
            wanted -= is_in
    assert view["crown"] == dice.draw(len(match.seats))


def test_nothing_is_random_after_the_set_up() -> None:
    match = new("side_b", seed=3)
    before = int(match.state["rng"][0])
    while not match.is_over:
        match.do(match.legal[len(match.legal) // 2])
    assert int(match.state["rng"][0]) == before


def test_of_several_refusals_the_kind_of_decision_comes_before_the_thing() -> None:
    match = Position("side_a", 3).build(0, "market").harbor(0, 2).action(0)
    match.do("activate market")
    refusal = match.explain("occupy goa")  # the Market allows no Occupy, and India is closed
    assert refusal is not None
    assert refusal.code == "action-not-open"


def test_before_a_turn_the_target_is_told_first_then_what_is_needed_first() -> None:
    match = Position("side_a", 3).build(0, "shipyard").harbor(0, 2).action(0)
    codes = {}
    for decision in ("occupy goa", "occupy lisbon"):
        refusal = match.explain(decision)
        assert refusal is not None
        codes[decision] = refusal.code
    assert codes == {"occupy goa": "region-closed", "occupy lisbon": "not-yet"}


def test_nothing_can_be_given_or_traded() -> None:
    verbs = set(new("side_b").notation.verbs)
    turn = {"activate", "spend", "ship", "occupy", "attack", "draw", "take", "pay", "casualty"}
    assert verbs == turn | {"start", "build", "discard", "stop", "pass"}


@pytest.mark.parametrize("chart", CHARTS)
def test_all_lies_open_to_everybody_but_the_generator(chart: str) -> None:
    match = new(chart, seed=4)
    for _ in range(40):
        match.do(match.legal[-1])
    common = ("seat", "legal")
    views = [match.view(seat) for seat in (None, *range(len(match.seats)))]
    seen = [{key: row[key] for key in row if key not in common} for row in views]
    assert all(row == seen[0] for row in seen)
    assert [row["legal"] for row in views if row["legal"]] == [match.legal]
    assert str(match.state["rng"][0]) not in str(views)
