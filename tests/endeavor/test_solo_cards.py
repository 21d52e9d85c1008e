"""Cards of the Opposition: which it draws, and which it discards."""

from caravelle import Match
from caravelle.games.endeavor.variants.solo.state import MAT

from .positions import match_at, offered
from .solo import GREEN, RED, Solo, rung, told, whys
from .test_solo_rungs import europe_full


def with_discs(s: Solo, **discs: int) -> Solo:
    """Regions that are open, with so many green discs in each, all cities and fleets the player's.

    So green can only draw.
    """
    for area, count in discs.items():
        track = s.chart.regions[area]["track"]
        s.present(area, *[GREEN] * count, *[RED] * (track - count))
        row = s.chart.regions[area]
        s.place(RED, *(r["id"] for r in (*row["cities"], *row.get("fleets", ()))))
    return europe_full(s)


# --- drawing ------------------------------------------------------------------------------


def test_rung_7_in_the_area_where_the_colour_has_most_discs() -> None:
    s = with_discs(Solo(), africa=2, india=3)
    match = s.acts(GREEN)
    assert rung(match) == 7
    assert told(match, "card_drawn") == [(GREEN, "india_1")]


def test_rung_7_where_it_can_draw_at_all() -> None:
    s = with_discs(Solo(), africa=2, india=3)
    s.gone(*(f"india_{value}" for value in range(1, 6)))
    assert told(s.acts(GREEN), "card_drawn") == [(GREEN, "africa_1")]


def test_rung_7_equal_areas_together() -> None:
    s = with_discs(Solo(), africa=2, india=2)
    match = s.acts(GREEN)
    assert told(match, "rung_found") == [(GREEN, 7, 4)]  # Europe and Slavery could be drawn too
    assert told(match, "preferred")[0] == (GREEN, 12, 2)


def test_a_card_needs_as_many_discs_as_its_value() -> None:
    s = with_discs(Solo(), africa=2, india=3).top("india_4")
    assert told(s.acts(GREEN), "card_drawn") == [(GREEN, "africa_1")]


def test_classic_closed_regions_cannot_be_drawn_from() -> None:
    s = europe_full(Solo()).ship("africa", RED, GREEN, GREEN, RED, RED)
    s.top("europe_1").top("slavery_1")
    assert told(s.plays(GREEN, "occupy_or_draw"), "token_wasted") == [(GREEN, "occupy_or_draw")]


def test_sides_a_and_b_closed_regions_can() -> None:
    s = europe_full(Solo("side_b")).ship("africa", RED, GREEN, GREEN, RED, RED)
    s.top("europe_1").top("slavery_1")
    assert told(s.plays(GREEN, "occupy_or_draw"), "card_drawn") == [(GREEN, "africa_1")]


def test_never_from_the_pile() -> None:
    s = europe_full(Solo("side_b")).pile("europe_0", "africa_1").top("europe_1").top("slavery_1")
    s.pile("europe_0")
    assert told(s.plays(GREEN, "occupy_or_draw"), "token_wasted") == [(GREEN, "occupy_or_draw")]


def test_of_several_cards_the_one_with_most_steps() -> None:
    s = with_discs(Solo(), africa=4, india=4).top("africa_4").top("india_2")
    match = s.acts(GREEN)
    steps = {c: sum(s_.values()) for c, s_ in symbols(s, "africa_4", "india_2").items()}
    assert steps["africa_4"] != steps["india_2"]
    assert told(match, "card_drawn") == [(GREEN, max(steps, key=lambda c: steps[c]))]
    assert whys(match) == [12, 3]  # the area, then the card


def symbols(s: Solo, *cards: str) -> dict[str, dict[str, int]]:
    """What cards move the tracks by."""
    table = s._match.tables["card_symbol"][0]
    return {
        card: dict(zip(s.names["attribute"], table[s._number("card", card)].tolist(), strict=True))
        for card in cards
    }


