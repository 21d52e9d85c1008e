"""A real terminal: the start menu, Ctrl-C, the end of the input, sizes of the window."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import caravelle

pty = pytest.importorskip("pty", reason="no pseudo-terminals here")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

PATIENCE = 300.0  # seconds: bots may have to be compiled first
STEERING = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")


class Terminal:
    """`caravelle` in a terminal of its own: type, and wait for what is shown."""

    def __init__(self, *words: str, width: int = 100, height: int = 40, **environ: str) -> None:
        leader, follower = pty.openpty()
        size = height.to_bytes(2, sys.byteorder) + width.to_bytes(2, sys.byteorder) + bytes(4)
        fcntl.ioctl(follower, termios.TIOCSWINSZ, size)
        kept = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "CARAVELLE_LANG")}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "caravelle", *words],
            stdin=follower,
            stdout=follower,
            stderr=follower,
            env={**kept, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **environ},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(follower)
        self._leader, self.raw = leader, ""

    @property
    def shown(self) -> str:
        """All that was shown, without colours."""
        return STEERING.sub("", self.raw)

    def wait_for(self, text: str, after: int = 0) -> str:
        """Read until `text` is shown behind the first `after` signs; returns what is there."""
        end = time.monotonic() + PATIENCE
        while text not in self.shown[after:]:
            assert time.monotonic() < end, f"{text!r} is not in {self.shown[after:]!r}"
            assert self._read(), f"{text!r} is not in {self.shown[after:]!r}"
        return self.shown[after:]

    def type(self, line: str, then: str) -> str:
        """Type a line and wait for a text; returns what is shown from the line on."""
        after = len(self.shown)
        os.write(self._leader, f"{line}\n".encode())
        return self.wait_for(then, after)

    def press(self, key: bytes) -> None:
        """Press a key."""
        os.write(self._leader, key)

    def ended(self) -> int:
        """Read to the end; the exit code."""
        while self._read():
            pass
        return self._process.wait(PATIENCE)

    def close(self) -> None:
        """End the program if it still runs."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        os.close(self._leader)

    def _read(self) -> bool:
        assert select.select([self._leader], [], [], PATIENCE)[0], f"silent after {self.shown!r}"
        try:
            read = os.read(self._leader, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += read.decode(errors="replace")
        return bool(read)


Open = Callable[..., Terminal]


@pytest.fixture
def opened(home: Path) -> Iterator[Open]:
    """Opens terminals, and closes them after the test."""
    terminals: list[Terminal] = []

    def make(*words: str, **settings: object) -> Terminal:
        terminals.append(Terminal(*words, CARAVELLE_STATE=str(home), **settings))  # type: ignore[arg-type]
        return terminals[-1]

    yield make
    for terminal in terminals:
        terminal.close()


def test_the_menu_a_game_interrupted_and_taken_up_again(opened: Open, home: Path) -> None:
    """What a newcomer does: `make play`, Enter, Enter, ..., Ctrl-C, and again."""
    first = opened("play", "--terminal")
    first.wait_for("Sprache")
    first.type("", "How many players")
    first.type("seven", "Please type a number from")
    first.type("3", "Which game?")
    first.type("", "Which board?")
    first.type("", "How many of them are people")
    assert "hard: thinks" in first.type("", "How strong are the bots?")
    first.type("", "Which start building do you choose?")
    first.type("1", "Which building do you construct?")
    first.wait_for("Red> ")
    first.press(b"\x03")
    assert first.ended() == 130
    assert "caravelle play --terminal --resume" in first.shown
    assert "Traceback" not in first.shown
    journal = next((home / "games").glob("*.journal"))
    assert len(caravelle.load(journal).seats) == 3

    second = opened("play", "--terminal", CARAVELLE_LANG="fr")
    second.wait_for("Reprendre la partie")
    second.type("", "Quel bâtiment construisez-vous")
    second.type("lang de", "Rot> ")
    assert "Welches Gebäude baust du?" in second.shown
    second.press(b"\x04")
    assert second.ended() == 0


def test_the_menu_offers_the_silent_fleet_and_its_options(opened: Open, home: Path) -> None:
    terminal = opened("play", "--terminal", CARAVELLE_LANG="en")
    terminal.wait_for("[4] ")
    asked = terminal.type("2", "Which game?")
    assert "The game as it is" in asked
    assert "With neutral discs" in asked
    terminal.type("2", "Which board?")
    terminal.type("2", "Any of these options?")
    terminal.type("4", "Please type numbers from 1 to 3")
    terminal.type("1, 3", "How many of them are people")
    terminal.type("", "How strong are the bots?")
    terminal.type("2", "Which start building")
    terminal.wait_for("> ", terminal.shown.rindex("Which start building"))
    terminal.press(b"\x04")
    assert terminal.ended() == 0
    options = caravelle.load(next((home / "games").glob("*.journal"))).options
    assert (options.variant, options.chart) == ("silent_fleet", "side_b")
    assert (options.limited_occupy, options.building_scarcity) == (True, True)
    assert not options.no_reaction_to_tokens


def test_what_the_opposition_did_is_told_in_full_in_a_small_window(opened: Open) -> None:
    """It was cut to the last three lines, so that most of its moves were never explained."""
    match = caravelle.new(variant="solo", seed=9)
    small = {"width": 80, "height": 24, "CARAVELLE_LANG": "en"}
    terminal = opened("play", "--terminal", "--variant", "solo", "--seed", "9", **small)
    terminal.wait_for("Red> ")
    while match.step != "action":
        match.do(match.legal[0])
        terminal.type(match.decisions[-1], "Red> ")
    match.do("pass")
    page = terminal.type("pass", "Enter: on to your decision")
    assert "What has happened:" in page
    acted = [event.data["place"] for event in match.events if event.kind == "ladder_turn"]
    assert acted == [1, 2, 3]
    for place in acted:
        assert f"acts from place {place} of the ladder" in page
    rungs = sum(event.kind == "rung_found" for event in match.events)
    assert page.count("Rung ") == rungs >= 3
    shown = terminal.type("", "Red> ")
    assert "Round 2 of 7" in shown
    assert "more above" not in shown
    assert "What has happened:" not in terminal.type("list", "Red> ")  # told once


@pytest.mark.parametrize(("language", "told"), [("fr", "Disques neutres"), ("de", "Neutrale")])
def test_the_menu_offers_neutral_discs(opened: Open, language: str, told: str) -> None:
    terminal = opened("play", "--terminal", CARAVELLE_LANG=language)
    terminal.wait_for("[4] ")
    terminal.type("3", "[1] ")
    charts = terminal.type("2", "[1] ")
    assert "(Age of Sail)" in charts
    assert "\n2 " in charts  # the classic board takes three players as well
    terminal.type("2", "[1] ")
    terminal.type("3", told)


@pytest.mark.parametrize("answer", ["", "keine"])
def test_the_menu_takes_none_of_the_options(opened: Open, answer: str) -> None:
    terminal = opened("play", "--terminal", CARAVELLE_LANG="de")
    terminal.wait_for("[4] ")
    terminal.type("2", "[1] ")
    terminal.type("2", "[1] ")
    terminal.type("1", "[keine] ")
    terminal.type(answer, "Menschen an diesem Terminal")


def test_who_is_alone_plays_solo(opened: Open, home: Path) -> None:
    terminal = opened("play", "--terminal", CARAVELLE_LANG="en")
    terminal.wait_for("1 to 5? [4] ")
    terminal.type("1", "Which board?")
    terminal.type("", "How hard?")
    terminal.type("3", "Red> ")
    assert "How many of them are people" not in terminal.shown
    terminal.press(b"\x04")
    assert terminal.ended() == 0
    options = caravelle.load(next((home / "games").glob("*.journal"))).options
    assert (options.variant, options.chart) == ("solo", "classic")
    assert options.difficulty == "harder"


def test_the_menu_can_be_left(opened: Open) -> None:
    terminal = opened("play", "--terminal", CARAVELLE_LANG="de")
    terminal.wait_for("Wie viele Spieler")
    terminal.wait_for("[4] ")
    terminal.press(b"q\n")
    assert terminal.ended() == 0


def test_discs_are_coloured(opened: Open) -> None:
    terminal = opened("play", "--terminal", "--seed", "3")
    terminal.wait_for("Which start building")
    terminal.wait_for("Red> ")
    assert re.search(r"\x1b\[[0-9;]*41m+R", terminal.raw)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (160, 50), (30, 12), (10, 5)])
