"""Variants at the command line: played, looked at, told, simulated; each by its title alone."""

import json
import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import caravelle
from caravelle.cli.tally import Tally
from caravelle.cli.terminal.board import whole_board
from caravelle.cli.terminal.chronicle import chronicle
from caravelle.cli.terminal.dashboard import PROMPT_LINES, dashboard
from caravelle.cli.terminal.looking import legend
from caravelle.cli.terminal.offers import offers
from caravelle.cli.terminal.scores import score_table, verdict
from caravelle.cli.terminal.session import Entry, Session
from caravelle.cli.terminal.variants import PANELS, short_panel, whole_panel
from caravelle.core.events import Event
from caravelle.games.endeavor import TITLE
from caravelle.games.endeavor.options import TERMS

from .conftest import Draw, Run, scene_of
from .test_dashboard import screen, text_of
from .test_play import flat, kept

LANGUAGES = ("en", "fr", "de")
VARIANTS = tuple(TITLE.variants)
NAMES = {
    "silent_fleet": ("Silent Fleet", "Flotte silencieuse", "Stille Flotte"),
    "solo": ("Solo", "Solo", "Solo"),
    "neutral_discs": ("Neutral discs", "Disques neutres", "Neutrale Scheiben"),
}
every = pytest.mark.parametrize("variant", VARIANTS)


def test_every_variant_has_a_panel() -> None:
    assert set(VARIANTS) <= set(PANELS) == set(TERMS)


@every
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_with_its_usual_players(
    run: Run, typed: str, variant: str, language: str
) -> None:
    done = run(
        "play", "--terminal", "--variant", variant, "--seed", 3, "--lang", language, typed=typed
    )
    assert done.exit_code == 0
    match = caravelle.load(kept(done.stdout))
    assert match.is_over
    assert len(match.seats) == TERMS[variant].players[0]
    assert sum(name.endswith(" (bot)") for name in match.seats) == len(match.seats) - 1
    name = NAMES[variant][LANGUAGES.index(language)]
    assert f" · {name} ─" in done.stdout  # above every decision


@every
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (120, 50)])
def test_its_dashboard_fits_into_the_window(
    draw: Draw, variant: str, width: int, height: int
) -> None:
    console = screen(width, height)
    for number, decisions in enumerate(range(0, 130, 13)):
        session = Session(draw(decisions, variant=variant), frozenset())
        match, language = session.match, LANGUAGES[number % 3]
        if match.actor is None:
            break
        scene = scene_of(match, language)
        found = offers(scene)
        shown = text_of(console, dashboard(scene, console, session.since(match.actor), found))
        assert len(shown.splitlines()) <= height - PROMPT_LINES or len(found) > 12
        assert max(map(len, shown.splitlines())) <= width
        assert all(offer.thing.split()[0] in shown for offer in found)


@every
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_of_it_can_be_drawn(draw: Draw, variant: str, language: str) -> None:
    console = screen(80, 50)
    for decisions in (0, 40, 10_000):
        match = draw(decisions, variant=variant)
        scene = scene_of(match, language)
        entries = Session(match, frozenset()).entries
        pictures = [short_panel(scene), whole_panel(scene), score_table(scene), legend(scene)]
        for picture in (*pictures, *chronicle(scene, entries)):
            assert text_of(console, picture).strip()


def has_others_in_cities(match: caravelle.Match) -> bool:
    return any(space["disc"] == len(match.seats) for space in match.view()["spaces"].values())


@pytest.mark.parametrize(
    ("variant", "letters"),
    [("silent_fleet", ("S", "FS", "SF")), ("neutral_discs", ("N", "Ne", "Ne"))],
)
def test_discs_of_nobody_are_on_the_board_with_a_letter_of_their_own(
    draw: Draw, variant: str, letters: tuple[str, ...]
) -> None:
    games = (draw(110, seed=seed, variant=variant) for seed in range(1, 30))
    match = next(game for game in games if has_others_in_cities(game))
    party = len(match.seats)
    for language, letter in zip(LANGUAGES, letters, strict=True):
        scene = scene_of(match, language)
        held = [space for space in scene.view["spaces"] if scene.holder(space) == party]
        tracks = [a for a, on_it in scene.view["areas"].items() if on_it["presence"][party]]
        assert held
        assert tracks
        board = text_of(screen(160, 50), whole_board(scene, list(scene.view["areas"])))
        for space in held:
            start = f"│ {scene.label('space', space)} "
            line = next(line for line in board.splitlines() if line.startswith(start))
            assert f" {letter}" in line
        assert scene.names[party] in text_of(screen(160, 50), legend(scene))


