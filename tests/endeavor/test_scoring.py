"""Final scoring, A to E (Rulebook: Game End and Final Scoring; Rulings: Cards 7, 8, 9)."""

import pytest

from . import facts
from .positions import Position, mat, new, play


def glory(p: Position, row: str, seat: int = 0) -> int:
    return p.build_phase().scores[seat][row]


# --- A ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", facts.ATTRIBUTES)
@pytest.mark.parametrize(
    ("value", "score"),
    [
        (0, 0), (1, 0), (2, 2), (3, 2), (4, 4), (5, 4), (6, 4), (7, 7), (8, 7), (9, 7),
        (10, 10), (11, 11), (12, 12), (13, 13), (14, 14), (15, 15),
    ],
)  # fmt: skip
def test_a_a_marker_slides_down_to_the_nearest_space_with_glory(
    name: str, value: int, score: int
) -> None:
    assert glory(Position().holds(0, **{name: value}), name) == score
    assert glory(Position("classic").holds(0, **{name: value}), name) == score


@pytest.mark.parametrize("value", [16, 17])
def test_a_beyond_15_the_track_is_extended_and_each_space_has_glory(value: int) -> None:
    p = Position().holds(0, industry=value)
    assert glory(p, "industry") == value
    assert mat(p.build_phase(), 0)["levels"]["industry"] == 5


@pytest.mark.parametrize("value", [16, 17])
def test_a_classic_beyond_15_scores_as_15(value: int) -> None:
    assert glory(Position("classic").holds(0, industry=value), "industry") == 15


@pytest.mark.parametrize("chart", ["side_b", "classic"])
def test_a_coming_back_from_beyond_15_the_true_total_counts(chart: str) -> None:
    """17 from tokens and cards, less the 2 of the card lost, is 15, then 13; not 13, then 11."""
    p = Position(chart).holds(0, industry=13).hand(0, "north_america_1", "far_east_2", "europe_4")
    match = p.discard()
    assert mat(match, 0)["attributes"]["industry"] == 17
    match.do("discard north_america_1")
    assert mat(match, 0)["attributes"]["industry"] == 15
    assert match.scores[0]["industry"] == 15
    match.do("discard far_east_2")
    assert match.scores[0]["industry"] == 13


# --- B ------------------------------------------------------------------------------------


def test_b_cities_as_charted_some_are_worth_2() -> None:
    assert glory(Position().place(0, "london", "lima", "york_factory"), "cities") == 5


def test_b_fleets_are_worth_nothing_but_are_ends_of_links() -> None:
    p = Position().place(0, "baltic_sea_fleet", "saint_petersburg", "copenhagen")
    row = p.build_phase().scores[0]
    assert (row["cities"], row["links"]) == (2, 2)


def test_b_links_round_and_square_with_both_ends_of_one_colour() -> None:
    p = Position().place(0, "cadiz", "genoa", "london", "bay_of_biscay_fleet")
    assert glory(p, "links") == 2
    p = Position().place(0, "cadiz", "london").place(1, "genoa", "bay_of_biscay_fleet")
    assert glory(p, "links") == 0


def test_b_a_link_counts_whether_its_token_was_claimed_by_this_player_or_not() -> None:
    p = Position().place(0, "london", "bay_of_biscay_fleet")
    p.token_on_link("london-bay_of_biscay_fleet", None)
    assert glory(p, "links") == 1


def test_b_discs_on_tracks_and_in_the_open_sea_score_nothing() -> None:
    p = Position().opened("india", 0).sea(0, "india", 2)
    row = p.build_phase().scores[0]
    assert (row["cities"], row["links"]) == (0, 0)


# --- C ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tiles", "score"),
    [
        (("university",), 3),
        (("university", "university"), 6),
        (("admiralty",), 3),
        (("observatory",), 5),
        (("market", "docks", "exchange"), 0),
    ],
)
def test_c_glory_on_buildings(tiles: tuple[str, ...], score: int) -> None:
    assert glory(Position().build(0, *tiles), "buildings") == score


@pytest.mark.parametrize(
    ("tiles", "score"),
    [
        ((), 1),
        (("market",), 2),
        (("market", "market"), 3),
        (("guild_hall",), 2),
        (("trade_office",), 3),
        (("trade_office", "guild_hall", "market", "university"), 5 + 3),
        (("docks", "shipyard", "workshop"), 1),
    ],
)
def test_c_city_hall_counts_draw_symbols_its_own_included(
    tiles: tuple[str, ...], score: int
) -> None:
    assert glory(Position().build(0, "city_hall", *tiles), "buildings") == score


