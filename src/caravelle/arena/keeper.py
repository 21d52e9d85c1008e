"""A keeper: starts a worker, gives it games, and answers for them whatever becomes of it."""

import json
import os
import subprocess
import sys
import threading
from contextlib import suppress
from dataclasses import asdict
from queue import Empty, SimpleQueue
from typing import Any

from .plan import ArenaError, Plan
from .record import Fault, Outcome, Record

GRACE = 1.0  # seconds beyond the limit that a worker has to notice by itself
TRIALS = 3  # workers that may end in the same game
GUEST_TRIALS = 2  # the same, if they ended while a person's own bot decided


class _Ended(Exception):
    """The worker is no more, or was stopped because it was `overdue`."""

    def __init__(self, overdue: bool) -> None:
        self.overdue = overdue
        super().__init__("overdue" if overdue else "ended")


class Keeper:
    """A worker that can be relied on. Not for several threads, but for `stop`.

    `path` is where bots of a person's own are sought (None: where this process finds modules).
    """

    def __init__(self, plan: Plan, path: list[str] | None = None) -> None:
        self._plan, self._path = plan, import_path() if path is None else path
        self._process: subprocess.Popen[str] | None = None
        self._answers: SimpleQueue[dict[str, Any] | None] = SimpleQueue()
        self._stopped = False
        self._lock = threading.Lock()
        self._deciding: int | None = None  # the seat of a person's own bot
        self._decisions: list[str] = []

    def play(self, game: int) -> Outcome:
        """Play a game of the plan.

        A worker that ends in the middle is replaced and the game played again. If it ends again
        while the same person's own bot decides, or thinks without an end, that is the bot's fault.
        Raises ArenaError if no worker survives the game, or none can be started.
        """
        for trial in range(1, TRIALS + 1):
            try:
                return self._asked({"game": game})
            except _Ended as end:
                fault = self._fault_of_guest(end, trial)
            if fault is not None:
                return self._post_mortem(game, fault)
        raise ArenaError(f"game {game}: {TRIALS} workers have ended in it")

    def stop(self) -> None:
        """End the worker, at once and for good; any thread may do so."""
        with self._lock:
            self._stopped = True
        self._end()

    def _fault_of_guest(self, end: _Ended, trial: int) -> Fault | None:
        if self._deciding is None or not (end.overdue or trial >= GUEST_TRIALS):
            return None
        kind, text = "lost", "the process ended while it decided"
        if end.overdue:
            kind, text = "time", f"no answer after {self._plan.limit:g} s, stopped"
        return Fault(self._deciding, len(self._decisions), kind, text)

    def _post_mortem(self, game: int, fault: Fault) -> Outcome:
        try:
            return self._asked(
                {"game": game, "decisions": list(self._decisions), "fault": asdict(fault)}
            )
        except _Ended:
            raise ArenaError(f"game {game}: its worker ended twice") from None

    def _asked(self, request: dict[str, Any]) -> Outcome:
        self._start()
        self._deciding = None
        if "fault" not in request:
            self._decisions = []
        self._send(request)
        while True:
            answer = self._answer()
            if "record" in answer:
                return Outcome(Record.from_json(answer["record"]), answer["journal"])
            self._deciding = answer["seat"]
            self._decisions += answer["decisions"]

    def _answer(self) -> dict[str, Any]:
        """The next message; only a person's own bot is waited for with a limit."""
        limit = None if self._deciding is None else self._plan.limit + GRACE
        try:
            answer = self._answers.get(timeout=limit)
        except Empty:
            self._end()
            raise _Ended(overdue=True) from None
        if answer is None:
            self._end()
            raise _Ended(overdue=False)
        return answer

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process
        assert self._process.stdin
        try:
            self._process.stdin.write(f"{json.dumps(message)}\n")
            self._process.stdin.flush()
        except OSError:
            self._end()
            raise _Ended(overdue=False) from None

    def _start(self) -> None:
        """Start a worker unless there is one. Raises ArenaError if it refuses the plan."""
        with self._lock:
            if self._stopped:
                raise ArenaError("stopped")
            if self._process is not None:
                return
            self._process = _spawned(self._path)
            self._answers = SimpleQueue()
        _read_on(self._process, self._answers)
        self._deciding = None
        self._send({"plan": self._plan.model_dump(mode="json"), "path": self._path})
        answer = self._answer()
        if "refused" in answer:
            self._end()
            raise ArenaError(answer["refused"])

    def _end(self) -> None:
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            assert process.stdin
            with suppress(OSError):
                process.stdin.close()


def _spawned(path: list[str]) -> "subprocess.Popen[str]":
    """A worker process, in a session of its own: Ctrl-C is for us alone."""
    return subprocess.Popen(
        [sys.executable, "-m", "caravelle.arena.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
    )


def import_path() -> list[str]:
    """Where this process finds its modules, and a bot of a person's own."""
    return [os.path.abspath(folder) for folder in sys.path]  # noqa: PTH100  "" is the folder here


def _read_on(
    process: "subprocess.Popen[str]", answers: "SimpleQueue[dict[str, Any] | None]"
) -> None:
    """Put what the worker says into the queue, None behind the last of it."""

    def read() -> None:
        assert process.stdout
        with process.stdout:
            for line in process.stdout:
                if line.endswith("\n"):
                    answers.put(json.loads(line))
        answers.put(None)

    threading.Thread(target=read, daemon=True).start()