def test_nobody_wears_the_letter_of_a_player() -> None:
    scene = scene_of(caravelle.new(variant="silent_fleet", seed=1))
    assert scene.others == ("silent_fleet",)
    assert scene.names == ("Red", "Blue", "Silent Fleet")
    assert scene.sides == ("Red", "Blue")


def test_the_panel_of_the_silent_fleet_counts_its_discs(draw: Draw) -> None:
    match = draw(110, variant="silent_fleet", building_scarcity=True)
    fleet = match.view()["silent_fleet"]
    scene = scene_of(match)
    shown = text_of(screen(100, 50), short_panel(scene))
    assert fleet["supply"] < 35
    assert f"S Silent Fleet · {fleet['supply']} in the supply" in shown
    assert "Out of the game: " in text_of(screen(200, 50), whole_panel(scene))
    assert "Silent Fleet, Building Scarcity" in text_of(screen(200, 50), whole_panel(scene))


def test_what_the_silent_fleet_answers_is_told() -> None:
    match = caravelle.new(variant="silent_fleet", seed=3)
    while match.step != "silent":
        match.do(next((n for n in match.legal if n not in ("pass", "stop")), match.legal[0]))
    shown = text_of(screen(100, 50), short_panel(scene_of(match)))
    assert re.search(r"answers: (Ship|Occupy|Draw)", shown)


def test_the_panel_of_neutral_discs_counts_them_by_player(draw: Draw) -> None:
    match = draw(30, variant="neutral_discs", players=3)
    found = match.view()["neutral_discs"]
    shown = text_of(screen(200, 50), short_panel(scene_of(match)))
    for seat, letter in enumerate("RBY"):
        harbor, reserve = found["harbor"][seat], found["reserve"][seat]
        assert f"{letter} harbor {harbor}, reserve {reserve}" in shown
    assert "Tokens that left the tracks: " in text_of(screen(200, 50), whole_panel(scene_of(match)))


def test_its_own_rows_stand_in_the_score_table(draw: Draw) -> None:
    scene = scene_of(draw(10_000, variant="neutral_discs"))
    lines = text_of(screen(100, 50), score_table(scene)).splitlines()
    row = next(line for line in lines if "Neutral discs in the reserve" in line)
    assert row.startswith(" ")  # the head E is not theirs
    assert "Glory" in lines[-1]


def test_the_base_game_has_no_panel(run: Run) -> None:
    assert short_panel(scene_of(caravelle.new(seed=1))) is None
    assert (
        "This is the base game" in run("play", "--terminal", "--seed", 1, typed="variant\n").stdout
    )


@every
@pytest.mark.parametrize(
    ("language", "command", "heading"),
    [("en", "variant", "THE SILENT"), ("fr", "variante", "LA FLOTTE"), ("de", "variante", "DIE")],
)
def test_it_can_be_looked_at_and_its_rules_read(
    run: Run, variant: str, language: str, command: str, heading: str
) -> None:
    rules = {"en": "rules", "fr": "règles", "de": "regeln"}[language]
    options = ("--variant", variant, "--seed", 3, "--lang", language)
    shown = run("play", "--terminal", *options, typed=f"{command}\n{rules}\n").stdout.split(
        "> ", 1
    )[1]
    assert NAMES[variant][LANGUAGES.index(language)] in shown
    assert variant != "silent_fleet" or heading in shown


def test_what_others_do_stands_on_a_line_of_its_own(draw: Draw) -> None:
    """Events of nobody stand beside what led to them."""
    match = caravelle.new(variant="silent_fleet", seed=1)
    scene = scene_of(match)
    events = (
        Event("occupied", 0, {"space": "london"}),
        Event("occupied", 2, {"space": "lisbon"}),
        Event("region_opened", None, {"area": "africa"}),
        Event("turn_ended", 0, {}),
    )
    lines = [text.plain for text in chronicle(scene, [Entry(0, 1, "occupy london", events)])]
    assert lines == [
        "Red occupies London.",
        "Silent Fleet occupies Lisbon. A region opens up: Africa.",
        "Red ends the turn.",
    ]


