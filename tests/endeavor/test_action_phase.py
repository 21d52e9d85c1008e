"""The Action phase: turns, passing, "+" and "/" (Rulebook: The Action Phase; Taking Actions)."""

import pytest

from .positions import (
    Position,
    attribute,
    disc,
    happened,
    mat,
    offered,
    play,
    refused,
    tokens,
)


def everybody(p: Position, tile: str = "shipyard", discs: int = 8) -> Position:
    for seat in range(p.seats):
        p.build(seat, tile).harbor(seat, discs)
    return p


# --- turn order and passing ---------------------------------------------------------------


@pytest.mark.parametrize("crown", range(4))
def test_single_turns_clockwise_from_the_crown(crown: int) -> None:
    match = everybody(everybody(Position(crown=crown))).action()
    order = []
    for _ in range(8):
        order.append(match.actor)
        play(match, "activate shipyard", "ship africa" if len(order) < 4 else "ship india")
    assert order == [(crown + k) % 4 for k in range(4)] * 2


def test_passing_is_always_allowed_and_final_for_the_phase() -> None:
    p = everybody(everybody(Position(players=4))).token_on_track("africa", 1, "culture")
    for place in (1, 2, 3):
        p.token_on_track("india", place, "culture")
    match = p.action()
    assert "pass" in match.legal
    play(match, "pass", "activate shipyard", "ship africa", "pass")
    order = []
    while match.step == "action":
        order.append(match.actor)
        play(match, "activate shipyard", "ship india")
    assert order == [3, 1, 3]


def test_the_phase_goes_on_until_all_have_passed() -> None:
    match = everybody(Position(players=4)).action()
    for _ in range(3):
        match.do("pass")
        assert match.step == "action"
    match.do("pass")
    assert match.step == "build"
    assert match.view()["round"] == 2


def test_who_passed_acts_again_in_the_next_round() -> None:
    match = everybody(Position("side_a", 2)).action()
    play(match, "pass", "pass", "build market", "build market", "stop", "stop")
    assert match.step == "action"
    assert not any(row["passed"] for row in match.view()["seats"])


def test_who_has_no_legal_turn_is_passed_by_the_program_and_the_log_says_so() -> None:
    p = everybody(Position(players=4)).harbor(1, 0).harbor(2, 1)
    match = play(p.action(), "activate shipyard", "ship africa")
    assert happened(match, "passed_by_program") == [
        ("passed_by_program", 1),
        ("passed_by_program", 2),
    ]
    assert match.actor == 3
    assert [row["passed"] for row in match.view()["seats"]] == [False, True, True, False]


def test_being_passed_by_the_program_is_final_even_if_a_later_event_gives_a_turn() -> None:
    """Blue has only Barracks and nobody to attack; Red occupies London after that."""
    p = Position("side_a", 2).harbor(0, 5).build(0, "market").build(1, "barracks").harbor(1, 3)
    p.workers(0, colonial_house=0)
    match = play(p.action(), "activate market", "draw europe")
    assert happened(match, "passed_by_program") == [("passed_by_program", 1)]
    play(match, "activate colonial_house", "occupy london")
    assert match.step == "build"
    assert disc(match, "london") == 0


def test_an_own_turn_is_one_activation_or_one_token() -> None:
    p = everybody(Position("side_a", 2)).holds(0, ship_or_draw=1)
    match = p.action()
    assert offered(match) == {"activate shipyard", "spend ship_or_draw", "pass"}
    play(match, "spend ship_or_draw", "ship africa")
    assert match.actor == 1


# --- beginning a turn ---------------------------------------------------------------------


def test_activation_needs_an_empty_circle() -> None:
    p = Position().build(0, "market", "market", "shipyard").harbor(0, 5).workers(0, market=1)
    match = p.action()
    assert "activate market" in match.legal
    assert refused(p.workers(0, market=2).action(), "activate market") == "all-busy"


def test_activation_moves_a_disc_from_the_harbor_to_the_building() -> None:
    match = Position().build(0, "market").harbor(0, 2).action()
    match.do("activate market")
    assert mat(match, 0)["harbor"] == 1
    assert {"building": "market", "worker": True} in mat(match, 0)["buildings"]


def test_without_a_disc_nothing_can_be_activated_but_a_token_can_be_spent() -> None:
    p = Position().build(0, "market").harbor(0, 0).holds(0, ship_or_draw=1)
    match = p.action()
    assert offered(match) == {"spend ship_or_draw", "pass"}
    assert refused(match, "activate market") == "no-disc-to-activate"
    match.do("spend ship_or_draw")
    assert offered(match) == {"draw europe", "draw slavery"}


def test_only_ones_own_buildings() -> None:
    match = Position().build(1, "market").build(0, "shipyard").harbor(0, 3).action()
    assert refused(match, "activate market") == "not-built"


