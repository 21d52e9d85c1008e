"""Titles: what a game gives to the core, and the core asks of no other place."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from pydantic import BaseModel

from .actions import ActionSpace, Names, Notation
from .evaluation import Evaluation
from .events import Event, EventKind
from .kernel import Function
from .records import Array
from .statistics import Statistics
from .words import Words


@dataclass(frozen=True)
class Setting:
    """The content of one match: tables for the kernel, ids for people.

    `names` gives the ids of every domain by number; `seats` are the stable ids of the seats that
    play, `rivals` those of sides that score although nobody sits there. `digest` changes with any
    rule-relevant fact of the content.
    """

    options: BaseModel
    tables: Array
    names: Names
    notation: Notation
    seats: tuple[str, ...]
    digest: str
    rivals: tuple[str, ...] = ()

    @property
    def sides(self) -> tuple[str, ...]:
        """The ids of all that are scored: the seats, then the rivals."""
        return self.seats + self.rivals


class Teller(Protocol):
    """Tells people about one match in one language."""

    def label(self, domain: str, thing: str) -> str:
        """The name of a thing, by its domain and id."""
        ...

    def decision(self, action: int) -> str:
        """What a decision would do."""
        ...

    def event(self, event: Event) -> str:
        """A line for the log."""
        ...

    def refusal(self, action: int, code: str) -> tuple[str, str]:
        """The reason why a decision is refused, and the rule that says so."""
        ...


Values = dict[str, Any]


@dataclass(frozen=True)
class Hosting:
    """What a title tells a place where people play it, beside its rules: all as plain values.

    `offers(words)` is what can be chosen for a new match, `facts(setting)` the content of one,
    `labels(setting, teller, words)` the names of all its things by domain, `question(view, words)`
    what is asked of the seat that decides. `check(options)` raises OptionError for options that a
    stranger may not ask for. `lines(events, seats)` puts events together that are told in one line.
    `round_of` and `chance_of` read one position: its round, and the generator's word.
    """

    offers: Callable[[Words], Values]
    check: Callable[[Any], None]
    facts: Callable[[Setting], Values]
    labels: Callable[[Setting, Teller, Words], dict[str, dict[str, str]]]
    question: Callable[[Values, Words], str]
    lines: Callable[[Sequence[Event], int], list[list[Event]]]
    round_of: Callable[[Array], int]
    chance_of: Callable[[Array], int]


@dataclass(frozen=True, eq=False)
class Title:
    """A game: its records, decisions, rules, content, and how it is shown.

    `module` is the importable module whose `TITLE` this is. `rules` are those that the core's
    entries leave open, by name. `rules_version` is raised by every change that makes an old
    journal mean something else; a variant may be ahead of its game.

    A variant is a title of its own, with the name of the game it changes, `variants` of which says
    where it is. It shares the rules of `package`, fills the `seams` that those leave open ("module.
    name" to rule), and may have records, decisions and events of its own. `usual` are the options
    that ask for it, as far as there must be any. `verdict` says what a finished game came to, from
    setting, state and scores, where that is more than who has won. `evaluation` judges positions
    that are still open, for bots; without it they go by the score and play games out. `statistics`
    says what analysts want counted, `hosting` what servers need.
    """

    name: str
    module: str
    rules_version: int
    tables: np.dtype[Any]
    state: np.dtype[Any]
    scores: np.dtype[Any]
    score_rows: tuple[str, ...]
    space: ActionSpace
    rules: Mapping[str, Function]
    events: tuple[EventKind, ...]
    reasons: tuple[str, ...]
    options: type[BaseModel]
    prepare: Callable[[Any], Setting]
    teller: Callable[[Setting, Words, tuple[str, ...]], Teller]
    view: Callable[[Setting, Array], dict[str, Any]]
    text: Path
    package: str = ""
    seams: Mapping[str, Function] = field(default_factory=dict)
    variants: Mapping[str, "Title"] = field(default_factory=dict)
    usual: Mapping[str, Any] = field(default_factory=dict)
    verdict: Callable[[Setting, Array, list[dict[str, int]]], dict[str, Any]] | None = None
    evaluation: Evaluation | None = None
    statistics: Statistics | None = None
    hosting: Hosting | None = None

    def playing(self, options: BaseModel) -> "Title":
        """The title whose rules these options ask for: this one, or one of its variants."""
        return self.of_variant(getattr(options, "variant", None))

    def of_variant(self, name: object) -> "Title":
        """The variant of that name; without one, or with none that there is, the game itself."""
        return self.variants.get(name, self) if isinstance(name, str) else self

    @property
    def packages(self) -> tuple[str, str]:
        """The packages whose rules make up the game's kernel."""
        return ("caravelle.core", self.package or self.module)

    @property
    def bindings(self) -> dict[str, Function]:
        """The game's rules for whatever is left open, by module and name."""
        rules = {
            "legal": self.space.legal,
            "refusal": self.space.refusal,
            "apply": self.space.apply,
            **self.rules,
        }
        entries = {f"caravelle.core.entries.{name}": rule for name, rule in rules.items()}
        return {**entries, **self.seams}