def test_then_most_steps_on_the_track_now_lowest() -> None:
    s = with_discs(Solo(), africa=3, india=3)
    found = symbols(s, "africa_1", "india_1")
    assert sum(found["africa_1"].values()) == sum(found["india_1"].values())
    low = next(a for a in s.names["attribute"] if found["africa_1"][a] > found["india_1"][a])
    s.mat(**{a: 0 if a == low else 9 for a in s.names["attribute"]})
    match = s.acts(GREEN)
    assert told(match, "card_drawn") == [(GREEN, "africa_1")]
    assert whys(match) == [12, 4]


def test_then_the_player_chooses() -> None:
    s = with_discs(Solo(), africa=3, india=3)
    found = symbols(s, "africa_1", "india_1")
    s.mat(industry=5, culture=5, wealth=5, influence=5)
    match = s.acts(GREEN)
    assert sum(found["africa_1"].values()) == sum(found["india_1"].values())
    assert match.step == "opposition_draw"
    assert offered(match, "deal") == {"deal africa", "deal india"}
    match.do("deal india")
    assert match.view()["opposition"]["cards"] == ["india_1"]


def test_classic_steps_count_up_to_15_only() -> None:
    s = with_discs(Solo(), africa=3, india=3)
    found = symbols(s, "africa_1", "india_1")
    full = next(a for a in s.names["attribute"] if found["africa_1"][a] > found["india_1"][a])
    s.mat(**{full: 14 if found["africa_1"][full] > 1 else 15})
    assert told(s.acts(GREEN), "card_drawn") == [(GREEN, "india_1")]


def test_worthless_cards_are_left_out_at_first_and_admitted_at_last() -> None:
    s = with_discs(Solo(), africa=3, india=2).mat(industry=15, culture=15, wealth=15, influence=15)
    s.top("europe_1").top("slavery_1")
    found = symbols(s, "africa_1", "india_1")
    assert any(found["africa_1"].values())
    match = s.acts(GREEN)
    assert told(match, "card_drawn") == [(GREEN, "africa_1")]  # nothing else is left
    assert told(match, "worthless_left", "worthless_taken") == [(GREEN,)]
    useful = next(a for a, n in found["india_1"].items() if n and not found["africa_1"][a])
    s.mat(**{useful: 3})
    assert told(s.acts(GREEN), "card_drawn") == [
        (GREEN, "india_1")
    ]  # although fewer discs lie there


def test_worthless_cards_are_left_out_of_a_tokens_draw_too() -> None:
    """Africa 1 lies where the token was won, but would move tracks at 15 only."""
    s = with_discs(Solo(), africa=3, india=3)
    found = symbols(s, "africa_1", "india_1")
    useful = next(a for a, n in found["india_1"].items() if n and not found["africa_1"][a])
    s.top("europe_1").top("slavery_1")
    s.mat(**({"industry": 15, "culture": 15, "wealth": 15, "influence": 15} | {useful: 3}))
    match = s.plays(GREEN, "occupy_or_draw", "africa")
    assert told(match, "card_drawn") == [(GREEN, "india_1")]
    s.gone(*(f"india_{value}" for value in range(1, 6)))
    match = s.plays(GREEN, "occupy_or_draw", "africa")
    assert told(match, "card_drawn") == [(GREEN, "africa_1")]


def test_worthless_a_card_with_glory_never_is() -> None:
    s = with_discs(Solo(), africa=3, north_america=5).top("north_america_5")
    s.top("europe_1").top("slavery_1")
    match = s.mat(industry=15, culture=15, wealth=15, influence=15).acts(GREEN)
    assert told(match, "card_drawn") == [(GREEN, "north_america_5")]
    assert told(match, "worthless_left", "worthless_taken") == [(GREEN, 1)]  # Africa 1


def test_what_a_colour_draws_goes_to_the_common_mat_abolition_as_usual() -> None:
    cities = ("london", "venice", "tunis", "candia", "lisbon")
    s = europe_full(Solo().place(GREEN, *cities), *cities).top("europe_5").top("slavery_5")
    s.gone("slavery_5").hand(RED, "slavery_1")
    match = s.plays(GREEN, "occupy_or_draw")
    view = match.view()
    assert view["opposition"]["cards"] == ["europe_5"]
    assert view["opposition"]["attributes"]["culture"] == 3
    assert view["abolished"]
    assert view["seats"][RED]["set_aside"] == ["slavery_1"]


