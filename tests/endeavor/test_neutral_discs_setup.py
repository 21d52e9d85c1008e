"""Neutral discs: set-up, the harbors compared after Salary, scoring, what is seen and told."""

import re

import pytest

import caravelle
from caravelle import Match, OptionError
from caravelle.games.endeavor.content import load
from caravelle.games.endeavor.options import TERMS

from . import facts
from .neutral import begun, neutral_discs, position, seen
from .positions import Position, happened, play, refused, tokens
from .test_rulings import Dice

BOTH = pytest.mark.parametrize("chart", ["side_a", "classic"])
EVERY = pytest.mark.parametrize(
    ("chart", "players"), [(c, n) for c in ("side_a", "classic") for n in (2, 3)]
)


def taken_away(match: Match) -> dict[str, int]:
    """Spaces without a token, by track; as yet no disc has been shipped."""
    areas = match.view()["areas"].items()
    bare = {area: sum(row["token"] is None for row in found["track"]) for area, found in areas}
    return {area: count for area, count in bare.items() if area != "europe"}


def after_removals(match: Match) -> Match:
    while match.step == "remove":
        match.do(match.legal[-1])
    return match


# --- who may play ---------------------------------------------------------------------


def test_neutral_discs_are_for_2_or_3_players_on_side_a_or_the_classic_board() -> None:
    assert TERMS["neutral_discs"].players == (2, 3)
    assert TERMS["neutral_discs"].editions == ("age_of_sail", "classic")
    wrong = ({"players": 4}, {"players": 1}, {"players": 2, "chart": "side_b"})
    for options in wrong:
        with pytest.raises(OptionError):
            caravelle.new(variant="neutral_discs", seed=1, **options)
    with pytest.raises(OptionError, match="neutral_discs is not for chart side_b"):
        caravelle.new(variant="neutral_discs", chart="side_b")  # it spoke of 4 or 5 players
    match = caravelle.new(variant="neutral_discs", seed=1)
    assert (match.options.players, match.options.chart) == (2, "side_a")
    assert len(caravelle.new(variant="neutral_discs", edition="classic", players=3).seats) == 3


# --- set-up ---------------------------------------------------------------------------


@EVERY
def test_reserves_of_three_discs_for_two_players_of_two_for_three(chart: str, players: int) -> None:
    found = seen(begun(chart, players))
    assert found["reserve"] == [{2: 3, 3: 2}[players]] * players
    assert found["harbor"] == [0] * players
    assert begun(chart, players).view()["colours"][players:] == ["neutral"]


@EVERY
def test_for_two_one_tile_of_each_type_of_levels_1_to_4_leaves_the_game(
    chart: str, players: int
) -> None:
    tray, edition = begun(chart, players).view()["tray"], load(chart).edition.id
    for tile, row in facts.BUILDINGS.items():
        if row["copies"][edition] and row["level"] < 5:
            assert tray[tile] == row["copies"][edition] - (players == 2), tile
    assert sum(tray[tile] for tile in tray if facts.BUILDINGS[tile]["level"] == 5) == 3


@BOTH
@pytest.mark.parametrize("seed", range(5))
def test_for_two_one_token_of_each_track_leaves_by_the_seed_after_the_other_draws(
    chart: str, seed: int
) -> None:
    content, dice = load(chart), Dice(seed)
    rounds = sum(link.kind == "circle" for link in content.chart.links)
    lengths = {region.id: region.track for region in content.chart.regions if region.track}
    left = len(content.chart.spaces) + sum(lengths.values()) + rounds
    for number in range(left, 0, -1):
        dice.draw(number)
    if content.edition.level_5_types:
        fives = [b for b in content.buildings if b.level == 5 and b.copies["age_of_sail"]]
        for number in range(len(fives), 0, -1):
            dice.draw(number)
    match = begun(chart, 2, seed)
    assert dice.draw(2) == match.view()["crown"]
    for area, length in lengths.items():
        track, bare = match.view()["areas"][area]["track"], dice.draw(length)
        assert [k for k, row in enumerate(track) if row["token"] is None] == [bare]


@BOTH
def test_for_three_no_token_leaves_by_the_seed(chart: str) -> None:
    assert set(taken_away(begun(chart, 3)).values()) == {0}


