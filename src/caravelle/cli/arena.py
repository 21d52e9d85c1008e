"""A tournament at the terminal: a bar while it is played, and a table of what it came to."""

import sys
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from .faults import INTERRUPTED, Refused, plain, program
from .language import say
from .terminal.pieces import listing

if TYPE_CHECKING:
    from caravelle.arena import Record, Tournament

SHOWN_FAULTS = 5
HEADINGS = ("cli-arena-rating", "cli-arena-ahead", "cli-arena-wins", "cli-arena-seconds")


def play(tournament: "Tournament", workers: int | None, ray: str | None, resume: bool) -> None:
    """Play it, a bar on stderr showing how far it is. Raises Refused if it is interrupted."""
    console = Console(stderr=True)
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
        console=console,
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    task = progress.add_task(say("cli-arena-games"), total=None, speed="")

    def tell(record: "Record", count: int, planned: int) -> None:
        speed = progress.tasks[0].speed
        told = say("cli-arena-speed", value=speed) if speed else ""
        progress.update(task, completed=count, total=planned, speed=told)

    try:
        with progress:
            tournament.run(workers=workers, ray=ray, resume=resume, progress=tell)
    except KeyboardInterrupt:
        command = f"{program()} tournament --out {tournament.out} --resume"
        raise Refused(say("cli-arena-stopped", command=command), INTERRUPTED) from None


def show(tournament: "Tournament", figures: dict[str, Any]) -> None:
    """Print what the bots came to, and where the report is."""
    console = Console(markup=False, highlight=False)
    table = listing(say("cli-arena-bots", games=figures["games"]))
    table.add_column("", overflow="fold")
    for heading in HEADINGS:
        table.add_column(say(heading), justify="right")
    rated = [bot for bot in figures["bots"] if bot["rating"] is not None]
    unrated = [bot for bot in figures["bots"] if bot["rating"] is None]
    for bot in (*sorted(rated, key=lambda bot: -float(bot["rating"])), *unrated):
        table.add_row(plain(bot["bot"]), *_row(bot))
    console.print(table)
    _show_faults(console, figures)
    console.print()
    console.print(Text(say("cli-arena-note"), "dim"))
    console.print(Text(say("cli-arena-report", path=str(tournament.page))))


def _row(bot: dict[str, Any]) -> tuple[str, ...]:
    """Rating, share of others it came before, share of wins, seconds for a decision."""
    rating = "–"
    if bot["rating"] is not None:
        rating = say("cli-arena-rating-is", rating=bot["rating"], error=bot["error"])
    seconds = bot["seconds"]
    return (
        rating,
        *("–" if share is None else _share(share) for share in (bot["ahead"], bot["wins"])),
        "–" if seconds is None else say("cli-arena-milliseconds", value=seconds * 1000),
    )


def _share(share: dict[str, float]) -> str:
    """A share with what it may truly be."""
    low, high = 100 * share["low"], 100 * share["high"]
    return say("cli-arena-share", share=share["share"], low=low, high=high)


def _show_faults(console: Console, figures: dict[str, Any]) -> None:
    """The games that ended by a bot's fault: how many, and the first of them one by one."""
    count = sum(n for bot in figures["bots"] for n in bot["faults"].values())
    if not count:
        return
    console.print()
    console.print(Text(say("cli-arena-faults", games=count), "bold"))
    for fault in figures["faults"][:SHOWN_FAULTS]:
        said = {name: fault[name] for name in ("game", "bot", "decision", "journal")}
        text = say("cli-arena-fault", seat=fault["seat"] + 1, reason=fault["text"], **said)
        console.print(Text(plain(text)))