def solo_at(step: str, seed: int = 1, **options: object) -> caravelle.Match:
    """A solo game of chance, at the first question of this step."""
    chance = random.Random(seed)
    match = caravelle.new(variant="solo", seed=seed, **options)  # type: ignore[arg-type]
    while match.step != step:
        match.do(chance.choice(match.legal))
    return match


def test_a_choice_for_the_opposition_says_what_its_colour_gains() -> None:
    """There was only a list of places; and passing told of what the Opposition did after it."""
    match = solo_at("opposition_start", seed=9)
    scene = scene_of(match)
    colour = scene.party(match.view()["choice"]["colour"])
    for offer in offers(scene):
        assert re.fullmatch(rf"\w+ for {colour}", offer.brings)
    scene = scene_of(solo_at("action", seed=9))
    assert next(offer for offer in offers(scene) if offer.verb == "pass").brings == ""


def test_a_discard_of_the_opposition_is_no_colours_and_keeps_a_governors_glory() -> None:
    """The question named the first colour, and the list took the Governor's Glory away."""
    found = None
    for seed in range(1, 60):
        match = caravelle.new(variant="solo", chart="side_b", seed=seed, difficulty="harder")
        chance = random.Random(seed)
        while not match.is_over and found is None:
            if match.step == "opposition_discard" and "governor" in " ".join(match.legal):
                found = match
                break
            bold = [n for n in match.legal if n not in ("pass", "stop")]
            match.do(chance.choice(bold or match.legal))
        if found:
            break
    assert found is not None
    scene = scene_of(found)
    assert not any("Glory" in offer.brings for offer in offers(scene) if "Governor" in offer.thing)
    shown = text_of(screen(100, 50), dashboard(scene, screen(100, 50), [], offers(scene)))
    question = next(line for line in shown.splitlines() if line.startswith("Equal choices"))
    assert question.strip().endswith("?")


def test_what_the_player_suffers_stands_in_the_action_that_brings_it() -> None:
    """An Attack was told on three lines, of which only the first said whose action it was."""
    scene = scene_of(caravelle.new(variant="solo", seed=1))
    events = (
        Event("ladder_turn", 3, {"place": 1}),
        Event("attacked", 3, {"space": "london", "victim": "red"}),
        Event("link_lost", 0, {"link": "london-venice"}),
        Event("casualty_returned", 0, {}),
        Event("passed_by_program", 0, {}),
    )
    lines = [text.plain for text in chronicle(scene, [Entry(0, 1, "pass", events)])]
    assert len(lines) == 2
    assert lines[0].endswith("Red returns a casualty to the supply.")


# --- journals -------------------------------------------------------------------------


@pytest.fixture
def journal(tmp_path: Path, draw: Draw) -> Path:
    """A journal of 60 decisions with the Silent Fleet."""
    path = tmp_path / "game.journal"
    draw(60, variant="silent_fleet", limited_occupy=True).save(path)
    return path


def test_a_journal_names_the_variant_and_its_options(run: Run, journal: Path) -> None:
    done = run("journal", "check", journal)
    assert done.stdout.endswith("(Silent Fleet, Limited Occupy).\n")
    shown = run("journal", "show", journal).stdout
    assert "(Age of Sail), 2 players · Silent Fleet, Limited Occupy" in flat(shown)
    assert "Besides S Silent Fleet" in flat(shown)
    assert "The Silent Fleet reacts: " in shown


def test_a_game_of_a_variant_is_replayed_and_gone_on_with(run: Run, journal: Path) -> None:
    assert "in the supply" in run("journal", "replay", journal, "--to", 30).stdout
    assert "in the supply" in run("journal", "replay", journal, typed="variant\n").stdout
    assert "Round" in run("play", "--terminal", journal, typed="1\n").stdout
    assert len(caravelle.load(journal).decisions) == 61


# --- simulations ----------------------------------------------------------------------