@pytest.mark.parametrize("tile", ["workshop", "bank", "theater", "university", "observatory"])
def test_a_tile_without_an_action_cannot_be_activated(tile: str) -> None:
    match = Position().build(0, tile, "shipyard").harbor(0, 3).action()
    assert refused(match, f"activate {tile}") == "no-action"


@pytest.mark.parametrize(
    ("tile", "needed"),
    [("market", 1), ("shipyard", 2), ("docks", 2), ("cartographer", 2), ("guild_hall", 1)],
)
def test_a_turn_may_begin_only_if_an_action_is_possible_once_the_disc_has_left(
    tile: str, needed: int
) -> None:
    p = Position().build(0, tile).holds(0, occupy_or_draw=1)
    assert f"activate {tile}" in p.harbor(0, needed).action().legal
    if needed > 1:
        match = p.harbor(0, needed - 1).action()
        assert refused(match, f"activate {tile}") == "nothing-possible"


def test_a_turn_that_has_begun_must_carry_something_out() -> None:
    match = Position().build(0, "docks").harbor(0, 5).action()
    match.do("activate docks")
    assert refused(match, "stop") == "must-act"
    assert refused(match, "pass") == "not-now"


def test_a_token_needs_a_possible_action_too() -> None:
    p = Position().build(0, "market").harbor(0, 1).holds(0, attack=1, payment=1)
    match = p.place(1, "london").action()
    assert refused(match, "spend attack") == "nothing-possible"  # one disc is not enough
    assert "spend payment" in match.legal
    match = p.workers(0, colonial_house=0).action()
    assert refused(match, "spend payment") == "nothing-possible"


def test_attribute_tokens_and_tokens_not_held_cannot_be_spent() -> None:
    match = Position().build(0, "shipyard").harbor(0, 3).holds(0, industry=1).action()
    assert refused(match, "spend industry") == "not-an-action-token"
    assert refused(match, "spend payment") == "no-token"


# --- blue tokens --------------------------------------------------------------------------


def test_a_blue_token_gained_waits_in_the_harbor_and_adds_nothing_to_this_turn() -> None:
    p = Position("side_a", 2).build(0, "shipyard").harbor(0, 4)
    p.build(1, "shipyard").harbor(1, 4).token_on_track("africa", 1, "ship_or_draw")
    match = play(p.action(), "activate shipyard", "ship africa")
    assert tokens(match, 0) == {"ship_or_draw": 1}
    assert match.actor == 1


def test_a_token_gained_earlier_in_the_phase_can_be_spent_and_leaves_the_game() -> None:
    p = Position("side_a", 2).build(0, "shipyard").harbor(0, 4)
    p.build(1, "shipyard").harbor(1, 4).token_on_track("africa", 1, "ship_or_draw")
    match = play(p.action(), "activate shipyard", "ship africa", "pass")
    assert "spend ship_or_draw" in match.legal
    play(match, "spend ship_or_draw")
    assert tokens(match, 0) == {}
    match.do("ship india")
    assert match.step == "build"
    assert tokens(match, 0).get("ship_or_draw", 0) == 0


@pytest.mark.parametrize(
    ("token", "actions"),
    [
        ("ship_or_draw", {"ship", "draw"}),
        ("occupy_or_draw", {"occupy", "draw"}),
        ("payment", {"pay"}),
        ("attack", {"attack"}),
    ],
)
def test_a_token_gives_one_of_its_actions_and_the_turn_is_over(
    token: str, actions: set[str]
) -> None:
    p = everybody(Position("side_a", 2)).place(1, "london").holds(0, **{token: 1})
    match = play(p.action(), f"spend {token}")
    assert {text.split()[0] for text in match.legal} == actions
    match.do(match.legal[0])
    assert match.actor == 1


def test_tokens_are_kept_from_round_to_round() -> None:
    match = everybody(Position("side_a", 2)).holds(0, payment=1).action()
    play(match, "pass", "pass", "build market", "build market")
    assert tokens(match, 0) == {"payment": 1}


# --- "/" and "+" --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "one", "other"),
    [("guild_hall", "ship africa", "draw europe"), ("fortress", "occupy genoa", "attack london")],
)
def test_slash_one_of_the_two_and_the_turn_is_over(tile: str, one: str, other: str) -> None:
    for chosen in (one, other):
        match = everybody(Position(players=4)).build(0, tile).place(1, "london").action()
        match.do(f"activate {tile}")
        assert {one, other} <= set(match.legal)
        match.do(chosen)
        assert match.actor == 1


