"""A journal told from beginning to end: what was played, by whom, every decision, the scores."""

from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from caravelle.core.match import Match

from .language import catalogue, say, spoken
from .naming import game_told
from .seats import BOT
from .terminal.chronicle import chronicle
from .terminal.pieces import QUIET, STRONG, disc, name
from .terminal.scene import Scene
from .terminal.scores import score_table, verdict
from .terminal.session import Entry, Session
from .terminal.table import terminal


def retell(match: Match) -> None:
    """Print the whole game."""
    console = terminal()
    scene = Scene(match, catalogue(spoken(), match.title.text))
    console.print(heading(scene))
    entries = Session(match, frozenset(range(len(match.seats)))).entries
    for number, made in groupby(enumerate(entries, 1), key=lambda item: item[1].round):
        console.print()
        title = say("cli-round", round=number) if number else scene.say("phase-start")
        console.print(Text(title, STRONG))
        console.print(_decisions(scene, list(made)))
    console.print()
    console.print(score_table(scene))
    if match.is_over:
        console.print(verdict(scene))


def heading(scene: Scene) -> RenderableType:
    """What is played, and by whom."""
    match = scene.match
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=QUIET)
    grid.add_column()
    grid.add_row(say("cli-sim-game"), game_told(match.setting))
    grid.add_row(say("cli-sim-seed"), str(match.seed))
    for seat, given in enumerate(match.seats):
        who = disc(scene, seat) + Text(" ") + name(scene, seat)
        bot = Text(f" ({say('cli-bot')})" if given.endswith(BOT) else "", QUIET)
        grid.add_row(say("cli-players") if not seat else "", who + bot)
    others = scene.sides[-1] if match.setting.rivals else say("cli-others")
    for number in range(len(match.seats), len(scene.names)):
        heading = others if number == len(match.seats) else ""
        grid.add_row(heading, disc(scene, number) + Text(" ") + name(scene, number))
    return grid


def _decisions(scene: Scene, made: list[tuple[int, Entry]]) -> Table:
    """Number, who decided, notation, and what it brought about."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style=QUIET, no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(style=QUIET)
    grid.add_column(ratio=1)
    for number, entry in made:
        told = Text("\n").join(chronicle(scene, [entry]))
        grid.add_row(str(number), disc(scene, entry.seat), entry.notation, told)
    return grid
