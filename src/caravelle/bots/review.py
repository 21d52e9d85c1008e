"""Reviews: a game looked at again, decision by decision, and where it turned.

Every position is searched on its own, so a bound of playouts gives the same review each time, on
any number of threads. Where much seems to have been given away the searches are made once more,
longer, from the positions behind both decisions: only what is measured alike is compared.
"""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter

from caravelle.core.advice import Prospect
from caravelle.core.match import Match

from .advice import check_bounds
from .programs import program_for
from .search import Search

PLAYOUTS = 4_000  # for each position, where nobody bounds the search
CLOSER = 5  # times as long a decision is looked at that may be a turning point
SUSPECTS = 12  # decisions that are looked at closer, at most
SUSPICIOUS = 0.02  # of the chance to win: what a decision must seem to give away for that
TURN = 0.04  # of the chance to win: what a turning point really gives away
MOST_TURNS = 6

Progress = Callable[[int, int], None]
Outlook = tuple[Prospect, ...]  # what each side may expect of a position


@dataclass(frozen=True)
class Decision:
    """A decision of the game: the one of that `number`, from 1 on, made by `seat`.

    `best` is the one that the search would have made, out of `choices`. `loss` is the chance to
    win that the seat seems to have given away, 0 where it did what the search would have done.
    `round` is 0 before the first.
    """

    number: int
    round: int
    seat: int
    notation: str
    best: str
    choices: int
    loss: float


@dataclass(frozen=True)
class TurningPoint:
    """A decision that cost much: what it promised, and what the better one would have promised.

    `loss` is the difference of the seat's chance to win.
    """

    decision: Decision
    played: Outlook
    better: Outlook
    loss: float


@dataclass(frozen=True)
class Review:
    """A game looked at again.

    `sides` are the ids of all that are scored, `names` those of the players. `outlooks` and
    `scores` (the Glory of each side as if the game ended there) have an entry for the beginning,
    and one after each decision. `rounds` are those begun, each with the number of decisions before
    it. `turning_points` are in the order of the game. `playouts` and `seconds` bounded the search
    of each position, None where they did not.
    """

    sides: tuple[str, ...]
    names: tuple[str, ...]
    is_over: bool
    winners: tuple[int, ...]
    verdict: dict[str, Any] | None
    playouts: int | None
    seconds: float | None
    decisions: tuple[Decision, ...]
    outlooks: tuple[Outlook, ...]
    scores: tuple[tuple[int, ...], ...]
    rounds: tuple[tuple[int, int], ...]
    turning_points: tuple[TurningPoint, ...]

    def to_json(self) -> dict[str, Any]:
        """All of it as plain values, ready for JSON."""
        return dict(TypeAdapter(Review).dump_python(self, mode="json"))


def review(
    match: Match,
    *,
    playouts: int | None = None,
    seconds: float | None = None,
    threads: int = 1,
    seed: int = 0,
    progress: Progress | None = None,
) -> Review:
    """Look at every decision of a match again; the match stays as it is.

    Each position is searched for so many `playouts` or `seconds`, without either for PLAYOUTS.
    Bounded by playouts alone, the same match and seed give the same review. `threads` are how many
    positions are searched at a time; `progress` is told how many of how many are done, and begins
    anew for the closer look. Raises OptionError for a bound that is none.
    """
    if playouts is None and seconds is None:
        playouts = PLAYOUTS
    check_bounds(playouts, seconds, threads=threads)
    means = _Means(playouts, seconds, threads, seed, progress or (lambda done, of: None))
    program_for(match)  # compiled once, before several threads ask for it
    positions = _positions(match)
    looks = means.looks(positions)
    rounds = _rounds(positions)
    decisions = tuple(_judged(positions, looks, rounds, k) for k in range(len(match.decisions)))
    return Review(
        sides=match.setting.sides,
        names=match.seats,
        is_over=match.is_over,
        winners=match.winners,
        verdict=match.verdict,
        playouts=playouts,
        seconds=seconds,
        decisions=decisions,
        outlooks=tuple(look.outlook for look in looks),
        scores=tuple(tuple(side["total"] for side in p.scores) for p in positions),
        rounds=rounds,
        turning_points=_turning_points(means, positions, decisions),
    )


