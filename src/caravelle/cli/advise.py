"""`caravelle advise`: the best decisions in a position of a journal."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from .faults import USAGE, Refused
from .journal import File, whole
from .language import Lang, catalogue, say, speak, spoken

if TYPE_CHECKING:
    from caravelle.core.match import Match

At = Annotated[
    int | None,
    typer.Option("--at", metavar="N", min=0, help="After N decisions.", show_default="the end"),
]
Seconds = Annotated[
    float | None,
    typer.Option("--seconds", metavar="S", help="Search for so long.", show_default="5"),
]
Playouts = Annotated[
    int | None,
    typer.Option(
        "--playouts", metavar="N", min=1, help="Search for N playouts: the same advice each time."
    ),
]
Top = Annotated[int, typer.Option("--top", metavar="N", min=1, help="Show the N best decisions.")]
Threads = Annotated[
    int | None,
    typer.Option(
        "--threads",
        "-t",
        min=1,
        help="Threads.",
        show_default="1 for playouts, else one for each core",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]

USUAL_SECONDS = 5.0


def advise(
    file: File,
    at: At = None,
    seconds: Seconds = None,
    playouts: Playouts = None,
    top: Top = 5,
    threads: Threads = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Say what would be best in a position of a journal.

    For each of the best decisions: the chance of every side to win, and the Glory that it may
    expect in the end.
    """
    speak(lang)
    match = whole(file)
    most = len(match.decisions)
    played = _go_back(match, at)
    if match.is_over:
        raise Refused(say("cli-advice-over", most=str(most - 1)), USAGE)
    from .terminal.advice import advice_told, sought
    from .terminal.scene import Scene
    from .terminal.table import terminal

    if seconds is None and playouts is None:
        seconds = USUAL_SECONDS
    scene = Scene(match, catalogue(spoken(), match.title.text), match.actor)
    advice = sought(scene, seconds, playouts, threads)
    if as_json:
        found = {**advice.to_json(), "at": len(match.decisions), "played": played or None}
        found["suggestions"] = found["suggestions"][:top]
        print(json.dumps(found, indent=2))
        return
    from .terminal.dashboard import headline

    console = terminal()
    made = say("cli-advice-after", number=str(len(match.decisions)), most=str(most))
    console.print(headline(scene, made))
    console.print(advice_told(scene, advice, top, played))


def _go_back(match: "Match", at: int | None) -> str:
    """Take a match back to a position; returns what was decided there, "" at the end."""
    decisions = match.decisions
    most = len(decisions)
    if at is None or at == most:
        return ""
    if at > most:
        raise Refused(say("cli-replay-no-such", number=str(at), most=str(most)), USAGE)
    for _ in range(most - at):
        match.undo()
    return decisions[at]
