"""A match: one game, played one decision at a time. The public face of the library.

A little longer than most modules: one class, all that a user of the library sees of a game.
"""

import secrets
from collections.abc import Sequence
from copy import copy
from pathlib import Path
from typing import Any, Self

import numpy as np
from pydantic import ValidationError

from .actions import Notation
from .advice import TOP, Advice, adviser
from .engine import Engine, load_engine
from .errors import (
    BadAction,
    GameOver,
    IllegalAction,
    NothingToUndo,
    OptionError,
    StaleAction,
    first_fault,
)
from .events import NOBODY, Event, event_buffer
from .journal import Header, Journal
from .records import Array, clone
from .title import Teller, Title
from .voice import Refusal, Voice


class Match:
    """A game that validates every decision; made by `caravelle.new` or `caravelle.load`.

    `title` is the game, `options` its validated options (they may ask for a variant, whose title
    the match then has), `seed` a number from 0 to 2**63 - 1
    (None: a random one), `seats` the players' names (default: the colours).
    """

    def __init__(
        self,
        title: Title,
        options: Any,
        seed: int | None = None,
        seats: Sequence[str] | None = None,
        engine: Engine | None = None,
    ) -> None:
        self.title = title = title.playing(options)
        self.setting = title.prepare(options)
        self.seed = secrets.randbelow(1 << 53) if seed is None else seed
        self._header = self._checked_header(seats)
        self.seats: tuple[str, ...] = tuple(self._header.seats)
        self._engine = engine or load_engine(title)
        self._tables = self._engine.own(self.setting.tables)
        self._buffer = self._engine.own(event_buffer())
        self._choices = self._engine.empty_choices()
        self._state = self._engine.new_games(self._tables, len(self.seats), [self.seed])
        self._past: list[tuple[Array, int, tuple[Event, ...]]] = []
        self._events: tuple[Event, ...] = ()
        self._legal: tuple[int, ...] | None = None
        self._voice = Voice(title, self.setting, self.seats)

    def _checked_header(self, seats: Sequence[str] | None) -> Header:
        names = list(seats) if seats is not None else [s.capitalize() for s in self.setting.seats]
        if len(names) != len(self.setting.seats) or len(set(names)) != len(names):
            raise OptionError(f"{len(self.setting.seats)} different names are needed for the seats")
        try:
            return Header(
                game=self.title.name,
                rules=self.title.rules_version,
                content=self.setting.digest,
                options=self.setting.options.model_dump(mode="json"),
                seed=self.seed,
                seats=names,
            )
        except ValidationError as fault:
            raise OptionError(first_fault(fault)) from None

    # --- the position ---------------------------------------------------------------------

    @property
    def options(self) -> Any:
        """The options, with what was left out filled in."""
        return self.setting.options

    @property
    def actor(self) -> int | None:
        """The seat that decides now, counted from 0; None when the game is over."""
        actor = int(self._state["actor"][0])
        return None if actor == NOBODY else actor

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor is None

    @property
    def step(self) -> str:
        """What is being decided: the name of the step."""
        return self.title.space.step_names.get(int(self._state["step"][0]), "over")

    @property
    def legal_ids(self) -> tuple[int, ...]:
        """The legal decisions as numbers, in a stable order."""
        if self._legal is None:
            self._engine.legal(self._tables, self._state, self._choices)
            count = int(self._choices["count"][0])
            self._legal = tuple(self._choices["ids"][0, :count].tolist())
        return self._legal

    @property
    def legal(self) -> list[str]:
        """The legal decisions in notation, in a stable order; empty when the game is over."""
        return [self.notation.write(action) for action in self.legal_ids]

    @property
    def notation(self) -> Notation:
        """The written form of decisions in this match."""
        return self.setting.notation

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last decision brought about."""
        return self._events

    @property
    def scores(self) -> list[dict[str, int]]:
        """The Glory of each side by source, with the total, as if the game ended now.

        The sides are the seats, and then those that score although nobody sits there.
        """
        scores = self._engine.scores(self._tables, self._state)["seat"][0]
        rows = [scores[row].tolist() for row in self.title.score_rows]
        return [
            dict(zip(self.title.score_rows, side, strict=True))
            for side in list(zip(*rows, strict=True))[: len(self.setting.sides)]
        ]

    @property
    def verdict(self) -> dict[str, Any] | None:
        """What a finished game came to beyond who has won, where the title knows more to say."""
        if not self.is_over or self.title.verdict is None:
            return None
        return self.title.verdict(self.setting, self.state, self.scores)

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that share the victory; none before the end.

        With a side where nobody sits it is never shared: the tie is the seat's.
        """
        if not self.is_over:
            return ()
        totals = [score["total"] for score in self.scores]
        best = tuple(side for side, total in enumerate(totals) if total == max(totals))
        return tuple(side for side in best if side < len(self.seats)) or best

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything that this seat may see, as plain JSON values (None: a spectator).

        With the legal decisions if it is the seat that decides. Raises OptionError for a seat
        that does not play.
        """
        if seat is not None and not 0 <= seat < len(self.seats):
            raise OptionError(f"no seat {seat}: there are 0 to {len(self.seats) - 1}")
        seen = self.title.view(self.setting, self.state)
        if self.title.verdict is not None:
            seen["verdict"] = self.verdict
        return {
            "game": self.title.name,
            "names": list(self.seats),
            "seat": seat,
            "length": len(self._past),
            "actor": self.actor,
            **seen,
            "scores": self.scores,
            "winners": list(self.winners),
            "legal": self.legal if seat is not None and seat == self.actor else [],
        }

    # --- decisions ------------------------------------------------------------------------

    def do(self, notation: str, at: int | None = None) -> tuple[Event, ...]:
        """Carry out a decision and return its events.

        Raises BadAction if it is no decision of this game, IllegalAction if it is not legal now,
        GameOver after the end, and StaleAction if `at` is given and is not the journal's length.
        The match stays as it was then.
        """
        if at is not None and at != len(self._past):
            raise StaleAction(f"made after {at} decisions, there are {len(self._past)} now")
        if self.is_over:
            raise GameOver("the game is over")
        action = self.notation.read(notation)
        code = self._engine.refusal(self._tables, self._state, action)
        if code:
            refusal = self._voice.refusal(action, code, "en")
            raise IllegalAction(refusal.decision, refusal.code, refusal.reason, refusal.rule)
        return self._carry_out(action)

    def _carry_out(self, action: int) -> tuple[Event, ...]:
        self._past.append((clone(self._state), action, self._events))
        self._buffer["count"] = 0
        self._engine.apply(self._tables, self._state, [action], self._buffer)
        self._legal = None
        self._events = self._decoded()
        return self._events

    def _decoded(self) -> tuple[Event, ...]:
        count = int(self._buffer["count"][0])
        return tuple(self._event(row) for row in self._buffer["rows"][0, :count].tolist())

    def _event(self, row: list[int]) -> Event:
        """The event in a row: ids in place of numbers, where the field is a domain of names."""
        kind, names = self.title.events[row[0]], self.setting.names
        data: dict[str, str | int] = {}
        for field, value in zip(kind.fields, row[2:], strict=False):
            data[field] = names[field][value] if field in names else value
        return Event(kind.name, None if row[1] == NOBODY else row[1], data)

    def explain(self, notation: str, language: str = "en") -> Refusal | None:
        """Why a decision is not legal now, with the rule; None if it is legal.

        A text that names nothing in this game is explained too, with code "unknown".
        """
        try:
            action = self.notation.read(notation)
        except BadAction as fault:
            return self._voice.unknown(fault, language)
        code = self._engine.refusal(self._tables, self._state, action)
        return self._voice.refusal(action, code, language) if code else None

    def advise(
        self,
        *,
        playouts: int | None = None,
        seconds: float | None = None,
        top: int | None = TOP,
        threads: int = 1,
        seed: int = 0,
        language: str = "en",
    ) -> Advice:
        """The best decisions now, with each side's chance to win and the Glory it may expect.

        The search ends after so many `playouts` or `seconds`, whatever comes first; without
        either, after a second. Bounded by playouts alone, the same position, threads and seed give
        the same advice. `top` is how many decisions are wanted (None: all), `language` that of
        their labels. Raises GameOver after the end, OptionError for a bound that is none.
        """
        return adviser()(
            self,
            playouts=playouts,
            seconds=seconds,
            top=top,
            threads=threads,
            seed=seed,
            language=language,
        )

    def teller(self, language: str = "en") -> Teller:
        """Tells decisions, events and refusals of this match in a language."""
        return self._voice.teller(language)

    def undo(self) -> None:
        """Go back one decision. Raises NothingToUndo at the beginning."""
        if not self._past:
            raise NothingToUndo("no decision has been made yet")
        self._state, _, self._events = self._past.pop()
        self._legal = None

    def copy(self) -> Self:
        """A branch: a match of its own at the same position, with the same past."""
        twin = copy(self)
        twin._buffer = self._engine.own(event_buffer())
        twin._choices = self._engine.empty_choices()
        twin._state, twin._past = clone(self._state), list(self._past)
        return twin

    # --- the past -------------------------------------------------------------------------

    @property
    def history(self) -> tuple[tuple[Event, ...], ...]:
        """What each decision so far brought about, in order."""
        before = [events for _, _, events in self._past[1:]]
        return (*before, self._events) if self._past else ()

    @property
    def positions(self) -> Array:
        """The state before each decision and the present one: a copy, ordinary records."""
        states = [*(state for state, _, _ in self._past), self._state]
        joined = np.frombuffer(b"".join(state.tobytes() for state in states), self._state.dtype)
        return self._engine.ordinary(joined, self.title.state)

    def position(self, length: int) -> Array:
        """The state as it was after so many decisions: a copy, one ordinary record."""
        state = self._state if length == len(self._past) else self._past[length][0]
        ordinary = self._engine.ordinary(state, self.title.state)
        return clone(ordinary) if ordinary is state else ordinary

    def at(self, length: int) -> Self:
        """A branch: the match as it was after so many decisions. Raises OptionError."""
        if not 0 <= length <= len(self._past):
            raise OptionError(f"no position {length}: there are 0 to {len(self._past)}")
        branch = self.copy()
        for _ in range(len(self._past) - length):
            branch.undo()
        return branch

    # --- journal --------------------------------------------------------------------------

    @property
    def decisions(self) -> tuple[str, ...]:
        """All decisions so far, in notation."""
        return tuple(self.notation.write(action) for _, action, _ in self._past)

    @property
    def journal(self) -> Journal:
        """The journal so far."""
        actors = [self.setting.seats[int(state["actor"][0])] for state, _, _ in self._past]
        return Journal(self._header, tuple(zip(actors, self.decisions, strict=True)))

    def save(self, path: str | Path) -> None:
        """Write the journal to a file. Raises OSError."""
        self.journal.write(Path(path))

    # --- the array level ------------------------------------------------------------------

    @property
    def engine(self) -> Engine:
        """The engine that carries the rules out."""
        return self._engine

    @property
    def tables(self) -> Array:
        """The tables of the match, in the engine's form. Not to be written to."""
        return self._tables

    @property
    def state(self) -> Array:
        """The state: a copy, an array of one ordinary record."""
        ordinary = self._engine.ordinary(self._state, self.title.state)
        return clone(ordinary) if ordinary is self._state else ordinary