@every
def test_games_of_it_are_summed_up(run: Run, variant: str) -> None:
    done = run("simulate", 200, "--variant", variant, "--seed", 7, "--json")
    told: dict[str, Any] = json.loads(done.stdout)
    title, sides = TITLE.variants[variant], told["sides"]
    assert told["options"]["variant"] == variant
    assert sides[: told["options"]["players"]] == ["red", "blue"][: told["options"]["players"]]
    assert len(told["score_by_side"]) == len(told["wins_by_side"]) == len(sides)
    assert tuple(told["score_by_source"]) == title.score_rows
    assert sum(win["mean"] for win in told["wins_by_side"]) == pytest.approx(1)


@every
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_it_in_every_language(run: Run, variant: str, language: str) -> None:
    done = run("simulate", 50, "--variant", variant, "--seed", 7, "--lang", language)
    assert NAMES[variant][LANGUAGES.index(language)] in done.stdout
    assert done.stderr == ""


def scores_of(*totals: list[int]) -> Any:
    """Scores of games, by side, of which only the totals count."""
    seat = np.zeros((len(totals), 5), [("total", "i2")])
    for game, row in enumerate(totals):
        seat["total"][game, : len(row)] = row
    return {"seat": seat}


def tallied(rivals: tuple[str, ...], *totals: list[int]) -> dict[str, Any]:
    seats = ("red", "blue")[: len(totals[0]) - len(rivals)]
    tally = Tally(seats, rivals, ("total",), ("europe",))
    games = len(totals)
    lengths, opened = np.full(games, 9, np.int64), np.ones((games, 1))
    tally.add(lengths, np.zeros(games, np.int8), scores_of(*totals), opened)
    return tally.to_json()


def test_a_tie_with_a_rival_is_the_players() -> None:
    told = tallied(("opposition",), [20, 20], [20, 21], [22, 10], [5, 5])
    assert [win["mean"] for win in told["wins_by_side"]] == [0.75, 0.25]
    assert told["sides"] == ["red", "opposition"]
    assert told["score_by_source"]["total"]["mean"] == pytest.approx(67 / 4)
    assert told["score_by_source_of_rivals"]["opposition"]["total"]["mean"] == pytest.approx(14)
    assert told["score_by_turn_order"] == told["score_by_side"][:1]


def test_a_tie_of_players_is_shared() -> None:
    told = tallied((), [20, 20], [20, 21])
    assert [win["mean"] for win in told["wins_by_side"]] == [0.25, 0.75]
    assert told["score_by_source_of_rivals"] == {}


# --- the solo game --------------------------------------------------------------------


@pytest.fixture(scope="module")
def solo(draw: Draw) -> caravelle.Match:
    """A solo game in its third round or so."""
    return draw(22, variant="solo")


def test_the_ladder_shows_its_discs_and_the_end_marker(solo: caravelle.Match) -> None:
    ladder, scene = solo.view()["ladder"], scene_of(solo)
    letters = [scene.say(f"cli-letter-{scene.colour(party)}") for party in ladder["discs"]]
    letters[ladder["marker"] - 1] = f"[{letters[ladder['marker'] - 1]}]"
    assert f"Ladder · {' '.join(letters)}" in text_of(screen(120, 50), short_panel(scene))


def test_actions_to_come_are_told_until_the_opposition_acts() -> None:
    match = caravelle.new(variant="solo", seed=4)
    while match.step != "build":
        match.do(match.legal[0])
    scene = scene_of(match)
    assert "actions to come: 2" in text_of(screen(120, 50), short_panel(scene))
    offered = {offer.notation.split()[1]: offer.brings for offer in offers(scene)}
    row = match.view()["building_board"]["rows"][0]["columns"]
    told = ("no more actions for the", "1 more action for the", "2 more actions for the")
    for column, building in enumerate(row):
        assert told[column] in offered[building]
    match.do(f"build {row[2]}")
    assert "actions to come: 4" in text_of(screen(120, 50), short_panel(scene_of(match)))


def test_the_building_board_shows_every_tile_and_the_selector(solo: caravelle.Match) -> None:
    board, scene = solo.view()["building_board"], scene_of(solo)
    for picture in (short_panel(scene), whole_panel(scene)):
        shown = text_of(screen(200, 60), picture)
        assert shown.count("▸") >= 1
        for row in board["rows"]:
            for building in filter(None, row["columns"]):
                assert scene.label("building", building) in shown


