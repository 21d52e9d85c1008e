"""Decisions: the families that a game declares, and all that follows from that one table.

A decision is one integer. Families stand in a row, each with an id per thing it can name; that
gives the id, the mask and the notation ("occupy goa"). The kernel can hold no functions in a table,
so its chains (which rule lists, explains, carries out) are generated from the same table.
"""

import difflib
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from . import choices as choices_module
from .errors import BadAction
from .kernel import Function, generated

Names = Mapping[str, Sequence[str]]  # domain -> the ids of its things, by number


@dataclass(frozen=True)
class Family:
    """Decisions of one kind.

    `gate(tables, state)` gives the reason why none of them can be taken, whatever it names;
    `refuse(tables, state, thing)` why this one can't, once the gate is open; 0 means it can.
    `apply(tables, state, thing, events)` carries it out. `count` is how many things there are,
    or the field of the tables that says so; `size` is the most there can ever be.
    """

    verb: str
    domain: str  # "" where the verb says it all
    size: int
    gate: Function
    refuse: Function
    apply: Function
    count: str = ""


@dataclass(frozen=True)
class Step:
    """A point in the game at which somebody decides, and the families that are then asked.

    The families `ahead` are asked in a later step of the same turn: whatever speaks against them
    already now is said now.
    """

    name: str
    number: int
    families: tuple[str, ...]
    ahead: tuple[str, ...] = ()


class ActionSpace:
    """The declared decisions of a game, numbered, with the generated rules of its kernel.

    `legal(tables, state, choices)`, `refusal(tables, state, action)` and
    `apply(tables, state, action, events)` are rules of module `home`, which must be importable.
    After each decision `advance(tables, state, events)` moves on to the next one. `not_now` and
    `not_yet` are the reasons for a family that the step does not ask, or not until later.
    """

    def __init__(
        self,
        home: str,
        families: Mapping[str, Family],
        steps: Sequence[Step],
        not_now: int,
        not_yet: int,
        advance: Function,
    ) -> None:
        self.families = dict(families)
        self.steps = tuple(steps)
        self.first: dict[str, int] = {}
        self.size = 0
        for name, family in self.families.items():
            self.first[name] = self.size
            self.size += family.size
        if self.size > choices_module.ROOM:
            raise ValueError(f"{self.size} decisions, room for {choices_module.ROOM}")
        self.step_names = {step.number: step.name for step in self.steps}
        self._home, self._advance = home, advance
        self._not_now, self._not_yet = not_now, not_yet
        self.apply = self._generate(self._apply_source())
        self.refusal = self._generate(self._refusal_source())
        self.legal = self._generate(self._legal_source())

    def family_of(self, action: int) -> tuple[str, int]:
        """The family of an id and the number of the thing it names."""
        for name, family in self.families.items():
            if action < self.first[name] + family.size:
                return name, action - self.first[name]
        raise ValueError(f"{action} is beyond the {self.size} decisions")

    def _generate(self, source: str) -> Function:
        space = vars(sys.modules[self._home])
        space.update(offer=choices_module.offer, clear=choices_module.clear)
        space["advance"] = self._advance
        for name, family in self.families.items():
            space[f"{name}_gate"] = family.gate
            space[f"{name}_refuse"] = family.refuse
            space[f"{name}_apply"] = family.apply
        return generated(self._home, source)

    def _apply_source(self) -> str:
        lines = ["def apply(tables, state, action, events):"]
        for name, family in self.families.items():
            first = self.first[name]
            lines.append(f"    if action < {first + family.size}:")
            lines.append(f"        {name}_apply(tables, state, action - {first}, events)")
            lines.append("        advance(tables, state, events)")
            lines.append("        return")
        return "\n".join(lines) + "\n"

    def _refusal_source(self) -> str:
        lines = ["def refusal(tables, state, action):"]
        for name, family in self.families.items():
            first = self.first[name]
            lines.append(f"    if action < {first + family.size}:")
            for step in self.steps:
                if name in step.families:
                    lines.append(f"        if state.step == {step.number}:")
                    lines.append(f"            reason = {name}_gate(tables, state)")
                    lines.append("            if reason != 0:")
                    lines.append("                return reason")
                    lines.append(
                        f"            return {name}_refuse(tables, state, action - {first})"
                    )
                elif name in step.ahead:
                    lines.append(f"        if state.step == {step.number}:")
                    lines.append(
                        f"            reason = {name}_refuse(tables, state, action - {first})"
                    )
                    lines.append(f"            return reason if reason != 0 else {self._not_yet}")
            lines.append(f"        return {self._not_now}")
        lines.append(f"    return {self._not_now}")
        return "\n".join(lines) + "\n"

    def _legal_source(self) -> str:
        lines = ["def legal(tables, state, choices):", "    clear(choices)"]
        for step in self.steps:
            lines.append(f"    if state.step == {step.number}:")
            for name in step.families:
                family, first = self.families[name], self.first[name]
                count = f"tables.{family.count}" if family.count else str(family.size)
                lines.append(f"        if {name}_gate(tables, state) == 0:")
                lines.append(f"            for thing in range({count}):")
                lines.append(f"                if {name}_refuse(tables, state, thing) == 0:")
                lines.append(f"                    offer(choices, {first} + thing)")
            lines.append("        return")
        return "\n".join(lines) + "\n"


class Notation:
    """The written form of every decision, for the names of one set of content."""

    def __init__(self, space: ActionSpace, names: Names) -> None:
        self.space = space
        self._written: dict[int, str] = {}
        for name, family in space.families.items():
            things = names[family.domain] if family.domain else ("",)
            for thing in range(min(family.size, len(things))):
                text = f"{family.verb} {things[thing]}".strip()
                self._written[space.first[name] + thing] = text
        self._ids = {text: action for action, text in self._written.items()}
        if len(self._ids) < len(self._written):
            raise ValueError("two decisions are written alike")

    def write(self, action: int) -> str:
        """The notation of a decision that this content knows."""
        return self._written[action]

    def read(self, text: str) -> int:
        """The decision that `text` names; case, spaces, hyphens don't matter.

        Raises BadAction for anything else, with the nearest decisions and the verbs.
        """
        if not isinstance(text, str):
            raise BadAction(shortened(repr(text)), (), self.verbs)
        verb, *things = text.casefold().replace("-", " ").replace("_", " ").split()[:9] or [""]
        written = f"{verb} {'_'.join(things)}".strip()
        if written in self._ids:
            return self._ids[written]
        near = tuple(difflib.get_close_matches(written, self._ids, n=3))
        raise BadAction(shortened(text), near, self.verbs)

    @property
    def ids(self) -> tuple[int, ...]:
        """All decisions that this content knows, in order."""
        return tuple(self._written)

    @property
    def verbs(self) -> tuple[str, ...]:
        """The words that a decision can begin with."""
        return tuple(dict.fromkeys(text.split()[0] for text in self._ids))


def shortened(text: str) -> str:
    """A foreign text made safe to show: printable, on one line, at most 60 characters."""
    plain = "".join(c if c.isprintable() else "?" for c in text[:61])
    return plain if len(plain) <= 60 else plain[:57] + "..."
