"""The conformance kit: what every title must do, whatever its rules.

Each check plays the random game of a `Subject` and raises Nonconformity where the title goes wrong.
`CHECKS` holds them by name, for a test that runs each over every setting of a title:

    @pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
    def test_conformance(check): check(Subject(title, title.options(players=4), seed=1))

Longer than most modules: one list of checks, each of which fits on half a page.
"""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from . import checked
from .checked import Chooser, Nonconformity
from .choices import CHOICES, empty_choices
from .engine import Engine
from .errors import BadAction, GameOver
from .events import EVENTS, event_buffer
from .journal import parse
from .match import Match
from .records import Array, bytes_of, clone
from .replay import replay
from .title import Title
from .words import LANGUAGES, WordsError

SPARSE = 7  # every how many decisions the slow checks look


@dataclass(frozen=True)
class Subject:
    """A random game to be looked at: `shy` are verbs that its players avoid.

    Without an engine it is that of the title.
    """

    title: Title
    options: Any
    seed: int
    shy: tuple[str, ...] = ()
    engine: Engine | None = None

    def match(self) -> Match:
        """The game at its beginning."""
        return Match(self.title, self.options, self.seed, engine=self.engine)

    def chooser(self) -> Chooser:
        """What chooses the decisions of the game."""
        return Chooser(self.title.playing(self.options).space, self.seed, self.shy)

    def positions(self, every: int = 1) -> Iterator[Match]:
        """The match as it goes on, before every so many decisions and at its end."""
        match, chooser, length = self.match(), self.chooser(), 0
        while not match.is_over:
            require(length < checked.LONGEST, match, "the game does not end")
            if length % every == 0:
                yield match
            do_next(match, chooser)
            length += 1
        yield match


Check = Callable[[Subject], None]
CHECKS: dict[str, Check] = {}


def check(function: Check) -> Check:
    """Put a check into the kit."""
    CHECKS[function.__name__] = function
    return function


def do_next(match: Match, chooser: Chooser) -> None:
    """Carry out the next decision of the chooser."""
    match.do(match.notation.write(chooser.choose(match.legal_ids)))


def place(match: Match) -> str:
    """Where in which game something is wrong."""
    last = ", ".join(match.decisions[-2:]) or "the set-up"
    return f"{match.options!r}: seed {match.seed}, after {len(match.decisions)} ({last})"


def require(holds: bool, match: Match, what: str) -> None:
    """Raise Nonconformity, with the place in the game, unless it holds."""
    if not holds:
        raise Nonconformity(f"{place(match)}: {what}")


def raw(match: Match) -> bytes:
    """The bytes of the position."""
    return bytes_of(match.state).tobytes()


def listed(engine: Engine, match: Match, state: Array, choices: Array) -> list[int]:
    """The legal decisions of a state, by the array level, listed into `choices`."""
    engine.legal(match.tables, state, choices)
    ids: list[int] = choices["ids"][0, : int(choices["count"][0])].tolist()
    return ids


# --- states -------------------------------------------------------------------------------


@check
def same_seed_gives_the_same_bytes(subject: Subject) -> None:
    """Neither the process's own generators nor other games have any influence."""
    alone = [raw(match) for match in subject.positions()]
    other, chooser = subject.match(), subject.chooser()
    for length, match in enumerate(subject.positions()):
        require(raw(match) == alone[length], match, "not the bytes of the same game before")
        random.seed(length)
        np.random.seed(length)  # noqa: NPY002  the very generator that must not matter
        if length % 2 and not other.is_over:
            do_next(other, chooser)


@check
def clone_shares_nothing(subject: Subject) -> None:
    """A decision in a copy leaves the original alone, and the other way round."""
    for match in subject.positions(SPARSE):
        if match.is_over:
            break
        twin, before, legal = match.copy(), raw(match), match.legal
        require(raw(twin) == before and twin.legal == legal, match, "a copy differs")
        twin.do(legal[-1])
        now = listed(match.engine, match, match.state, empty_choices())
        same = raw(match) == before and tuple(now) == match.legal_ids
        require(same, match, "a copy's decision is seen")
        require(len(twin.decisions) == len(match.decisions) + 1, match, "a copy shares the past")
        state = match.state
        copied = clone(state)
        require(not np.shares_memory(state, copied), match, "a clone shares memory")
        match.engine.apply(match.tables, copied, [match.legal_ids[0]])
        require(bytes_of(state).tobytes() == before, match, "a clone's decision is seen")


