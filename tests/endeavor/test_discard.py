"""The Discard phase and the end of the round (Rulebook: Discard; Rulings: Cards 3 to 6)."""

import pytest

from . import facts
from .positions import Position, attribute, happened, mat, offered, play, refused

# Cards without Influence, so that a hand does not change its own limit.
NO_INFLUENCE = ("europe_0", "africa_5", "caribbean_3", "caribbean_5", "far_east_1", "far_east_2")
GOVERNOR, SECOND = "far_east_governor", "india_governor"  # no Influence; 1 Influence


def end_of_actions(p: Position) -> Position:
    """Red has one last turn to take, so that the phase can end by passing."""
    return p.build(0, "shipyard").harbor(0, 2)


def discards(p: Position) -> bool:
    """Whether Red is asked to discard once the Action phase is over."""
    match = play(end_of_actions(p).action(), "pass")
    return match.step == "discard" and match.actor == 0


@pytest.mark.parametrize(
    ("influence", "limit"),
    [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4), (10, 5)],
)
def test_as_many_cards_as_the_card_limit(influence: int, limit: int) -> None:
    for cards, asked in ((limit, False), (limit + 1, True)):
        p = Position().holds(0, influence=influence).hand(0, *NO_INFLUENCE[:cards])
        assert discards(p) == asked


def test_never_more_than_five_cards() -> None:
    assert not discards(Position().holds(0, influence=15).hand(0, *NO_INFLUENCE[:5]))
    assert discards(Position().holds(0, influence=17).hand(0, *NO_INFLUENCE[:6]))


@pytest.mark.parametrize("influence", [0, 4, 9])
def test_one_slavery_card_beyond_the_limit_and_only_one(influence: int) -> None:
    limit = facts.level("influence", influence)
    p = Position().holds(0, influence=influence).hand(0, *NO_INFLUENCE[:limit], "slavery_0")
    assert not discards(p)
    p = Position().holds(0, influence=influence).hand(0, *NO_INFLUENCE[:limit])
    assert discards(p.hand(0, "slavery_0", "slavery_1"))


def test_the_slavery_card_does_not_lift_the_maximum_of_five() -> None:
    p = Position().holds(0, influence=10).hand(0, *NO_INFLUENCE[:4], "slavery_0")
    assert not discards(p)
    p = Position().holds(0, influence=10).hand(0, *NO_INFLUENCE[:5], "slavery_0")
    assert discards(p)


def test_a_slavery_card_alone_uses_the_limit_and_not_more() -> None:
    assert not discards(Position().hand(0, "slavery_0", "slavery_1"))
    assert discards(Position().hand(0, "slavery_0", "slavery_1", "slavery_2"))


def test_a_governor_in_the_free_slot_does_not_count() -> None:
    assert not discards(Position().hand(0, "europe_0", GOVERNOR))
    assert discards(Position().hand(0, "europe_0", "far_east_1"))
    five = Position().holds(0, influence=10).hand(0, *NO_INFLUENCE[:5], GOVERNOR)
    assert not discards(five)
    six = Position().holds(0, influence=10).hand(0, *NO_INFLUENCE[:6], GOVERNOR)
    assert discards(six)


def test_the_slot_holds_one_governor_a_second_counts() -> None:
    assert not discards(Position().hand(0, GOVERNOR, SECOND))
    assert discards(Position().hand(0, GOVERNOR, SECOND, "europe_0"))


def test_slavery_card_and_governor_together() -> None:
    assert not discards(Position().hand(0, "europe_0", "slavery_0", GOVERNOR))
    assert discards(Position().hand(0, "europe_0", "far_east_1", "slavery_0", GOVERNOR))


def test_set_aside_cards_do_not_count() -> None:
    assert not discards(Position().hand(0, "europe_0").aside(0, "slavery_0", "slavery_1"))


def test_any_card_held_may_be_chosen_governors_and_slavery_too() -> None:
    p = Position().hand(0, "europe_0", "far_east_1", "slavery_0", GOVERNOR).hand(1, "india_1")
    match = p.discard()
    assert offered(match) == {
        "discard europe_0",
        "discard far_east_1",
        "discard slavery_0",
        f"discard {GOVERNOR}",
    }
    assert refused(match, "discard india_1") == "not-held"
    assert refused(match, "stop") == "must-discard"


def test_the_symbols_of_the_card_are_lost_at_once() -> None:
    match = Position().hand(0, "africa_5", "europe_0").discard()
    assert attribute(match, 0, "wealth") == 3
    match.do("discard africa_5")
    assert attribute(match, 0, "wealth") == 1
    assert attribute(match, 0, "industry") == 0


def test_a_lowered_limit_is_looked_at_again() -> None:
    """Four cards on Influence 4, limit 3: losing the card with Influence lowers it to 2."""
    p = Position().holds(0, influence=2).hand(0, "caribbean_1", *NO_INFLUENCE[:3])
    match = p.discard()
    assert attribute(match, 0, "influence") == 4
    match.do("discard caribbean_1")
    assert (match.step, match.actor) == ("discard", 0)
    match.do("discard europe_0")
    assert match.step == "build"
    p = Position().holds(0, influence=2).hand(0, "caribbean_1", *NO_INFLUENCE[:3])
    assert play(p.discard(), "discard europe_0").step == "build"


