"""Where games are kept: journals in the user's state folder, written at every decision."""

import time
from pathlib import Path

from caravelle.core.errors import JournalError
from caravelle.core.files import users_folder
from caravelle.core.journal import read, recover
from caravelle.core.match import Match

from .faults import USAGE, Refused, program, system_fault
from .language import say

OPEN, FINISHED = "games", "finished"
ENDING = ".journal"


def state_folder() -> Path:
    """The folder for what outlives a run of the program; CARAVELLE_STATE says otherwise."""
    return users_folder("CARAVELLE_STATE", "XDG_STATE_HOME", "~/.local/state")


def latest_game() -> Path | None:
    """The journal of the game left last and not finished."""
    try:
        kept = list((state_folder() / OPEN).glob(f"*{ENDING}"))
        return max(kept, key=lambda path: path.stat().st_mtime, default=None)
    except OSError:
        return None


class Keeper:
    """Keeps one game in a file: the one given, or one of its own in the state folder."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self._is_own = path is None or path.parent == state_folder() / OPEN
        self.path = path or _fresh_path(match.seed)
        self.fault = ""  # why the game could not be kept

    def keep(self, match: Match) -> None:
        """Write the journal; a failure is kept in `fault`, for the game can go on."""
        try:
            if self._is_own:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            match.save(self.path)
            self.fault = ""
        except OSError as fault:
            self.fault = f"{self.path}: {fault.strerror or fault}"

    def finish(self, match: Match) -> None:
        """Write the journal of a game that is over; our own go to those finished."""
        self.keep(match)
        if self._is_own and not self.fault:
            target = state_folder() / FINISHED / self.path.name
            try:
                target.parent.mkdir(parents=True, exist_ok=True)
                self.path = self.path.rename(target)
            except OSError as fault:
                self.fault = system_fault(fault)

    def told(self) -> str:
        """Where the game is kept, or why it is not."""
        if self.fault:
            return say("cli-not-saved", reason=self.fault)
        return say("cli-kept", path=str(self.path))


def _fresh_path(seed: int) -> Path:
    name = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{seed % 10_000:04}{ENDING}"
    return state_folder() / OPEN / name


def check_new(path: Path) -> None:
    """Raises Refused for a file that a new game can't be saved in."""
    if path.exists() and not path.is_dir():
        raise Refused(say("cli-file-exists", program=program(), path=str(path)), USAGE)
    check_place(path)


def save_as(match: Match, path: Path) -> None:
    """Write the journal to a file; another file's content is never lost. Raises Refused."""
    check_place(path)
    if path.exists() and not _is_same_game(match, path):
        raise Refused(say("cli-not-overwritten", path=str(path)))
    try:
        match.save(path)
    except (OSError, ValueError) as fault:
        reason = getattr(fault, "strerror", None) or str(fault)
        raise Refused(say("cli-not-saved", reason=f"{path}: {reason}")) from None


def check_place(path: Path) -> None:
    """Raises Refused for what can't be the name of a new file."""
    try:
        is_folder, has_parent = path.is_dir(), path.resolve().parent.is_dir()
    except (OSError, ValueError) as fault:  # a name that no file can have
        raise Refused(say("cli-not-saved", reason=f"{path}: {fault}")) from None
    if is_folder:
        raise Refused(say("cli-is-folder", path=str(path)), USAGE)
    if not has_parent:
        raise Refused(say("cli-no-folder", path=str(path)), USAGE)


def _is_same_game(match: Match, path: Path) -> bool:
    try:
        found = recover(read(path)).journal
    except (OSError, JournalError):
        return False
    return found is not None and found.header == match.journal.header
