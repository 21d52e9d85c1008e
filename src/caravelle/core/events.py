"""Events: what happened, as rows of numbers that people and pages can be told about.

Rules emit into a buffer. A buffer without room costs a simulation nothing measurable; passing no
buffer at all would compile every rule that emits a second time.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Annotated, Any

import numpy as np

from .kernel import rule
from .records import I8, Array, Grid, dtype_of

ROOM = 128  # rows of a full buffer: more than one decision ever emits
NOBODY = -1


class Events:
    """The buffer: how many rows are used, how many there may be, and the rows themselves."""

    count: I8
    room: I8
    rows: Annotated[Grid, "i2", ROOM, 4]  # kind, seat, first number, second number


EVENTS = dtype_of(Events)


def event_buffer(room: int = ROOM) -> Array:
    """An empty buffer for at most `room` events (0: nothing is kept)."""
    buffer = np.zeros(1, EVENTS)
    buffer["room"] = room
    return buffer


@rule
def emit(events: Events, kind: int, seat: int, first: int, second: int) -> None:
    """Note that something happened, if there is room."""
    if events.count < events.room:
        events.rows[events.count, 0] = kind
        events.rows[events.count, 1] = seat
        events.rows[events.count, 2] = first
        events.rows[events.count, 3] = second
        events.count += 1


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its name, and what its numbers are (named as in the title's domains)."""

    name: str
    fields: tuple[str, ...] = ()


class EventTable:
    """The kinds of events of one game, numbered as they are added, behind those it begins with."""

    def __init__(self, kinds: Iterable[EventKind] = ()) -> None:
        self.kinds = list(kinds)

    def add(self, name: str, *fields: str) -> int:
        """Add a kind of event and return its number."""
        self.kinds.append(EventKind(name, fields))
        return len(self.kinds) - 1


@dataclass(frozen=True)
class Event:
    """Something that happened: `seat` did it or had it happen to them (None: nobody)."""

    kind: str
    seat: int | None
    data: dict[str, str | int] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The event as plain JSON values."""
        return {"kind": self.kind, "seat": self.seat, **self.data}
