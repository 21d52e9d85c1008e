"""`caravelle journal`: a journal is checked, saved as far as it is right, told and replayed."""

from pathlib import Path

import pytest

import caravelle

from .conftest import Draw, Run


@pytest.fixture
def journal(tmp_path: Path, draw: Draw) -> Path:
    """A journal of 60 decisions."""
    path = tmp_path / "game.journal"
    draw(60).save(path)
    return path


def bend(path: Path, number: int, line: str | None) -> None:
    """Change a line of a file, counted from 1, or cut the file off before it."""
    lines = path.read_text("utf-8").splitlines(keepends=True)
    lines[number - 1 :] = [] if line is None else [f"{line}\n", *lines[number:]]
    path.write_text("".join(lines), "utf-8")


def test_a_right_one(run: Run, journal: Path) -> None:
    done = run("journal", "check", journal)
    assert done.exit_code == 0
    assert done.stdout == f"{journal}: all right, 60 decisions, in round 3.\n"


def test_one_of_a_game_that_is_over(run: Run, tmp_path: Path, draw: Draw) -> None:
    path = tmp_path / "over.journal"
    draw(10_000).save(path)
    assert "game over" in run("journal", "check", path).stdout


def test_a_changed_line_is_named(run: Run, journal: Path) -> None:
    bend(journal, 31, "30 red pass #123456")
    done = run("journal", "check", journal)
    assert done.exit_code == 1
    assert f"{journal}, line 31: its mark does not fit" in done.stdout
    assert "Before that: 29 decisions" in done.stdout


def test_a_journal_cut_off_is_named(run: Run, journal: Path) -> None:
    bend(journal, 31, None)
    done = run("journal", "check", journal)
    assert done.exit_code == 1
    assert "line 31: the file is truncated" in done.stdout


def test_what_came_before_is_recovered(run: Run, journal: Path, tmp_path: Path) -> None:
    whole = caravelle.load(journal)
    bend(journal, 31, None)
    out = tmp_path / "recovered.journal"
    assert run("journal", "check", journal, "--recover", out).exit_code == 1
    assert caravelle.load(out).decisions == whole.decisions[:29]
    assert run("journal", "check", out).exit_code == 0


def test_recovering_overwrites_nothing(run: Run, journal: Path) -> None:
    before = journal.read_bytes()
    done = run("journal", "check", journal, "--recover", journal)
    assert done.exit_code == 2
    assert journal.read_bytes() == before


def test_without_a_header_there_is_nothing_to_recover(
    run: Run, journal: Path, tmp_path: Path
) -> None:
    bend(journal, 1, "caravelle-journal 1 {} #123456")
    out = tmp_path / "recovered.journal"
    done = run("journal", "check", journal, "--recover", out)
    assert done.exit_code == 1
    assert "line 1" in done.stderr
    assert not out.exists()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("Round 1 of 7", "chooses a start building", "Glory")),
        ("fr", ("Manche 1 sur 7", "choisit un bâtiment de départ", "Gloire")),
        ("de", ("Runde 1 von 7", "wählt ein Startgebäude", "Ruhmespunkte")),
    ],
)
def test_it_is_told_in_every_language(
    run: Run, journal: Path, language: str, told: tuple[str, ...]
) -> None:
    shown = run("journal", "show", journal, "--lang", language).stdout
    assert all(text in shown for text in told)
    for notation in caravelle.load(journal).decisions:
        assert notation in shown


def test_the_right_part_of_a_bent_one_is_told(run: Run, journal: Path) -> None:
    bend(journal, 31, None)
    done = run("journal", "show", journal)
    assert done.exit_code == 1
    assert "chooses a start building" in done.stdout
    assert "line 31" in done.stderr


def test_a_position_is_shown(run: Run, journal: Path) -> None:
    done = run("journal", "replay", journal, "--to", 20)
    assert done.exit_code == 0
    assert "Decision 20 of 60" in done.stdout
    assert run("journal", "replay", journal, "--to", 0).stdout.startswith("Before the first")
    assert run("journal", "replay", journal, "--to", 61).exit_code == 2


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("\n", "Decision 1 of 60"),
        ("\n\nb\n", "Decision 1 of 60"),
        ("b\n", "Before the first of 60 decisions"),
        ("60\n", "Decision 60 of 60"),
        ("60\n\n", "This was the last decision."),
        ("61\n", "There are decisions 0 to 60, not 61."),
        ("9999999\n", '"9999999" is nothing here.'),
        ("r\n", "Round 1 begins."),
        ("60\nr\n", "This was the last decision."),
        ("40\nmats blue\n", "Growth Level"),
        ("40\nlog\n", "builds"),
        ("score\n", "if the game ended now"),
        ("?\n", "Enter goes on"),
        ("undo\n", '"undo" is nothing here.'),
        ("rubbish\n", '"rubbish" is nothing here.'),
        ("   \nq\n", "Decision 1 of 60"),
    ],
)
def test_a_game_is_stepped_through(run: Run, journal: Path, typed: str, told: str) -> None:
    done = run("journal", "replay", journal, typed=typed)
    assert done.exit_code == 0
    assert told in " ".join(done.stdout.split("help]", 1)[1].split())
