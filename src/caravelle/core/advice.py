"""Advice: what a match says when it is asked what would be best, and who is asked.

The core knows no bots, so somebody who knows both introduces an adviser to it: the package
`caravelle` does, when it is imported.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from .match import Match

TOP = 5  # decisions that advice names, if nobody says otherwise


@dataclass(frozen=True)
class Prospect:
    """What a side may expect: its chance to win from 0 to 1, and its Glory in the end."""

    win: float
    glory: float


@dataclass(frozen=True)
class Suggestion:
    """A decision, and what is to be expected after it.

    `label` says it in words, `share` is the part of the playouts that went its way. `prospects`
    are those of all sides; their chances to win add up to 1, for a shared victory counts in parts.
    """

    notation: str
    label: str
    share: float
    prospects: tuple[Prospect, ...]


@dataclass(frozen=True)
class Advice:
    """The best decisions in a position, the best one first.

    `actor` is the seat that decides now; `sides` are the ids of all that are scored, in the order
    of the prospects. `legal` is how many decisions there were to choose from, `playouts` how many
    playouts the advice rests on.
    """

    actor: int
    sides: tuple[str, ...]
    legal: int
    playouts: int
    suggestions: tuple[Suggestion, ...]

    @property
    def best(self) -> Suggestion:
        """The decision to take."""
        return self.suggestions[0]

    @property
    def prospects(self) -> tuple[Prospect, ...]:
        """What each side may expect in this position, if the best decision is taken."""
        return self.best.prospects

    def to_json(self) -> dict[str, Any]:
        """All of it as plain values, ready for JSON."""
        from pydantic import TypeAdapter  # not above: `import caravelle` is quick

        return dict(TypeAdapter(Advice).dump_python(self, mode="json"))


class Adviser(Protocol):
    """Whoever can say what would be best in a match; what `Match.advise` promises is its duty."""

    def __call__(
        self,
        match: "Match",
        *,
        playouts: int | None,
        seconds: float | None,
        top: int | None,
        threads: int,
        seed: int,
        language: str,
    ) -> Advice:
        """The best decisions in this position."""
        ...


_found: list[Callable[[], Adviser]] = []  # the last one is asked


def introduce(find: Callable[[], Adviser]) -> None:
    """From now on matches ask the adviser that `find` gives, which is called at each question."""
    _found.append(find)


def adviser() -> Adviser:
    """Whoever was introduced last."""
    return _found[-1]()
