"""Set-up (Rulebook: Setup; Rulings: Editions, and Set-up and rounds 1)."""

import pytest

from caravelle.core.errors import OptionError
from caravelle.core.rng import below, first_words, stepped
from caravelle.games import title

from . import facts
from .positions import mat, new, offered, play, refused

CHARTS = ("side_a", "side_b", "classic")
COUNTS = {"side_a": (2, 3, 4), "side_b": (4, 5), "classic": (3, 4, 5)}


@pytest.mark.parametrize("chart", CHARTS)
def test_every_circular_space_gets_one_of_the_95_tokens_and_square_links_none(chart: str) -> None:
    view = new(chart).view()
    dealt = [row["token"] for row in view["spaces"].values()]
    dealt += [row["token"] for area in view["areas"].values() for row in area["track"]]
    for name, link in facts.chart(chart).links.items():
        token = view["links"][name]["token"]
        assert (token is None) == (link["kind"] == "square")
        dealt += [] if token is None else [token]
    assert len(dealt) == 95
    assert {kind: dealt.count(kind) for kind in facts.TOKENS} == {
        kind: row["copies"] for kind, row in facts.TOKENS.items()
    }


@pytest.mark.parametrize("chart", CHARTS)
def test_decks_are_in_order_of_value_the_lowest_on_top(chart: str) -> None:
    for deck, cards in new(chart).view()["decks"].items():
        lowest = 0 if deck in ("europe", "slavery") else 1
        assert cards == [f"{deck}_{value}" for value in range(lowest, 6)]


@pytest.mark.parametrize("chart", CHARTS)
def test_each_region_has_its_governor_waiting_and_begins_closed(chart: str) -> None:
    for area, row in new(chart).view()["areas"].items():
        assert row["governor"] == (None if area == "europe" else f"{area}_governor")
        assert row["open"] == (area == "europe")


@pytest.mark.parametrize("chart", ["side_a", "side_b"])
def test_tray_has_all_tiles_of_levels_1_to_4_and_three_of_seven_of_level_5(chart: str) -> None:
    drawn = set()
    for seed in range(40):
        tray = new(chart, seed=seed).view()["tray"]
        fifth = {tile for tile in tray if facts.BUILDINGS[tile]["level"] == 5}
        assert len(fifth) == 7
        assert sorted(tray[tile] for tile in fifth) == [0, 0, 0, 0, 1, 1, 1]
        drawn |= {tile for tile in fifth if tray[tile]}
        for tile in set(tray) - fifth:
            assert tray[tile] == facts.BUILDINGS[tile]["copies"]["age_of_sail"]
    assert len(drawn) == 7


def test_classic_tray_has_all_three_types_of_level_5() -> None:
    tray = new("classic").view()["tray"]
    fifth = {tile: n for tile, n in tray.items() if facts.BUILDINGS[tile]["level"] == 5}
    assert fifth == {"exchange": 1, "museum": 1, "parliament": 1}
    assert all(n == facts.BUILDINGS[tile]["copies"]["classic"] for tile, n in tray.items())


@pytest.mark.parametrize("chart", ["side_a", "side_b"])
def test_35_discs_one_of_them_on_the_start_building(chart: str) -> None:
    match = new(chart)
    assert all(row["supply"] == 35 and row["harbor"] == 0 for row in match.view()["seats"])
    for _ in match.seats:
        match.do("start merchant_dock")
    for seat in range(len(match.seats)):
        assert mat(match, seat)["supply"] == 34
        assert mat(match, seat)["buildings"] == [{"building": "merchant_dock", "worker": True}]


def test_classic_30_discs_and_the_colonial_house_without_a_choice_and_without_a_disc() -> None:
    match = new("classic")
    assert match.step == "build"
    for row in match.view()["seats"]:
        assert row["supply"] == 30
        assert row["buildings"] == [{"building": "colonial_house", "worker": False}]
    assert refused(match, "start merchant_dock")


