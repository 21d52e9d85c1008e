"""Attack (Rulebook: Attack; Rulings: Turn and actions, table and 6)."""

import pytest

from .positions import Position, disc, happened, mat, offered, play, refused, tokens


def attacking(p: Position, seat: int = 0, discs: int = 5) -> Position:
    return p.build(seat, "barracks").harbor(seat, discs)


def test_one_disc_is_the_casualty_and_the_second_takes_the_space() -> None:
    p = attacking(Position().place(1, "london"))
    before = p.action()
    supply = [mat(before, seat)["supply"] for seat in (0, 1)]
    match = play(before, "activate barracks", "attack london")
    assert disc(match, "london") == 0
    assert mat(match, 0)["harbor"] == 5 - 1 - 2
    assert mat(match, 0)["supply"] == supply[0] + 1
    assert mat(match, 1)["supply"] == supply[1] + 1


def test_order_target_own_casualty_defenders_casualty_then_the_links() -> None:
    p = attacking(Position().place(1, "london").place(0, "bay_of_biscay_fleet"))
    p.token_on_link("london-bay_of_biscay_fleet", "culture")
    match = play(p.action(), "activate barracks", "attack london")
    assert happened(match)[:5] == [
        ("attacked", 0),
        ("casualty_returned", 0),
        ("casualty_returned", 1),
        ("link_controlled", 0),
        ("link_token_taken", 0),
    ]
    assert match.events[0].data == {"space": "london", "victim": match.setting.names["seat"][1]}


def test_exactly_two_discs_are_enough_one_is_not() -> None:
    p = attacking(Position().place(1, "london"), discs=3)
    match = play(p.action(), "activate barracks", "attack london")
    assert mat(match, 0)["harbor"] == 0
    p = attacking(Position().place(1, "london").build(0, "market"), discs=2)
    assert refused(p.action(), "activate barracks") == "nothing-possible"


def test_fortress_with_one_disc_left_can_occupy_but_not_attack() -> None:
    p = Position().place(1, "london").build(0, "fortress").harbor(0, 2)
    match = play(p.action(), "activate fortress")
    assert refused(match, "attack london") == "two-discs"
    assert "occupy genoa" in match.legal


def test_any_other_colour_city_or_fleet_never_an_empty_space_or_ones_own() -> None:
    p = attacking(Position(players=4).place(1, "london").place(2, "baltic_sea_fleet"))
    match = play(p.place(0, "cadiz").action(), "activate barracks")
    assert offered(match) == {"attack london", "attack baltic_sea_fleet"}
    assert refused(match, "attack genoa") == "space-empty"
    assert refused(match, "attack cadiz") == "own-disc"


def test_all_are_present_in_europe() -> None:
    match = play(attacking(Position().place(1, "london")).action(), "activate barracks")
    assert "attack london" in match.legal


@pytest.mark.parametrize("where", ["city", "fleet", "track", "sea"])
def test_in_an_open_region_presence_is_needed(where: str) -> None:
    p = attacking(Position().opened("india", 1).place(1, "surat").place(2, "genoa"))
    match = play(p.action(), "activate barracks")
    assert refused(match, "attack surat") == "no-presence"
    p = attacking(Position().opened("india", *([0, 1] if where == "track" else [1])))
    p.place(1, "surat")
    if where == "city":
        p.place(0, "madras")
    if where == "fleet":
        p.place(0, "bay_of_bengal_fleet")
    if where == "sea":
        p.sea(0, "india")
    assert "attack surat" in play(p.action(), "activate barracks").legal


def test_a_closed_region_cannot_be_attacked_in() -> None:
    """No game leads to a disc in the city of a closed region; the rule says it all the same."""
    p = attacking(Position().ship("india", 0).place(1, "surat", "london"))
    match = play(p.action(), "activate barracks")
    assert refused(match, "attack surat") == "region-closed"


def test_discs_on_tracks_and_in_the_open_sea_cannot_be_attacked() -> None:
    p = attacking(Position().opened("india", 0, 1).sea(1, "india").place(1, "london"))
    match = play(p.action(), "activate barracks")
    assert offered(match) == {"attack london"}


def test_the_attacked_space_has_no_token() -> None:
    match = play(
        attacking(Position().place(1, "london")).action(), "activate barracks", "attack london"
    )
    assert tokens(match, 0) == {}
    assert happened(match, "token_taken") == []


def test_a_victim_may_lose_its_presence() -> None:
    """Blue's only disc in India is thrown out; Blue may not occupy there any more."""
    p = attacking(Position("side_b", 4).opened("india", 0).place(1, "surat"))
    p.workers(1, colonial_house=0).harbor(1, 4)
    match = play(p.action(), "activate barracks", "attack surat")
    assert match.view()["areas"]["india"]["presence"] == [8, 0, 0, 0]
    match.do("activate colonial_house")
    assert refused(match, "occupy madras") == "no-presence"


def test_a_passed_player_can_be_attacked() -> None:
    p = attacking(Position().place(1, "london"))
    match = play(p.action(passed=(1,)), "activate barracks", "attack london")
    assert disc(match, "london") == 0


def test_the_defender_loses_the_link() -> None:
    p = attacking(Position().place(1, "cadiz", "genoa"))
    match = p.action()
    assert match.scores[1]["links"] == 1
    play(match, "activate barracks", "attack genoa")
    assert happened(match, "link_lost") == [("link_lost", 1)]
    assert match.scores[1]["links"] == 0
    assert match.scores[1]["cities"] == 1


def test_an_attack_token_costs_two_discs_and_no_activation() -> None:
    p = Position().place(1, "london").holds(0, attack=1).harbor(0, 2)
    match = play(p.action(), "spend attack", "attack london")
    assert disc(match, "london") == 0
    assert mat(match, 0)["harbor"] == 0


def test_classic_attacks_alike() -> None:
    p = attacking(Position("classic").place(1, "london").opened("india", 1).place(1, "surat"))
    match = play(p.action(), "activate barracks")
    assert refused(match, "attack surat") == "no-presence"
    match.do("attack london")
    assert disc(match, "london") == 0
