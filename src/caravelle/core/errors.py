"""The errors that a user of the library meets, each with what is needed to mend the cause."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pydantic import ValidationError


class CaravelleError(Exception):
    """The base of every error that Caravelle raises on purpose."""


class OptionError(CaravelleError):
    """Options that do not fit together; the message says which and why."""


class ContentError(CaravelleError):
    """Data files or a chart with faults, all of them at once in `faults`."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(self.faults))


class ActionError(CaravelleError):
    """A decision that was not carried out."""


class BadAction(ActionError):
    """The text is no decision of this game; `near` are decisions written alike."""

    def __init__(self, text: str, near: tuple[str, ...], verbs: tuple[str, ...]) -> None:
        self.text, self.near, self.verbs = text, near, verbs
        hint = f"perhaps {' or '.join(near)}" if near else f"one begins with {', '.join(verbs)}"
        super().__init__(f"{text!r} is no decision; {hint}")


class IllegalAction(ActionError):
    """A decision of this game that is not legal now.

    `code` is stable and made for programs, `reason` and `rule` are for people.
    """

    def __init__(self, decision: str, code: str, reason: str, rule: str) -> None:
        self.decision, self.code, self.reason, self.rule = decision, code, reason, rule
        super().__init__(f"{decision}: {reason} ({rule})")


class StaleAction(ActionError):
    """A decision made for an earlier position than the present one."""


class GameOver(ActionError):
    """A decision after the end of the game."""


class NothingToUndo(ActionError):
    """An undo where no decision has been made."""


class JournalError(CaravelleError):
    """A journal that can't be trusted from `line` on; `reason` says why."""

    def __init__(self, line: int, reason: str) -> None:
        self.line, self.reason = line, reason
        super().__init__(f"line {line}: {reason}")


def first_fault(fault: "ValidationError") -> str:
    """The first thing that Pydantic found wrong, in one line: where, and what."""
    found = fault.errors()[0]
    where = ".".join(map(str, found["loc"]))
    return f"{where}: {found['msg']}" if where else found["msg"]
