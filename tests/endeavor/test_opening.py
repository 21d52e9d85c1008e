"""Opening a region and its Governor (Rulebook: Opening a Region; Rulings: Turn and actions 8)."""

import pytest

from .positions import Position, attribute, happened, mat, offered, play, refused


def last_space(p: Position, seat: int = 0) -> Position:
    return p.build(seat, "shipyard").harbor(seat, 5)


@pytest.mark.parametrize(
    ("track", "winner"),
    [
        ((1, 1, 1, 2, 0), 1),  # the most discs
        ((1, 1, 2, 2, 3), 2),  # tied on two: nearest the deck
        ((2, 2, 1, 1, 3), 1),
        ((1, 2, 3, 0, 1), 0),  # Red's second disc is the last one
        ((1, 0, 2, 3, 1), 0),
        ((0, 0, 0, 1, 2), 0),
        ((1, 2, 1, 2, 3), 2),
        ((3, 1, 1, 3, 2), 3),
    ],
)
def test_governor_to_the_most_discs_of_tied_to_the_disc_nearest_the_deck(
    track: tuple[int, ...], winner: int
) -> None:
    """Red takes the sixth and last space of the African track."""
    match = last_space(Position(players=4).ship("africa", *track)).action()
    play(match, "activate shipyard", "ship africa")
    assert happened(match, "governor_won") == [("governor_won", winner)]
    assert mat(match, winner)["cards"] == ["africa_governor"]
    assert attribute(match, winner, "wealth") >= 2
    assert match.view()["areas"]["africa"]["governor"] is None


def test_all_single_discs_the_one_who_opens_has_the_disc_nearest_the_deck() -> None:
    p = Position("side_b", 5).ship("africa", 1, 2, 3, 4, 4)
    match = play(last_space(p).action(), "activate shipyard", "ship africa")
    assert happened(match, "governor_won") == [("governor_won", 4)]
    p = Position("side_a", 4).ship("africa", 1, 2, 3, 1)
    match = play(last_space(p).action(), "activate shipyard", "ship africa")
    assert happened(match, "governor_won") == [("governor_won", 1)]


def test_region_opens_with_its_last_track_space_only() -> None:
    p = Position(players=4).ship("africa", 1, 1, 2, 2).build(0, "cartographer").harbor(0, 5)
    match = play(p.action(), "activate cartographer", "ship africa")
    assert happened(match, "region_opened") == []
    assert not match.view()["areas"]["africa"]["open"]
    match.do("ship africa")
    assert [e.data for e in match.events if e.kind == "region_opened"] == [{"area": "africa"}]
    assert match.view()["areas"]["africa"]["open"]


def test_the_governor_is_awarded_at_once_after_the_token_of_the_space() -> None:
    p = last_space(Position(players=4).ship("africa", *[1] * 5))
    match = play(
        p.token_on_track("africa", 6, "culture").action(), "activate shipyard", "ship africa"
    )
    kinds = ("shipped_track", "track_token_taken", "region_opened", "governor_won")
    assert happened(match, *kinds) == [
        ("shipped_track", 0),
        ("track_token_taken", 0),
        ("region_opened", None),
        ("governor_won", 1),
    ]


def test_the_governor_is_awarded_once_only() -> None:
    p = last_space(Position(players=4).opened("africa", 0, 1))
    match = play(p.action(), "activate shipyard", "ship africa")
    assert happened(match, "governor_won", "region_opened") == []
    assert mat(match, 0)["cards"] == []


def test_the_only_way_to_a_governor_is_opening() -> None:
    p = Position(players=4).ship("africa", *[0] * 5).build(0, "market").harbor(0, 5)
    match = play(p.gone("africa_1", "africa_2", "africa_3").action(), "activate market")
    assert "draw africa" in offered(match)
    match.do("draw africa")
    assert mat(match, 0)["cards"] == ["africa_4"]


def test_a_governor_beyond_the_slots_waits_beside_the_mat_and_counts() -> None:
    full = ("europe_1", "europe_2", "europe_3", "india_1", "india_governor", "far_east_governor")
    p = last_space(Position(players=4).ship("africa", *[1] * 5)).hand(1, *full)
    before = attribute(p.action(), 1, "wealth")
    match = play(p.action(), "activate shipyard", "ship africa")
    assert len(mat(match, 1)["cards"]) == 7
    assert attribute(match, 1, "wealth") == before + 2


def test_occupy_attack_and_fleets_are_possible_once_the_region_is_open() -> None:
    p = Position(players=4).ship("africa", 1, 1, 2, 2, 3).build(0, "docks").harbor(0, 6)
    match = play(p.action(), "activate docks")
    assert refused(match, "occupy elmina") == "region-closed"
    match.do("ship africa")
    assert {"occupy saint_louis", "occupy elmina", "occupy luanda", "occupy mozambique"} <= set(
        match.legal
    )


def test_classic_regions_open_alike() -> None:
    p = last_space(Position("classic", 4).ship("africa", 1, 1, 2, 2, 3))
    match = play(p.action(), "activate shipyard", "ship africa")
    assert happened(match, "governor_won") == [("governor_won", 2)]
    assert mat(match, 2)["cards"] == ["africa_governor"]