@pytest.mark.parametrize(
    ("first", "second"), [("ship africa", "occupy genoa"), ("occupy genoa", "ship africa")]
)
def test_plus_both_in_any_order_in_one_turn(first: str, second: str) -> None:
    match = everybody(Position(players=4)).build(0, "docks").action()
    match.do("activate docks")
    assert {first, second} <= set(match.legal)
    match.do(first)
    assert match.actor == 0
    assert {second, "stop"} <= set(match.legal)
    assert match.view()["turn"]["acted"] == 1
    assert first.split()[0] not in {text.split()[0] for text in match.legal}
    assert refused(match, first) in ("action-not-open", "space-taken")
    match.do(second)
    assert match.actor == 1
    assert mat(match, 0)["harbor"] == 5


def test_plus_the_second_is_optional() -> None:
    match = everybody(Position(players=4)).build(0, "docks").action()
    play(match, "activate docks", "ship africa", "stop")
    assert match.actor == 1
    assert mat(match, 0)["harbor"] == 6


def test_plus_either_alone_will_do_when_the_other_is_impossible() -> None:
    """Every city of Europe is taken and no region is open: only Ship is possible."""
    p = Position("side_a", 2).build(0, "docks").build(1, "shipyard").harbor(1, 5)
    cities = [c["id"] for c in p.chart.regions["europe"]["cities"]]
    p.place(1, *cities).harbor(0, 5)
    match = play(p.action(), "activate docks")
    assert {text.split()[0] for text in match.legal} == {"ship"}
    match.do("ship africa")
    assert match.actor == 1


def test_plus_a_second_half_that_cannot_be_carried_out_is_not_asked() -> None:
    p = Position("side_a", 2).build(0, "docks").harbor(0, 2).build(1, "shipyard").harbor(1, 5)
    match = play(p.action(), "activate docks", "ship africa")
    assert match.actor == 1


def test_plus_second_may_use_the_presence_that_the_first_brought() -> None:
    p = Position(players=4).opened("india", 1).build(0, "docks").harbor(0, 5)
    match = play(p.action(), "activate docks")
    assert refused(match, "occupy surat") == "no-presence"
    match.do("ship india")
    assert "occupy surat" in match.legal


def test_plus_second_may_use_the_region_that_the_first_opened() -> None:
    p = Position(players=4).ship("india", *[1] * 6).build(0, "docks").harbor(0, 5)
    match = play(p.action(), "activate docks")
    assert refused(match, "occupy surat") == "region-closed"
    play(match, "ship india", "occupy surat")
    assert disc(match, "surat") == 0


def test_plus_second_may_use_the_disc_that_the_first_brought() -> None:
    """No printed tile has Draw + Ship, so the disc is used by the next turn of the same phase."""
    p = Position(players=4).build(0, "trade_office", "market").harbor(0, 1).ship("africa", 0)
    match = play(p.action(), "activate trade_office", "draw africa")
    assert mat(match, 0)["harbor"] == 1
    match.do("draw europe")
    assert offered(match) == {"activate market", "pass"}


def test_plus_second_draw_may_take_the_card_that_the_first_uncovered() -> None:
    p = Position(players=4).build(0, "trade_office").harbor(0, 1).ship("africa", 0, 0)
    match = play(p.action(), "activate trade_office")
    assert offered(match) == {"draw europe", "draw slavery", "draw africa"}
    play(match, "draw africa", "draw africa")
    assert mat(match, 0)["cards"] == ["africa_1", "africa_2"]


def test_trade_office_draws_twice_and_no_more() -> None:
    p = everybody(Position(players=4)).build(0, "trade_office")
    match = play(p.action(), "activate trade_office", "draw europe")
    assert offered(match) == {"draw slavery", "stop"}
    match.do("draw slavery")
    assert match.actor == 1
    assert mat(match, 0)["cards"] == ["europe_0", "slavery_0"]


def test_cartographer_ships_twice_even_on_one_track_and_no_more() -> None:
    match = everybody(Position(players=4)).build(0, "cartographer").action()
    play(match, "activate cartographer", "ship africa")
    assert match.actor == 0
    match.do("ship africa")
    assert [row["disc"] for row in match.view()["areas"]["africa"]["track"][:3]] == [0, 0, None]
    assert match.actor == 1


def test_cartographer_may_open_a_region_and_ship_to_its_sea_or_fleet_next() -> None:
    p = everybody(Position(players=4), discs=5).build(0, "cartographer")
    p.ship("africa", 1, 2, 1, 2, 1)
    match = play(p.action(), "activate cartographer")
    assert refused(match, "ship cape_of_good_hope_fleet") == "region-closed"
    match.do("ship africa")
    assert {"ship africa", "ship cape_of_good_hope_fleet"} <= set(match.legal)
    match.do("ship africa")
    assert match.view()["areas"]["africa"]["sea"][0] == 1


def test_each_half_is_finished_before_the_next() -> None:
    """Docks: the Ship's token moves its attribute before the Occupy begins."""
    p = everybody(Position(players=4)).build(0, "docks").token_on_track("africa", 1, "wealth")
    match = play(p.action(), "activate docks", "ship africa")
    assert attribute(match, 0, "wealth") == 1
    assert match.actor == 0
