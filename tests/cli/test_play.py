"""`caravelle play`: whole games by what somebody types, and everything typed besides."""

import re
from pathlib import Path

import pytest

import caravelle
from caravelle.cli.saving import latest_game

from .conftest import Draw, Run

WON = {"en": "wins the game", "fr": "gagne la partie", "de": "gewinnt das Spiel"}
SHARED = {"en": "share the victory", "fr": "partagent la victoire", "de": "teilen sich den Sieg"}


def flat(told: str) -> str:
    """An output without its line breaks."""
    return " ".join(told.split())


def kept(told: str) -> Path:
    """The file that a game says it is kept in."""
    found = re.findall(r"\S+\.journal", told)
    return Path(found[-1])


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_whole_game_in_every_language(run: Run, typed: str, language: str) -> None:
    done = run("play", "--terminal", "--seed", 3, "--lang", language, typed=typed)
    assert done.exit_code == 0
    assert WON[language] in done.stdout or SHARED[language] in done.stdout
    assert caravelle.load(kept(done.stdout)).is_over


@pytest.mark.parametrize(
    "options", ["--players 2", "--players 3 --edition classic", "--players 5 --human blue,purple"]
)
def test_a_whole_game_of_every_kind(run: Run, typed: str, options: str) -> None:
    done = run("play", "--terminal", "--seed", 4, *options.split(), typed=typed)
    assert done.exit_code == 0
    assert caravelle.load(kept(done.stdout)).is_over


def test_all_seats_at_one_terminal(run: Run) -> None:
    done = run(
        "play",
        "--terminal",
        "--seed",
        3,
        "--hotseat",
        "--names",
        "Anna,Ben,Cleo,Dan",
        typed="1\n" * 4,
    )
    asked = re.findall(r"^(\w+)> ", done.stdout, re.MULTILINE)
    assert set(asked[:4]) == {"Anna", "Ben", "Cleo", "Dan"}


def test_bots_alone(run: Run) -> None:
    done = run("play", "--terminal", "--seed", 3, "--human", 0)
    assert done.exit_code == 0
    assert "Final score" in done.stdout


def test_bots_of_the_same_game_play_alike(run: Run) -> None:
    games = [run("play", "--terminal", "--seed", 8, typed="1\n1\n1\n1\n").stdout for _ in range(2)]
    assert games[0].split("kept in")[0] == games[1].split("kept in")[0]


def test_a_game_is_left_and_taken_up_again(run: Run) -> None:
    left = run("play", "--terminal", "--seed", 3, typed="1\n3\nquit\n")
    assert left.exit_code == 0
    assert "caravelle play --terminal --resume" in left.stdout
    before = caravelle.load(kept(left.stdout))
    again = run("play", "--terminal", "--resume", typed="1\n")
    assert "Round 1 of 7 · Salary" in again.stdout
    after = caravelle.load(kept(again.stdout))
    assert after.decisions[: len(before.decisions)] == before.decisions
    assert len(after.decisions) > len(before.decisions)
    assert after.seats == ("Red", "Blue (bot)", "Yellow (bot)", "Green (bot)")


def test_bots_of_a_level_and_how_they_are_taken_up_again(run: Run) -> None:
    left = run(
        "play", "--terminal", "--seed", 3, "--bots", "random,greedy,easy", typed="1\n1\nquit\n"
    )
    assert "--resume --bots random,greedy,easy" in left.stdout
    assert run("play", "--terminal", "--resume", "--bots", "random", typed="1\n").exit_code == 0


def test_a_level_that_there_is_not(run: Run) -> None:
    done = run("play", "--terminal", "--bots", "clever")
    assert done.exit_code == 2
    assert "out of random, greedy, easy, normal, hard" in done.stderr


def test_a_journal_by_its_name_is_taken_up_in_its_place(
    run: Run, tmp_path: Path, draw: Draw
) -> None:
    path = tmp_path / "mine.journal"
    draw(40).save(path)
    done = run("play", "--terminal", path, typed="1\n")
    assert kept(done.stdout) == path
    assert len(caravelle.load(path).decisions) == 41
    assert "caravelle play " in done.stdout


def test_who_plays_can_be_chosen_anew(run: Run, tmp_path: Path, draw: Draw) -> None:
    path = tmp_path / "mine.journal"
    draw(40).save(path)
    assert "Final score" in run("play", "--terminal", path, "--human", "0").stdout


def test_a_game_that_is_over_shows_its_end(run: Run, tmp_path: Path, draw: Draw) -> None:
    path = tmp_path / "over.journal"
    draw(10_000).save(path)
    done = run("play", "--terminal", path)
    assert "Final score" in done.stdout
    assert ">" not in done.stdout


def test_a_bent_journal_says_how_to_save_what_is_right(
    run: Run, tmp_path: Path, draw: Draw
) -> None:
    path = tmp_path / "bent.journal"
    draw(20).save(path)
    lines = path.read_text("utf-8").splitlines()
    lines[10] = lines[10].replace(" ", "  ", 1)
    path.write_text("\n".join(lines), "utf-8")
    done = run("play", "--terminal", path)
    assert done.exit_code == 1
    assert "line 11" in done.stderr
    assert "--recover" in done.stderr


def test_a_game_of_a_new_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.journal"
    assert run("play", "--terminal", "--save", path, typed="1\n").exit_code == 0
    assert len(caravelle.load(path).decisions) > 0
    assert latest_game() is None