@check
def bytes_make_the_same_position(subject: Subject) -> None:
    """The record is the whole position: from its bytes all goes on as before."""
    choices = empty_choices()
    for match in subject.positions(SPARSE):
        state = np.frombuffer(raw(match), match.title.state).copy()
        legal = listed(match.engine, match, state, choices)
        require(legal == list(match.legal_ids), match, "other decisions are legal")
        scores = match.engine.scores(match.tables, state)
        here = match.engine.scores(match.tables, match.state)
        require(scores.tobytes() == here.tobytes(), match, "other scores")
        if legal:
            twin = match.copy()
            twin.do(match.legal[0])
            match.engine.apply(match.tables, state, legal[:1])
            require(bytes_of(state).tobytes() == raw(twin), match, "another way on")


@check
def undo_restores(subject: Subject) -> None:
    """Back from the end to the beginning, and every position is as it was."""
    seen = []
    for match in subject.positions():
        seen.append((raw(match), match.legal, match.events, match.actor))
    for was in reversed(seen[:-1]):
        match.undo()
        now = (raw(match), match.legal, match.events, match.actor)
        require(now == was, match, "undo leads to another position")
    require(match.decisions == (), match, "the first decision was not the last undone")


@check
def journal_replays(subject: Subject) -> None:
    """A journal, read again, leads to the same bytes."""
    *_, match = subject.positions()
    again = replay(match.title, parse(match.journal.to_text()), match.engine)
    require(raw(again) == raw(match), match, "its journal leads to other bytes")
    require(again.journal == match.journal, match, "its journal is another after reading")


@check
def interpreted_as_compiled(subject: Subject) -> None:
    """Decision by decision the same bytes, list, events, refusals and scores.

    The interpreter counts in 64 bits, so that a value beyond the bounds of its field is found.
    """
    match, chooser = subject.match(), subject.chooser()
    sides = Side(match.engine, match), Side(Engine.interpreted(match.title), match)
    with np.errstate(over="raise"):
        while True:
            legal, _ = (side.listed() for side in sides)
            for what in ("state", "choices", "events"):
                same_records(match, what, sides)
            if len(match.decisions) % SPARSE == 0 or not legal:
                refused = [side.refusals() for side in sides]
                require(refused[0] == refused[1], match, "refusals differ")
                scores = [side.engine.scores(side.tables, side.state).tobytes() for side in sides]
                require(scores[0] == scores[1], match, "scores differ")
            if not legal:
                return
            require(len(match.decisions) < checked.LONGEST, match, "the game does not end")
            action = chooser.choose(legal)
            for side in sides:
                side.apply(action)
            match.do(match.notation.write(action))


class Side:
    """One of two engines that play the game of a match beside each other."""

    def __init__(self, engine: Engine, match: Match) -> None:
        self.engine, self._ids = engine, match.notation.ids
        self.tables = engine.own(match.setting.tables)
        self.state = engine.new_games(self.tables, len(match.seats), [match.seed])
        self.choices = engine.empty_choices()
        self.events = engine.own(event_buffer())

    def listed(self) -> list[int]:
        """List the legal decisions."""
        self.engine.legal(self.tables, self.state, self.choices)
        ids: list[int] = self.choices["ids"][0, : int(self.choices["count"][0])].tolist()
        return ids

    def refusals(self) -> list[int]:
        """The code of every declared decision."""
        return [self.engine.refusal(self.tables, self.state, action) for action in self._ids]

    def apply(self, action: int) -> None:
        """Carry a decision out and keep its events."""
        self.events["count"] = 0
        self.engine.apply(self.tables, self.state, [action], self.events)


def same_records(match: Match, what: str, sides: tuple[Side, Side]) -> None:
    """Require that both sides have the same bytes; the fault names the fields that differ."""
    dtype = {"state": match.title.state, "choices": CHOICES, "events": EVENTS}[what]
    try:
        one, other = (side.engine.ordinary(getattr(side, what), dtype) for side in sides)
    except OverflowError as fault:
        raise Nonconformity(f"{place(match)}: {what}: {fault}") from None
    fields = [n for n in dtype.names or () if one[n].tobytes() != other[n].tobytes()]
    require(not fields, match, f"{what} differs in {', '.join(fields)}")


# --- decisions ----------------------------------------------------------------------------


@check
def legal_is_what_is_not_refused(subject: Subject) -> None:
    """Of all declared decisions, and each is listed once, by id and in writing."""
    for match in subject.positions(SPARSE):
        listed_ids, refused = match.legal_ids, match.engine.refusal
        state, tables = match.state, match.tables
        accepted = {a for a in match.notation.ids if refused(tables, state, a) == 0}
        require(set(listed_ids) == accepted, match, f"{set(listed_ids) ^ accepted} not agreed on")
        require(len(listed_ids) == len(accepted), match, "a decision is listed twice")
        require(len(set(match.legal)) == len(accepted), match, "two are written alike")
        for text in match.legal:
            require(match.explain(text) is None, match, f"{text} is legal and explained away")


