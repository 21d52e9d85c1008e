"""A worker: a process that plays one game after another for its keeper.

They talk in lines of JSON. The keeper begins with {"plan": ..., "path": ...} and is answered
{"ready": true} or {"refused": text}. Then it asks for games: {"game": 17}. While a person's own
bot decides, the keeper must know it, so that it can end a worker that never returns:
{"seat": 2, "decisions": [those since it was told last]}. A game ends with {"record": ...,
"journal": text or null}. {"game": 17, "decisions": [...], "fault": ...} is a game in which an
earlier worker came to an end; only its record is wanted.

A process of its own for each worker: bots of a person's own hold Python's lock, and can't be
stopped in any other way. A worker ends when its keeper does.
"""

import json
import os
import sys
import threading
from collections.abc import Iterator
from queue import SimpleQueue
from typing import Any, TextIO

from caravelle import __version__
from caravelle.core.errors import CaravelleError
from caravelle.core.title import Title
from caravelle.games import title

from .entrants import player, prepare
from .game import Game, Player
from .plan import ArenaError, Plan, setting_of, table_of
from .record import Fault, Outcome
from .schedule import Pairing, Schedule


class Worker:
    """Plays the games of a plan; `say` sends a message to the keeper."""

    def __init__(self, plan: Plan, answers: TextIO) -> None:
        self._plan, self._answers = plan, answers
        self._title: Title = title(plan.game)
        check_content(self._title, plan)
        prepare(plan)
        self._schedule = Schedule(plan)
        self._told = 0

    def say(self, **message: Any) -> None:
        """Send a message."""
        self._answers.write(f"{json.dumps(message)}\n")
        self._answers.flush()

    def play(self, number: int) -> Outcome:
        """Play a game."""
        pairing = self._schedule[number]
        self._told = 0
        game = Game(self._plan, pairing, self._title)
        return game.play(lambda seat: self._sit_down(pairing, seat), self._watch)

    def post_mortem(self, number: int, decisions: list[str], fault: Fault) -> Outcome:
        """The outcome of a game that ended with the worker that played it."""
        game = Game(self._plan, self._schedule[number], self._title)
        game.follow(decisions)
        return game.ended_by(fault)

    def _sit_down(self, pairing: Pairing, seat: int) -> Player:
        return player(self._plan.bots[pairing.bots[seat]], pairing.bot_seeds[seat])

    def _watch(self, seat: int, decisions: tuple[str, ...]) -> None:
        self.say(seat=seat, decisions=decisions[self._told :])
        self._told = len(decisions)


def check_content(game: Title, plan: Plan) -> None:
    """Raise ArenaError unless program, rules and charts are here what they are in the plan."""
    if plan.version != __version__:
        raise ArenaError(f"the plan is for version {plan.version}, this is {__version__}")
    for table in plan.tables:
        if table_of(game, setting_of(game, table.options)) != table:
            raise ArenaError(f"other rules or another chart than in the plan: {table.options}")


def main() -> None:
    """Serve a keeper at the other end of stdin and stdout."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what bots print must not come between
    asked = _requests()
    first = next(asked)
    sys.path[:0] = [folder for folder in first["path"] if folder not in sys.path]
    try:
        worker = Worker(Plan.model_validate(first["plan"]), answers)
    except CaravelleError as fault:
        answers.write(f"{json.dumps({'refused': str(fault)})}\n")
        answers.flush()
        return
    worker.say(ready=True)
    for request in asked:
        outcome = (
            worker.post_mortem(request["game"], request["decisions"], Fault(**request["fault"]))
            if "fault" in request
            else worker.play(request["game"])
        )
        worker.say(record=json.loads(outcome.record.to_line()), journal=outcome.journal)


def _requests() -> Iterator[dict[str, Any]]:
    """What the keeper asks. When it is gone the process ends, whatever it is doing."""
    queue: SimpleQueue[str] = SimpleQueue()

    def read() -> None:
        for line in sys.stdin:
            queue.put(line)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    while True:
        yield json.loads(queue.get())


if __name__ == "__main__":
    main()