def test_losing_the_slavery_card_loses_its_exemption() -> None:
    p = Position().hand(0, "europe_0", "far_east_1", "slavery_0")
    match = play(p.discard(), "discard slavery_0")
    assert match.step == "discard"
    assert play(match, "discard europe_0").step == "build"


def test_losing_the_only_governor_loses_the_slot() -> None:
    p = Position().hand(0, "europe_0", "far_east_1", GOVERNOR)
    match = play(p.discard(), f"discard {GOVERNOR}")
    assert match.step == "discard"
    assert play(match, "discard europe_0").step == "build"


def test_in_turn_order_from_the_crown_each_player_wholly() -> None:
    p = Position(players=4, crown=2)
    p.hand(0, "europe_0", "europe_4").hand(2, "africa_5", "caribbean_3", "caribbean_5")
    match = p.hand(3, "far_east_1", "far_east_2").discard()
    order = []
    while match.step == "discard":
        order.append(match.actor)
        match.do(match.legal[0])
    assert order == [2, 2, 3, 0]


@pytest.mark.parametrize("crown", range(4))
def test_the_phase_begins_with_the_crown_when_all_have_passed(crown: int) -> None:
    p = Position(players=4, crown=crown)
    for seat, cards in enumerate((("europe_0", "africa_5"), ("far_east_1", "far_east_2"))):
        p.hand((crown + 2 * seat) % 4, *cards)
    match = end_of_actions(p).action(0)
    match.do("pass")
    assert (match.step, match.actor) == ("discard", crown)
    match.do(match.legal[0])
    assert (match.step, match.actor) == ("discard", (crown + 2) % 4)


def test_no_discard_without_need() -> None:
    p = Position().hand(0, "europe_0")
    assert not discards(p)
    match = play(Position().hand(0, "europe_0", "europe_4").discard(), "discard europe_0")
    assert match.step == "build"
    assert refused(match, "discard europe_4") == "not-now"


# --- round 7 ------------------------------------------------------------------------------


def test_round_7_a_used_slot_may_be_kept() -> None:
    match = Position(round_number=7).hand(0, "europe_0", GOVERNOR).discard()
    assert offered(match) == {"stop", "discard europe_0", f"discard {GOVERNOR}"}
    match.do("stop")
    assert match.is_over
    assert match.scores[0]["slot"] == 0
    assert match.scores[0]["cards"] == 1


def test_round_7_or_emptied_for_its_3_glory_by_any_card() -> None:
    for card in ("europe_0", GOVERNOR):
        match = Position(round_number=7).hand(0, "europe_0", GOVERNOR).discard()
        match.do(f"discard {card}")
        assert match.is_over
        assert match.scores[0]["slot"] == 3


def test_round_7_card_by_card_until_the_slot_is_empty() -> None:
    """Influence 4 lets 3 cards fit; without Caribbean 1 only 2: the slot is still in use."""
    p = Position(round_number=7).holds(0, influence=2)
    match = p.hand(0, "caribbean_1", "europe_0", "africa_5", GOVERNOR).discard()
    match.do("discard caribbean_1")
    assert (match.step, match.actor) == ("discard", 0)
    assert "stop" in match.legal
    match.do("discard europe_0")
    assert match.is_over
    assert match.scores[0]["slot"] == 3


def test_round_7_discarding_on_may_become_a_must() -> None:
    """The only Governor goes, and with it two Influence: what is left no longer fits."""
    governor = "south_america_governor"  # 3 Influence
    p = Position(round_number=7).holds(0, influence=1)
    match = p.hand(0, "europe_0", "africa_5", "caribbean_3", governor).discard()
    assert "stop" in match.legal
    match.do(f"discard {governor}")
    assert "stop" not in match.legal
    assert (match.step, match.actor) == ("discard", 0)


def test_round_7_after_what_must_be_discarded_one_may_stop() -> None:
    match = Position(round_number=7).hand(0, "europe_0", "africa_5", GOVERNOR).discard()
    assert "stop" not in match.legal
    match.do("discard europe_0")
    assert "stop" in match.legal


def test_round_7_with_the_slot_empty_nothing_is_asked() -> None:
    match = play(end_of_actions(Position(round_number=7).hand(0, GOVERNOR)).action(), "pass")
    assert match.is_over
    assert match.scores[0]["slot"] == 3


@pytest.mark.parametrize("number", range(1, 7))
def test_before_round_7_a_used_slot_is_not_asked_about(number: int) -> None:
    assert not discards(Position(round_number=number).hand(0, "europe_0", GOVERNOR))


# --- where they go ------------------------------------------------------------------------