def test_c_city_hall_counts_only_its_owners_buildings_and_tokens_are_none() -> None:
    p = Position().build(0, "city_hall").build(1, "market").holds(0, ship_or_draw=2)
    assert glory(p, "buildings") == 1
    assert glory(p, "buildings", 1) == 0


def test_c_cards_and_governors_held_with_glory() -> None:
    p = Position().hand(0, "europe_4", "north_america_5", "africa_governor", "africa_1")
    assert glory(p, "cards") == 5 + 6 + 1


def test_c_cards_discarded_or_set_aside_have_no_glory() -> None:
    p = Position().pile("europe_4").aside(0, "slavery_5").gone("africa_governor")
    assert glory(p, "cards") == 0


def test_c_an_empty_governor_slot_is_worth_3() -> None:
    assert glory(Position(), "slot") == 3
    assert glory(Position("classic"), "slot") == 3
    assert glory(Position().hand(0, "far_east_governor"), "slot") == 3  # in a normal slot
    assert glory(Position().hand(0, "europe_0", "far_east_governor"), "slot") == 0


# --- D and E ------------------------------------------------------------------------------


@pytest.mark.parametrize(("discs", "score"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6)])
def test_d_one_glory_for_every_three_discs_in_the_harbor(discs: int, score: int) -> None:
    assert glory(Position().harbor(0, discs), "harbor") == score


def test_e_one_glory_less_for_every_slavery_card_set_aside() -> None:
    p = Position().aside(0, "slavery_0", "slavery_3").hand(1, "slavery_1")
    assert glory(p, "slavery") == -2
    assert glory(p, "slavery", 1) == 0


def test_workers_and_blue_tokens_score_nothing() -> None:
    p = Position().build(0, "market", "docks")
    before = p.build_phase().scores[0]
    after = p.workers(0, market=1, docks=1).holds(0, attack=2, payment=1).build_phase().scores[0]
    assert after == before


def test_a_kept_casualty_scores_by_its_track() -> None:
    assert glory(Position().build(0, "memorial").memorial(0, influence=2), "influence") == 2


def test_total_is_the_sum_of_all_rows() -> None:
    p = Position().place(0, "london").harbor(0, 4).aside(0, "slavery_0").hand(0, "europe_4")
    row = p.build(0, "university").holds(0, wealth=4).build_phase().scores[0]
    total = row.pop("total")
    assert total == sum(row.values())
    assert total == 1 + 1 - 1 + 5 + 3 + 4 + 3


# --- the winner ---------------------------------------------------------------------------


def last_round(p: Position) -> Position:
    return p.build(0, "market").harbor(0, 1)


def test_the_highest_score_wins() -> None:
    p = last_round(Position("side_a", 3, round_number=7).build(2, "university"))
    match = play(p.action(), "pass")
    assert match.winners == (2,)


def test_ties_share_the_victory() -> None:
    p = Position("side_b", 4, round_number=7).build(2, "university").build(3, "university")
    match = play(last_round(p).action(), "pass")
    assert match.winners == (2, 3)


def test_nobody_has_won_before_the_end() -> None:
    assert new("side_b").winners == ()
    assert Position().build_phase().winners == ()


# --- during the game ----------------------------------------------------------------------


def test_a_score_during_the_game_counts_as_if_it_ended_now_without_discarding() -> None:
    """Three cards on limit 1: all their Glory counts, the slot is not empty."""
    p = Position(round_number=2).hand(0, "europe_4", "north_america_5", "south_america_5")
    row = p.build_phase().scores[0]
    assert (row["cards"], row["slot"]) == (5 + 6 + 3, 0)


@pytest.mark.parametrize(("cards", "slot"), [(1, 3), (2, 0)])
def test_during_the_game_the_slot_is_empty_if_the_cards_fit_without_it(
    cards: int, slot: int
) -> None:
    assert glory(Position().hand(0, *("europe_4", "north_america_5")[:cards]), "slot") == slot


def test_during_the_game_a_slavery_card_is_exempt_for_the_slot_too() -> None:
    assert glory(Position().hand(0, "europe_4", "slavery_0"), "slot") == 3
