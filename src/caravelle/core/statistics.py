"""Statistics: what is counted in a game beyond its scores, as a table that the title declares.

Everything is counted from events. The core counts, the title says of what: which buildings a seat
has built, in which round a region opened, how often somebody attacked.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .events import Event

if TYPE_CHECKING:
    from .title import Setting


@dataclass(frozen=True)
class Measure:
    """Something that is counted, thing by thing.

    `fields` names, for each kind of event that counts, the field with the thing; `fixed` gives,
    for kinds that name nothing, the thing itself. The things are ids of the setting's `domain`;
    where that is "" the words for them are `measure-NAME-THING`. `measure-NAME` is the heading.
    `possible` gives all things that can be counted with a setting, else it is the whole domain.

    It is counted how often each seat had it; if `dates`, rather when it first happened to anybody.
    """

    name: str
    domain: str
    fields: Mapping[str, str] = field(default_factory=dict)
    fixed: Mapping[str, str] = field(default_factory=dict)
    dates: bool = False
    possible: Callable[["Setting"], Sequence[str]] | None = None

    def things(self, setting: "Setting") -> tuple[str, ...]:
        """All things that could be counted, in the order of the game."""
        if self.possible is not None:
            return tuple(self.possible(setting))
        if self.domain:
            return tuple(setting.names[self.domain])
        return tuple(dict.fromkeys(self.fixed.values()))


@dataclass(frozen=True)
class Statistics:
    """What a title wants counted.

    `clock` is the kind of event, and its field, that tells the date (a round, say). `sections`
    puts the rows of a score together under headings (`score-NAME` in the catalogues).
    """

    measures: tuple[Measure, ...]
    clock: tuple[str, str]
    sections: Mapping[str, tuple[str, ...]]


class Watcher:
    """Counts during one game; `facts` are plain JSON values.

    Of every measure the facts give, for each seat, how often it had each thing: a list with a
    mapping for each seat. Where the measure dates, they give one mapping, from thing to date.
    """

    def __init__(self, statistics: Statistics, seats: int) -> None:
        self._seats, self._clock, self._now = seats, statistics.clock, 0
        self._measures = statistics.measures
        self._counts: dict[str, list[Counter[str]]] = {
            m.name: [Counter() for _ in range(seats)] for m in statistics.measures if not m.dates
        }
        self._dates: dict[str, dict[str, int]] = {
            m.name: {} for m in statistics.measures if m.dates
        }
        self._wanted: dict[str, list[tuple[Measure, str, str]]] = {}
        for measure in statistics.measures:
            for kind, name in measure.fields.items():
                self._wanted.setdefault(kind, []).append((measure, name, ""))
            for kind, thing in measure.fixed.items():
                self._wanted.setdefault(kind, []).append((measure, "", thing))

    def see(self, events: Iterable[Event]) -> None:
        """Count what has happened."""
        for event in events:
            if event.kind == self._clock[0]:
                self._now = int(event.data[self._clock[1]])
            for measure, name, fixed in self._wanted.get(event.kind, ()):
                thing = str(event.data[name]) if name else fixed
                if measure.dates:
                    self._dates[measure.name].setdefault(thing, self._now)
                elif event.seat is not None and event.seat < self._seats:
                    self._counts[measure.name][event.seat][thing] += 1

    @property
    def facts(self) -> dict[str, Any]:
        """All that was counted so far."""
        return {
            m.name: dict(self._dates[m.name])
            if m.dates
            else [dict(counts) for counts in self._counts[m.name]]
            for m in self._measures
        }
