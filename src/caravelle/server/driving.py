"""Driving: bots think in a bounded pool of threads, and their decisions are made like anybody's."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from caravelle.bots import Bot, create
from caravelle.core.engine import cores
from caravelle.core.match import Match

from .hall import Hall
from .kernels import BOTS, Kernels
from .live import Live
from .play import append
from .storage import games
from .storage.records import Entry
from .storage.sharing import Sharing

T = TypeVar("T")
log = logging.getLogger(__name__)

MOST = 50  # tables that one sweep takes up
FALLBACK = "random"  # who decides where a bot has failed


class Drivers:
    """Lets the bots of all live tables move, each table by one task.

    Of several processes on one database that which has made it a bot's turn lets the bot think;
    should it end, another one finds the table by its next sweep.
    """

    def __init__(
        self,
        hall: Hall,
        kernels: Kernels,
        sharing: Sharing,
        thinkers: int,
        pause: float,
    ) -> None:
        self._hall, self._kernels, self._pause = hall, kernels, pause
        self._sharing = sharing
        self._pool = ThreadPoolExecutor(thinkers or cores(), thread_name_prefix="bot")
        self._kept = Kept(thinkers or cores())
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.decisions = 0

    @property
    def busy(self) -> int:
        """How many tables have their bots at work."""
        return len(self._tasks)

    def consider(self, live: Live) -> None:
        """Let bots move at this table, if it is their turn and nobody lets them yet."""
        if live.bot_to_move is not None:
            self.begin(live.game.id)

    def begin(self, id_: str) -> None:
        """The same for a table that need not be in memory yet."""
        if id_ not in self._tasks:
            task = asyncio.create_task(self._drive(id_))
            self._tasks[id_] = task
            task.add_done_callback(lambda _: self._tasks.pop(id_, None))

    async def think(self, work: Callable[[], T]) -> T:
        """Let a thread of the bots do something that takes them some thought."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def sweep(self, before: float) -> None:
        """Consider all tables where a bot has been to decide since before that time."""
        waiting = await self._hall.database.read(
            lambda connection: games.waiting_for_bots(connection, before, MOST)
        )
        for id_ in waiting:
            self.begin(id_)

    async def close(self) -> None:
        """Stop at once; what was being thought is thrown away."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _drive(self, id_: str) -> None:
        try:
            async with self._hall.visit(id_, is_patient=True) as live:
                await self._prepared(live)
                if live.bot_to_move is None or not await self._sharing.hold(id_):
                    return
                try:
                    while await self._move(live):
                        await self._wait(live)
                finally:
                    await self._sharing.release(id_)
        except Exception:
            log.exception("bots of a table stopped")

    async def _prepared(self, live: Live) -> None:
        """Wait until the bots are compiled; those who watch are told."""
        if not self._kernels.has(BOTS, live.title):
            live.awaits_bots = live.bot_to_move is not None
            live.wake()
            try:
                await self._kernels.wait(BOTS, live.title)
            finally:
                live.awaits_bots = False
                live.wake()

    async def _wait(self, live: Live) -> None:
        """So long that those who watch can follow."""
        if live.watchers and self._pause:
            await asyncio.sleep(self._pause)

    async def _move(self, live: Live) -> bool:
        """One decision of a bot, unless the table changes while it thinks; False: none is due."""
        seat, revision = live.bot_to_move, live.game.revision
        if seat is None:
            return False
        notation = await self._thought(live, seat)
        async with live.lock:
            if live.game.revision == revision:
                if await append(self._hall, live, Entry(seat, notation, None)):
                    self.decisions += 1
                else:
                    await self._hall.refresh(live)
        return True

    async def _thought(self, live: Live, seat: int) -> str:
        """What the bot of a seat decides. A failing bot is no reason to let people wait."""
        level = live.game.seats[seat].level or FALLBACK
        loop, match = asyncio.get_running_loop(), live.match.copy()
        live.thinking = seat
        live.wake()
        try:
            return await loop.run_in_executor(
                self._pool, self._kept.decide, live.game.id, level, match
            )
        except Exception:
            log.exception("a bot of level %s failed", level)
            return create(FALLBACK).decide(match)
        finally:
            live.thinking = None


class Kept:
    """Bots that remember what they have thought. Only a few: each may fill megabytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def decide(self, id_: str, level: str, match: Match) -> str:
        """What the table's bot of this level decides."""
        bot = self._bots.pop((id_, level), None) or create(level)
        decision = bot.decide(match)
        self._bots[id_, level] = bot
        while len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return decision