def test_windows_of_every_size(opened: Open, width: int, height: int) -> None:
    """Nothing but the prompt stands behind the dashboard, and a decision follows."""
    terminal = opened("play", "--terminal", "--seed", "3", width=width, height=height)
    terminal.wait_for("Red> ")
    assert ("This terminal is" in " ".join(terminal.shown.split())) == (width < 60)
    shown = terminal.type("1", "Red> ")
    if height >= 24:
        drawn = shown[shown.index("Round 1 of 7") :]  # "thinks" before it is wiped away
        assert len(drawn.splitlines()) <= height
        assert all(len(line) <= width for line in shown.splitlines())
    assert "Traceback" not in terminal.shown


def test_the_tabulator_key_completes(opened: Open) -> None:
    pytest.importorskip("readline")
    terminal = opened("play", "--terminal", "--seed", "3")
    terminal.wait_for("Red> ")
    terminal.press(b"start m\t")
    terminal.wait_for("start merchant_dock")
    terminal.type("", "Red> ")
    assert "Your buildings:  R Merchant Dock" in terminal.shown


def test_a_replay_step_by_step(opened: Open, tmp_path: Path) -> None:
    match = caravelle.new(seed=3)
    for _ in range(5):
        match.do(match.legal[0])
    path = tmp_path / "game.journal"
    match.save(path)
    terminal = opened("journal", "replay", str(path), CARAVELLE_LANG="en")
    terminal.wait_for("Before the first of 5 decisions")
    terminal.wait_for("help]")
    terminal.type("", "Decision 1 of 5")
    terminal.wait_for("help]")
    terminal.press(b"\x03")
    assert terminal.ended() == 130
    assert "Traceback" not in terminal.shown
