"""`caravelle tournament`: played, told and gone on with, in every language."""

import json
from pathlib import Path

import pytest

from .conftest import Run

BOTS = ("--bot", "random", "--bot", "greedy")


def first(run: Run, out: Path, *more: object) -> str:
    """A small tournament; what it prints."""
    done = run("tournament", *BOTS, "-n", 2, "-p", "2,3", "-c", "side_a", "-o", out, *more)
    assert done.exit_code == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Ahead of others"), ("fr", "Devant les autres"), ("de", "Siege")]
)
def test_it_is_told_in_every_language(run: Run, tmp_path: Path, language: str, told: str) -> None:
    out = tmp_path / "out"
    said = first(run, out, "--lang", language)
    assert told in said
    assert said.index("greedy") < said.index("random")  # the stronger one on top
    assert "report.html" in said
    page = (out / "report.html").read_text("utf-8")
    assert f'<html lang="{language}">' in page


def test_it_goes_on_without_being_told_the_plan_again(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    first(run, out, "--seed", 3)
    done = run("tournament", "--out", out, "--resume", "--games", 3, "--json")
    assert done.exit_code == 0
    figures = json.loads(done.stdout)
    assert figures["games"] == figures["planned"] == 6
    assert figures["plan"]["seed"] == 3
    assert json.loads((out / "report.json").read_text("utf-8")) == figures
    again = run("tournament", *BOTS, "-n", 3, "--out", out)
    assert again.exit_code == 1
    assert "resume them" in again.stderr
    other = run("tournament", "--out", out, "--resume", "--seed", 4)
    assert other.exit_code == 2
    assert "seed" in other.stderr


def test_faults_are_told(run: Run, tmp_path: Path) -> None:
    bots = ("--bot", "tests.arena.bots:Illegal", "--bot", "random")
    done = run("tournament", *bots, "-n", 2, "-p", 2, "-o", tmp_path, "--workers", 1)
    assert done.exit_code == 0
    assert "2 games ended by a bot's fault" in done.stdout
    assert "Game 0, seat 1, tests.arena.bots:Illegal, decision" in done.stdout
    assert "faults/000000.journal" in done.stdout


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        ((), 2, "--bot greedy --bot random"),
        ((*BOTS, "-p", "two"), 2, '"two"'),
        ((*BOTS, "-p", ","), 2, "--players"),
        ((*BOTS, "-p", "2,5", "-c", "side_a"), 2, "not for 5"),
        ((*BOTS, "-p", "2", "--bot", "clever"), 2, "no bot 'clever'"),
        ((*BOTS, "--bot", "random"), 2, "twice"),
        ((*BOTS, "--mix", "all"), 2, "mix"),
        (("--resume",), 2, "games.jsonl"),
    ],
)
def test_what_can_not_be_is_told(
    run: Run, tmp_path: Path, words: tuple[str, ...], code: int, told: str
) -> None:
    done = run("tournament", "--out", tmp_path / "out", *words)
    assert done.exit_code == code
    assert told in done.stderr
    assert "Traceback" not in done.stderr
