"""Records: what is kept of a finished game, as one line of JSON."""

import json
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Fault:
    """Why a game ended early: what the bot in a seat did at a decision (counted from 0).

    `kind` is "illegal" (no decision, or not a legal one), "error" (an exception), "time" or
    "lost" (the process died while it decided).
    """

    seat: int
    decision: int
    kind: str
    text: str


@dataclass(frozen=True)
class Record:
    """A game as it is kept.

    `bots` are numbers of the plan, by seat; `first` is the seat that decided first. `scores` has a
    row for each side, in the order of the title's score rows; `winners` are sides. `took` is, by
    seat, how many decisions it made and the seconds that they took together and at most: all but
    that follows from the plan. Of a game that ended by a `fault`, scores are as they stood then,
    and `winners` are the seats without fault.
    """

    game: int
    table: int
    bots: tuple[int, ...]
    seed: int
    first: int
    length: int
    winners: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    facts: dict[str, Any]
    took: tuple[tuple[int, float, float], ...]
    fault: Fault | None = None

    def to_line(self) -> str:
        """The line, without its end."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_line(cls, line: str | bytes) -> "Record":
        """The record in a line. Raises ValueError for what is none."""
        try:
            return cls.from_json(json.loads(line))
        except (TypeError, KeyError, AttributeError) as fault:
            raise ValueError(f"no record: {fault}") from None

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> "Record":
        """The record in plain JSON values."""
        fault = values.pop("fault", None)
        rows = {name: values.pop(name) for name in ("bots", "winners", "scores", "took")}
        return cls(
            **values,
            bots=tuple(rows["bots"]),
            winners=tuple(rows["winners"]),
            scores=tuple(tuple(row) for row in rows["scores"]),
            took=tuple((row[0], row[1], row[2]) for row in rows["took"]),
            fault=None if fault is None else Fault(**fault),
        )


@dataclass(frozen=True)
class Outcome:
    """A record, and the journal of a game that ended by a fault."""

    record: Record
    journal: str | None = None