def test_markers_begin_at_0_and_only_the_merchant_dock_gives_1_wealth() -> None:
    match = new("side_a", 2)
    assert all(set(row["attributes"].values()) == {0} for row in match.view()["seats"])
    first = match.actor
    assert first is not None
    play(match, "start merchant_dock", "start colonial_house")
    assert mat(match, first)["attributes"]["wealth"] == 1
    assert sum(mat(match, first)["attributes"].values()) == 1
    assert sum(mat(match, 1 - first)["attributes"].values()) == 0


@pytest.mark.parametrize("seed", range(6))
def test_start_tiles_are_chosen_last_and_in_turn_order_from_the_crown(seed: int) -> None:
    match = new("side_b", 5, seed)
    crown = match.view()["crown"]
    before = match.view()
    for turn in range(5):
        assert match.actor == (crown + turn) % 5
        assert offered(match) == {"start colonial_house", "start merchant_dock"}
        match.do("start colonial_house")
    after = match.view()
    assert match.step == "build"
    assert match.actor == crown
    for part in ("spaces", "links", "areas", "tray", "decks", "crown"):
        assert after[part] == before[part]


@pytest.mark.parametrize("chart", CHARTS)
def test_the_crown_begins_at_any_seat(chart: str) -> None:
    crowns = {new(chart, seed=seed).view()["crown"] for seed in range(60)}
    assert crowns == set(range(len(new(chart).seats)))


def draw(seed: int, number: int, count: int) -> int:
    """What the game's generator draws as its first, second, ... number below `count`."""
    word = first_words([seed])[0]
    for _ in range(number):
        word = stepped(word)
    return int(below(word, count))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("chart", "players"), [("side_a", 3), ("side_b", 5), ("classic", 4)])
def test_draws_from_the_seed_tokens_then_level_5_tiles_then_crown(
    chart: str, players: int, seed: int
) -> None:
    """Draws 1 to 95 are the tokens, 96 to 102 say of each level-5 type whether it stays."""
    view = new(chart, players, seed).view()
    pieces = [kind for kind, row in facts.TOKENS.items() for _ in range(row["copies"])]
    assert next(iter(view["spaces"].values()))["token"] == pieces[draw(seed, 1, 95)]
    tiles = 0
    if chart != "classic":
        fifth = [tile for tile, row in facts.BUILDINGS.items() if row["level"] == 5]
        tiles, wanted = len(fifth), 3
        for place, tile in enumerate(fifth):
            stays = draw(seed, 96 + place, tiles - place) < wanted
            assert view["tray"][tile] == stays
            wanted -= stays
    assert view["crown"] == draw(seed, 96 + tiles, players)


def test_same_seed_same_set_up_another_seed_another() -> None:
    assert new("side_b", seed=5).view() == new("side_b", seed=5).view()
    assert new("side_b", seed=5).view()["spaces"] != new("side_b", seed=6).view()["spaces"]


@pytest.mark.parametrize("chart", CHARTS)
@pytest.mark.parametrize("players", range(1, 6))
def test_a_chart_is_for_its_numbers_of_players_only(chart: str, players: int) -> None:
    if players in COUNTS[chart]:
        assert len(new(chart, players).seats) == players
    else:
        with pytest.raises(OptionError):
            new(chart, players)


@pytest.mark.parametrize(
    ("players", "chart"), [(2, "side_a"), (3, "side_a"), (4, "side_b"), (5, "side_b")]
)
def test_age_of_sail_is_the_default_on_the_side_for_that_many_players(
    players: int, chart: str
) -> None:
    game = title("endeavor")
    options = game.prepare(game.options(players=players)).options.model_dump()
    assert options == {"players": players, "chart": chart, "edition": "age_of_sail"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_classic_has_its_own_board(players: int) -> None:
    game = title("endeavor")
    options = game.prepare(game.options(players=players, edition="classic")).options.model_dump()
    assert options == {"players": players, "chart": "classic", "edition": "classic"}


def test_an_edition_is_not_played_on_the_chart_of_the_other() -> None:
    game = title("endeavor")
    for chart, edition in (("side_a", "classic"), ("classic", "age_of_sail")):
        with pytest.raises(OptionError):
            game.prepare(game.options(players=3, chart=chart, edition=edition))
