"""The start menu: a few questions, each answered by Enter."""

import os
import time
from pathlib import Path

from rich.console import Console
from rich.text import Text

from caravelle.core.words import LANGUAGE_NAMES
from caravelle.games.endeavor import TITLE
from caravelle.games.endeavor.content import chart_names, load
from caravelle.games.endeavor.options import Options, completed

from .faults import plain
from .language import catalogue, say, speak, spoken
from .play import USUAL_PLAYERS, Wishes
from .saving import latest_game
from .terminal.prompt import ask

PLAYERS = (2, 3, 4, 5)
LEAVE = ("q", "quit", "exit")


def start_menu(console: Console, language: str | None) -> Wishes | Path:
    """Ask what is to be played: a new game, or the journal of one to go on with.

    Raises EOFError at the end of the input, and if told to quit.
    """
    console.print(Text("Caravelle", "bold"))
    if language is None and not os.environ.get("CARAVELLE_LANG"):
        _ask_language(console)
    console.print(Text(say("cli-menu-intro"), "dim"))
    kept = latest_game()
    if kept is not None and _goes_on(console, kept):
        return kept
    players = _number(console, say("cli-menu-players"), PLAYERS[0], PLAYERS[-1], USUAL_PLAYERS)
    chart = _ask_chart(console, players)
    people = _number(console, say("cli-menu-people"), 1, players, 1)
    return Wishes(players, chart, human=str(people))


def _ask_language(console: Console) -> None:
    codes = list(LANGUAGE_NAMES)
    told = "  ".join(f"{k} {name}" for k, name in enumerate(LANGUAGE_NAMES.values(), 1))
    usual = codes.index(spoken()) + 1
    chosen = _number(console, f"Language, langue, Sprache: {told}", 1, len(codes), usual)
    speak(codes[chosen - 1])


def _goes_on(console: Console, kept: Path) -> bool:
    """Whether to go on with the game left last."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.stat().st_mtime))
    console.print(Text(f"1 {say('cli-menu-resume', when=when)}"))
    console.print(Text(f"2 {say('cli-menu-new')}"))
    return _number(console, say("cli-menu-which"), 1, 2, 1) == 1


def _ask_chart(console: Console, players: int) -> str:
    charts = [name for name in chart_names() if players in load(name).chart.players]
    usual = completed(Options(players=players))[0].chart or ""
    charts.sort(key=lambda name: name != usual)
    words = catalogue(spoken(), TITLE.text)
    for number, name in enumerate(charts, 1):
        edition = words.say(f"edition-{load(name).edition.id}")
        told = say("cli-menu-chart", chart=words.say(f"chart-{name}"), edition=edition)
        console.print(Text(f"{number} {told}"))
    return charts[_number(console, say("cli-menu-which-chart"), 1, len(charts), 1) - 1]


def _number(console: Console, question: str, least: int, most: int, usual: int) -> int:
    """Ask for a number until there is one; Enter takes the usual one."""
    if least == most:
        return least
    while True:
        answer = plain(ask(f"{question} [{usual}] ")).strip()
        if not answer:
            return usual
        if answer.casefold() in LEAVE:
            raise EOFError
        if answer in map(str, range(least, most + 1)):
            return int(answer)
        console.print(Text(say("cli-menu-number", least=least, most=most)))
