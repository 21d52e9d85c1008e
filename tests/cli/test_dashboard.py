"""The dashboard and the list of decisions: they fit, and they tell what is so."""

import io

import pytest
from rich.console import Console

import caravelle
from caravelle.cli.terminal.board import link_table, short_board, whole_board
from caravelle.cli.terminal.chronicle import chronicle
from caravelle.cli.terminal.dashboard import PROMPT_LINES, dashboard
from caravelle.cli.terminal.mats import short_mats, whole_mats
from caravelle.cli.terminal.offers import offers, outcome
from caravelle.cli.terminal.scores import score_table
from caravelle.cli.terminal.session import Session
from caravelle.cli.terminal.stock import decks, tray
from caravelle.games.endeavor.scoring import HEADS

from .conftest import Draw, scene_of

LANGUAGES = ("en", "fr", "de")


def screen(width: int, height: int) -> Console:
    """A console that shows nothing to anybody."""
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=True,
        markup=False,
        highlight=False,
    )


def text_of(console: Console, shown: object) -> str:
    lines = console.render_lines(shown, pad=False)  # type: ignore[arg-type]
    return "\n".join("".join(segment.text for segment in line) for line in lines)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (160, 50)])
@pytest.mark.parametrize("options", [{"players": 4}, {"players": 3, "edition": "classic"}], ids=str)
def test_it_fits_into_the_window_in_every_language(
    draw: Draw, width: int, height: int, options: dict[str, object]
) -> None:
    console = screen(width, height)
    for number, decisions in enumerate(range(0, 150, 11)):
        session = Session(draw(decisions, **options), frozenset())
        match, language = session.match, LANGUAGES[number % 3]
        if match.actor is None:
            break
        scene = scene_of(match, language)
        found = offers(scene)
        shown = text_of(console, dashboard(scene, console, session.since(match.actor), found))
        assert len(shown.splitlines()) <= height - PROMPT_LINES or len(found) > height
        assert max(map(len, shown.splitlines())) <= width
        assert all(offer.thing.split()[0] in shown for offer in found)


def test_offers_are_the_legal_decisions_and_change_nothing(draw: Draw) -> None:
    for decisions in range(0, 160, 7):
        match = draw(decisions)
        if match.is_over:
            break
        before = match.state.tobytes()
        found = offers(scene_of(match))
        assert [offer.notation for offer in found] == match.legal
        assert [offer.number for offer in found] == list(range(1, len(match.legal) + 1))
        assert match.state.tobytes() == before
        assert len(match.decisions) == decisions


def test_an_offer_tells_tokens_links_and_opened_regions() -> None:
    """Of every event that a decision brings about, something is told in its offer."""
    seen = set()
    match = caravelle.new(seed=5)
    while not match.is_over:
        scene = scene_of(match)
        for offer in offers(scene):
            for event in outcome(scene, offer.notation):
                if event.kind in ("token_taken", "link_token_taken", "track_token_taken"):
                    seen.add(event.kind)
                    assert scene.label("token", str(event.data["token"])) in offer.brings
                if event.kind == "link_controlled":
                    seen.add(event.kind)
                    assert scene.label("link", str(event.data["link"])) in offer.brings
                if event.kind == "region_opened":
                    seen.add(event.kind)
                    assert scene.label("area", str(event.data["area"])) in offer.brings
        match.do(next((n for n in match.legal if n not in ("pass", "stop")), match.legal[0]))
    assert seen > {"token_taken", "track_token_taken", "link_controlled"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [20, 80, 200])
def test_every_picture_can_be_drawn(draw: Draw, language: str, width: int) -> None:
    console = screen(width, 50)
    for decisions in (0, 60, 130, 10_000):
        scene = scene_of(draw(decisions), language)
        areas = list(scene.view["areas"])
        for picture in (
            short_board(scene, width, closed_too=True),
            whole_board(scene, areas),
            link_table(scene),
            short_mats(scene, width),
            whole_mats(scene, [0, 1, 2, 3]),
            tray(scene),
            decks(scene),
            score_table(scene),
            *chronicle(scene, Session(scene.match, frozenset()).entries),
        ):
            assert text_of(console, picture).strip()


def test_the_board_shows_every_space_and_its_owner(draw: Draw) -> None:
    match = draw(140)
    scene = scene_of(match)
    shown = text_of(screen(160, 50), whole_board(scene, list(scene.view["areas"])))
    for space, on_it in scene.view["spaces"].items():
        start = f"│ {scene.label('space', space)} "
        line = next(line for line in shown.splitlines() if line.startswith(start))
        if on_it["disc"] is not None:
            letter = scene.say(f"cli-letter-{scene.colour(on_it['disc'])}")
            assert f" {letter} " in line


def test_the_score_table_has_every_source() -> None:
    scored = [source for sources in HEADS.values() for source in sources]
    rows = caravelle.new(seed=1).title.score_rows
    assert [*scored, "total"] == list(rows)


def test_tiles_that_are_not_in_the_game_are_not_in_the_tray(draw: Draw) -> None:
    shown = text_of(screen(120, 50), tray(scene_of(draw(0))))
    tops = ("Exchange", "Museum", "Parliament", "City Hall", "Memorial", "Admiralty", "Observatory")
    assert sum(name in shown for name in tops) == 3


def test_a_session_taken_up_again_knows_what_happened(draw: Draw) -> None:
    match = draw(90)
    twin = Session(match.copy(), frozenset())
    assert [entry.notation for entry in twin.entries] == list(match.decisions)
    assert twin.match.state.tobytes() == match.state.tobytes()
    assert twin.entries[-1].events == match.events


def test_names_in_the_log_are_coloured_as_whole_words(draw: Draw) -> None:
    match = draw(30, seats=["Red", "Bo", "o", "Ann"])
    scene = scene_of(match)
    for line in chronicle(scene, Session(match, frozenset()).entries):
        for span in line.spans:
            assert line.plain[span.start : span.end] in (*scene.names, line.plain)
