"""What the database holds of one table, as values."""

from dataclasses import dataclass, field, replace
from typing import Any, Literal

Kind = Literal["person", "bot", "open"]


@dataclass(frozen=True)
class Seat:
    """Who sits there: a person, a bot of a level, or nobody yet.

    A person without an id is one who is known by name only, from a journal that was brought along.
    """

    kind: Kind
    person: str | None = None
    level: str | None = None
    name: str | None = None


OPEN = Seat("open")


@dataclass(frozen=True)
class Entry:
    """A decision that was made; `person` is None where a bot made it."""

    seat: int
    notation: str
    person: str | None


@dataclass(frozen=True)
class Progress:
    """How far a game has come: what lists show of it without replaying it."""

    length: int = 0
    is_started: bool = False
    is_over: bool = False
    actor: int | None = None
    round: int = 0
    winners: tuple[int, ...] = ()


@dataclass(frozen=True)
class Game:
    """A table as it is kept, without its decisions. `revision` is raised by every change."""

    id: str
    title: str
    rules: int
    content: str
    options: dict[str, Any]
    seed: int
    name: str
    maker: str
    is_public: bool
    has_advice: bool
    made: float
    changed: float
    seats: tuple[Seat, ...]
    progress: Progress = field(default_factory=Progress)
    revision: int = 1

    @property
    def waits_for_bot(self) -> bool:
        """Whether it is a bot that decides now."""
        actor = self.progress.actor
        is_running = self.progress.is_started and not self.progress.is_over
        return is_running and actor is not None and self.seats[actor].kind == "bot"

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of a person."""
        if person is None:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if seat.person == person)

    def seated(self, number: int, seat: Seat) -> "Game":
        """The same with somebody else in a seat; it starts when no seat is open."""
        seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        is_full = all(seat.kind != "open" for seat in seats)
        started = replace(self.progress, is_started=self.progress.is_started or is_full)
        return replace(self, seats=seats, progress=started)