# --- the card limit -----------------------------------------------------------------------


def limited(s: Solo, *cards: str, **attributes: int) -> Match:
    """Cards on the common mat, whose tracks stand so; nobody acts, and the player has passed."""
    match = s.hand(MAT, *cards).mat(**attributes).turn()
    state = match.state
    state["had_half"] = 1
    twin = match_at(match, state)
    twin.do("pass")
    return twin


def test_the_opposition_obeys_the_limit_after_the_player() -> None:
    s = Solo().hand(RED, "south_america_2", "south_america_3")
    match = limited(s, "south_america_1", "north_america_1", culture=6, industry=4)
    assert match.step == "discard"
    assert match.view()["opposition"]["cards"] == ["south_america_1", "north_america_1"]
    match.do("discard south_america_2")
    assert match.view()["opposition"]["cards"] == ["north_america_1"]


def test_it_discards_the_card_whose_loss_leaves_it_most_glory() -> None:
    """From 6 to 4 a track loses nothing, from 4 to 2 it loses 2."""
    match = limited(Solo(), "south_america_1", "north_america_1", culture=4, industry=6)
    assert (told(match, "discarded"), whys(match)) == ([(MAT, "north_america_1")], [6])


def test_glory_on_cards_counts() -> None:
    match = limited(Solo(), "north_america_5", "south_america_2", culture=9)
    assert told(match, "discarded") == [(MAT, "south_america_2")]


def test_a_slavery_card_costs_it_a_glory_to_discard() -> None:
    cards = ("slavery_1", "south_america_1", "north_america_1")
    match = limited(Solo(), *cards, culture=6, industry=6, wealth=6)
    assert set(match.legal) == {"shed south_america_1", "shed north_america_1"}


def test_then_what_leaves_most_symbols() -> None:
    """Neither costs Glory: Wealth goes from 18 to 15, which scores the same in classic."""
    match = limited(Solo(), "south_america_1", "north_america_2", culture=6, wealth=18)
    assert (told(match, "discarded"), whys(match)) == ([(MAT, "south_america_1")], [7])


def test_then_the_player_chooses_what_it_discards() -> None:
    match = limited(Solo("side_b"), "south_america_1", "north_america_1", culture=6, industry=6)
    assert match.step == "opposition_discard"
    assert set(match.legal) == {"shed south_america_1", "shed north_america_1"}
    match.do("shed south_america_1")
    assert match.view()["opposition"]["cards"] == ["north_america_1"]
    assert match.view()["pile"] == ["south_america_1"]  # where a player's would go


def test_the_limit_is_looked_at_again_after_each_card() -> None:
    """The first card takes Influence with it: then only one fits."""
    cards = ("caribbean_1", "south_america_1", "north_america_1")
    match = limited(Solo(), *cards, influence=2, culture=11, industry=11)
    assert told(match, "discarded") == [(MAT, "caribbean_1")]
    assert match.step == "opposition_discard"


def test_a_slavery_card_discarded_is_set_aside() -> None:
    cards = ("slavery_0", "slavery_1", "north_america_5")
    match = limited(Solo(), *cards, industry=6, wealth=4)
    assert match.view()["opposition"]["set_aside"] == ["slavery_0"]
    assert match.scores[MAT]["slavery"] == -1


def test_a_governor_it_discards_stays_beside_the_mat_its_glory_kept() -> None:
    s = Solo().present("africa", RED).present("india", RED).present("caribbean", RED)
    governors = ("africa_governor", "india_governor", "caribbean_governor")
    match = limited(s, *governors, influence=1, wealth=6, culture=6)
    while not match.is_over:
        match.do(match.legal[0])
    opposition = match.view()["opposition"]
    assert len(opposition["cards"]) == 2  # one of them in the free slot
    assert len(opposition["governors_aside"]) == 1
    assert match.scores[MAT]["cards"] == 3
    assert match.scores[MAT]["slavery"] == 0


def test_the_free_slot_holds_a_governor_of_the_opposition() -> None:
    s = Solo().present("africa", RED)
    match = limited(s, "africa_governor", "south_america_1", influence=1)
    assert told(match, "discarded", "governor_kept") == []
