"""Ship (Rulebook: Ship; Rulings: Editions, and Turn and actions, table and 4)."""

import pytest

from .positions import Position, attribute, disc, happened, mat, offered, play, refused, tokens


def shipping(p: Position, seat: int = 0, discs: int = 6) -> Position:
    return p.build(seat, "shipyard").harbor(seat, discs)


def track(match: object, area: str) -> list[int | None]:
    return [row["disc"] for row in match.view()["areas"][area]["track"]]  # type: ignore[attr-defined]


def test_to_the_free_track_space_farthest_from_the_deck() -> None:
    match = play(
        shipping(Position().ship("india", 2, 1)).action(), "activate shipyard", "ship india"
    )
    assert track(match, "india") == [2, 1, 0, None, None, None, None]
    assert [e.data["place"] for e in match.events if e.kind == "shipped_track"] == [3]


def test_the_token_of_the_space_is_gained_at_once() -> None:
    p = shipping(Position()).token_on_track("india", 1, "influence")
    match = play(p.action(), "activate shipyard", "ship india")
    assert attribute(match, 0, "influence") == 1
    assert tokens(match, 0) == {"influence": 1}
    assert match.view()["areas"]["india"]["track"][0]["token"] is None


def test_it_costs_one_disc_from_the_harbor_and_brings_presence() -> None:
    match = play(shipping(Position()).action(), "activate shipyard", "ship india")
    assert mat(match, 0)["harbor"] == 4
    assert match.view()["areas"]["india"]["presence"] == [1, 0, 0, 0]


def test_every_closed_region_whether_present_or_not() -> None:
    match = play(shipping(Position()).action(), "activate shipyard")
    closed = {f"ship {area}" for area in match.view()["areas"] if area != "europe"}
    fleets = {"ship bay_of_biscay_fleet", "ship baltic_sea_fleet", "ship levantine_sea_fleet"}
    assert offered(match) == closed | fleets


def test_in_europe_only_a_fleet() -> None:
    match = play(shipping(Position()).action(), "activate shipyard")
    assert refused(match, "ship europe") == "no-track"
    assert refused(match, "ship london") == "not-a-fleet"


def test_to_an_unoccupied_fleet_with_its_token() -> None:
    p = shipping(Position()).token_at(baltic_sea_fleet="industry").place(1, "levantine_sea_fleet")
    match = play(p.action(), "activate shipyard")
    assert refused(match, "ship levantine_sea_fleet") == "space-taken"
    match.do("ship baltic_sea_fleet")
    assert disc(match, "baltic_sea_fleet") == 0
    assert attribute(match, 0, "industry") == 1


def test_fleets_of_a_closed_region_are_out_of_reach() -> None:
    match = play(shipping(Position()).action(), "activate shipyard")
    assert refused(match, "ship bay_of_bengal_fleet") == "region-closed"


def test_to_a_fleet_of_an_open_region_without_presence() -> None:
    p = shipping(Position().opened("india", 1)).token_at(bay_of_bengal_fleet="wealth")
    match = play(p.action(), "activate shipyard", "ship bay_of_bengal_fleet")
    assert disc(match, "bay_of_bengal_fleet") == 0
    assert attribute(match, 0, "wealth") == 1


def test_to_the_open_sea_of_an_open_region_any_number_of_discs_no_token() -> None:
    p = Position(players=4).opened("india", 1).sea(0, "india", 2).sea(2, "india")
    match = play(shipping(p).action(), "activate shipyard", "ship india")
    assert match.view()["areas"]["india"]["sea"] == [3, 0, 1, 0]
    assert match.view()["areas"]["india"]["presence"] == [3, 7, 1, 0]
    assert happened(match, "shipped_sea", "track_token_taken", "token_taken") == [
        ("shipped_sea", 0)
    ]


def test_while_the_region_is_closed_there_is_no_open_sea() -> None:
    match = play(shipping(Position()).action(), "activate shipyard", "ship india")
    assert match.view()["areas"]["india"]["sea"] == [0, 0, 0, 0]
    assert track(match, "india")[0] == 0


def test_the_last_free_space_is_still_a_track_space() -> None:
    p = shipping(Position().ship("africa", 1, 1, 2, 2, 3)).token_on_track("africa", 6, "culture")
    match = play(p.action(), "activate shipyard", "ship africa")
    assert track(match, "africa") == [1, 1, 2, 2, 3, 0]
    assert match.view()["areas"]["africa"]["sea"] == [0, 0, 0, 0]
    assert match.view()["areas"]["africa"]["open"]


@pytest.mark.parametrize("chart", ["side_a", "side_b", "classic"])
def test_ship_needs_a_disc_in_the_harbor(chart: str) -> None:
    p = Position(chart).build(0, "cartographer").harbor(0, 2)
    p.build(1, "shipyard").harbor(1, 5)
    match = play(p.action(), "activate cartographer", "ship africa")
    assert match.actor == 1  # no disc for the second half
    p = Position(chart).build(0, "cartographer").harbor(0, 3)
    assert play(p.action(), "activate cartographer", "ship africa").actor == 0


def test_classic_to_an_open_region_beside_the_track_presence_only_any_number() -> None:
    p = Position("classic", 4).opened("india", 1).sea(0, "india", 2)
    match = play(shipping(p).action(), "activate shipyard", "ship india")
    assert match.view()["areas"]["india"]["sea"] == [3, 0, 0, 0]
    assert match.view()["areas"]["india"]["presence"][0] == 3
    assert happened(match, "track_token_taken", "token_taken") == []


def test_classic_has_no_way_to_ship_to_europe() -> None:
    match = play(shipping(Position("classic")).action(), "activate shipyard")
    assert {text.split()[1] for text in match.legal} == set(match.view()["areas"]) - {"europe"}
