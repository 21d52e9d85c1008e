"""The schedule: who sits where in which game, and from which seeds, all of it computed on demand.

Games are numbered so that the tables take turns: the first games of a long tournament are a short
one. At each table the line-ups of a cycle follow each other, again and again:

- `distinct`: different bots in all seats, in every order. So every bot meets every other in every
  pair of seats equally often.
- `one`: one bot against copies of another, in every seat, for every ordered pair of bots.
- `same`: one bot in all seats, in turn.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, factorial, gcd

from .plan import Mix, Plan

GOLDEN = 0.618  # steps by this share of a whole fall evenly on it
SEED_BITS = 53


@dataclass(frozen=True)
class Pairing:
    """One game: its table, the bot in each seat (by number), the seed, and a seed for each seat."""

    game: int
    table: int
    bots: tuple[int, ...]
    seed: int
    bot_seeds: tuple[int, ...]


class Schedule(Sequence[Pairing]):
    """All games of a plan, by number."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self.line_ups = tuple(
            LineUps(len(plan.bots), table.seats, plan.mix) for table in plan.tables
        )

    def __len__(self) -> int:
        return self._plan.games * len(self._plan.tables)

    def __getitem__(self, game: int) -> Pairing:  # type: ignore[override]
        if not 0 <= game < len(self):
            raise IndexError(game)
        turn, table = divmod(game, len(self._plan.tables))
        bots = self.line_ups[table][turn]
        seeds = tuple(_seed(self._plan.seed, game, seat) for seat in range(len(bots)))
        return Pairing(game, table, bots, _seed(self._plan.seed, game), seeds)


class LineUps:
    """The cycle of line-ups of a table, each the bots by seat.

    Line-ups come in blocks, one for each seat, in which everybody moves on by a seat; so whoever
    sits somewhere sits everywhere before anything else changes. Blocks follow each other in an
    order that spreads them evenly.
    """

    def __init__(self, bots: int, seats: int, mix: Mix | None = None) -> None:
        self._bots, self._seats = bots, seats
        self.mix = usual_mix(bots, seats) if mix is None else possible_mix(bots, seats, mix)
        self._blocks = {
            "distinct": comb(bots, seats) * factorial(seats - 1),
            "one": bots * (bots - 1),
            "same": bots,
        }[self.mix]
        self._stride = _stride(self._blocks)

    @property
    def cycle(self) -> int:
        """How many line-ups there are before they begin again."""
        return self._blocks if self.mix == "same" else self._blocks * self._seats

    def __getitem__(self, turn: int) -> tuple[int, ...]:
        if self.mix == "same":
            return (turn % self._bots,) * self._seats
        block, moved = divmod(turn, self._seats)
        members = self._members(block * self._stride % self._blocks)
        return tuple(members[(seat - moved) % self._seats] for seat in range(self._seats))

    def _members(self, block: int) -> tuple[int, ...]:
        """The bots of a block, in the order in which they sit."""
        if self.mix == "one":
            alone, others = divmod(block, self._bots - 1)
            others += others >= alone
            return (alone, *(others,) * (self._seats - 1))
        group, order = divmod(block, factorial(self._seats - 1))
        first, *rest = combination(self._bots, self._seats, group)
        return (first, *permutation(rest, order))


def usual_mix(bots: int, seats: int) -> Mix:
    """Different bots wherever there are enough; else one against copies of another."""
    if bots >= seats:
        return "distinct"
    return "one" if bots > 1 else "same"


def possible_mix(bots: int, seats: int, mix: Mix) -> Mix:
    """That mix, as far as there are enough bots and seats for it."""
    if mix == "same" or (mix == "one" and bots > 1 and seats > 2):
        return mix
    return usual_mix(bots, seats)


def combination(count: int, size: int, rank: int) -> list[int]:
    """The combination of `size` out of `count` numbers with that rank, in order."""
    found: list[int] = []
    number = 0
    while len(found) < size:
        behind = comb(count - number - 1, size - len(found) - 1)
        if rank < behind:
            found.append(number)
        else:
            rank -= behind
        number += 1
    return found


def permutation(things: Sequence[int], rank: int) -> list[int]:
    """The order of the things with that rank."""
    left, found = list(things), []
    for size in range(len(left), 0, -1):
        index, rank = divmod(rank, factorial(size - 1))
        found.append(left.pop(index))
    return found


def _stride(blocks: int) -> int:
    """A step that visits all blocks, neighbours far apart."""
    step = max(1, round(blocks * GOLDEN))
    while gcd(step, blocks) != 1:
        step += 1
    return step


def _seed(*numbers: int) -> int:
    """A seed of its own for every game and seat."""
    digest = hashlib.sha256(":".join(map(str, numbers)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)
