"""The command as a whole: help, version, exit codes, and one clear line for every mistake."""

import subprocess
import sys
from pathlib import Path

import pytest

import caravelle
from caravelle.core.journal import Header, Journal

from .conftest import Draw, Run

SLOW = ("numba", "numpy", "fluent", "llvmlite")


def python(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "arguments", ["--help", "play --terminal --help", "journal --help", "--version"]
)
def test_help_imports_nothing_slow(arguments: str) -> None:
    """Pydantic neither, but that Typer itself imports it to read the arguments of a command."""
    slow = (*SLOW, "pydantic") if arguments.startswith("-") else SLOW
    code = (
        "import sys; from caravelle.cli import app\n"
        "try: app()\n"
        f"finally: print([m for m in {slow} if m in sys.modules], file=sys.stderr)"
    )
    done = python(code, *arguments.split())
    assert done.stderr.strip() == "[]"
    assert done.returncode == 0


def test_help_names_every_command(run: Run) -> None:
    told = run("--help").stdout
    for command in ("play", "serve", "simulate", "journal", "chart", "bench"):
        assert f" {command} " in told


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"caravelle {caravelle.__version__}\n"


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "caravelle", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("caravelle ")


def test_the_shell_completes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_CARAVELLE_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", "caravelle pl")
    monkeypatch.setenv("COMP_CWORD", "1")
    code = "import sys; sys.argv[0] = 'caravelle'; from caravelle.cli import app; app()"
    assert python(code).stdout.split() == ["play"]


@pytest.mark.parametrize(
    ("option", "begun", "choices"),
    [
        ("--edition", "cl", ["classic"]),
        ("--variant", "s", ["silent_fleet", "solo"]),
        ("--difficulty", "", ["easier", "normal", "harder"]),
    ],
)
def test_the_shell_completes_names_without_loading_the_game(
    monkeypatch: pytest.MonkeyPatch, option: str, begun: str, choices: list[str]
) -> None:
    monkeypatch.setenv("_CARAVELLE_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", f"caravelle simulate {option} {begun}")
    monkeypatch.setenv("COMP_CWORD", "3")
    code = (
        "import sys; sys.argv[0] = 'caravelle'; from caravelle.cli import app\n"
        "try: app()\n"
        f"finally: print([m for m in {SLOW} if m in sys.modules], file=sys.stderr)"
    )
    done = python(code)
    assert done.stdout.split() == choices
    assert done.stderr.strip() == "[]"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Silent Fleet: this variant is played by 2, not by 3."),
        ("fr", "Flotte silencieuse\xa0: cette variante se joue à 2, pas à 3."),
        ("de", "Stille Flotte: Diese Variante ist für 2 Spieler, nicht für 3."),
    ],
)
def test_what_no_variant_has_is_refused_in_every_language(
    run: Run, language: str, told: str
) -> None:
    options = "--variant silent_fleet --players 3"
    for command in ("play --terminal", "simulate 5"):
        done = run(*command.split(), *options.split(), "--lang", language)
        assert (done.exit_code, done.stderr) == (2, f"{told}\n")


def test_options_of_the_terminal_need_it(run: Run) -> None:
    for words in ("--players 3", "--resume", "my.journal", "--hotseat", "--seed 3"):
        done = run("play", *words.split())
        assert (done.exit_code, done.stdout) == (2, "")
        assert "add --terminal" in done.stderr


