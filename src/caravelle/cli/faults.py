"""What a user's mistake comes to: one clear message on stderr and an exit code, no traceback.

Exit codes: 0 all is well, 1 a fault was found or the game can't go on, 2 the command was used
wrongly, 130 interrupted.
"""

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from caravelle.core.errors import CaravelleError, JournalError, OptionError

FAULT, USAGE, INTERRUPTED = 1, 2, 130
HARMLESS = "\n\N{NO-BREAK SPACE}"  # French has one before a colon
NAMED_WRONGLY = (FileNotFoundError, IsADirectoryError, NotADirectoryError, PermissionError)


class Refused(CaravelleError):
    """A command that can't be carried out; the text is for its user."""

    def __init__(self, text: str, code: int = FAULT) -> None:
        self.code = code
        super().__init__(text)


class Commands(TyperGroup):
    """A group of commands that turns expected errors into messages and exit codes."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was asked for."""
        with told():
            return super().invoke(ctx)


@contextmanager
def told() -> Iterator[None]:
    """Tell of expected errors on stderr, and end with their exit code."""
    try:
        yield
    except Refused as fault:
        raise _end(str(fault), fault.code) from None
    except OptionError as fault:
        raise _end(str(fault), USAGE) from None
    except CaravelleError as fault:
        raise _end(str(fault), FAULT) from None
    except KeyboardInterrupt:
        raise _end("", INTERRUPTED) from None
    except subprocess.CalledProcessError:
        from .language import say

        raise _end(say("cli-not-compiled"), FAULT) from None
    except OSError as fault:
        if fault.errno == errno.EPIPE:
            raise _closed() from None
        raise _end(
            system_fault(fault), USAGE if isinstance(fault, NAMED_WRONGLY) else FAULT
        ) from None


def system_fault(fault: OSError) -> str:
    """What the system said, with the file's name first."""
    reason = fault.strerror or str(fault)
    return f"{fault.filename}: {reason}" if fault.filename else reason


def wrong_line(file: Path, fault: JournalError) -> str:
    """The line of a journal that is wrong, and why."""
    from .language import say

    return say("cli-bad-journal", path=str(file), line=str(fault.line), reason=fault.reason)


def plain(text: str) -> str:
    """A foreign text made safe to show: of what is no printable sign only HARMLESS ones remain."""
    return "".join(sign if sign.isprintable() or sign in HARMLESS else "?" for sign in text)


def program() -> str:
    """How this program was called, so that it can be called again."""
    called = Path(sys.argv[0])
    if shutil.which("caravelle"):
        return "caravelle"
    return str(called) if called.stem == "caravelle" else "python -m caravelle"


def _end(text: str, code: int) -> typer.Exit:
    with suppress(OSError):
        sys.stdout.flush()
    print(plain(text), file=sys.stderr)
    return typer.Exit(code)


def _closed() -> typer.Exit:
    """Whoever read our output has gone: say no more, not even when the interpreter ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    return typer.Exit(FAULT)
