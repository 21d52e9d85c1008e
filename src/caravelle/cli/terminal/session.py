"""A session: a match with people and bots in its seats, and what has happened in it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from caravelle.bots import Bot, create
from caravelle.core.events import Event
from caravelle.core.match import Match

USUAL_LEVEL = "easy"


def idle_decisions(match: Match) -> frozenset[str]:
    """The decisions that name no thing: to pass, to stop, to do nothing with what one has."""
    families = match.title.space.families.values()
    return frozenset(family.verb for family in families if not family.domain)


@dataclass(frozen=True)
class Entry:
    """A decision that was made: by which seat, in which round, and what it brought about."""

    seat: int
    round: int
    notation: str
    events: tuple[Event, ...]


class Session:
    """`people` are the seats of people; bots decide for the others, each of its own level.

    `levels` are those of `caravelle.bots`, by seat; a seat without one has the usual one.
    """

    def __init__(
        self, match: Match, people: frozenset[int], levels: Mapping[int, str] | None = None
    ) -> None:
        self.match, self.people, self.levels = match, people, dict(levels or {})
        self._bots: dict[int, Bot] = {}
        self.entries: list[Entry] = []
        self._retrace()

    def _retrace(self) -> None:
        """Note what happened in a match that was taken up again."""
        decisions = self.match.decisions
        for _ in decisions:
            self.match.undo()
        for notation in decisions:
            self.do(notation)

    def do(self, notation: str) -> None:
        """Carry out a legal decision."""
        actor, round_number = self.match.actor, self._round()
        events = self.match.do(notation)
        assert actor is not None
        self.entries.append(Entry(actor, round_number, notation, events))

    def _round(self) -> int:
        """The round now; 0 while start buildings are chosen."""
        if not self.entries:
            return self.match.view()["round"]  # type: ignore[no-any-return]
        last = self.entries[-1]
        began = (event.data["round"] for event in last.events if event.kind == "round_began")
        return int(next(began, last.round))

    def play_bots(self, told: Callable[[int], None] | None = None) -> None:
        """Let bots decide until a person has to, or the game is over; `told` who is to decide."""
        while self.match.actor is not None and self.match.actor not in self.people:
            if told is not None:
                told(self.match.actor)
            self.do(self._bot(self.match.actor).decide(self.match))

    def _bot(self, seat: int) -> Bot:
        """The bot of a seat: always the same one, since some remember what they thought."""
        if seat not in self._bots:
            level = self.levels.get(seat, USUAL_LEVEL)
            self._bots[seat] = create(level, seed=self.match.seed + seat)
        return self._bots[seat]

    def undo(self) -> list[Entry]:
        """Go back to the last decision of a person; the entries taken back, none if there is none.

        Decisions of bots since then are taken back as well.
        """
        latest = next((k for k in self._backwards() if self.entries[k].seat in self.people), None)
        if latest is None:
            return []
        taken = self.entries[latest:]
        for _ in taken:
            self.match.undo()
        del self.entries[latest:]
        return taken

    def since(self, seat: int) -> list[Entry]:
        """What has happened from the last decision of a seat on, that one included."""
        latest = next((k for k in self._backwards() if self.entries[k].seat == seat), 0)
        return self.entries[latest:]

    def _backwards(self) -> range:
        return range(len(self.entries) - 1, -1, -1)