def test_a_slavery_card_is_set_aside_and_costs_1_glory() -> None:
    p = Position().hand(0, "europe_0", "far_east_1", "slavery_0")
    match = play(p.discard(), "discard slavery_0")
    assert mat(match, 0)["set_aside"] == ["slavery_0"]
    assert match.scores[0]["slavery"] == -1
    assert match.view()["pile"] == []
    assert attribute(match, 0, "industry") == 1  # far_east_1 only


@pytest.mark.parametrize("governor", facts.GOVERNORS)
def test_a_governor_leaves_the_game(governor: str) -> None:
    p = Position().hand(0, "europe_0", "far_east_1", "far_east_2", "caribbean_3", governor)
    match = play(p.discard(), f"discard {governor}")
    assert match.view()["removed"] == [governor]
    assert match.view()["pile"] == []
    assert governor not in mat(match, 0)["cards"]


@pytest.mark.parametrize("card", ["europe_0", "far_east_1", "europe_5"])
def test_any_other_card_goes_to_the_pile(card: str) -> None:
    match = play(Position().hand(0, card, "africa_5").discard(), f"discard {card}")
    assert match.view()["pile"] == [card]
    assert card not in match.view()["decks"][facts.CARDS[card]["deck"]]


def test_a_discarded_card_can_be_drawn_from_the_pile_later() -> None:
    p = Position("side_a", 2).hand(0, "europe_0", "africa_5").build(1, "market").harbor(1, 2)
    match = play(p.discard(), "discard europe_0", "build market", "build market", "stop", "stop")
    play(match, "activate market")
    assert "take europe_0" in match.legal


def test_classic_a_discarded_card_goes_back_into_its_deck_in_order_of_value() -> None:
    p = Position("classic").hand(0, "africa_2", "africa_4").gone("africa_1")
    match = play(p.discard(), "discard africa_2")
    assert match.view()["decks"]["africa"] == ["africa_2", "africa_3", "africa_5"]
    p = Position("classic").hand(0, "africa_2", "africa_4").gone("africa_1")
    match = play(p.discard(), "discard africa_4")
    assert match.view()["decks"]["africa"] == ["africa_3", "africa_4", "africa_5"]


def test_classic_into_an_empty_deck_and_above_and_below() -> None:
    p = Position("classic").top("africa_5").gone("africa_5").hand(0, "africa_3", "africa_1")
    match = play(p.discard(), "discard africa_3")
    assert match.view()["decks"]["africa"] == ["africa_3"]
    p = Position("classic").gone("africa_1", "africa_2", "africa_3").hand(0, "africa_5", "europe_0")
    match = play(p.discard(), "discard africa_5")
    assert match.view()["decks"]["africa"] == ["africa_4", "africa_5"]


@pytest.mark.parametrize(
    ("discarded", "drawn"), [("africa_2", "africa_2"), ("africa_4", "africa_3")]
)
def test_classic_the_lowest_card_is_drawn_next(discarded: str, drawn: str) -> None:
    p = Position("classic", 3, crown=2).hand(0, "africa_2", "africa_4", "europe_4")
    p.gone("africa_1").opened("africa", 0).holds(0, influence=2).build(0, "market")
    match = play(p.discard(0), f"discard {discarded}")
    while match.step != "action" or match.actor != 0:
        match.do("build workshop" if match.step == "build" else match.legal[-1])
    play(match, "activate market", "draw africa")
    assert drawn in mat(match, 0)["cards"]
    assert [e.data["card"] for e in match.events if e.kind == "card_drawn"] == [drawn]


def test_classic_slavery_and_governors_do_not_go_back() -> None:
    p = Position("classic").hand(0, "europe_0", "far_east_1", "slavery_0", GOVERNOR)
    match = play(p.discard(), "discard slavery_0", f"discard {GOVERNOR}")
    assert mat(match, 0)["set_aside"] == ["slavery_0"]
    assert "slavery_0" not in match.view()["decks"]["slavery"]
    assert GOVERNOR in match.view()["removed"]


# --- the end of the round -----------------------------------------------------------------


@pytest.mark.parametrize("crown", range(4))
def test_the_crown_goes_one_seat_left_and_the_next_round_begins(crown: int) -> None:
    p = Position(players=4, crown=crown, round_number=3).build(crown, "market").harbor(crown, 1)
    match = play(p.action(), "pass")
    assert match.view()["crown"] == (crown + 1) % 4
    assert match.view()["round"] == 4
    assert (match.step, match.actor) == ("build", (crown + 1) % 4)


def test_after_round_7_the_game_ends_and_the_crown_stays() -> None:
    p = Position(players=4, crown=1, round_number=7).build(1, "market").harbor(1, 1)
    match = play(p.action(), "pass")
    assert match.is_over
    assert match.view()["crown"] == 1
    assert match.view()["round"] == 7
    assert happened(match, "game_ended") == [("game_ended", None)]
    assert match.legal == []


@pytest.mark.parametrize("number", range(1, 7))
def test_no_round_before_the_seventh_ends_the_game(number: int) -> None:
    p = Position(round_number=number).build(0, "market").harbor(0, 1)
    assert not play(p.action(), "pass").is_over
