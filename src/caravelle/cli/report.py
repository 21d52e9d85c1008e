"""`caravelle report`: a game looked at again, as a page and in the terminal."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .faults import USAGE, Refused
from .journal import File, whole
from .language import Lang, catalogue, say, speak, spoken

if TYPE_CHECKING:
    from caravelle.bots.review import Review
    from caravelle.core.match import Match

Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        "-o",
        metavar="FILE",
        help="Write the page to this file.",
        show_default="the journal's name, ending in .html",
    ),
]
Playouts = Annotated[
    int | None,
    typer.Option(
        "--playouts", metavar="N", min=1, help="Playouts for each position.", show_default="4000"
    ),
]
Seconds = Annotated[
    float | None,
    typer.Option(
        "--seconds-per-decision",
        metavar="S",
        help="Seconds for each position, instead: another report each time.",
    ),
]
Threads = Annotated[
    int | None,
    typer.Option(
        "--threads", "-t", min=1, help="Positions at a time.", show_default="one for each core"
    ),
]
AsJson = Annotated[
    bool, typer.Option("--json", help="Print all figures as JSON; a page only with --out.")
]


def report(
    file: File,
    out: Out = None,
    playouts: Playouts = None,
    seconds: Seconds = None,
    threads: Threads = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Look at every decision of a journal again: who was ahead, and where the game turned.

    Writes a page with plots, one file that needs no network, and says the most important here.
    """
    speak(lang)
    match = whole(file)
    page = out or (None if as_json else Path(file.stem + ".html"))
    if page is not None:
        _check_page(page)
    found = _reviewed(match, playouts, seconds, threads)
    if page is not None:
        _write(match, found, page)
    if as_json:
        print(json.dumps(found.to_json(), indent=2))
    else:
        from .retold import retell_review

        retell_review(match, found)
    if page is not None and not as_json:
        print(say("cli-saved", path=str(page)))


def _reviewed(
    match: "Match", playouts: int | None, seconds: float | None, threads: int | None
) -> "Review":
    """The review, with a bar on the screen while it is made."""
    from rich.console import Console
    from rich.progress import Progress

    from caravelle.bots.review import review
    from caravelle.core.engine import cores

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("cli-report-searching"), total=None)

        def progress(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        return review(
            match,
            playouts=playouts,
            seconds=seconds,
            threads=threads or cores(),
            progress=progress,
        )


def _write(match: "Match", found: "Review", path: Path) -> None:
    from caravelle.core.files import write_whole
    from caravelle.reports.game import game_report

    from .naming import game_told
    from .terminal.scene import Scene

    names = Scene(match, catalogue(spoken(), match.title.text)).sides
    played = game_told(match.setting)
    write_whole(path, game_report(match, found, spoken(), names=names, played=played))


def _check_page(path: Path) -> None:
    """Raises Refused for a file that no page can be written to, or that is none of ours."""
    from caravelle.reports.page import is_ours

    from .saving import check_place

    check_place(path)
    if path.exists() and not is_ours(path):
        raise Refused(say("cli-report-not-overwritten", path=str(path)), USAGE)
