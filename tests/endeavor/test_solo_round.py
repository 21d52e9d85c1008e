"""The course of a solo round: building board, end marker, ladder, who goes first, bonus Draw."""

from typing import Any

import pytest

from caravelle import Match

from .positions import new, offered, refused
from .solo import BLUE, GREEN, PURPLE, RED, YELLOW, Solo, told
from .test_solo_rungs import europe_full

LEVEL_1 = ("market", "shipyard", "workshop")


def columns(s: Solo, **tiles: int) -> Solo:
    """These tiles lie in these columns of the building board."""
    for tile, column in tiles.items():
        s.record["column"][s._number("building", tile)] = column
    return s


def row(match: Match, level: int = 1) -> list[str | None]:
    found: list[str | None] = match.view()["building_board"]["rows"][level - 1]["columns"]
    return found


def board(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view()["building_board"]
    return found


def marker(match: Match) -> int:
    return int(match.view()["ladder"]["marker"])


def building(round_number: int = 1, chart: str = "classic", **more: Any) -> Solo:
    """A Construction to come: market, shipyard, workshop in columns 1, 2, 3."""
    s = Solo(chart, round_number=round_number, **more)
    s.record["marker"] = {1: 3, 2: 3, 3: 3, 4: 4, 5: 4, 6: 5, 7: 5}[round_number]
    return columns(s, market=1, shipyard=2, workshop=3)


def to_the_next_round(match: Match) -> Match:
    """Let the round pass; the player does as little as possible."""
    before = match.view()["round"]
    while not match.is_over and match.view()["round"] == before:
        idle = [text for text in ("stop", "pass") if text in match.legal]
        match.do((idle or match.legal)[0])
    return match


# --- construction -------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "extra"), [("market", 0), ("shipyard", 1), ("workshop", 2)])
def test_a_tile_costs_extra_actions_by_its_distance_from_the_selector(
    tile: str, extra: int
) -> None:
    match = building().build_phase()
    match.do(f"build {tile}")
    assert marker(match) == 3 + extra
    assert board(match)["selector"] == {"level": 1, "column": 1 + extra}


def test_columns_1_and_3_are_two_apart() -> None:
    s = building()
    s.record["selector_column"] = 3
    match = s.build_phase()
    match.do("build market")
    assert marker(match) == 5


def test_the_marker_never_passes_place_7() -> None:
    match = building(7).build_phase()
    match.do("build workshop")
    assert marker(match) == 7


def test_the_column_is_free_the_level_is_not() -> None:
    match = columns(building(), bank=1).build_phase()
    assert set(LEVEL_1) == {text.split()[1] for text in offered(match, "build")}
    assert refused(match, "build bank") == "level-too-high"


def test_only_tiles_on_the_board_can_be_built() -> None:
    match = columns(building(), shipyard=0).build_phase()
    assert refused(match, "build shipyard") == "not-on-board"


def test_no_tile_of_column_3_in_the_round_after_one() -> None:
    s = building()
    s.record["built_column"] = 3
    match = s.build_phase()
    assert refused(match, "build workshop") == "third-column"
    match.do("build market")
    to_the_next_round(match)
    assert row(match) == ["shipyard", "workshop", "market"]
    assert "build market" in match.legal  # from column 3 again, one round later


@pytest.mark.parametrize("chart", ["classic", "side_b"])
def test_one_level_5_tile_at_most_in_both_editions(chart: str) -> None:
    s = Solo(chart, round_number=6).holds(RED, industry=12)
    fives = [
        tile
        for tile, stock in zip(s.names["building"], s.record["stock"].tolist(), strict=False)
        if stock and s._match.tables["tile_level"][0][s._number("building", tile)] == 5
    ]
    columns(s, **{tile: column for column, tile in enumerate(fives, 1)})
    assert f"build {fives[1]}" in s.build_phase().legal
    match = s.build(RED, fives[0]).build_phase()
    assert refused(match, f"build {fives[1]}") == "one-level-5"


# --- the end of a round -------------------------------------------------------------------


def test_the_row_closes_up_and_the_type_is_laid_anew() -> None:
    match = building().build_phase()
    match.do("build market")
    assert row(match) == [None, "shipyard", "workshop"]  # until the end of the round
    assert row(to_the_next_round(match)) == ["shipyard", "workshop", "market"]


def test_b_of_a_b_c() -> None:
    match = building().build_phase()
    match.do("build shipyard")
    assert row(to_the_next_round(match)) == ["market", "workshop", "shipyard"]


def test_a_tile_of_column_3_waits_until_the_end_of_the_next_round() -> None:
    match = columns(building(2), bank=1).build_phase()
    match.do("build workshop")
    to_the_next_round(match)
    assert row(match) == ["market", "shipyard", None]
    assert board(match)["rows"][0]["waiting"] == "workshop"
    match.do("build market")
    assert row(to_the_next_round(match)) == ["shipyard", "workshop", "market"]


def test_c_waiting_comes_back_to_column_3_of_its_row() -> None:
    match = columns(building(2).holds(RED, industry=2), bank=1).build_phase()
    match.do("build workshop")
    to_the_next_round(match)
    match.do("build bank")  # a tile of another row
    assert row(to_the_next_round(match)) == ["market", "shipyard", "workshop"]


def test_without_a_reserve_nothing_is_laid() -> None:
    match = building().stock(market=1).build_phase()
    match.do("build market")
    assert row(to_the_next_round(match)) == ["shipyard", "workshop", None]


def test_discs_that_acted_go_behind_the_others_in_their_order() -> None:
    s = building(3).ladder(GREEN, BLUE, PURPLE, YELLOW, GREEN, BLUE, PURPLE, YELLOW, marker=3)
    match = s.build_phase()
    match.do("build shipyard")  # three actions
    to_the_next_round(match)
    view = match.view()["ladder"]
    assert view["discs"] == [YELLOW, GREEN, BLUE, PURPLE, YELLOW, GREEN, BLUE, PURPLE]
    assert view["marker"] == 4


@pytest.mark.parametrize(("number", "place"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 4), (6, 5)])
def test_the_end_marker_lies_on_the_place_of_the_round(number: int, place: int) -> None:
    s = building(max(1, number - 1))
    match = s.build_phase()
    if number > 1:
        match.do("build market")
        to_the_next_round(match)
    assert (match.view()["round"], marker(match)) == (number, place)