@check
def order_is_stable(subject: Subject) -> None:
    """The list does not depend on what was listed before, and asking changes nothing."""
    used = empty_choices()
    for match in subject.positions():
        state = match.state
        fresh = empty_choices()
        for choices in (used, fresh, fresh):
            legal = listed(match.engine, match, state, choices)
            require(tuple(legal) == match.legal_ids, match, "another order")
            marked = np.flatnonzero(choices["mask"][0]).tolist()
            require(marked == sorted(legal), match, "list and mask differ")
        require(bytes_of(state).tobytes() == raw(match), match, "listing changed the position")


@check
def nothing_is_legal_at_the_end(subject: Subject) -> None:
    """And every decision is refused with a reason; before it, somebody can always decide."""
    for match in subject.positions():
        require((match.actor is None) == (match.legal == []), match, "nothing legal, or too much")
    require(match.is_over and len(match.winners) > 0, match, "no end, or nobody has won")
    for action in match.notation.ids:
        text = match.notation.write(action)
        require(match.explain(text) is not None, match, f"{text} at the end")
        try:
            match.do(text)
        except GameOver:
            continue
        require(False, match, f"{text} was carried out after the end")


@check
def notation_parses_back(subject: Subject) -> None:
    """For every declared decision; case, and what stands between words, do not matter."""
    match = subject.match()
    notation = match.notation
    for action in notation.ids:
        text = notation.write(action)
        verb, _, thing = text.partition(" ")
        loose = f"  {verb.title()}   {thing.replace('_', ' ')} "
        for form in (text, text.upper(), loose, text.replace("_", "-")):
            try:
                read = notation.read(form)
            except BadAction as fault:
                raise Nonconformity(f"{place(match)}: {fault}") from None
            require(read == action, match, f"{form!r} is not read as {text!r}")
        family, number = match.title.space.family_of(action)
        first = match.title.space.first[family]
        require(first + number == action, match, f"{text!r} is in no family")


# --- what people see ----------------------------------------------------------------------


@check
def view_is_json(subject: Subject) -> None:
    """Views and events are plain values that survive a round trip."""
    for match in subject.positions(SPARSE):
        for seat in (None, *range(len(match.seats))):
            view = match.view(seat)
            require(is_json(view), match, f"the view of seat {seat} is not plain JSON")
            theirs = match.legal if seat is not None and seat == match.actor else []
            require(view["legal"] == theirs, match, f"what seat {seat} may decide")
        for event in match.events:
            require(is_json(event.to_json()), match, f"{event} is not plain JSON")


def is_json(value: Any) -> bool:
    """Whether a value survives a round trip through JSON."""
    try:
        return bool(json.loads(json.dumps(value, allow_nan=False)) == value)
    except (TypeError, ValueError):
        return False


@check
def view_leaks_nothing(subject: Subject) -> None:
    """The generator is not to be seen: with another one a view is the same."""
    put = subject.title.rules["start_generator"]
    for match in subject.positions(SPARSE):
        state, hidden = match.state, match.state
        put(hidden[0], np.uint64(0x1234_5678_9ABC_DEF1))
        views = [match.title.view(match.setting, each) for each in (state, hidden)]
        require(bytes_of(state).tobytes() != bytes_of(hidden).tobytes(), match, "no generator")
        require(views[0] == views[1], match, "the view shows the generator")
        names = match.title.state.names or ()
        words = [int(state[n][0]) for n in names if match.title.state[n] == np.uint64]
        for seat in (None, *range(len(match.seats))):
            text = json.dumps(match.view(seat))
            for secret in (*words, match.seed):
                told = str(secret) in text or f"{secret:x}" in text
                require(not told, match, f"the view of seat {seat} holds a secret number")


@check
def everything_can_be_told(subject: Subject) -> None:
    """Every event, every decision and every refusal has its sentence in every language."""
    for match in subject.positions(SPARSE * 3):
        for language in LANGUAGES:
            try:
                lines = list(told(match, language))
            except WordsError as fault:
                raise Nonconformity(f"{place(match)}: {fault}") from None
            require(all(line.strip() for line in lines), match, f"an empty line in {language}")


def told(match: Match, language: str) -> Iterator[str]:
    """All that can be told about a position: its events, decisions, and refusals."""
    teller = match.teller(language)
    for event in match.events:
        yield teller.event(event)
    for action in match.notation.ids:
        yield teller.decision(action)
        refusal = match.explain(match.notation.write(action), language)
        if refusal is not None:
            yield from (refusal.text, refusal.reason, refusal.rule)
