"""Settings of a server, and where its data lie."""

import os
import secrets
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import make_url

from caravelle.core.files import users_folder

LOOPBACK = ("127.0.0.1", "localhost", "::1")
DATABASE = "tables.sqlite"
SECRET = "secret"


@dataclass(frozen=True)
class Settings:
    """What a server is started with. Times are in seconds, sizes in bytes."""

    database: str
    secret: str = field(repr=False)
    host: str = "127.0.0.1"
    port: int = 8620
    domains: tuple[str, ...] = ()  # further names that the server may be called by
    page: Path = Path(__file__).parent / "page"
    is_lazy: bool = False  # whether rules are compiled only when somebody wants to play by them
    live: int = 256  # tables kept in memory
    thinkers: int = 0  # bots that think at once; 0: one for each core
    pause: float = 0.6  # between decisions of bots while somebody watches
    sweep: float = 10.0  # between looks for bots that nobody lets move
    ping: float = 15.0  # between signs of life on a quiet stream
    streams: int = 2_000  # open at once
    streams_each: int = 40  # of one address
    largest_body: int = 16 << 10
    largest_journal: int = 256 << 10
    limits: bool | None = None  # whether requests are counted; None: unless it is private

    @classmethod
    def own(cls, database: str | None = None) -> "Settings":
        """Those of a person's own server: data and secret lie in their data folder."""
        folder = data_folder()
        return cls(database or str(folder / DATABASE), own_secret(folder))

    @property
    def is_private(self) -> bool:
        """Whether it is for this machine alone: it answers to no other name."""
        return self.host in LOOPBACK and not self.domains

    @property
    def hosts(self) -> Collection[str]:
        """The names that the server answers to; empty: any.

        A private server must not be reached by the name of some site that points to this machine.
        """
        is_open = not self.is_private and not self.domains
        return () if is_open else {*LOOPBACK, self.host, *self.domains}

    @property
    def file(self) -> Path | None:
        """The SQLite file of the database, if it is one."""
        if "://" not in self.database:
            return Path(self.database).absolute()
        found = make_url(self.database)
        is_file = found.get_backend_name() == "sqlite" and found.database not in (None, ":memory:")
        return Path(found.database or "").absolute() if is_file else None


def data_folder() -> Path:
    """The folder of what a person's own server keeps; CARAVELLE_DATA says otherwise."""
    return users_folder("CARAVELLE_DATA", "XDG_DATA_HOME", "~/.local/share")


def own_secret(folder: Path) -> str:
    """What cookies are signed with: CARAVELLE_SECRET, else a file for its owner's eyes only."""
    given = os.environ.get("CARAVELLE_SECRET")
    if given:
        return given
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / SECRET
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text("ascii").strip()
    with os.fdopen(handle, "w") as file:
        made = secrets.token_urlsafe(32)
        file.write(made)
    return made
