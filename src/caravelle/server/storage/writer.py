"""The writer: one thread that commits changes in groups, and answers after the commit.

A commit that reaches the disk costs as much for one change as for a hundred. So whatever has come
in while the last group was written goes into the next one.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
LARGEST_GROUP = 256

Change = Callable[[Connection], Any]


@dataclass
class _Task:
    """A change, who waits for it, and what came of it."""

    change: Change
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]
    outcome: Any = None
    fault: BaseException | None = None

    def tell(self) -> None:
        """In the loop's thread: hand over what came of it."""
        if self.answer.done():
            return
        if self.fault is not None:
            self.answer.set_exception(self.fault)
        else:
            self.answer.set_result(self.outcome)


@dataclass
class Groups:
    """How much was written, for the metrics."""

    commits: int = 0
    changes: int = 0
    waiting: Callable[[], int] = field(default=lambda: 0)


class Writer:
    """Carries out changes one after another.

    A change may be done twice: where one of a group fails, the group is taken back, and each is
    done by itself.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(is_writing=True)
        self._queue: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self.groups = Groups(waiting=self._queue.qsize)
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, change: Callable[[Connection], T]) -> T:
        """What the change returns, once it is committed. Raises what it raises."""
        loop = asyncio.get_running_loop()
        task = _Task(change, loop, loop.create_future())
        self._queue.put(task)
        outcome: T = await task.answer
        return outcome

    def close(self) -> None:
        """Write what waits, and end the thread."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            group, is_last = self._gathered(first)
            self._carry_out(group)
            _answer(group)
            if is_last:
                return

    def _gathered(self, first: _Task) -> tuple[list[_Task], bool]:
        """What waits now, and whether it is the last."""
        group = [first]
        while len(group) < LARGEST_GROUP:
            try:
                task = self._queue.get_nowait()
            except queue.Empty:
                break
            if task is None:
                return group, True
            group.append(task)
        return group, False

    def _carry_out(self, group: list[_Task]) -> None:
        """Commit the whole group; or, where that fails, each change by itself."""
        try:
            self._commit(group)
        except BaseException as fault:
            if len(group) == 1:
                group[0].fault = fault
                return
            for task in group:
                self._carry_out([task])

    def _commit(self, group: list[_Task]) -> None:
        with self._engine.begin() as connection:
            for task in group:
                task.outcome = task.change(connection)
        self.groups.commits += 1
        self.groups.changes += len(group)


def _answer(group: Iterable[_Task]) -> None:
    """Tell everybody who waits, each loop once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Task]] = {}
    for task in group:
        by_loop.setdefault(task.loop, []).append(task)
    for loop, tasks in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell_all, tasks)


def _tell_all(tasks: list[_Task]) -> None:
    for task in tasks:
        task.tell()
