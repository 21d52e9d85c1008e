"""`caravelle journal`: check journals, save what is right in a broken one, show and replay them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .faults import FAULT, USAGE, Refused, program, wrong_line
from .language import Lang, say, speak
from .naming import variant_told

if TYPE_CHECKING:
    from caravelle.core.errors import JournalError
    from caravelle.core.match import Match

app = typer.Typer(help="Journals, the files of games: check, show, replay.", no_args_is_help=True)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A journal.", show_default=False)]
Recover = Annotated[
    Path | None,
    typer.Option("--recover", metavar="OUT", help="Write what is right to this new file."),
]
To = Annotated[
    int | None,
    typer.Option("--to", metavar="N", min=0, help="Show the position after N decisions, and end."),
]


@app.command()
def check(file: File, recover: Recover = None, lang: Lang = None) -> None:
    """Check a journal: all its marks, and every decision by the rules.

    Exit code 1 if a line is wrong; what came before can be recovered.
    """
    speak(lang)
    from .saving import check_new, save_as

    if recover is not None:
        check_new(recover)
    match, fault = found(file)
    count = len(match.decisions)
    if recover is not None:
        save_as(match, recover)
    if fault is None:
        print(say("cli-journal-right", file=str(file), decisions=count, standing=standing(match)))
    else:
        print(wrong_line(file, fault))
        print(say("cli-journal-right-part", decisions=count, standing=standing(match)))
    if recover is not None:
        print(say("cli-saved", path=str(recover)))
    if fault is not None:
        raise typer.Exit(FAULT)


@app.command()
def show(file: File, lang: Lang = None) -> None:
    """Show a journal in words, with the scores at its end."""
    speak(lang)
    from .retelling import retell

    match, fault = found(file)
    retell(match)
    if fault is not None:
        raise Refused(wrong_line(file, fault))


@app.command()
def replay(file: File, to: To = None, lang: Lang = None) -> None:
    """Step through a game: Enter goes on, b back, a number to that decision, ? helps."""
    speak(lang)
    from .terminal.replay import Replay
    from .terminal.table import terminal

    match, fault = found(file)
    most = len(match.decisions)
    replayed = Replay(match, terminal())
    if to is None:
        replayed.run()
    elif to <= most:
        replayed.go(to)
        replayed.show()
    elif fault is None:
        raise Refused(say("cli-replay-no-such", number=str(to), most=str(most)), USAGE)
    if fault is not None:
        raise Refused(wrong_line(file, fault))


def found(file: Path) -> "tuple[Match, JournalError | None]":
    """The game in a file as far as it is right, and the first fault. Raises Refused, OSError."""
    from caravelle.core.errors import JournalError
    from caravelle.core.journal import read, recover
    from caravelle.core.replay import recovered
    from caravelle.games import NAMES, title

    try:
        text = recover(read(file))
        if text.journal is None:
            assert text.fault is not None
            raise text.fault
        if text.journal.header.game not in NAMES:
            raise JournalError(1, f"no game {text.journal.header.game!r}")
        match, fault = recovered(title(text.journal.header.game), text.journal)
    except JournalError as wrong_header:
        raise Refused(wrong_line(file, wrong_header)) from None
    return match, fault or text.fault


def whole(file: Path) -> "Match":
    """The game in a file without a fault. Raises Refused for any other, OSError."""
    match, fault = found(file)
    if fault is None:
        return match
    hint = say("cli-try-recover", program=program(), path=str(file))
    raise Refused(f"{wrong_line(file, fault)}\n{hint}")


def standing(match: "Match") -> str:
    """Whether the game is over, or its round; and the variant."""
    if match.is_over:
        told = say("cli-journal-over")
    else:
        told = say("cli-journal-round", round=match.view()["round"])
    variant = variant_told(match.options)
    return say("cli-journal-variant", standing=told, variant=variant) if variant else told
