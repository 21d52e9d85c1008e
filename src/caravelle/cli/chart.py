"""`caravelle chart`: list the charts, check them, draw them."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from .faults import FAULT, USAGE
from .language import Lang, catalogue, say, speak, spoken

if TYPE_CHECKING:
    from caravelle.games.endeavor.content import Checked

PIPE_WIDTH = 1000  # of a line that no person's terminal has to hold
FILE_HELP = "A file (my.toml), or the name of a built-in chart."

Files = Annotated[list[str], typer.Argument(metavar="FILE", help=FILE_HELP)]
File = Annotated[str, typer.Argument(metavar="FILE", help=FILE_HELP)]
Out = Annotated[
    Path, typer.Argument(metavar="OUT.svg", help="The picture to write, ending in .svg.")
]
Strict = Annotated[bool, typer.Option("--strict", help="Let warnings count as faults.")]

app = typer.Typer(
    help="Charts: the boards to play on, built-in ones and your own.", no_args_is_help=True
)


@app.command("check")
def check_files(files: Files, strict: Strict = False, lang: Lang = None) -> None:
    """Check charts and list all that is wrong with them.

    Exit code 1 for faults, 2 for a file that is not there.
    """
    speak(lang)
    sources = [source_of(file) for file in files]
    failed = False
    for file, source in zip(files, sources, strict=True):
        checked = checked_chart(source)
        failed |= bool(checked.faults) or (strict and bool(checked.warnings))
        show(checked)
        faults, warnings = len(checked.faults), len(checked.warnings)
        if faults or warnings:
            style = "red" if faults else "yellow"
            tell("cli-chart-counts", style, file=file, faults=faults, warnings=warnings)
        else:
            tell("cli-chart-sound", "green", file=file)
    if failed:
        raise typer.Exit(FAULT)


@app.command("draw")
def draw_file(file: File, out: Out, lang: Lang = None) -> None:
    """Draw a chart as a picture.

    Exit code 1 for faults, 2 for names of files that can't be.
    """
    speak(lang)
    from caravelle.games.endeavor.charts.draw import draw

    if out.suffix.lower() != ".svg":
        refuse("cli-chart-not-svg", file=str(out))
    checked = checked_chart(source_of(file))
    show(checked)
    if checked.content is None:
        tell("cli-chart-not-drawn", "red", error=True, file=file)
        raise typer.Exit(FAULT)
    picture = draw(checked.content)
    try:
        out.write_text(picture, encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        refuse("cli-chart-no-write", file=str(out), reason=reason.lower())
    tell("cli-chart-drawn", "green", file=str(out))


@app.command("list")
def list_charts(lang: Lang = None) -> None:
    """List the built-in charts."""
    speak(lang)
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from caravelle.games.endeavor import TITLE, content

    words = catalogue(spoken(), TITLE.text)
    table = Table(box=None, pad_edge=False)
    for column in ("chart", "title", "edition", "players", "file"):
        table.add_column(say(f"cli-chart-column-{column}"), overflow="fold")
    for name in content.chart_names():
        loaded = content.load(name)
        players = ", ".join(map(str, loaded.chart.players))
        title, edition = words.say(f"chart-{name}"), words.say(f"edition-{loaded.edition.id}")
        row = (name, title, edition, players, str(content.chart_path(name)))
        table.add_row(*map(Text, row))
    Console(width=None if sys.stdout.isatty() else PIPE_WIDTH).print(table)


def source_of(file: str) -> str | Path:
    """The name of a built-in chart, or the path of a file that is there; else exit code 2."""
    from caravelle.games.endeavor.content import chart_names

    if file in chart_names():
        return file
    path = Path(file)
    try:
        is_there, is_folder = path.exists(), path.is_dir()
    except (OSError, ValueError):
        is_there = is_folder = False
    if is_folder:
        refuse("cli-chart-folder", file=file)
    if not is_there:
        refuse("cli-chart-no-file", file=file, names=", ".join(chart_names()))
    return path


def checked_chart(source: str | Path) -> "Checked":
    """What the checks find."""
    from caravelle.games.endeavor.content import check

    return check(source)


def show(checked: "Checked") -> None:
    """Every fault and warning on a line of its own."""
    for line in checked.faults:
        tell("cli-chart-fault", "red", line=line)
    for line in checked.warnings:
        tell("cli-chart-warning", "yellow", line=line)


def tell(message: str, style: str, error: bool = False, **values: object) -> None:
    """Print one line, never wrapped, nothing in it taken as markup."""
    from rich.console import Console
    from rich.text import Text

    words = say(message, **values)
    safe = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in words)
    Console(stderr=error).print(Text(safe, style), soft_wrap=True)


def refuse(message: str, **values: object) -> NoReturn:
    """Say what can't be done with what was asked for, and leave."""
    tell(message, "red", error=True, **values)
    raise typer.Exit(USAGE)
