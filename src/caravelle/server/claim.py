"""The claim on a SQLite file: one server at a time, and a second one is told where the first is.

Two servers on one file would lose nothing, but neither would show what the other one does.
"""

from pathlib import Path
from typing import IO

from caravelle.core.errors import CaravelleError

try:
    import fcntl
except ImportError:  # no such locks here: then nobody is kept from it
    fcntl = None  # type: ignore[assignment]


class Occupied(CaravelleError):
    """Another server has the file; `address` is where it can be reached, if it said so."""

    def __init__(self, address: str) -> None:
        self.address = address
        super().__init__(f"another server uses this database already {address}".strip())


class Claim:
    """Held from when it is made until the process ends, or `close`. Raises Occupied, OSError."""

    def __init__(self, database: Path) -> None:
        database.parent.mkdir(parents=True, exist_ok=True)
        path = database.with_name(f"{database.name}.lock")
        self._file: IO[str] = path.open("a+", encoding="utf-8")
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                with self._file:
                    self._file.seek(0)
                    address = self._file.read(200).strip()
                raise Occupied(address) from None

    def tell(self, address: str) -> None:
        """Leave word where the server can be reached."""
        self._file.seek(0)
        self._file.truncate()
        self._file.write(address)
        self._file.flush()

    def close(self) -> None:
        """Give the file back."""
        self._file.close()
