"""The report on a game for whoever makes one in Python, and the words that it is written in."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from caravelle import cli
from caravelle.bots.review import review
from caravelle.core.words import LANGUAGES, Words
from caravelle.reports import game
from caravelle.reports.game_plots import spread
from caravelle.reports.sides import colours
from tests.bots.positions import last_choice

from .test_page import read

FILES = sorted(game.TEXT.glob("*/*.ftl"))
SOURCES = [file.read_text("utf-8") for file in game.TEXT.parent.glob("*.py")]
ID = re.compile(r"""["'](report-[\w-]+)["']""")
HEADS = re.compile(r"heads = \(([^)]*)\)")
NUMBERS = ("count", "decisions", "glory", "value", "number", "round", "playouts", "seconds")


def messages(language: str) -> dict[str, set[str]]:
    """The variables of every message of a language."""
    found = {}
    for file in sorted((game.TEXT / language).glob("*.ftl")):
        source = file.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message) and entry.value and entry.value.span:
                span = entry.value.span
                found[entry.id.name] = set(re.findall(r"\$(\w+)", source[span.start : span.end]))
    return found


MESSAGES = {language: messages(language) for language in LANGUAGES}


def test_every_language_has_the_same_messages_and_variables() -> None:
    assert MESSAGES["en"] == MESSAGES["fr"] == MESSAGES["de"]


def test_every_message_asked_for_is_there_and_no_other() -> None:
    wanted = {id_ for source in SOURCES for id_ in ID.findall(source)}
    for source in SOURCES:
        for names in HEADS.findall(source):
            wanted |= {f"report-{name}" for name in re.findall(r'"([\w-]+)"', names)}
    folder = Path(cli.__file__).parent  # the command line shows some of them too
    own = {i for f in folder.glob("*.py") for i in ID.findall(f.read_text("utf-8"))}
    assert MESSAGES["en"].keys() == wanted | own


@pytest.mark.parametrize("number", [0, 1, 2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, number: int) -> None:
    words = Words(language, [game.TEXT])
    for name, variables in MESSAGES[language].items():
        said = words.say(name, **{v: number if v in NUMBERS else f"<{v}>" for v in variables})
        assert said.strip()
        assert not re.search(r"[{}\n\u2066-\u2069]|  ", said), said


def test_french_signs_keep_to_their_word() -> None:
    for file in (game.TEXT / "fr").glob("*.ftl"):
        assert not re.search(r"[\w»})] [:;!?»]|« ", file.read_text("utf-8")), file.name


def test_a_report_needs_a_match_and_its_review_only() -> None:
    match = last_choice()
    match.do("draw europe")
    html = game.game_report(match, review(match, playouts=2), "de")
    assert "Partiebericht: Rot, Blau" in read(html).text
    assert "Rot gewinnt mit 40 Ruhm." in read(html).text


def test_plots_are_told_in_words() -> None:
    match = last_choice()
    match.do("draw europe")
    html = game.game_report(match, review(match, playouts=2))
    (chances, glory) = re.findall(r'<svg[^>]* aria-label="([^"]*)"', html)
    assert chances.startswith("Chances to win after 101 decisions. Red: ")
    assert chances.endswith("at first, 100% in the end. Blue: 50% at first, 0% in the end.") or (
        "100% in the end" in chances
    )
    assert glory == "Glory at the end of each round. Red: 3 at first, 40 in the end. " + (
        "Blue: 3 at first, 39 in the end."
    )


def test_every_side_has_a_colour_of_its_own() -> None:
    sides = ("red", "blue", "yellow", "green", "purple", "opposition", "else")
    assert len(set(colours(sides))) == len(sides)


@pytest.mark.parametrize(
    ("heights", "placed"),
    [
        ([0.2, 0.8], [0.2, 0.8]),
        ([0.0, 0.0, 0.0], [0.2, 0.1, 0.0]),
        ([1.0, 1.0], [1.0, 0.9]),
        ([0.5, 0.45, 0.98, 0.96], [0.55, 0.45, 1.0, 0.9]),
    ],
)
def test_names_beside_a_plot_do_not_overlap(heights: list[float], placed: list[float]) -> None:
    assert spread(heights, 0.1) == pytest.approx(placed)
