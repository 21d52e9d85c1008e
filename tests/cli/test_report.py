"""`caravelle report`: a page, a summary, and what stands in the way of either."""

import json
import re
from pathlib import Path

import pytest

from tests.bots.positions import last_choice, played
from tests.reports.test_page import read

from .conftest import Run
from .test_advise import squeezed
from .test_journal import bend

QUICK = ("--playouts", 5)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def journal(here: Path) -> Path:
    """A game of two that Red lost by the last decision of 101."""
    match = last_choice()
    match.do("draw slavery")
    match.save(here / "game.journal")
    return here / "game.journal"


def test_a_summary_and_a_page(run: Run, journal: Path, here: Path) -> None:
    done = run("report", journal, *QUICK)
    assert done.exit_code == 0
    told = squeezed(done.stdout)
    for words in (
        "Blue wins with 39 Glory.",
        "Turning points",
        "Decision 101, round 7: Red",
        "Played: Draw from the Slavery deck 0% 37.0",
        "Better: Draw from the Europe deck 100% 40.0",
        "5 playouts for each position",
        "Saved: game.html",
    ):
        assert words in told
    assert (here / "game.html").read_text("utf-8").startswith("<!doctype html>")


def test_the_page_is_one_file_and_says_it_all(run: Run, journal: Path, here: Path) -> None:
    run("report", journal, *QUICK, "--out", "my.html")
    html = (here / "my.html").read_text("utf-8")
    text = squeezed(read(html).text)
    for words in ("Blue wins with 39 Glory.", "Narrow Seas", "Decision 101, round 7: Red"):
        assert words in text
    assert html.count("<svg") == 2
    assert not re.search(r"https?:|\bsrc=|<link|<script|@import", html)
    assert html.count("<tr>") > 101  # every decision stands in a table
    assert str(here) not in html


def test_the_same_game_gives_the_same_page(run: Run, journal: Path, here: Path) -> None:
    pages = []
    for threads in (1, 2):
        run("report", journal, *QUICK, "--threads", threads)
        pages.append((here / "game.html").read_bytes())
    assert pages[0] == pages[1]


def test_as_json(run: Run, journal: Path, here: Path) -> None:
    done = run("report", journal, *QUICK, "--json")
    found = json.loads(done.stdout)
    assert len(found["decisions"]) == 101
    assert found["turning_points"][-1]["decision"]["best"] == "draw europe"
    assert not (here / "game.html").exists()
    run("report", journal, *QUICK, "--json", "--out", "both.html")
    assert (here / "both.html").exists()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("Chances to win", "Played: ", "Glory by round", "Where the Glory comes from")),
        ("fr", ("Chances de victoire", "Joué\u00a0: ", "La Gloire, manche par manche", "Rouge")),
        ("de", ("Siegchancen", "Gespielt: ", "Ruhm nach Runden", "Woher der Ruhm kommt")),
    ],
)
def test_it_is_told_in_every_language(
    run: Run, journal: Path, here: Path, language: str, told: tuple[str, ...]
) -> None:
    done = run("report", journal, *QUICK, "--lang", language)
    html = (here / "game.html").read_text("utf-8")
    assert f'<html lang="{language}">' in html
    assert all(words in read(html).text for words in told)
    assert told[0] in done.stdout
    assert told[1] in done.stdout


def test_solo_has_its_verdict(run: Run, here: Path) -> None:
    played(seed=2, decisions=10_000, variant="solo").save(here / "solo.journal")
    done = run("report", "solo.journal", *QUICK)
    assert "The Opposition is" in done.stdout
    assert "you have lost." in done.stdout
    assert "you have lost." in (here / "solo.html").read_text("utf-8")


@pytest.mark.parametrize("decisions", [0, 1, 30])
def test_a_game_not_finished_has_a_report(run: Run, here: Path, decisions: int) -> None:
    played(seed=2, decisions=decisions, players=5).save(here / "open.journal")
    done = run("report", "open.journal", *QUICK)
    assert done.exit_code == 0
    assert "Not finished" in done.stdout
    read((here / "open.html").read_text("utf-8"))


def test_names_are_shown_as_they_are(run: Run, here: Path) -> None:
    names = ["<b>Ada</b> & Co", "Blue (bot)"]
    played(seed=2, decisions=5, players=2, seats=names).save(here / "open.journal")
    run("report", "open.journal", *QUICK)
    html = (here / "open.html").read_text("utf-8")
    assert "<b>" not in html
    assert "<b>Ada</b> & Co" in read(html).text
    assert "(bot)" not in html


def test_it_fits_on_a_narrow_screen(
    run: Run, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for language in ("en", "fr", "de"):
        done = run("report", journal, *QUICK, "--lang", language)
        assert max(map(len, done.stdout.splitlines())) <= 80


def test_another_file_is_never_overwritten(run: Run, journal: Path, here: Path) -> None:
    (here / "game.html").write_text("mine", "utf-8")
    done = run("report", journal, *QUICK)
    assert done.exit_code == 2
    assert "game.html exists already and is no report" in done.stderr
    assert (here / "game.html").read_text("utf-8") == "mine"


@pytest.mark.parametrize(
    ("out", "told"), [("none/game.html", "There is no folder"), (".", ". is a folder")]
)
def test_a_place_that_is_none_is_named_at_once(
    run: Run, journal: Path, out: str, told: str
) -> None:
    done = run("report", journal, "--out", out)
    assert done.exit_code == 2
    assert told in done.stderr


def test_a_broken_journal_is_named(run: Run, journal: Path, here: Path) -> None:
    bend(journal, 31, "30 red pass #123456")
    done = run("report", journal, *QUICK)
    assert done.exit_code == 1
    assert "line 31: its mark does not fit" in done.stderr
    assert not (here / "game.html").exists()
