"""Occupy (Rulebook: Occupy; Rulings: Turn and actions, table and 3)."""

import pytest

from .positions import Position, attribute, disc, mat, offered, play, refused, tokens


def occupying(p: Position, seat: int = 0, discs: int = 5) -> Position:
    """The start building is the Colonial House; its disc has been paid."""
    return p.workers(seat, colonial_house=0).harbor(seat, discs)


def test_an_unoccupied_city_and_its_token() -> None:
    p = occupying(Position()).token_at(genoa="wealth")
    match = play(p.action(), "activate colonial_house", "occupy genoa")
    assert disc(match, "genoa") == 0
    assert attribute(match, 0, "wealth") == 1
    assert tokens(match, 0) == {"wealth": 1}
    assert match.view()["spaces"]["genoa"]["token"] is None
    assert mat(match, 0)["harbor"] == 3


def test_all_are_present_in_europe_even_without_discs_there() -> None:
    match = play(occupying(Position()).action(), "activate colonial_house")
    cities = {f"occupy {c['id']}" for c in Position().chart.regions["europe"]["cities"]}
    assert offered(match) == cities


@pytest.mark.parametrize("where", ["city", "fleet", "track", "sea"])
def test_presence_by_a_disc_in_a_city_a_fleet_the_track_or_the_open_sea(where: str) -> None:
    p = occupying(Position().opened("india", *([0, 1] if where == "track" else [1])))
    if where == "city":
        p.place(0, "madras")
    if where == "fleet":
        p.place(0, "bay_of_bengal_fleet")
    if where == "sea":
        p.sea(0, "india")
    match = play(p.action(), "activate colonial_house", "occupy surat")
    assert disc(match, "surat") == 0


def test_without_presence_a_region_cannot_be_occupied() -> None:
    p = occupying(Position().opened("india", 1).opened("africa", 0, 1))
    match = play(p.action(), "activate colonial_house")
    assert refused(match, "occupy surat") == "no-presence"
    assert "occupy elmina" in match.legal


def test_a_closed_region_cannot_be_occupied() -> None:
    p = occupying(Position().ship("india", *[0] * 6))
    match = play(p.action(), "activate colonial_house")
    assert refused(match, "occupy surat") == "region-closed"


@pytest.mark.parametrize("holder", [0, 1])
def test_an_occupied_city_cannot_be_occupied(holder: int) -> None:
    match = play(occupying(Position().place(holder, "genoa")).action(), "activate colonial_house")
    assert refused(match, "occupy genoa") == "space-taken"


def test_a_fleet_is_not_occupied() -> None:
    match = play(occupying(Position()).action(), "activate colonial_house")
    assert refused(match, "occupy baltic_sea_fleet") == "not-a-city"


def test_classic_beside_the_track_is_presence() -> None:
    p = occupying(Position("classic").opened("india", 1).sea(0, "india"))
    match = play(p.action(), "activate colonial_house", "occupy calicut")
    assert disc(match, "calicut") == 0
