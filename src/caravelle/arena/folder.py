"""The folder of a tournament belongs to one program at a time."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .plan import ArenaError

LOCK = ".lock"


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the folder. Raises ArenaError if another program does.

    The system lets go of it when the program ends, in whatever way.
    """
    with (folder / LOCK).open("a+b") as file:
        try:
            _lock(file.fileno())
        except OSError:
            raise ArenaError(f"{folder}: another tournament is being played there") from None
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
