"""What a typed line means."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import caravelle
from caravelle.cli.terminal.offers import offers
from caravelle.cli.terminal.prompt import folded, understand

from .conftest import scene_of

MATCH = caravelle.new(seed=5)
for _ in range(4):
    MATCH.do(MATCH.legal[0])
SCENES = {language: scene_of(MATCH, language) for language in ("en", "fr", "de")}
OFFERS = {language: offers(scene) for language, scene in SCENES.items()}


@pytest.mark.parametrize(
    ("language", "line", "decision"),
    [
        ("en", "3", "build workshop"),
        ("en", "  Build-Workshop ", "build workshop"),
        ("en", "works", "build workshop"),
        ("fr", "Construire « Atelier »", "build workshop"),
        ("fr", "atelier", "build workshop"),
        ("fr", "construire MARCHE", "build market"),
        ("de", "werkstatt bauen", "build workshop"),
        ("de", "build werft", "build shipyard"),
    ],
)
def test_decisions(language: str, line: str, decision: str) -> None:
    assert understand(SCENES[language], OFFERS[language], line).decision == decision


@pytest.mark.parametrize(
    ("language", "line", "command", "words"),
    [
        ("en", "", "list", ()),
        ("en", "?", "help", ()),
        ("en", "?3", "help", ("3",)),
        ("en", "? occupy goa", "help", ("occupy", "goa")),
        ("en", "Board India", "board", ("India",)),
        ("en", "unDo", "undo", ()),
        ("en", "qu", "quit", ()),
        ("fr", "règles", "rules", ()),
        ("fr", "REGLES", "rules", ()),
        ("fr", "rules", "rules", ()),
        ("de", "zurück", "undo", ()),
        ("de", "plan indien", "board", ("indien",)),
    ],
)
def test_commands(language: str, line: str, command: str, words: tuple[str, ...]) -> None:
    meant = understand(SCENES[language], OFFERS[language], line)
    assert (meant.command, meant.words) == (command, words)


@pytest.mark.parametrize("line", ["b", "build", "s", "pass", "occupy goa", "4", "-"])
def test_what_is_not_clear_is_not_guessed(line: str) -> None:
    meant = understand(SCENES["en"], OFFERS["en"], line)
    assert meant.message
    assert not meant.decision


@given(st.text(max_size=60), st.sampled_from(["en", "fr", "de"]))
def test_every_line_means_something(line: str, language: str) -> None:
    meant = understand(SCENES[language], OFFERS[language], line)
    assert sum(map(bool, (meant.decision, meant.command, meant.message))) == 1
    assert meant.decision == "" or meant.decision in MATCH.legal


def test_folding() -> None:
    assert folded("  Gênes – CÁDIZ, l'Œuvre ") == "genes cadiz l œuvre"