def test_seven_rounds_then_the_game_is_over() -> None:
    match = building(7).build_phase()
    match.do("build market")
    to_the_next_round(match)
    assert match.is_over
    assert told(match, "ladder_moved", "tile_laid") == []


# --- the action phase ---------------------------------------------------------------------


def test_the_player_takes_ordinary_turns_in_a_row_until_passing() -> None:
    s = Solo().build(RED, "shipyard", "shipyard").harbor(RED, 4)
    match = s.ladder(GREEN, BLUE, marker=3).action()
    for turns in range(2):
        assert (match.step, match.actor, turns) == ("action", RED, turns)
        match.do("activate shipyard")
        match.do("ship india")
    assert told(match, "ladder_turn")[0] == (GREEN, 1)  # only now, for the harbor is empty


def test_one_action_for_each_disc_before_the_marker_from_place_1_up() -> None:
    s = europe_full(Solo()).ladder(GREEN, BLUE, PURPLE, YELLOW, marker=4)
    s.ship("africa", GREEN).ship("india", BLUE).ship("far_east", PURPLE)
    match = s.turn()
    match.do("pass")
    assert told(match, "ladder_turn") == [(GREEN, 1), (BLUE, 2), (PURPLE, 3)]


def after_salary(s: Solo) -> Match:
    """Construction is done; the Action phase has begun, one way or the other."""
    match = s.build_phase()
    match.do("build market")
    while match.step == "salary":
        match.do("stop")
    return match


@pytest.mark.parametrize(("number", "first"), [(1, False), (2, False), (3, True), (5, True)])
def test_from_round_3_the_opposition_goes_first_if_it_could_occupy(
    number: int, first: bool
) -> None:
    s = europe_full(building(number), "london", "venice", "tunis", "candia")
    match = after_salary(s.ladder(GREEN, marker=3))
    assert bool(told(match, "opposition_first")) == first
    assert match.view()["ladder"]["acted"] == first


def test_otherwise_the_player_goes_first() -> None:
    match = after_salary(europe_full(building(4)).ladder(GREEN, marker=3))
    assert match.step == "action"
    assert not match.view()["ladder"]["acted"]


def test_it_is_the_colour_on_place_1_that_counts() -> None:
    s = europe_full(building(4)).present("india", PURPLE)
    s.place(PURPLE, "surat")
    assert told(after_salary(s.ladder(GREEN, PURPLE, marker=3)), "opposition_first") == []
    s = europe_full(building(4)).present("india", PURPLE)
    match = after_salary(s.ladder(PURPLE, GREEN, marker=3))
    assert told(match, "opposition_first") == [(PURPLE,)]


