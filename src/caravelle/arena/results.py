"""Results: a file that is only ever appended to, a line for the plan and one for each game.

    {"plan": {...}}
    {"game": 0, "table": 0, "bots": [0, 1], ...}
    {"game": 1, ...}

The games stand there as they ended; a tournament that goes on with more games adds a line with its
new plan. Whatever stops the program, all lines but perhaps the last are
whole; half a line counts as none. A game that is there twice counts once.
"""

import json
import os
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from .plan import ArenaError, Plan
from .record import Record

GAMES, FAULTS = "games.jsonl", "faults"  # in the folder of a tournament

ABSENT = -1
_GAME, _PLAN = b'{"game":', b'{"plan":'


class Results:
    """The results in a file. Memory: eight bytes for each game of the plan.

    Open them by `begin`, `resume` or `read`.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        self._where = array("q", [ABSENT]) * (plan.games * len(plan.tables))
        self._file: BinaryIO | None = None
        self.count = 0

    @classmethod
    def begin(cls, path: Path, plan: Plan) -> "Results":
        """New results. Raises FileExistsError if there are some, OSError."""
        results = cls(path, plan)
        path.touch(exist_ok=False)
        results._open()
        results._write(_plan_line(plan))
        return results

    @classmethod
    def resume(cls, path: Path, plan: Plan) -> "Results":
        """Those in the file, to be gone on with. Raises ArenaError if they are of another plan."""
        results = cls.read(path)
        if differing := results.plan.differences(plan):
            raise ArenaError(f"{path}: begun with other values of {', '.join(differing)}")
        results._open()
        if plan != results.plan:
            results._write(_plan_line(plan))
            results._follow(plan)
        return results

    @classmethod
    def read(cls, path: Path) -> "Results":
        """Those in the file, only to be read. Raises ArenaError if it is none of ours, OSError."""
        with path.open("rb") as file:
            plan = _plan_of(file.readline())
        if plan is None:
            raise ArenaError(f"{path}: not the results of a tournament")
        results = cls(path, plan)
        results._index()
        return results

    def add(self, record: Record) -> bool:
        """Append a game. False, and nothing happens, if it is there already."""
        if not self._is_missing(record.game):
            return False
        self._where[record.game] = self._write(record.to_line())
        self.count += 1
        return True

    def missing(self) -> Iterator[int]:
        """The numbers of the games that are still to be played, in order."""
        return (game for game, where in enumerate(self._where) if where == ABSENT)

    def __len__(self) -> int:
        """How many games there are in the plan."""
        return len(self._where)

    def __iter__(self) -> Iterator[Record]:
        """All games, in the order of their numbers, one in memory at a time."""
        with self.path.open("rb") as file:
            for where in self._where:
                if where != ABSENT:
                    file.seek(where)
                    yield Record.from_line(file.readline())

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _index(self) -> None:
        """Note where each game stands, and which plan is the last."""
        start = 0
        with self.path.open("rb") as file:
            for line in file:
                game, plan = _game_of(line), _plan_of(line)
                if plan is not None:
                    self._follow(plan)
                elif game is not None and self._is_missing(game):
                    self._where[game] = start
                start += len(line)
        self._recount()

    def _follow(self, plan: Plan) -> None:
        """Go over to a plan with another number of games."""
        self.plan, count = plan, plan.games * len(plan.tables)
        self._where.extend([ABSENT] * (count - len(self._where)))
        del self._where[count:]
        self._recount()

    def _recount(self) -> None:
        self.count = sum(where != ABSENT for where in self._where)

    def _is_missing(self, game: int) -> bool:
        """Whether the plan has this game and the file has not."""
        return 0 <= game < len(self._where) and self._where[game] == ABSENT

    def _open(self) -> None:
        """Open the file to append to, without a buffer; half a line at its end is closed off."""
        self._file = self.path.open("r+b", buffering=0)
        if self._file.seek(0, os.SEEK_END) > 0:
            self._file.seek(-1, os.SEEK_END)
            if self._file.read(1) != b"\n":
                self._file.write(b"\n")

    def _write(self, line: str) -> int:
        """Append a line; where it stands. One write: a kill can't come between."""
        assert self._file is not None, "opened only to be read"
        where = self._file.seek(0, os.SEEK_END)
        self._file.write(f"{line}\n".encode())
        return where


def _game_of(line: bytes) -> int | None:
    """The number of the game in a line, None if the line is not whole."""
    if not (line.startswith(_GAME) and line.endswith(b"}\n")):
        return None
    try:
        return Record.from_line(line).game
    except ValueError:
        return None


def _plan_line(plan: Plan) -> str:
    return json.dumps({"plan": plan.model_dump(mode="json")}, ensure_ascii=False)


def _plan_of(line: bytes) -> Plan | None:
    """The plan in a line, None if it is another line."""
    if not line.startswith(_PLAN):
        return None
    try:
        return Plan.model_validate(json.loads(line)["plan"])
    except ValueError:
        return None


def journal_name(game: int) -> str:
    """The name of the journal of a game that ended by a fault."""
    return f"{game:06}.journal"
