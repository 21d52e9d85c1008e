"""What the tests of the command line share: a way to run it, and games to run it on."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import caravelle
from caravelle.cli import app
from caravelle.cli.language import catalogue, speak
from caravelle.cli.terminal.scene import Scene
from caravelle.core.match import Match

Run = Callable[..., Result]
Draw = Callable[..., caravelle.Match]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A state folder, language and width of our own; returns the folder."""
    monkeypatch.setenv("CARAVELLE_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("CARAVELLE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TERM", "dumb")
    speak("en")
    return tmp_path / "state"


@pytest.fixture
def run() -> Run:
    """Runs a command, the words after it as arguments; an error that is no exit is raised."""

    def invoke(*arguments: object, typed: str = "") -> Result:
        words = [str(argument) for argument in arguments]
        return CliRunner().invoke(app, words, input=typed, catch_exceptions=False)

    return invoke


@pytest.fixture(scope="session")
def draw() -> Draw:
    """Makes a match after so many random decisions, passing only where nothing else is left."""

    def make(decisions: int, seed: int = 5, **options: object) -> caravelle.Match:
        match = caravelle.new(seed=seed, **options)  # type: ignore[arg-type]
        chance = random.Random(seed)
        for _ in range(decisions):
            legal = [n for n in match.legal if n not in ("pass", "stop")] or match.legal
            if not legal:
                break
            match.do(chance.choice(legal))
        return match

    return make


@pytest.fixture
def typed() -> str:
    """What somebody types who knows nothing: numbers, more than any game needs."""
    chance = random.Random(1)
    return "\n".join(str(chance.randint(1, 5)) for _ in range(3000))


def scene_of(match: Match, language: str = "en") -> Scene:
    """The position as whoever decides sees it."""
    return Scene(match, catalogue(language, match.title.text), match.actor)
