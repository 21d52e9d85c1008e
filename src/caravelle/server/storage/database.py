"""The database: opened, brought up to date, read by several threads, written by one."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, select
from sqlalchemy.engine import URL

from .migrating import migrate
from .writer import Writer

T = TypeVar("T")
READERS = 4
PATIENCE = 20  # seconds to wait for another process that writes to the same SQLite file


class Database:
    """One database of a server process. `close` when done."""

    def __init__(self, url: str, synchronous: str = "FULL") -> None:
        self.url = _completed(url)
        self.is_shared = self.url.get_backend_name() == "postgresql"
        self.engine = _opened(self.url, synchronous)
        migrate(self.engine)
        self.writer = Writer(self.engine)
        level = {"isolation_level": "REPEATABLE READ"} if self.is_shared else {}
        self._reading = self.engine.execution_options(**level)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="read")

    async def read(self, question: Callable[[Connection], T]) -> T:
        """The answer to a question, found in another thread; nothing may be written in it.

        All that the question reads is of one moment.
        """
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return question(connection)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """The outcome of a change, once it is committed. Raises what the change raises."""
        return await self.writer.write(change)

    def close(self) -> None:
        """Write what waits, then let go of the database."""
        self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()


def _completed(url: str) -> URL:
    """The URL with our driver; a plain path is a file of SQLite."""
    found = make_url(url if "://" in url else f"sqlite:///{Path(url).absolute()}")
    if found.drivername in ("postgres", "postgresql"):
        found = found.set(drivername="postgresql+psycopg")
    return found


def _opened(url: URL, synchronous: str) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=READERS + 2, pool_pre_ping=True)
    engine = create_engine(url, pool_size=READERS + 2, connect_args={"timeout": PATIENCE})

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, record: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {synchronous}")

    @event.listens_for(engine, "begin")
    def _began(connection: Connection) -> None:
        is_writing = connection.get_execution_options().get("is_writing")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")

    return engine


def healthy(connection: Connection) -> bool:
    """Whether the database answers."""
    return connection.scalar(select(1)) == 1