def test_the_mat_of_the_opposition_is_shown(solo: caravelle.Match) -> None:
    mat, scene = solo.view()["opposition"], scene_of(solo)
    shown = text_of(screen(120, 60), whole_panel(scene))
    assert f"The Opposition {solo.scores[1]['total']} Glory" in shown
    for name, value in mat["attributes"].items():
        assert f"{value} {scene.label('attribute', name)} ({mat['levels'][name]})" in shown
    assert all(scene.label("card", card) in shown for card in mat["cards"])


def test_a_choice_names_the_colour_that_it_is_for() -> None:
    match = caravelle.new(variant="solo", seed=4)
    assert match.step == "opposition_start"
    scene = scene_of(match)
    console = screen(120, 60)
    colour = scene.names[match.view()["choice"]["colour"]]
    shown = text_of(console, dashboard(scene, console, [], offers(scene)))
    question = next(line for line in shown.splitlines() if "where does the Opposition" in line)
    assert question.rstrip().endswith(colour)


def test_the_score_table_has_a_column_for_the_rival(solo: caravelle.Match) -> None:
    scene = scene_of(solo)
    shown = text_of(screen(120, 60), score_table(scene))
    assert "R Red   The Opposition" in shown
    totals = [str(score["total"]) for score in solo.scores]
    assert any(line.split()[-2:] == totals for line in shown.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("panache", [True, False])
@pytest.mark.parametrize(
    ("level", "told"),
    [
        ("loss", ("lost", "perdu", "verloren")),
        ("minor", ("minor victory", "victoire mineure", "knapper Sieg")),
        ("victory", ("a victory", "une victoire", "ein Sieg")),
        ("major", ("major", "majeure", "großer")),
        ("complete", ("complete", "complète", "vollständiger")),
        ("total", ("total", "totale", "totaler")),
    ],
)
def test_a_solo_game_ends_with_its_level_of_victory(
    solo: caravelle.Match, level: str, told: tuple[str, ...], panache: bool, language: str
) -> None:
    scene = scene_of(solo, language)
    difference = -3 if level == "loss" else 3
    scene.view["verdict"] = {"difference": difference, "level": level, "panache": panache}
    said = verdict(scene).plain
    assert told[LANGUAGES.index(language)] in said
    assert " 3 " in said
    assert ("panache" in said or "Glanz" in said) == panache


def test_one_player_plays_solo_with_no_bots(run: Run) -> None:
    done = run(
        "play",
        "--terminal",
        "--variant",
        "solo",
        "--seed",
        4,
        "--difficulty",
        "harder",
        typed="1\n",
    )
    match = caravelle.load(kept(done.stdout))
    assert match.seats == ("Red",)
    assert (match.options.chart, match.options.difficulty) == ("classic", "harder")
    assert "Solo, harder" in flat(run("journal", "show", kept(done.stdout)).stdout)


def test_an_action_of_the_opposition_is_a_line_of_its_own(solo: caravelle.Match) -> None:
    events = (
        Event("passed", 0, {}),
        Event("ladder_turn", 2, {"place": 1}),
        Event("shipped_track", 2, {"area": "africa", "place": 6}),
        Event("region_opened", None, {"area": "africa"}),
        Event("governor_won", 3, {"card": "africa_governor"}),
        Event("ladder_turn", 2, {"place": 2}),
        Event("rung_found", 2, {"rung": 3, "options": 1}),
        Event("link_lost", 0, {"link": "amsterdam-london"}),
    )
    entries = [Entry(0, 1, "pass", events)]
    short = [text.plain for text in chronicle(scene_of(solo), entries, in_short=True)]
    assert len(short) == 3
    assert short[1].startswith("Yellow acts from place 1")
    assert short[1].endswith("Green becomes Governor of Africa.")
    assert short[2].startswith("Yellow acts from place 2 of the ladder. Rung 3, any city: one")
    assert short[2].endswith("Red loses a link: Amsterdam – London.")


def test_the_share_of_solo_games_won_is_told(run: Run) -> None:
    shown = run("simulate", 50, "--variant", "solo", "--seed", 7).stdout
    assert re.search(r"Red .*%", shown)
    assert re.search(r"The Opposition .*%", shown)
    assert "from the first Crown" not in shown
