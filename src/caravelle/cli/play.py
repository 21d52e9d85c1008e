"""`caravelle play`: the table in the browser; or, with --terminal, a game in the terminal."""

import sys
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .faults import USAGE, Refused, program, wrong_line
from .language import Lang, say, speak
from .naming import flag
from .options import (
    BuildingScarcity,
    Chart,
    Difficulty,
    Edition,
    LimitedOccupy,
    NoReactionToTokens,
    Players,
    Seed,
    Variant,
    chosen_setting,
    given_options,
)

if TYPE_CHECKING:
    from rich.console import Console

    from .terminal.session import Session
    from .terminal.table import TerminalTable

Journal = Annotated[
    Path | None,
    typer.Argument(metavar="[JOURNAL]", help="Go on with this saved game.", show_default=False),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the game left last.")]
Human = Annotated[
    str | None,
    typer.Option(
        "--human",
        "--you",
        metavar="NUMBER|COLOURS|all",
        help="People at this terminal: how many, or which (red,green). Bots play the others.",
        show_default="1",
    ),
]
Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="LEVEL[,LEVEL]",
        help="How strong the bots are: random, greedy, easy, normal or hard; "
        "one for all, or one for each.",
        show_default="easy",
    ),
]
Hotseat = Annotated[bool, typer.Option("--hotseat", help="People in all seats: --human all.")]
Names = Annotated[
    str | None,
    typer.Option(
        "--names", metavar="NAME,NAME", help="Players' names, people first.", show_default="colours"
    ),
]
Save = Annotated[
    Path | None,
    typer.Option(
        "--save",
        metavar="FILE",
        help="Keep the game in this new file.",
        show_default="a file of your state folder",
    ),
]
InTerminal = Annotated[
    bool, typer.Option("--terminal", help="Play in the terminal, not in the browser.")
]

USUAL_PEOPLE = "1"
BESIDES = ("seed", "human", "bots", "names", "save")  # wishes that are no options of the game


@dataclass(frozen=True)
class Wishes:
    """What was asked for of a new game; None where nothing was."""

    players: int | None = None
    chart: str | None = None
    edition: str | None = None
    variant: str | None = None
    limited_occupy: bool | None = None
    no_reaction_to_tokens: bool | None = None
    building_scarcity: bool | None = None
    difficulty: str | None = None
    seed: int | None = None
    human: str | None = None
    bots: str | None = None
    names: str | None = None
    save: Path | None = None

    @property
    def given(self) -> dict[str, Any]:
        """The options that were given."""
        return given_options(asdict(self))

    @property
    def game(self) -> dict[str, Any]:
        """Those of them that say which game is played."""
        return {name: value for name, value in self.given.items() if name not in BESIDES}


def play(
    journal: Journal = None,
    resume: Resume = False,
    players: Players = None,
    chart: Chart = None,
    edition: Edition = None,
    variant: Variant = None,
    limited_occupy: LimitedOccupy = False,
    no_reaction_to_tokens: NoReactionToTokens = False,
    building_scarcity: BuildingScarcity = False,
    difficulty: Difficulty = None,
    seed: Seed = None,
    human: Human = None,
    bots: Bots = None,
    hotseat: Hotseat = False,
    names: Names = None,
    save: Save = None,
    terminal: InTerminal = False,
    lang: Lang = None,
) -> None:
    """Play in the browser; or in the terminal, with --terminal, to which all options belong.

    There, without further ones, a short menu asks what to play. In the game, ? lists what can be
    typed.

    Every decision is saved at once: leave by "quit" or Ctrl-C, go on later with --resume.
    """
    speak(lang)
    wishes = Wishes(
        players=players,
        chart=chart,
        edition=edition,
        variant=variant,
        limited_occupy=limited_occupy,
        no_reaction_to_tokens=no_reaction_to_tokens,
        building_scarcity=building_scarcity,
        difficulty=difficulty,
        seed=seed,
        human="all" if hotseat else human,
        bots=bots,
        names=names,
        save=save,
    )
    if not terminal:
        in_browser(journal, resume, wishes)
        return
    from .terminal.table import terminal as open_terminal

    console = open_terminal()
    if journal is not None or resume:
        table = taken_up(console, journal, wishes)
    elif not wishes.given and sys.stdin.isatty():
        table = from_menu(console, lang)
    else:
        table = begun(console, wishes)
    raise typer.Exit(table.run())


def in_browser(journal: Path | None, resume: bool, wishes: Wishes) -> None:
    """The table in the browser, where all is chosen on the page."""
    from .serve import run

    if journal is not None or resume or wishes.given:
        raise Refused(say("cli-terminal-only"), USAGE)
    run()


def from_menu(console: "Console", lang: str | None) -> "TerminalTable":
    """The game that the start menu finds out."""
    from .menu import start_menu

    try:
        found = start_menu(console, lang)
    except EOFError:
        console.print()
        raise typer.Exit(0) from None
    if isinstance(found, Path):
        return taken_up(console, found, Wishes())
    return begun(console, found)


def begun(console: "Console", wishes: Wishes) -> "TerminalTable":
    """A new game."""
    from caravelle.core.match import Match
    from caravelle.games.endeavor import TITLE

    from .saving import check_new
    from .seats import bot_levels, chosen_people, journal_names
    from .terminal.session import Session

    if wishes.save is not None:
        check_new(wishes.save)
    setting = chosen_setting(**wishes.game)
    players = len(setting.seats)
    people = chosen_people(wishes.human or USUAL_PEOPLE, players)
    given = wishes.names.split(",") if wishes.names is not None else []
    seats = journal_names(players, people, given)
    levels = bot_levels(wishes.bots, players, people)
    match = Match(TITLE, setting.options, wishes.seed, seats)
    return _at_table(console, Session(match, people, levels), wishes.save)


def taken_up(console: "Console", journal: Path | None, wishes: Wishes) -> "TerminalTable":
    """A saved game, or the one left last; who plays, and how well, can be chosen anew."""
    import caravelle
    from caravelle.core.errors import JournalError

    from .saving import latest_game
    from .seats import bot_levels, chosen_people, people_of
    from .terminal.session import Session

    others = list(replace(wishes, human=None, bots=None).given)
    if others:
        raise Refused(say("cli-resume-or-new", option=flag(others[0])), USAGE)
    path = journal or latest_game()
    if path is None:
        raise Refused(say("cli-nothing-to-resume", program=program()))
    try:
        match = caravelle.load(path)
    except JournalError as fault:
        told = [wrong_line(path, fault)]
        if fault.line > 1:
            told.append(say("cli-try-recover", program=program(), path=str(path)))
        raise Refused("\n".join(told)) from None
    human = wishes.human
    people = chosen_people(human, len(match.seats)) if human else people_of(match.seats)
    levels = bot_levels(wishes.bots, len(match.seats), people)
    return _at_table(console, Session(match, people, levels), path)


def _at_table(console: "Console", session: "Session", path: Path | None) -> "TerminalTable":
    from .saving import Keeper
    from .terminal.table import TerminalTable

    return TerminalTable(session, console, Keeper(session.match, path))
