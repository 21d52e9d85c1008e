"""A session: a match with people and bots in its seats, and what has happened in it."""

import random
from dataclasses import dataclass

from caravelle.core.events import Event
from caravelle.core.match import Match


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
    """`people` are the seats of people; bots decide at random for the others.

    A bot does not pass or stop while there is something else to do: that would be a dull game.
    """

    def __init__(self, match: Match, people: frozenset[int]) -> None:
        self.match, self.people = match, people
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

    def play_bots(self) -> None:
        """Let bots decide until a person has to, or the game is over."""
        idle = idle_decisions(self.match)
        while self.match.actor is not None and self.match.actor not in self.people:
            chance = random.Random(f"{self.match.seed} {len(self.entries)}")
            legal = self.match.legal
            self.do(chance.choice([n for n in legal if n not in idle] or legal))

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
