"""Sharing: several server processes on one PostgreSQL database hear of each other's changes.

Each change tells all processes, as it is committed, which table it has changed. Which process lets
the bots of a table move is settled by a lock of the database, which a process that dies gives back.
"""

import asyncio
import json
import logging
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from sqlalchemy.engine import URL

from .notices import CHANNEL

log = logging.getLogger(__name__)

AGAIN = 1.0  # seconds until a lost connection is tried anew
LOOK = 5.0  # seconds between two looks at whether the listener is to end
BOTS = 1  # the kind of our locks

Heard = Callable[[str, int | None], None]


class Sharing(Protocol):
    """What a server asks of the others that use its database."""

    def start(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Call `heard(game, revision)` for every change, `missed()` where some may be lost."""
        ...

    async def hold(self, game: str) -> bool:
        """Whether this process may let the table's bots move, until it releases that."""
        ...

    async def release(self, game: str) -> None:
        """Let another process do it."""
        ...

    def close(self) -> None:
        """Hear no more, hold nothing any longer."""
        ...


class Alone:
    """A process with a database of its own."""

    def start(self, heard: Heard, missed: Callable[[], None]) -> None:
        """There is nobody to hear of."""

    async def hold(self, game: str) -> bool:
        """Always."""
        return True

    async def release(self, game: str) -> None:
        """Nobody waits for it."""

    def close(self) -> None:
        """Nothing to do."""


class Together:
    """One of several processes on a PostgreSQL database."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._loop = asyncio.get_running_loop()
        self._is_closing = threading.Event()
        self._locking = ThreadPoolExecutor(1, thread_name_prefix="lock")
        self._locks: Any = None  # the connection whose locks we hold

    def start(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Listen, in a thread of its own."""
        listen = threading.Thread(
            target=self._listen, args=(heard, missed), name="listen", daemon=True
        )
        listen.start()

    def _listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        while not self._is_closing.is_set():
            try:
                with self._connected() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._call(missed)
                    while not self._is_closing.is_set():
                        for notice in connection.notifies(timeout=LOOK, stop_after=1):
                            self._call(heard, *json.loads(notice.payload))
            except Exception as fault:
                log.warning("the database can't be heard: %s", type(fault).__name__)
                self._is_closing.wait(AGAIN)

    def _call(self, function: Callable[..., None], *values: Any) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(function, *values)

    def _connected(self) -> Any:
        import psycopg

        return psycopg.connect(self._address, autocommit=True)

    async def hold(self, game: str) -> bool:
        """Whether no other process lets this table's bots move; from now on it is us."""
        return bool(await self._ask("SELECT pg_try_advisory_lock(%s, hashtext(%s))", game))

    async def release(self, game: str) -> None:
        """Let another process do it."""
        await self._ask("SELECT pg_advisory_unlock(%s, hashtext(%s))", game)

    def _ask(self, question: str, game: str) -> Awaitable[Any]:
        return self._loop.run_in_executor(self._locking, self._answer, question, game)

    def _answer(self, question: str, game: str) -> Any:
        try:
            if self._locks is None or self._locks.closed:
                self._locks = self._connected()
            return self._locks.execute(question, (BOTS, game)).fetchone()[0]
        except Exception as fault:
            log.warning("no lock could be had: %s", type(fault).__name__)
            self._locks = None
            return False

    def close(self) -> None:
        """Hear no more, and give all locks back."""
        self._is_closing.set()
        self._locking.shutdown()
        if self._locks is not None:
            self._locks.close()


def sharing_of(url: URL) -> Sharing:
    """How a database is shared."""
    return Together(url) if url.get_backend_name() == "postgresql" else Alone()
