"""Streams: what is new at a table, sent to one browser as Server-Sent Events.

Nothing waits in a queue: a stream that is woken sends what has changed since it last looked, in one
piece. So a slow browser costs no memory, and gets the newest state.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from fastapi.sse import format_sse_event
from pydantic_core import to_json

from . import chat
from .errors import Problem
from .hall import Hall
from .live import Live, Watcher
from .snapshots import NOTHING, Seen, snapshot
from .storage.people import Person

PATIENCE = 2.0  # seconds between signs that the rules are still being compiled


class Streams:
    """All open streams of this process. `close` ends them, so that the server can stop."""

    def __init__(self, hall: Hall, ping: float) -> None:
        self._hall, self._ping = hall, ping
        self._watchers: set[Watcher] = set()
        self._is_closing = False

    @property
    def count(self) -> int:
        """How many are open."""
        return len(self._watchers)

    def close(self) -> None:
        """End all streams, and let no new one begin."""
        self._is_closing = True
        for watcher in self._watchers:
            watcher.news.set()

    async def events(self, id_: str, person: Person | None, language: str) -> AsyncIterator[bytes]:
        """All that happens at a table from now on; a whole snapshot first."""
        watcher = Watcher(person.id if person else None)
        self._watchers.add(watcher)
        try:
            while not await self._is_ready(id_):
                yield _event("preparing", {})
            async with self._hall.visit(id_, is_patient=True) as live:
                await self._hall.messages(live)
                with _watching(live, watcher):
                    feed = Feed(live, person, language)
                    while not self._is_closing:
                        watcher.news.clear()
                        async with live.lock:
                            news = list(feed.news())
                        for piece in news:
                            yield piece
                        if not await self._woken(watcher):
                            yield format_sse_event(comment="")
        finally:
            self._watchers.discard(watcher)

    async def _is_ready(self, id_: str) -> bool:
        """Whether the table can be shown; if not, some time has passed."""
        try:
            async with self._hall.visit(id_):
                return True
        except Problem as problem:
            if problem.code != "preparing":
                raise
        await asyncio.sleep(0 if self._is_closing else PATIENCE)
        return self._is_closing

    async def _woken(self, watcher: Watcher) -> bool:
        """Wait for news; False when the stream has been quiet for long."""
        try:
            await asyncio.wait_for(watcher.news.wait(), self._ping)
        except TimeoutError:
            return False
        return True


@contextmanager
def _watching(live: Live, watcher: Watcher) -> Iterator[None]:
    live.watchers.add(watcher)
    live.wake()
    try:
        yield
    finally:
        live.watchers.discard(watcher)
        live.wake()


class Feed:
    """What one stream has sent, and what is new to it."""

    def __init__(self, live: Live, person: Person | None, language: str) -> None:
        self._live, self._person, self._language = live, person, language
        self._seen: Seen = NOTHING
        self._message = 0
        self._thinking: tuple[int | None, bool] = None, False
        self._online: list[int] = []

    def news(self) -> Iterator[bytes]:
        """The events that bring the browser up to date."""
        live = self._live
        if self._seen.revision != live.game.revision:
            shown = snapshot(live, self._person, self._language, self._seen)
            self._seen = Seen(live.game.revision, live.length)
            self._thinking, self._online = _at_work(live), live.online_seats()
            yield _event("table", shown, str(live.length))
        if self._thinking != (at_work := _at_work(live)):
            self._thinking = at_work
            yield _event("thinking", {"seat": at_work[0], "preparing": at_work[1]})
        if self._online != (online := live.online_seats()):
            self._online = online
            yield _event("presence", {"online": online})
        for message in live.messages or []:
            if message.id > self._message:
                self._message = message.id
                yield _event("chat", chat.told(message, self._person, self._language))


def _at_work(live: Live) -> tuple[int | None, bool]:
    """Whose bot thinks, and whether bots are still being compiled."""
    return live.thinking, live.awaits_bots


def _event(name: str, data: object, id_: str | None = None) -> bytes:
    return format_sse_event(data_str=to_json(data).decode(), event=name, id=id_)