@dataclass(frozen=True)
class _Look:
    """What a search found in a position: the best decision, and what it promises."""

    best: str
    outlook: Outlook


@dataclass(frozen=True)
class _Means:
    """How positions are searched."""

    playouts: int | None
    seconds: float | None
    threads: int
    seed: int
    progress: Progress

    def looks(self, positions: Sequence[Match], times: int = 1) -> list[_Look]:
        """A search of each position, several at a time."""
        pool = ThreadPoolExecutor(self.threads)
        try:
            tasks = [pool.submit(self._look, match, times) for match in positions]
            for done, task in enumerate(as_completed(tasks), 1):
                task.result()
                self.progress(done, len(tasks))
            return [task.result() for task in tasks]
        finally:
            pool.shutdown(cancel_futures=True)

    def _look(self, match: Match, times: int) -> _Look:
        """The best decision; none in a finished game, whose outlook is its result."""
        playouts = self.playouts and self.playouts * times
        seconds = self.seconds and self.seconds * times
        found = Search(playouts=playouts, seconds=seconds, seed=self.seed).analyse(match)
        return _Look(found.options[0].notation if found.options else "", found.sides)


def _positions(match: Match) -> list[Match]:
    """The positions of a game, from the beginning to where it stands."""
    back = match.copy()
    found = [match.copy()]
    for _ in match.decisions:
        back.undo()
        found.append(back.copy())
    return found[::-1]


def _rounds(positions: Sequence[Match]) -> tuple[tuple[int, int], ...]:
    """The rounds that begin after so many decisions, each with that number."""
    return tuple(
        (int(event.data["round"]), number)
        for number, position in enumerate(positions)
        for event in position.events
        if event.kind == "round_began"
    )


def _judged(
    positions: Sequence[Match],
    looks: Sequence[_Look],
    rounds: Iterable[tuple[int, int]],
    number: int,
) -> Decision:
    """What the decision after so many others gave away."""
    before, seat = positions[number], positions[number].actor
    assert seat is not None
    notation, best = positions[number + 1].decisions[-1], looks[number].best
    loss = looks[number].outlook[seat].win - looks[number + 1].outlook[seat].win
    return Decision(
        number=number + 1,
        round=max((begun for begun, at in rounds if at <= number), default=0),
        seat=seat,
        notation=notation,
        best=best,
        choices=len(before.legal_ids),
        loss=0.0 if notation == best else max(0.0, loss),
    )


def _turning_points(
    means: _Means, positions: Sequence[Match], decisions: Iterable[Decision]
) -> tuple[TurningPoint, ...]:
    """The decisions that cost most, by a closer look at those that seem to have cost something."""
    by_loss = sorted(decisions, key=lambda decision: (-decision.loss, decision.number))
    suspects = [decision for decision in by_loss[:SUSPECTS] if decision.loss >= SUSPICIOUS]
    played = [positions[decision.number] for decision in suspects]
    better = [_after(positions[decision.number - 1], decision.best) for decision in suspects]
    outlooks = [look.outlook for look in means.looks([*played, *better], CLOSER)]
    found = []
    for number, decision in enumerate(suspects):
        after, instead = outlooks[number], outlooks[number + len(suspects)]
        loss = instead[decision.seat].win - after[decision.seat].win
        if loss >= TURN:
            found.append(TurningPoint(decision, after, instead, loss))
    worst = sorted(found, key=lambda point: -point.loss)[:MOST_TURNS]
    return tuple(sorted(worst, key=lambda point: point.decision.number))


def _after(match: Match, notation: str) -> Match:
    """The position after a decision."""
    branch = match.copy()
    branch.do(notation)
    return branch
