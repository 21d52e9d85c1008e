"""The set-up of solo: building board, ladder, tokens, tracks, Europe, for many seeds."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from caravelle import Match, OptionError
from caravelle.games.endeavor.content import chart_path, load
from caravelle.games.endeavor.variants.solo.state import COLOURS, MAT

from .positions import new
from .solo import told

CHARTS = ("classic", "side_a", "side_b")
SEEDS = range(60)
ATTRIBUTES = ("industry", "culture", "wealth", "influence")
OPPOSITION = range(MAT, MAT + COLOURS)

each_chart = pytest.mark.parametrize("chart", CHARTS)


def solo(chart: str, seed: int) -> Match:
    return new(chart, 1, seed, variant="solo")


def settled(match: Match) -> Match:
    """Set up: what the player may choose there is chosen, but for the start building."""
    while match.step.startswith("opposition"):
        match.do(match.legal[-1])
    return match


def europe(match: Match) -> dict[str, Any]:
    """The cities of Europe."""
    content = load(match.options.chart)
    cities = next(r.cities for r in content.chart.regions if r.id == "europe")
    return {city.id: match.view()["spaces"][city.id] for city in cities}


def tracks(match: Match, place: int) -> list[int]:
    """Whose discs lie on this space of each track, the first being 0."""
    areas = list(match.view()["areas"].values())[1:]
    return [area["track"][place]["disc"] for area in areas]


@each_chart
def test_a_the_board_has_a_row_per_level_its_types_in_random_order(chart: str) -> None:
    content, orders = load(chart), set()
    for seed in SEEDS:
        view = solo(chart, seed).view()
        tray = {tile for tile, count in view["tray"].items() if count}
        for row in view["building_board"]["rows"]:
            types = {b.id for b in content.buildings if b.level == row["level"]} & tray
            assert set(row["columns"]) == types
            assert len(types) == 3
            for tile, count in row["reserve"].items():
                assert count == view["tray"][tile] - 1
        orders.add(tuple(view["building_board"]["rows"][0]["columns"]))
        assert view["building_board"]["selector"] == {"level": 1, "column": 1}
    assert len(orders) == 6


@each_chart
def test_b_the_ladder_has_two_discs_of_each_colour_shuffled(chart: str) -> None:
    first = Counter[int]()
    for seed in SEEDS:
        discs = solo(chart, seed).view()["ladder"]["discs"]
        assert Counter(discs) == dict.fromkeys(OPPOSITION, 2)
        first[discs[0]] += 1
    assert set(first) == set(OPPOSITION)


@each_chart
def test_c_every_kind_of_token_lies_in_a_city_of_europe(chart: str) -> None:
    """Each attribute was there, for a colour has taken it; blue was, for a city lost it."""
    for seed in SEEDS:
        match = settled(solo(chart, seed))
        cities = europe(match)
        assert sum(city["disc"] is not None for city in cities.values()) == len(ATTRIBUTES)
        assert sum(city["token"] is None and city["disc"] is None for city in cities.values()) == 1


def test_c_what_lacks_is_swapped_in_from_elsewhere() -> None:
    """Only then; and no token appears or vanishes."""
    swapped = 0
    for seed in SEEDS:
        alone, other = new("side_a", 2, seed), solo("side_a", seed)
        before, after = europe(alone), europe(other)
        kinds = {blue(city["token"]) for city in before.values()}
        changed = [c for c in before if after[c]["token"] not in (None, before[c]["token"])]
        assert bool(changed) <= (len(kinds) < 5)
        swapped += len(kinds) < 5
    assert swapped > 5


def blue(token: str) -> str:
    """The kind of a token, all blue ones being one."""
    return token if token in ATTRIBUTES else "blue"


def test_c_is_done_in_solo_only() -> None:
    kinds = [{blue(c["token"]) for c in europe(new("side_a", 2, s)).values()} for s in SEEDS]
    assert any(len(found) < 5 for found in kinds)


@each_chart
def test_d_each_track_has_two_discs_three_of_each_colour(chart: str) -> None:
    for seed in SEEDS:
        match = solo(chart, seed)
        first, second = tracks(match, 0), tracks(match, 1)
        assert Counter(first + second) == dict.fromkeys(OPPOSITION, 3)
        assert all(disc is None for disc in tracks(match, 2))


@each_chart
def test_d_every_colour_is_first_somewhere(chart: str) -> None:
    for seed in range(300):
        assert set(tracks(solo(chart, seed), 0)) == set(OPPOSITION)


@each_chart
def test_e_the_opposition_takes_their_tokens_blue_ones_leave_the_game(chart: str) -> None:
    for seed in SEEDS:
        match = settled(solo(chart, seed))
        mat, box = match.view()["opposition"], match.state["box"][0]
        held = sum(mat["tokens"].values())
        assert mat["attributes"] == {a: mat["tokens"].get(a, 0) for a in ATTRIBUTES}
        lost = int(box.sum())
        assert held + lost == 12 + len(ATTRIBUTES) + 1
        assert int(box[: len(ATTRIBUTES)].sum()) == 0


@pytest.mark.parametrize("difficulty", ["easier", "normal", "harder"])
def test_e_in_harder_play_too(difficulty: str) -> None:
    for seed in range(20):
        match = new("classic", 1, seed, variant="solo", difficulty=difficulty)
        assert told(match, "token_at_once") == []


@each_chart
def test_f_each_colour_has_a_city_with_one_of_the_four_attributes(chart: str) -> None:
    for seed in SEEDS:
        match = settled(solo(chart, seed))
        held = {city["disc"] for city in europe(match).values()} - {None}
        assert held == set(OPPOSITION)


def test_f_industry_comes_first_influence_last() -> None:
    """They came in the opposite order, so that what is asked first was asked last."""
    asked = 0
    for seed in range(150):
        match, kinds = solo("classic", seed), []
        while match.step == "opposition_start":
            city = match.legal[0].split()[1]
            kinds.append(ATTRIBUTES.index(match.view()["spaces"][city]["token"]))
            match.do(match.legal[0])
        assert kinds == sorted(kinds)
        asked += len(kinds) > 1
    assert asked > 10


def linked(match: Match, city: str, colour: int, place: int) -> bool:
    """Whether a city has a link to a region where the colour has this space of the track."""
    content = load(match.options.chart)
    home = {s.id: r.id for r in content.chart.regions for s in (*r.cities, *r.fleets)}
    view = match.view()
    for link in content.chart.links:
        if city in link.ends:
            other = home[next(end for end in link.ends if end != city)]
            track = view["areas"][other]["track"]
            if other != "europe" and track[place]["disc"] == colour:
                return True
    return False


@each_chart
def test_f_cities_linked_to_the_colours_regions_come_first(chart: str) -> None:
    asked = 0
    for seed in range(150):
        match = solo(chart, seed)
        while match.step == "opposition_start":
            view = match.view()
            colour, cities = view["choice"]["colour"], [t.split()[1] for t in match.legal]
            kinds = {view["spaces"][city]["token"] for city in cities}
            assert len(kinds) == 1
            kind = kinds.pop()
            every = [c for c, row in europe(match).items() if row["token"] == kind]
            first = [c for c in every if linked(match, c, colour, 0)]
            second = [c for c in every if linked(match, c, colour, 1)]
            assert sorted(cities) == sorted(first or second or every)
            asked += 1
            match.do(match.legal[0])
    assert asked > 20


def test_f_sides_a_and_b_links_to_fleets_count() -> None:
    """Cadiz is linked to a fleet of the Caribbean."""
    seen = False
    for seed in range(300):
        match = solo("side_b", seed)
        while match.step == "opposition_start":
            colour = match.view()["choice"]["colour"]
            seen |= "choose cadiz" in match.legal and linked(match, "cadiz", colour, 0)
            match.do(match.legal[0])
    assert seen


@each_chart
def test_g_the_player_chooses_the_city_that_loses_a_blue_token(chart: str) -> None:
    asked = False
    for seed in SEEDS:
        match = solo(chart, seed)
        while match.step == "opposition_start":
            match.do(match.legal[0])
        if match.step != "opposition_spare":
            continue
        asked = True
        left = {c: row["token"] for c, row in europe(match).items() if row["token"]}
        blues = {c for c, token in left.items() if blue(token) == "blue"}
        assert {text.split()[1] for text in match.legal} == blues
        city = sorted(blues)[0]
        match.do(f"choose {city}")
        assert match.view()["spaces"][city] == {"disc": None, "token": None}
    assert asked


def test_the_players_start_tile_comes_last() -> None:
    match = settled(solo("side_b", 3))
    assert match.step == "start"
    assert settled(solo("classic", 3)).step == "build"


def test_the_same_seed_gives_the_same_set_up() -> None:
    one, other = solo("classic", 5), solo("classic", 5)
    assert one.view() == other.view()


def test_a_chart_without_room_for_the_opposition_is_refused(tmp_path: Path) -> None:
    text = chart_path("classic").read_text("utf-8").replace('id = "classic"', 'id = "mine"', 1)
    longer = text.replace("track = 7", "track = 8")
    for area, track in (("africa", 2), ("south_america", 8)):
        head, tail = longer.split(f'id = "{area}"\n', 1)
        tail = tail.replace("track = 6", f"track = {track}", 1)
        longer = f'{head}id = "{area}"\n{tail}'
    file = tmp_path / "mine.toml"
    file.write_text(longer, "utf-8")
    assert new(str(file), 3).step == "build"
    with pytest.raises(OptionError, match="tracks of 3 spaces"):
        new(str(file), 1, variant="solo")
