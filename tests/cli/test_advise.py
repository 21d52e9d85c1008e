"""`caravelle advise`, and the command `advise` at the table and in replays."""

import json
import re
from pathlib import Path

import pytest

import caravelle
from caravelle.cli.saving import Keeper
from caravelle.cli.terminal.looking import show_advice
from caravelle.cli.terminal.session import Session
from caravelle.cli.terminal.table import TerminalTable, terminal
from tests.bots.positions import OVER, last_choice, played

from .conftest import Run
from .test_journal import bend


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A game of two that Red lost by the last decision of 101."""
    match = last_choice()
    match.do("draw slavery")
    path = tmp_path / "game.journal"
    match.save(path)
    return path


def squeezed(text: str) -> str:
    """A text without line breaks."""
    return " ".join(text.split())


def test_the_best_decisions_stand_in_a_table(run: Run, journal: Path) -> None:
    done = run("advise", journal, "--at", 100, "--playouts", 50, "--top", 9)
    assert done.exit_code == 0
    assert done.stdout.startswith("After 100 of 101 decisions · Round 7 of 7 · Action · R Red")
    lines = done.stdout.splitlines()
    best = next(k for k, line in enumerate(lines) if "Draw from the Europe deck" in line)
    assert lines[best].split()[0] == "1"
    assert lines[best].split()[-2:] == ["100%", "0%"]
    assert lines[best + 1].split() == ["draw", "europe", "40.0", "39.0"]
    assert "All 7 decisions, after 50 playouts." in squeezed(done.stdout)


def test_what_was_played_there_is_marked(run: Run, journal: Path) -> None:
    done = run("advise", journal, "--at", 100, "--playouts", 50, "--top", 1)
    lines = done.stdout.splitlines()
    assert sum("Draw from" in line for line in lines) == 3  # the best, what was played, and below
    assert next(line for line in lines if "Slavery deck" in line).startswith("▸")
    assert "▸ Played there: Draw from the Slavery deck, number" in done.stdout
    assert re.search(r"of 7; 100% less chance to win\.", squeezed(done.stdout))


def test_the_best_may_have_been_played(run: Run, tmp_path: Path) -> None:
    match = last_choice()
    match.do("draw europe")
    match.save(tmp_path / "won.journal")
    done = run("advise", tmp_path / "won.journal", "--at", 100, "--playouts", 50)
    told = "▸ Played there: Draw from the Europe deck, the best by this search."
    assert told in squeezed(done.stdout)


def test_without_a_number_it_is_about_the_end(run: Run, tmp_path: Path) -> None:
    last_choice().save(tmp_path / "open.journal")
    done = run("advise", tmp_path / "open.journal", "--playouts", 50)
    assert done.stdout.startswith("After 100 of 100 decisions")
    assert "Played there" not in done.stdout


def test_time_bounds_it_too(run: Run, journal: Path) -> None:
    assert run("advise", journal, "--at", 3, "--seconds", 0.05).exit_code == 0


def test_as_json(run: Run, journal: Path) -> None:
    done = run("advise", journal, "--at", 100, "--playouts", 50, "--top", 2, "--json")
    found = json.loads(done.stdout)
    assert (found["at"], found["played"], found["legal"]) == (100, "draw slavery", 7)
    assert found["suggestions"][0]["notation"] == "draw europe"
    assert len(found["suggestions"]) == 2
    last_choice().save(journal)
    again = json.loads(run("advise", journal, "--playouts", 50, "--top", 2, "--json").stdout)
    assert again == {**found, "played": None}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", ("Après 100 décisions sur 101", "Essayé", "Piocher dans la pile", "Joué ici")),
        ("de", ("Nach 100 von 101 Entscheidungen", "Versucht", "Siegchance", "Hier gespielt")),
    ],
)
def test_it_speaks_other_languages(
    run: Run, journal: Path, language: str, told: tuple[str, ...]
) -> None:
    done = run("advise", journal, "--at", 100, "--playouts", 50, "--lang", language)
    shown = squeezed(done.stdout)
    assert all(text in shown for text in told)


@pytest.mark.parametrize("options", [{"variant": "solo"}, {"variant": "silent_fleet"}])
def test_variants_show_all_who_can_win(run: Run, tmp_path: Path, options: dict[str, str]) -> None:
    match = played(seed=3, decisions=12, **options)
    match.save(tmp_path / "game.journal")
    done = run("advise", tmp_path / "game.journal", "--playouts", 20)
    heading = done.stdout.splitlines()[1]
    assert ("The Opposit" in heading) == (options["variant"] == "solo")


def test_it_fits_on_a_narrow_screen(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    names = ["Ada Lovelace", "Björn", "Cleopatra VII", "Dschingis Khan", "Eleonore"]
    match = played(seed=3, decisions=60, players=5, seats=names)
    match.save(tmp_path / "game.journal")
    for language in ("en", "fr", "de"):
        done = run("advise", tmp_path / "game.journal", "--playouts", 20, "--lang", language)
        assert max(map(len, done.stdout.splitlines())) <= 80
        for found in match.advise(playouts=20).suggestions:
            assert found.notation in squeezed(done.stdout)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "The game is over: choose an earlier position with --at, 0 to 100."),
        (("--at", 101), "The game is over: choose an earlier position with --at, 0 to 100."),
        (("--at", 102), "There are decisions 0 to 101, not 102."),
        (("--at", 3, "--seconds", 0), "seconds must be a number above 0, not 0.0"),
        (("--at", 3, "--seconds", "nan"), "seconds must be a number above 0, not nan"),
    ],
)
def test_what_can_not_be_is_said(
    run: Run, journal: Path, words: tuple[object, ...], told: str
) -> None:
    done = run("advise", journal, *words)
    assert done.exit_code == 2
    assert done.stderr == f"{told}\n"


def test_a_broken_journal_is_named(run: Run, journal: Path) -> None:
    bend(journal, 31, None)
    done = run("advise", journal, "--at", 3)
    assert done.exit_code == 1
    assert "line 31: the file is truncated" in done.stderr
    assert "journal check" in done.stderr
    assert run("advise", journal.with_name("none.journal")).exit_code == 2


# --- at the table ---------------------------------------------------------------------


@pytest.fixture
def table(tmp_path: Path) -> TerminalTable:
    """A table before the decision of `last_choice`."""
    match = last_choice()
    keeper = Keeper(match, tmp_path / "kept.journal")
    return TerminalTable(Session(match, frozenset({0, 1})), terminal(), keeper)


@pytest.mark.parametrize("typed", ["advise 1", "hint 1"])
def test_advice_at_the_table(run: Run, tmp_path: Path, typed: str) -> None:
    last_choice().save(tmp_path / "open.journal")
    done = run(
        "play", "--terminal", tmp_path / "open.journal", "--hotseat", typed=f"{typed}\nquit\n"
    )
    assert "Draw from the Europe deck" in done.stdout
    assert "For each side the chance to win" in squeezed(done.stdout)
    assert len(caravelle.load(tmp_path / "open.journal").decisions) == 100


@pytest.mark.parametrize("words", ["x", "0", "61", "1.5", "-1", "9" * 30])
def test_no_number_of_seconds_is_answered(table: TerminalTable, words: str) -> None:
    told = str(show_advice(table, (words,)))
    assert told.endswith("is no number of seconds, 1 to 60: advise 5")


def test_advice_in_a_replay_tells_what_was_played(run: Run, journal: Path) -> None:
    done = run("journal", "replay", journal, typed="100\nadvise 1\n101\nadvise 1\nq\n")
    assert "Played there: Draw from the Slavery deck" in squeezed(done.stdout)
    assert "The game is over: there is nothing left to decide." in done.stdout


def test_a_game_that_is_over_needs_no_advice(run: Run, tmp_path: Path) -> None:
    played(seed=700, decisions=OVER, players=2, chart="side_a").save(tmp_path / "over.journal")
    assert run("advise", tmp_path / "over.journal").exit_code == 2