def test_a_state_folder_that_cannot_be_written_is_told_once(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CARAVELLE_STATE", str(tmp_path / "file"))
    done = run("play", "--terminal", "--seed", 1, typed="1\n1\n1\n")
    assert done.exit_code == 0
    assert done.stdout.count("could not be saved") == 2  # at once, and when the game is left


def test_undo_goes_back_to_the_own_last_decision(run: Run) -> None:
    done = run("play", "--terminal", "--seed", 3, typed="undo\n1\n3\nundo\nundo\nundo\n")
    assert done.stdout.count("nothing of yours") == 2
    assert "Taken back: build workshop, and 3 decisions after it." in done.stdout
    first = caravelle.load(kept(done.stdout))
    assert first.actor == 0
    assert first.step == "start"


def test_undo_at_a_shared_terminal_takes_back_one_decision(run: Run) -> None:
    done = run("play", "--terminal", "--seed", 3, "--hotseat", typed="1\n1\nundo\n")
    assert "Taken back: start colonial_house." in done.stdout
    assert len(caravelle.load(kept(done.stdout)).decisions) == 1


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("0", "There is no choice 0: type a number from 1 to"),
        ("99", "There is no choice 99"),
        ("9" * 5000, "There is no choice 999"),
        ("-1", "names nothing in this game"),
        ("hello there", "names nothing in this game"),
        ("occupy atlantis", "names nothing in this game"),
        ("occupy surat", "Can't occupy Surat: "),
        ("build observatory", "Can't build Observatory: "),
        ("\x1b[31mred", "names nothing in this game"),
        ("💥" * 200, "names nothing in this game"),
        ("[bold]x", '"[bold]x" names nothing'),
        ("board atlantis", '"atlantis" is none of Europe, Africa'),
        ("mats pink", '"pink" is none of Red, Blue, Yellow, Green'),
        ("lang it", "Which language? en (English)"),
        ("lang", "Which language?"),
        ("undo", "There is nothing of yours to take back yet."),
        ("save no/such/folder/file", "no folder for no/such/folder/file"),
        ("save .", "is a folder"),
        ("save pyproject.toml", "is not this game"),
        ("? nonsense", "names nothing in this game"),
        ("? 44", "names nothing in this game"),
        ("h", "h"),
        ("st", '"st" fits several: 1 Start with the Colonial House'),
        ("log 77", "Nothing has happened yet."),
    ],
)
def test_nonsense_gets_a_helpful_line_and_changes_nothing(run: Run, line: str, told: str) -> None:
    done = run("play", "--terminal", "--seed", 3, "--human", "all", typed=f"{line}\n")
    assert done.exit_code == 0
    assert told in flat(done.stdout)
    assert caravelle.load(kept(done.stdout)).decisions == ()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("?", "Occ/Drw = Occupy / Draw"),
        ("help", "what a decision would do"),
        ("? 1", "Red chooses a start building: Colonial House."),
        ("? start merchant_dock", "Ship, +1 Wea"),
        ("? occupy goa", "Perhaps"),
        ("board", "Cape of Good Hope fleet"),
        ("board far", "Nagasaki"),
        ("mats", "next level at 2"),
        ("mats red", "Growth Level 2"),
        ("tray", "Trade Office"),
        ("cards", "Governor of Africa"),
        ("links", "London – Bay of Biscay fleet"),
        ("score", "if the game ended now"),
        ("log", "Green chooses a start building"),
        ("log all", "Green chooses a start building"),
        ("rules", "SHIP."),
        ("save", "The game is kept in"),
        ("lang de", "Welches Startgebäude wählst du?"),
        ("", "Which start building do you choose?"),
        ("bo", "Cape of Good Hope fleet"),
    ],
)
def test_what_can_be_looked_at(run: Run, line: str, told: str) -> None:
    done = run("play", "--terminal", "--seed", 5, typed=f"{line}\n")
    assert told in flat(done.stdout.split("> ", 1)[1])


def test_what_a_decision_would_do_tells_the_links_there(run: Run, tmp_path: Path) -> None:
    match = caravelle.new(seed=3)
    while "activate colonial_house" not in match.legal:
        match.do(match.legal[0])
    match.do("activate colonial_house")
    path = tmp_path / "turn.journal"
    match.save(path)
    assert match.explain("occupy genoa") is None
    shown = flat(run("play", "--terminal", path, typed="? occupy genoa\n").stdout)
    assert "occupies Genoa" in shown
    assert "Links: Cadiz" in shown


def test_commands_have_names_in_every_language(run: Run) -> None:
    assert (
        "Gouverneur d'Afrique" in run("play", "--terminal", "--lang", "fr", typed="cartes\n").stdout
    )
    assert "ZIEL." in run("play", "--terminal", "--lang", "de", typed="regeln\n").stdout


@pytest.mark.parametrize(
    "line", ["2", "build shipyard", "BUILD  Shipyard", "Build Shipyard", "shipy"]
)
def test_a_decision_is_made_by_number_notation_label_or_a_part(run: Run, line: str) -> None:
    done = run("play", "--terminal", "--seed", 3, typed=f"1\n{line}\n")
    assert "build shipyard" in caravelle.load(kept(done.stdout)).decisions[4:]


def test_a_copy_is_saved_and_saved_again_but_no_other_game_is_lost(
    run: Run, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.journal"
    done = run("play", "--terminal", "--seed", 3, typed=f"save {copy}\n1\nsave {copy}\n")
    assert done.stdout.count("Saved: ") == 2
    saved = copy.read_bytes()
    other = run("play", "--terminal", "--seed", 4, typed=f"save {copy}\n")
    assert "is not this game" in flat(other.stdout)
    assert copy.read_bytes() == saved


def test_names_of_people_and_bots(run: Run) -> None:
    done = run(
        "play", "--terminal", "--seed", 3, "--names", "Anna,Ben", "--human", "green", typed="quit\n"
    )
    assert "Anna> " in done.stdout
    assert caravelle.load(kept(done.stdout)).seats == (
        "Ben (bot)",
        "Blue (bot)",
        "Yellow (bot)",
        "Anna",
    )
