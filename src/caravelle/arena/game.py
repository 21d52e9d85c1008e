"""One game of a tournament, from the first decision to its record."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from caravelle.core.errors import ActionError
from caravelle.core.match import Match
from caravelle.core.statistics import Statistics, Watcher
from caravelle.core.title import Title

from .plan import Plan
from .record import Fault, Outcome, Record
from .schedule import Pairing

T = TypeVar("T")

SHOWN = 200  # letters of a faulty answer that a report shows
NOTHING = Statistics((), ("", ""), {})


class Bot(Protocol):
    """Whoever decides."""

    def decide(self, match: Match) -> str:
        """The decision of the seat whose turn it is, in notation."""
        ...


@dataclass(frozen=True)
class Player:
    """A bot at the table. A `guest` is a person's own: it gets copies, and it is watched."""

    bot: Bot
    guest: bool


Watch = Callable[[int, tuple[str, ...]], None]  # told before a guest decides: seat, all decisions


class Misplay(Exception):
    """What a bot did that ends its game."""

    def __init__(self, kind: str, text: str) -> None:
        self.kind, self.text = kind, text
        super().__init__(text)


class Game:
    """A game under way: `play` it to its end, or `follow` decisions that were made already."""

    def __init__(self, plan: Plan, pairing: Pairing, title: Title) -> None:
        options = title.options.model_validate(plan.tables[pairing.table].options)
        self._plan, self._pairing = plan, pairing
        names = [f"{seat} {plan.bots[bot]}"[:40] for seat, bot in enumerate(pairing.bots, 1)]
        self.match = Match(title, options, pairing.seed, names)
        self._watcher = Watcher(title.statistics or NOTHING, len(self.match.seats))
        self._first = self.match.actor or 0
        self._took = [[0, 0.0, 0.0] for _ in self.match.seats]

    def play(self, sit_down: Callable[[int], Player], watch: Watch) -> Outcome:
        """Play on to the end; `sit_down` gives the player of a seat."""
        seat = 0
        try:
            players = []
            for seat in range(len(self.match.seats)):  # a fault names the seat
                players.append(_tried(lambda: sit_down(seat)))  # noqa: B023  called at once
            while (actor := self.match.actor) is not None:
                seat = actor
                if players[seat].guest:
                    watch(seat, self.match.decisions)
                self._do(self._decision(players[seat], seat))
        except Misplay as misplay:
            return self.ended_by(Fault(seat, len(self.match.decisions), misplay.kind, misplay.text))
        return Outcome(self._record(self.match.winners, None))

    def follow(self, decisions: list[str]) -> None:
        """Carry out decisions that were legal when they were made."""
        for decision in decisions:
            self._do(decision)

    def ended_by(self, fault: Fault) -> Outcome:
        """The outcome if it ends here: everybody else has won."""
        innocent = tuple(seat for seat in range(len(self.match.seats)) if seat != fault.seat)
        return Outcome(self._record(innocent, fault), self.match.journal.to_text())

    def _do(self, decision: str) -> None:
        try:
            self._watcher.see(self.match.do(decision))
        except ActionError as error:
            raise Misplay("illegal", str(error)[:SHOWN]) from None

    def _decision(self, player: Player, seat: int) -> str:
        """What the player decides, in time."""
        match = self.match.copy() if player.guest else self.match
        length = len(self.match.decisions)
        started = time.perf_counter()
        decision: Any = _tried(lambda: player.bot.decide(match))
        seconds = time.perf_counter() - started
        self._note(seat, seconds)
        if player.guest and seconds > self._plan.limit:
            raise Misplay("time", f"{seconds:.1f} s, and {self._plan.limit:g} s are the limit")
        if len(self.match.decisions) != length:
            raise Misplay("error", "it played on the match that it was shown")
        if not isinstance(decision, str):
            raise Misplay("illegal", f"{repr(decision)[:SHOWN]} is no text")
        return decision

    def _note(self, seat: int, seconds: float) -> None:
        took = self._took[seat]
        took[0] += 1
        took[1] += seconds
        took[2] = max(took[2], seconds)

    def _record(self, winners: tuple[int, ...], fault: Fault | None) -> Record:
        rows = self.match.title.score_rows
        return Record(
            game=self._pairing.game,
            table=self._pairing.table,
            bots=self._pairing.bots,
            seed=self._pairing.seed,
            first=self._first,
            length=len(self.match.decisions),
            winners=winners,
            scores=tuple(tuple(side[row] for row in rows) for side in self.match.scores),
            facts=self._watcher.facts,
            took=tuple((int(n), round(total, 6), round(most, 6)) for n, total, most in self._took),
            fault=fault,
        )


def _tried(work: Callable[[], T]) -> T:
    """What the work gives; whatever it raises is its own fault."""
    try:
        return work()
    except Exception as error:
        raise Misplay("error", _told(error)) from None


def _told(error: Exception) -> str:
    """An exception and where in the bot's own code it came from."""
    where = error.__traceback__
    while where and where.tb_next:
        where = where.tb_next
    place = ""
    if where:
        code = where.tb_frame.f_code
        place = f" ({code.co_filename.rpartition('/')[2]}:{where.tb_lineno}, in {code.co_name})"
    return f"{type(error).__name__}: {error}"[:SHOWN] + place
