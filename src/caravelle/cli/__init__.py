"""The command line `caravelle`.

Commands import what they need when they run, so that `--help` is quick.
"""

import os
import sys
from typing import Annotated

import typer

from . import chart, journal
from .advise import advise
from .bench import bench
from .faults import Commands, told
from .language import speak
from .play import play
from .report import report
from .serve import serve
from .simulate import simulate
from .tournament import tournament

app = typer.Typer(
    name="caravelle",
    cls=Commands,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    help="Age-of-sail strategy games by their printed rules: play, simulate, compete, advise.",
    epilog="CARAVELLE_LANG chooses the language (en, fr, de), as --lang does.",
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.command()(play)
app.command()(serve)
app.command()(simulate)
app.command()(tournament)
app.add_typer(journal.app, name="journal")
app.add_typer(chart.app, name="chart")
app.command()(advise)
app.command()(report)
app.command()(bench)


def _version(wanted: bool) -> None:
    if wanted:
        from caravelle import __version__

        typer.echo(f"caravelle {__version__}")
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Options before a command; without one, the table in the browser."""
    if context.invoked_subcommand is None:
        from .serve import run

        speak(None)
        run()


def main() -> None:
    """The entry point: run the command of the arguments."""
    _mend_streams()
    try:
        with told():  # what goes wrong before a command runs
            app()
    except typer.Exit as end:
        sys.exit(end.exit_code)


def _mend_streams() -> None:
    """A stream that was closed is an empty one; a sign that can't be shown is no error."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
        stream = getattr(sys, name)
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