@BOTH
@pytest.mark.parametrize("seed", range(4))
def test_two_remove_six_tokens_in_turn_beginning_with_the_crown(chart: str, seed: int) -> None:
    match = begun(chart, 2, seed)
    first = match.view()["crown"]
    for number in range(6):
        assert (match.step, match.actor) == ("remove", (first + number) % 2)
        assert seen(match)["removals"] == 6 - number
        match.do(match.legal[0])
    assert match.step != "remove"
    assert sum(taken_away(match).values()) == 6 + 6


@BOTH
@pytest.mark.parametrize("seed", range(4))
def test_three_remove_eight_beginning_left_of_the_crown(chart: str, seed: int) -> None:
    match = begun(chart, 3, seed)
    first = match.view()["crown"] + 1
    for number in range(8):
        assert (match.step, match.actor) == ("remove", (first + number) % 3)
        match.do(match.legal[0])
    assert match.step != "remove"
    assert sum(taken_away(match).values()) == 8


@pytest.mark.parametrize(("players", "chosen"), [(2, 2), (3, 2)])
def test_one_track_loses_three_tokens_at_most_with_that_of_the_seed_or_two(
    players: int, chosen: int
) -> None:
    match = begun("side_a", players)
    for _ in range(chosen):
        match.do(next(text for text in match.legal if "africa" in text))
    left = [k for k, row in enumerate(match.view()["areas"]["africa"]["track"], 1) if row["token"]]
    assert len(left) == 5 - {2: 3, 3: 2}[players]
    assert not [text for text in match.legal if "africa" in text]
    assert refused(match, f"remove africa_{left[0]}") == "track-spared"
    assert seen(match)["removed"]["africa"] == {2: 3, 3: 2}[players]


def test_players_choose_any_token_of_any_track_and_only_there() -> None:
    match = begun("side_a", 3)
    lengths = {area: len(row["track"]) for area, row in match.view()["areas"].items()}
    spaces = {f"remove {a}_{k}" for a, n in lengths.items() for k in range(1, n + 1)}
    assert set(match.legal) == spaces
    match.do("remove india_5")
    assert set(match.legal) == spaces - {"remove india_5"}
    assert refused(match, "remove india_5") == "no-token-left"


def test_a_removed_token_leaves_the_game_and_the_space_stays() -> None:
    match = begun("side_a", 3)
    token = match.view()["areas"]["africa"]["track"][0]["token"]
    number, seat = match.setting.names["token"].index(token), match.actor
    box = int(match.state["box"][0, number])
    match.do("remove africa_1")
    assert match.events[0].data == {"token": token, "track_space": "africa_1"}
    assert happened(match) == [("track_token_removed", seat)]
    assert int(match.state["box"][0, number]) == box + 1
    p = Position("side_a", 3, variant="neutral_discs").build(0, "shipyard").harbor(0, 3)
    assert p.record["track_token"][1, 0] == -1, "the first way to decide is africa_1"
    match = play(p.action(), "activate shipyard", "ship africa")
    assert match.view()["areas"]["africa"]["track"][0]["disc"] == 0
    assert tokens(match, 0) == {}


def test_start_buildings_are_chosen_after_the_removals_from_the_crown_on() -> None:
    for players in (2, 3):
        match = after_removals(begun("side_a", players))
        assert (match.step, match.actor) == ("start", match.view()["crown"])
    match = after_removals(begun("classic", 3))
    assert (match.step, match.actor, match.view()["round"]) == ("build", match.view()["crown"], 1)


# --- after Salary ---------------------------------------------------------------------


def compared(own: list[int], neutral: list[int], reserve: int = 1, crown: int = 0) -> Match:
    """Who takes a neutral disc, with so many own and neutral discs in the harbors."""
    p = position(players=len(own), crown=crown)
    for seat, discs in enumerate(own):
        neutral_discs(p.build(seat, "market").harbor(seat, discs), seat, neutral[seat], reserve)
    match = p.salary()
    while match.step == "salary":
        match.do("stop")
    return match


def takers(match: Match) -> list[int | None]:
    return [seat for _, seat in happened(match, "neutral_gained")]


@pytest.mark.parametrize(("own", "gain"), [([2, 3], [0]), ([3, 2], [1]), ([3, 3], [])])
def test_of_two_the_one_with_fewer_discs_takes_one_and_nobody_if_equal(
    own: list[int], gain: list[int]
) -> None:
    match = compared(own, [0, 0])
    assert takers(match) == gain
    assert seen(match)["harbor"] == [int(seat in gain) for seat in (0, 1)]
    assert seen(match)["reserve"] == [int(seat not in gain) for seat in (0, 1)]