@pytest.mark.parametrize(
    ("command", "code", "told"),
    [
        ("play --terminal --players 9", 2, "--players"),
        ("play --terminal --players many", 2, "--players"),
        (
            "play --terminal --players 5 --chart side_a",
            2,
            "side_a is for 2 or 3 or 4 players, not for 5",
        ),
        (
            "play --terminal --edition classic --players 2",
            2,
            "chart classic is for 3 or 4 or 5 players",
        ),
        ("play --terminal --edition modern", 2, "age_of_sail"),
        ("play --terminal --chart nowhere", 1, "there are"),
        ("play --terminal --chart no/such.toml", 1, "no/such.toml: file: there is no such file"),
        ("play --terminal --human 7", 2, "names no seats"),
        ("play --terminal --human red,pink", 2, "red, blue, yellow, green"),
        ("play --terminal --names A,a", 2, "a name of their own"),
        ("play --terminal --names ,", 2, "a name of their own"),
        ("play --terminal --names 1,2,3,4,5", 2, "5 names are given for 4 players"),
        ("play --terminal --seed -1", 2, "--seed"),
        ("play --terminal --seed 99999999999999999999", 2, "seed"),
        ("play --terminal --lang it", 2, "no language 'it'"),
        ("play --terminal --resume", 1, "No game to go on with"),
        ("play --terminal no.journal", 2, "no.journal: No such file"),
        ("play --terminal .", 2, "Is a directory"),
        ("play --terminal pyproject.toml", 1, "pyproject.toml, line 1: this is no journal"),
        ("play --terminal no.journal --seed 3", 2, "--seed belongs to a new game"),
        ("play --terminal --save no/such/file", 2, "no folder for no/such/file"),
        ("play --terminal --save .", 2, "is a folder"),
        ("play --terminal --save pyproject.toml", 2, "exists already"),
        ("play --terminal --nonsense", 2, "--nonsense"),
        ("nonsense", 2, "nonsense"),
        ("simulate 0", 2, "GAMES"),
        ("simulate many", 2, "GAMES"),
        ("simulate 5 --threads 0", 2, "--threads"),
        ("simulate 5 --players 1", 2, "add --variant solo"),
        ("play --terminal --variant loud_fleet", 2, "silent_fleet"),
        (
            "play --terminal --variant silent_fleet --players 3",
            2,
            "Silent Fleet: this variant is played by 2,",
        ),
        ("play --terminal --variant neutral_discs --players 4", 2, "is played by 2 or 3, not by 4"),
        (
            "play --terminal --variant solo --players 2",
            2,
            "Solo: this variant is played by 1, not by 2",
        ),
        (
            "play --terminal --variant silent_fleet --edition classic",
            2,
            "not for the edition classic",
        ),
        (
            "play --terminal --variant neutral_discs --chart side_b",
            2,
            "is not for the board side_b",
        ),
        (
            "play --terminal --limited-occupy",
            2,
            "--limited-occupy belongs to a variant, Silent Fleet: add",
        ),
        ("play --terminal --variant solo --building-scarcity", 2, "--building-scarcity belongs"),
        ("play --terminal --difficulty harder", 2, "add --variant solo"),
        ("play --terminal --variant solo --difficulty hopeless", 2, "easier"),
        (
            "play --terminal no.journal --no-reaction-to-tokens",
            2,
            "--no-reaction-to-tokens belongs to a new",
        ),
        ("simulate 5 --variant silent_fleet --difficulty harder", 2, "add --variant solo"),
        ("simulate 5 --variant silent_fleet --chart classic", 2, "not for the edition classic"),
        ("journal check no.journal", 2, "no.journal: No such file"),
        ("journal show pyproject.toml", 1, "this is no journal"),
        ("journal replay .", 2, "Is a directory"),
    ],
)
def test_a_mistake_gets_one_clear_message(run: Run, command: str, code: int, told: str) -> None:
    done = run(*command.split())
    assert done.exit_code == code
    assert told in done.stderr
    assert done.stdout == ""


def test_a_language_of_the_environment_that_is_not_spoken(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARAVELLE_LANG", "xx")
    assert run("play", "--terminal").exit_code == 2


@pytest.mark.parametrize(
    ("language", "told"), [("en", "no faults"), ("fr", "aucun défaut"), ("de", "keine Fehler")]
)
def test_charts_are_checked_in_every_language(run: Run, language: str, told: str) -> None:
    assert told in run("chart", "check", "side_a", "--lang", language).stdout
    assert run("chart", "list", "--lang", language).exit_code == 0
    assert run("chart", "draw", "side_a", "no.png", "--lang", language).exit_code == 2


def test_all_faults_of_a_chart_are_told(run: Run, tmp_path: Path) -> None:
    chart = tmp_path / "mine.toml"
    chart.write_text('id = "mine"\nplayers = "many"\nedition = 3\n', "utf-8")
    done = run("play", "--terminal", "--chart", chart)
    assert done.exit_code == 1
    assert len(done.stderr.splitlines()) > 2


def test_foreign_text_can_do_nothing_to_the_terminal(run: Run, tmp_path: Path, draw: Draw) -> None:
    """Marks of ours in a name are text, signs that steer terminals are not shown."""
    made = draw(3).journal
    header = made.header.model_dump()
    names = ["[red]x[/red]", "a\x9b2Jb", "\u202eevil", "[/]"]
    path = tmp_path / "foreign.journal"
    decisions = (*made.decisions, ("red", "\x1b[2J[bold]"))
    Journal(Header(**{**header, "seats": names}), decisions).write(path)
    done = run("journal", "show", path)
    shown = done.stdout + done.stderr
    assert "[red]x[/red]" in shown
    assert "a?2Jb" in shown
    assert not any(sign in shown for sign in "\x1b\x9b\u202e")


def test_a_reader_who_leaves_is_no_error(tmp_path: Path, draw: Draw) -> None:
    path = tmp_path / "game.journal"
    draw(1000).save(path)
    shell = f'"{sys.executable}" -m caravelle journal show "{path}" | head -1'
    done = subprocess.run(shell, shell=True, capture_output=True, text=True, check=True)
    assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("command", ["--help", "simulate 5", "journal show {}"])
def test_a_full_disk_is_told(command: str, tmp_path: Path, draw: Draw) -> None:
    path = tmp_path / "game.journal"
    draw(10).save(path)
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "caravelle", *command.format(path).split()],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.splitlines() == ["No space left on device"]


def test_closed_streams_are_empty_ones() -> None:
    shell = f'"{sys.executable}" -m caravelle play --terminal --seed 1 <&- >&- 2>&-'
    assert subprocess.run(shell, shell=True, check=False).returncode == 0
