"""The hall: all live tables of this process. Those not used for longest leave the memory."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager

from sqlalchemy import Connection

from .errors import Problem, no_table
from .kernels import RULES, Kernels
from .live import Live, made, title_of
from .storage import chat, games
from .storage.chat import Message
from .storage.database import Database
from .storage.records import Entry, Game

PATIENCE = 3.0  # seconds that a request waits for a table to be loaded
MESSAGES = 200  # of a chat, that are shown


class Hall:
    """Finds tables by id; loads them when they are wanted, each once."""

    def __init__(self, database: Database, kernels: Kernels, most: int) -> None:
        self.database, self._kernels, self._most = database, kernels, most
        self.tables: OrderedDict[str, Live] = OrderedDict()
        self._coming: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Future[object]] = set()

    @asynccontextmanager
    async def visit(self, id_: str, is_patient: bool = False) -> AsyncIterator[Live]:
        """The table of that id, which stays in memory meanwhile.

        Raises Problem if there is none, or if its rules are not compiled soon; who is patient waits
        for them.
        """
        live = self.take_in(await self._found(id_, is_patient))
        live.pins += 1
        try:
            yield live
        finally:
            live.pins -= 1

    async def _found(self, id_: str, is_patient: bool) -> Live:
        live = self.tables.get(id_)
        if live is not None:
            self.tables.move_to_end(id_)
            return live
        if id_ not in self._coming:
            self._coming[id_] = asyncio.create_task(self._load(id_))
            self._coming[id_].add_done_callback(lambda _: self._coming.pop(id_, None))
        coming = asyncio.shield(self._coming[id_])
        try:
            return await asyncio.wait_for(coming, None if is_patient else PATIENCE)
        except TimeoutError:
            raise Problem(503, "preparing", headers={"Retry-After": "2"}) from None

    async def check(self, id_: str) -> None:
        """Raises Problem if there is no such table, or none that can be shown any more."""
        try:
            async with self.visit(id_):
                pass
        except Problem as problem:
            if problem.code != "preparing":
                raise

    async def catch_up(self, id_: str) -> None:
        """Bring a table up to date, if it is in memory."""
        live = self.tables.get(id_)
        if live is not None:
            async with live.lock:
                await self.refresh(live)

    def heard(self, id_: str, revision: int | None) -> None:
        """Another process, or this one, has changed a table; without a revision, its chat."""
        live = self.tables.get(id_)
        if live is None or (revision is not None and live.game.revision >= revision):
            return
        self._do(self.catch_up(id_) if revision else self.messages(live))

    def missed(self) -> None:
        """Changes may have gone unheard: look at all tables."""
        for id_ in self.tables:
            self._do(self.catch_up(id_))

    def _do(self, work: Coroutine[None, None, object]) -> None:
        """Do something in the background; the set keeps it from being collected."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _load(self, id_: str) -> Live:
        game, entries = await self.kept(id_)
        await self._kernels.wait(RULES, title_of(game))
        return self.take_in(await asyncio.to_thread(made, game, entries))

    async def kept(self, id_: str) -> tuple[Game, list[Entry]]:
        """A table as the database has it. Raises Problem if there is none."""

        def question(connection: Connection) -> tuple[Game | None, list[tuple[int, Entry]]]:
            return games.find(connection, id_), games.entries(connection, id_)

        game, numbered = await self.database.read(question)
        if game is None:
            raise no_table()
        return game, [entry for _, entry in numbered]

    def take_in(self, live: Live) -> Live:
        """Keep a table in memory; the one that is there already stays."""
        live = self.tables.setdefault(live.game.id, live)
        self.tables.move_to_end(live.game.id)
        idle = [t for t in self.tables.values() if not t.pins and t is not live]
        for other in idle[: max(0, len(self.tables) - self._most)]:
            del self.tables[other.game.id]
        return live

    async def refresh(self, live: Live) -> None:
        """Bring a table up to what another process has written. The caller holds its lock."""
        id_, known = live.game.id, live.game.revision

        def question(connection: Connection) -> tuple[Game | None, list[tuple[int, Entry]]]:
            return games.find(connection, id_), games.entries(connection, id_, known)

        game, new = await self.database.read(question)
        if game is None or game.revision == known:
            return
        kept = min([live.length, game.progress.length, *(number - 1 for number, _ in new[:1])])
        if kept < live.length:
            live.cuts.append((game.revision, kept))
            live.take_back(kept)
        for _, entry in new:
            live.carry_out(entry)
        live.settle(game)
        live.wake()

    async def messages(self, live: Live) -> list[Message]:
        """The messages of a table, with those that came in since they were read last."""
        id_, known = live.game.id, live.messages
        after = known[-1].id if known else 0
        new = await self.database.read(lambda c: chat.said(c, id_, after, MESSAGES))
        last = live.messages[-1].id if live.messages else 0
        live.messages = [*(live.messages or []), *(m for m in new if m.id > last)][-MESSAGES:]
        if new:
            live.wake()
        return live.messages
