"""The Memorial (Rulebook: Memorial; Rulings: Turn and actions 6 and 7, Set-up and rounds 6)."""

import pytest

from .positions import Position, attribute, disc, happened, mat, offered, play, refused, tokens

CHOICES = {f"casualty {name}" for name in ("industry", "culture", "wealth", "influence", "supply")}


def fight(*memorials: int) -> Position:
    """Red has a Barracks, Blue is in London."""
    p = Position(players=4).place(1, "london").build(0, "barracks").harbor(0, 6)
    for seat in memorials:
        p.build(seat, "memorial")
    return p


def test_without_a_memorial_nobody_is_asked() -> None:
    match = play(fight(2).action(), "activate barracks", "attack london")
    assert match.step != "casualty"
    assert disc(match, "london") == 0


@pytest.mark.parametrize("name", ["industry", "culture", "wealth", "influence"])
def test_the_attackers_casualty_may_go_under_an_attribute_track(name: str) -> None:
    match = play(fight(0).action(), "activate barracks", "attack london")
    assert (match.step, match.actor) == ("casualty", 0)
    assert offered(match) == CHOICES
    supply, symbols = mat(match, 0)["supply"], attribute(match, 0, name)
    match.do(f"casualty {name}")
    assert attribute(match, 0, name) == symbols + 1
    assert mat(match, 0)["memorial"] == {name: 1}
    assert mat(match, 0)["supply"] == supply
    assert mat(match, 0)["harbor"] == 3
    assert disc(match, "london") == 0


def test_or_to_the_supply() -> None:
    match = play(fight(0).action(), "activate barracks", "attack london")
    supply = mat(match, 0)["supply"]
    match.do("casualty supply")
    assert mat(match, 0)["supply"] == supply + 1
    assert mat(match, 0)["memorial"] == {}


def test_the_defender_decides_inside_the_attackers_turn_before_the_attackers_disc_lands() -> None:
    match = play(fight(1).action(), "activate barracks", "attack london")
    assert (match.step, match.actor) == ("casualty", 1)
    assert disc(match, "london") is None
    assert mat(match, 0)["harbor"] == 4
    supply, symbols = mat(match, 1)["supply"], attribute(match, 1, "influence")
    match.do("casualty influence")
    assert disc(match, "london") == 0
    assert mat(match, 0)["harbor"] == 3
    assert attribute(match, 1, "influence") == symbols + 1
    assert mat(match, 1)["supply"] == supply


def test_both_in_one_attack_the_attacker_first() -> None:
    """One Memorial exists; two are held here so that both decisions come in one attack."""
    match = play(fight(0, 1).action(), "activate barracks", "attack london")
    assert match.actor == 0
    assert disc(match, "london") == 1
    match.do("casualty wealth")
    assert match.actor == 1
    assert disc(match, "london") is None
    match.do("casualty supply")
    assert disc(match, "london") == 0
    assert attribute(match, 0, "wealth") == 1
    assert happened(match)[0] == ("casualty_returned", 1)


def test_the_attackers_turn_goes_on_after_the_answer() -> None:
    """Blue answers, then it is Yellow's turn and not Blue's again."""
    p = fight(1)
    for seat in (1, 2):
        p.build(seat, "shipyard").harbor(seat, 5)
    match = play(p.action(), "activate barracks", "attack london", "casualty culture")
    assert (match.step, match.actor) == ("action", 1)
    play(match, "activate shipyard", "ship africa")
    assert match.actor == 2


def test_it_needs_no_worker_and_a_worker_does_not_matter() -> None:
    for worker in (0, 1):
        p = fight(1).workers(1, memorial=worker)
        assert play(p.action(), "activate barracks", "attack london").step == "casualty"


def test_a_passed_player_still_answers_and_is_not_asked_for_a_turn() -> None:
    p = fight(1).build(1, "shipyard").harbor(1, 5)
    match = play(p.action(passed=(1,)), "activate barracks", "attack london")
    assert (match.step, match.actor) == ("casualty", 1)
    match.do("casualty industry")
    assert match.step != "action" or match.actor != 1
    assert attribute(match, 1, "industry") == 1


def test_nothing_else_is_possible_while_a_casualty_waits() -> None:
    match = play(fight(1).action(), "activate barracks", "attack london")
    for decision in ("stop", "pass", "attack london", "discard africa_1"):
        assert refused(match, decision) == "not-now"


def test_each_casualty_is_decided_anew_and_they_add_up() -> None:
    p = fight(0).place(1, "genoa").build(0, "barracks")
    match = play(p.action(), "activate barracks", "attack london", "casualty wealth")
    play(match, "activate barracks", "attack genoa", "casualty wealth")
    assert mat(match, 0)["memorial"] == {"wealth": 2}
    assert attribute(match, 0, "wealth") == 2


def test_memorials_own_attack_sets_off_its_power() -> None:
    p = Position(players=4).place(1, "london").build(0, "memorial").harbor(0, 3)
    match = play(p.action(), "activate memorial", "attack london", "casualty wealth")
    assert attribute(match, 0, "wealth") == 1
    assert mat(match, 0)["harbor"] == 0


def test_a_kept_casualty_is_a_token_and_never_a_disc_again() -> None:
    """It counts for levels, not for the supply: Growth and the harbor know nothing of it."""
    p = fight(1).memorial(1, culture=2)
    match = p.action()
    row = mat(match, 1)
    workers = sum(b["worker"] for b in row["buildings"])
    assert row["levels"]["culture"] == 3
    assert row["supply"] + row["harbor"] + workers + 1 == 35 - 2  # 1 in London
    assert tokens(match, 1) == {}


def test_the_answer_leaves_the_rest_of_the_turn_to_the_attacker() -> None:
    """No printed tile has Attack and "+": the Docks of this match are made to (Ship + Attack)."""
    match = fight(1).build(0, "docks").action()
    docks = match.setting.names["building"].index("docks")
    match.tables["tile_action"][0, docks] = [1, 0, 1, 0, 0]
    play(match, "activate docks", "attack london", "casualty wealth")
    assert (match.step, match.actor) == ("turn", 0)
    assert "ship africa" in match.legal


def test_links_come_after_the_answer() -> None:
    p = fight(1).place(0, "bay_of_biscay_fleet")
    p.token_on_link("london-bay_of_biscay_fleet", "culture")
    match = play(p.action(), "activate barracks", "attack london")
    assert happened(match, "link_token_taken") == []
    match.do("casualty supply")
    assert happened(match, "casualty_returned", "link_token_taken") == [
        ("casualty_returned", 1),
        ("link_token_taken", 0),
    ]
