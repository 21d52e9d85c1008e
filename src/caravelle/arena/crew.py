"""A crew: several workers on this machine, each with a keeper in a thread of its own."""

import threading
from collections.abc import Generator, Iterable, Iterator
from queue import SimpleQueue

from .keeper import Keeper
from .plan import Plan
from .record import Outcome


def play_here(plan: Plan, games: Iterable[int], workers: int) -> Generator[Outcome]:
    """The outcomes of the games, in the order in which they end.

    Whoever stops asking stops the workers. Raises what a keeper raises.
    """
    crew = Crew(plan, games, workers)
    try:
        yield from crew.outcomes()
    finally:
        crew.stop()


class Crew:
    """Keepers that take the next game as soon as they are done with one."""

    def __init__(self, plan: Plan, games: Iterable[int], workers: int) -> None:
        self._games, self._lock = iter(games), threading.Lock()
        self._done: SimpleQueue[Outcome | BaseException | None] = SimpleQueue()
        self._keepers = [Keeper(plan) for _ in range(workers)]
        self._threads = [
            threading.Thread(target=self._work, args=(keeper,), daemon=True)
            for keeper in self._keepers
        ]

    def outcomes(self) -> Iterator[Outcome]:
        """Play; what goes wrong in a thread is raised here."""
        for thread in self._threads:
            thread.start()
        working = len(self._threads)
        while working:
            done = self._done.get()
            if done is None:
                working -= 1
            elif isinstance(done, BaseException):
                raise done
            else:
                yield done

    def stop(self) -> None:
        """End all workers."""
        with self._lock:
            self._games = iter(())
        for keeper in self._keepers:
            keeper.stop()
        for thread in self._threads:
            if thread.ident is not None:
                thread.join()

    def _next(self) -> int | None:
        with self._lock:
            return next(self._games, None)

    def _work(self, keeper: Keeper) -> None:
        try:
            while (game := self._next()) is not None:
                self._done.put(keeper.play(game))
        except Exception as fault:  # raised again in the thread that asked
            self._done.put(fault)
        finally:
            keeper.stop()
            self._done.put(None)
