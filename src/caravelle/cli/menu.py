"""The start menu: a few questions, each answered by Enter."""

import os
import re
import time
from pathlib import Path
from typing import Any, get_args

from rich.console import Console
from rich.text import Text

from caravelle.core.errors import OptionError
from caravelle.core.words import LANGUAGE_NAMES
from caravelle.games.endeavor import TITLE, option_values
from caravelle.games.endeavor.content import chart_names, load
from caravelle.games.endeavor.options import TERMS, Options, completed

from .faults import plain
from .language import catalogue, say, speak, spoken
from .naming import game_says
from .play import Wishes
from .saving import latest_game
from .terminal.prompt import ask

LEAST_PLAYERS, MOST_PLAYERS, USUAL_PLAYERS = 2, 5, 4  # of the base game
OFFERED = ("easy", "normal", "hard")  # levels for people; the others by --bots
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
    least = min([LEAST_PLAYERS, *(n for v in TITLE.variants for n in TERMS[v].players)])
    question = say("cli-menu-players", least=least, most=MOST_PLAYERS)
    players = _number(console, question, least, MOST_PLAYERS, USUAL_PLAYERS)
    variant = _ask_variant(console, players)
    chart = _ask_chart(console, players, variant)
    own = _ask_own(console, variant)
    people = _number(console, say("cli-menu-people"), 1, players, 1)
    bots = _ask_level(console) if people < players else None
    return Wishes(players, chart, variant=variant, human=str(people), bots=bots, **own)


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


def _ask_variant(console: Console, players: int) -> str | None:
    """The base game or a variant for so many; who is alone plays solo."""
    fitting: list[str | None] = [v for v in TITLE.variants if players in TERMS[v].players]
    if players >= LEAST_PLAYERS:
        fitting.insert(0, None)
    if len(fitting) > 1:
        for number, variant in enumerate(fitting, 1):
            told = game_says(f"variant-{variant}-note") if variant else say("cli-menu-no-variant")
            console.print(Text(f"{number} {told}"))
    return fitting[_number(console, say("cli-menu-which-variant"), 1, len(fitting), 1) - 1]


def _ask_chart(console: Console, players: int, variant: str | None) -> str:
    wanted = Options.model_validate({"players": players, "variant": variant})
    usual = completed(wanted)[0].chart or ""
    charts = [name for name in chart_names() if _is_playable(wanted, name)]
    charts.sort(key=lambda name: name != usual)
    words = catalogue(spoken(), TITLE.text)
    for number, name in enumerate(charts, 1):
        edition = words.say(f"edition-{load(name).edition.id}")
        told = say("cli-menu-chart", chart=words.say(f"chart-{name}"), edition=edition)
        console.print(Text(f"{number} {told}"))
    return charts[_number(console, say("cli-menu-which-chart"), 1, len(charts), 1) - 1]


def _is_playable(wanted: Options, chart: str) -> bool:
    """Whether the chart is for so many, and for the variant."""
    try:
        completed(wanted.model_copy(update={"chart": chart}))
    except OptionError:
        return False
    return True


def _ask_level(console: Console) -> str:
    """How strong the bots are: one level for all."""
    for number, level in enumerate(OFFERED, 1):
        console.print(Text(f"{number} {say(f'cli-level-{level}')}"))
    return OFFERED[_number(console, say("cli-menu-bots"), 1, len(OFFERED), 1) - 1]


def _ask_own(console: Console, variant: str | None) -> dict[str, Any]:
    """The variant's own options: those that are on or off all at once, others one by one."""
    own = TERMS[variant].own if variant else {}
    flags = [name for name, usual in own.items() if usual is False]
    found: dict[str, Any] = dict.fromkeys(_some(console, flags), True)
    for name, usual in own.items():
        if name in flags:
            continue
        values = get_args(option_values.NAMED[name])
        for number, value in enumerate(values, 1):
            console.print(Text(f"{number} {game_says(f'{name}-{value}-note')}"))
        at = values.index(usual) + 1
        found[name] = values[_number(console, game_says(f"option-{name}"), 1, len(values), at) - 1]
    return found


def _some(console: Console, flags: list[str]) -> list[str]:
    """Those of the flags that are wanted; Enter takes none."""
    if not flags:
        return []
    for number, name in enumerate(flags, 1):
        console.print(Text(f"{number} {game_says(f'option-{name}-note')}"))
    known = {str(number): name for number, name in enumerate(flags, 1)}
    while True:
        answer = plain(ask(f"{say('cli-menu-flags')} [{say('cli-menu-none')}] ")).strip()
        if answer.casefold() in LEAVE:
            raise EOFError
        wanted = [] if answer == say("cli-menu-none") else re.findall(r"[^\s,]+", answer)
        if all(number in known for number in wanted):
            return [known[number] for number in sorted(set(wanted))]
        console.print(Text(say("cli-menu-numbers", most=len(flags))))


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