def test_the_opposition_has_one_half_only() -> None:
    s = europe_full(building(3), "london", "venice", "tunis").ladder(GREEN, BLUE, marker=3)
    match, halves = s.build_phase(), 0
    match.do("build market")
    while match.view()["round"] == 3:
        halves += len(told(match, "ladder_turn"))
        idle = [text for text in ("stop", "pass") if text in match.legal]
        match.do((idle or match.legal)[0])
    assert halves + len(told(match, "ladder_turn")) == 2


# --- the bonus Draw -----------------------------------------------------------------------


def drawn(s: Solo, *more: str) -> Match:
    """The player draws, and goes on so; then nothing is left but to pass."""
    match = s.action()
    for text in ("activate market", "draw europe", *more):
        match.do(text)
    return match


def test_a_draw_of_the_player_gives_the_colour_under_the_end_marker_a_draw() -> None:
    s = europe_full(Solo()).ladder(GREEN, BLUE, PURPLE, marker=3).ship("africa", GREEN)
    s.ship("india", BLUE).build(RED, "market").harbor(RED, 1)
    match = drawn(s)
    assert told(match, "bonus_draw") == [(PURPLE,)]
    kinds = [e.kind for e in match.events]
    assert kinds.index("bonus_draw") > max(
        k for k, kind in enumerate(kinds) if kind == "ladder_turn"
    )  # after both halves


def test_a_draw_by_a_token_counts_too() -> None:
    s = europe_full(Solo()).ladder(GREEN, BLUE, PURPLE, marker=3).ship("africa", GREEN)
    s.ship("india", BLUE).holds(RED, ship_or_draw=1)
    match = s.action()
    for text in ("spend ship_or_draw", "draw slavery"):
        match.do(text)
    assert told(match, "bonus_draw") == [(PURPLE,)]


def test_two_draws_give_one() -> None:
    s = europe_full(Solo()).ladder(GREEN, BLUE, PURPLE, marker=3).ship("africa", GREEN)
    s.ship("india", BLUE).build(RED, "market", "market").harbor(RED, 2)
    match = drawn(s, "activate market", "draw slavery")
    assert told(match, "bonus_draw", "bonus_draw_lost") == [(PURPLE,)]


def test_without_a_draw_there_is_none() -> None:
    match = europe_full(Solo()).ship("africa", GREEN).acts(GREEN)
    assert told(match, "bonus_draw", "bonus_draw_lost") == []


def test_who_cannot_draw_gets_nothing() -> None:
    s = europe_full(Solo()).ladder(GREEN, BLUE, PURPLE, marker=3).ship("africa", GREEN)
    s.ship("india", BLUE).build(RED, "market").harbor(RED, 1).top("slavery_1")
    assert told(drawn(s), "bonus_draw_lost") == [(PURPLE,)]


def test_the_bonus_draw_is_no_ladder_action() -> None:
    s = europe_full(building(6)).ship("africa", GREEN).ship("india", BLUE).top("slavery_1")
    s.ladder(GREEN, BLUE, PURPLE, YELLOW, GREEN, BLUE, PURPLE, YELLOW, marker=3)
    s.build(RED, "market").harbor(RED, 1).record["built"] = s._number("building", "market")
    s.record["built_column"] = 1
    match = drawn(s)
    while match.view()["round"] == 6:
        match.do(match.legal[0])
    assert match.view()["ladder"]["discs"][0] == PURPLE  # still first to act


def test_it_may_draw_anywhere() -> None:
    s = europe_full(Solo()).ladder(GREEN, BLUE, PURPLE, marker=3).present("india", PURPLE)
    s.ship("africa", GREEN).ship("caribbean", BLUE).place(RED, "calicut", "surat", "madras")
    s.top("slavery_1").build(RED, "market").harbor(RED, 1)
    assert (PURPLE, "india_1") in told(drawn(s), "card_drawn")


def test_the_marker_of_a_new_match_lies_on_place_3() -> None:
    assert marker(new("classic", 1, variant="solo")) == 3


def test_what_one_round_keeps_in_mind_is_forgotten_in_the_next() -> None:
    s = europe_full(Solo(round_number=6)).ladder(GREEN, BLUE, PURPLE, marker=3)
    s.ship("africa", GREEN).ship("india", BLUE).top("slavery_1").build(RED, "market")
    s.harbor(RED, 1).record["built"] = s._number("building", "market")
    s.record["built_column"] = 1
    match = drawn(s)
    while match.view()["round"] == 6:
        match.do(match.legal[0])
    assert not match.view()["ladder"]["acted"]
    assert match.state["drew"][0] == 0