@pytest.mark.parametrize(
    ("own", "gain"),
    [
        ([1, 2, 3], [0, 1]),
        ([3, 3, 2], [2]),
        ([2, 2, 3], [0, 1]),
        ([2, 2, 2], []),
        ([5, 1, 1], [1, 2]),
    ],
)
def test_of_three_all_but_those_with_the_most_take_one(own: list[int], gain: list[int]) -> None:
    assert takers(compared(own, [0, 0, 0])) == gain


def test_neutral_discs_of_the_harbor_are_counted_with_the_own() -> None:
    assert takers(compared([2, 3], [1, 0])) == []
    assert takers(compared([2, 3], [2, 0])) == [1]
    assert takers(compared([2, 2, 3], [1, 0, 0])) == [1]


def test_harbors_are_compared_once_all_have_had_salary() -> None:
    p = position().build(0, "market").build(1, "market").harbor(0, 2).harbor(1, 2)
    neutral_discs(neutral_discs(p, 0, reserve=1), 1, reserve=1)
    match = play(p.salary(), "pay colonial_house")
    assert (match.step, match.actor, happened(match, "neutral_gained")) == ("salary", 1, [])
    assert takers(play(match.copy(), "stop")) == [1]
    assert takers(play(match.copy(), "pay colonial_house")) == []


def test_an_empty_reserve_gives_nothing() -> None:
    match = compared([1, 3], [0, 0], reserve=0)
    assert takers(match) == []
    assert seen(match)["harbor"] == [0, 0]


def test_one_disc_a_round_however_far_behind_from_the_crown_on() -> None:
    match = compared([0, 9, 0], [0, 0, 0], reserve=2, crown=1)
    assert takers(match) == [2, 0]
    assert seen(match)["harbor"] == [1, 0, 1]


# --- scoring --------------------------------------------------------------------------


def test_one_glory_for_each_neutral_disc_in_the_reserve_none_for_those_in_the_harbor() -> None:
    p = neutral_discs(neutral_discs(position(), 0, harbor=0, reserve=2), 1, harbor=3)
    scores = p.build_phase().scores
    assert [row["neutral"] for row in scores] == [2, 0]
    for row in scores:
        assert row["total"] == sum(count for name, count in row.items() if name != "total")
        assert list(row)[-2:] == ["neutral", "total"]


def test_neutral_discs_of_the_harbor_do_not_count_for_d() -> None:
    p = neutral_discs(position().harbor(0, 2), 0, harbor=3)
    assert p.build_phase().scores[0]["harbor"] == 0
    p = neutral_discs(position().harbor(0, 3), 0, harbor=3)
    assert p.build_phase().scores[0]["harbor"] == 1


# --- what is seen and told ------------------------------------------------------------


def test_a_view_shows_neutral_discs_under_a_key_of_their_own() -> None:
    match = begun("side_a", 2)
    found = seen(match)
    assert list(found) == ["reserve", "harbor", "gone", "removals", "removed"]
    assert found["removed"]["europe"] == 0
    assert match.view(0)["neutral_discs"] == match.view(1)["neutral_discs"] == found
    assert "neutral_discs" not in caravelle.new(players=2, seed=1).view()


@pytest.mark.parametrize(
    ("language", "label", "refusal"),
    [
        (
            "en",
            "Remove the token of Africa, space 2 of the shipping track",
            "no token lies there any more",
        ),
        (
            "fr",
            "Retirer le jeton de « Afrique, case 2 de la piste de navigation »",
            "il n'y a plus",
        ),
        ("de", "Handelsmarker entfernen: Afrika, Feld 2 des Schifffahrtswegs", "Dort liegt kein"),
    ],
)
def test_a_track_space_is_named_after_its_region(language: str, label: str, refusal: str) -> None:
    match = begun("side_a", 3)
    told = match.teller(language).decision(match.notation.read("remove africa_2"))
    assert re.sub(r"\s", " ", told) == label
    match.do("remove africa_2")
    found = match.explain("remove africa_2", language)
    assert found is not None
    assert found.reason.startswith(refusal)
    spared = play(match, "remove africa_3").explain("remove africa_1", "en")
    assert spared is not None
    assert spared.reason == "that track in Africa has lost as many tokens as it may"
