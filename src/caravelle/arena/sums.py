"""Sums by which means, deviations and shares are told, without keeping what was summed."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]

CONFIDENCE = 1.96  # deviations of a mean to each side that hold the true one 95 times in 100


@dataclass(frozen=True)
class Spread:
    """A mean, its standard deviation, and how far off it may be (95 %)."""

    mean: float
    deviation: float
    error: float

    def to_json(self) -> dict[str, float]:
        """The figures as plain JSON values."""
        return {"mean": self.mean, "deviation": self.deviation, "error": self.error}


class Sums:
    """Sums of numbers and of their squares, for a whole row of quantities at once."""

    def __init__(self) -> None:
        self.count = 0
        self._total: Numbers = np.zeros(1)
        self._squares: Numbers = np.zeros(1)

    def add(self, rows: npt.ArrayLike) -> None:
        """Add a row of numbers for each game."""
        numbers = np.asarray(rows, np.float64)
        self.count += len(numbers)
        self._total = self._total + numbers.sum(axis=0)
        self._squares = self._squares + (numbers**2).sum(axis=0)

    def spreads(self) -> list[Spread]:
        """A spread for each quantity."""
        mean = self._total / self.count
        variance = np.maximum(self._squares / self.count - mean**2, 0.0)
        variance *= self.count / max(self.count - 1, 1)
        deviation = np.sqrt(variance)
        error = CONFIDENCE * deviation / np.sqrt(self.count)
        return [
            Spread(*row)
            for row in zip(mean.tolist(), deviation.tolist(), error.tolist(), strict=True)
        ]


@dataclass(frozen=True)
class Share:
    """A share of `count` cases, and what it may truly be (95 %, by Wilson)."""

    share: float
    low: float
    high: float
    count: int

    @classmethod
    def of(cls, part: float, count: int) -> "Share":
        """The share of so many in `count`, which must not be 0; `part` may be a fraction."""
        share, square = part / count, CONFIDENCE**2
        middle = (share + square / (2 * count)) / (1 + square / count)
        reach = sqrt(share * (1 - share) / count + square / (4 * count**2))
        reach *= CONFIDENCE / (1 + square / count)
        return cls(share, max(0.0, middle - reach), min(1.0, middle + reach), count)

    def to_json(self) -> dict[str, float]:
        """The figures as plain JSON values."""
        return {"share": self.share, "low": self.low, "high": self.high, "count": self.count}


class Wins:
    """Victories of somebody, shared ones in parts, beside the share that chance alone gives."""

    __slots__ = ("count", "expected", "won")

    def __init__(self) -> None:
        self.count, self.won, self.expected = 0, 0.0, 0.0

    def add(self, won: float, expected: float) -> None:
        """Add a seat of a game: its part of the victory, and what would be fair."""
        self.count += 1
        self.won += won
        self.expected += expected

    def to_json(self) -> dict[str, float]:
        """The share of victories, what it may truly be, and the fair one."""
        return {**Share.of(self.won, self.count).to_json(), "fair": self.expected / self.count}


def means(rows: Sequence[str], sums: Sums) -> dict[str, float]:
    """The mean of each row by its name."""
    return {row: s.mean for row, s in zip(rows, sums.spreads(), strict=True)}
