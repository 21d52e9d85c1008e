"""Figures: what was measured, and what was to be reached."""

import statistics
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

Samples = Mapping[str, list[float]]  # what was measured, by the name of the figure


@dataclass(frozen=True)
class Figure:
    """Something to be measured; `goal` is to be reached, from below if `rising`."""

    name: str
    title: str
    unit: str
    goal: float | None = None
    rising: bool = True  # the more, the better


@dataclass(frozen=True)
class Result:
    """A figure, measured in each round."""

    figure: Figure
    samples: tuple[float, ...]

    @property
    def median(self) -> float:
        """The value that counts: one disturbed round doesn't move it."""
        return statistics.median(self.samples)

    @property
    def best(self) -> float:
        """The value of the least disturbed round."""
        return max(self.samples) if self.figure.rising else min(self.samples)

    @property
    def is_met(self) -> bool | None:
        """Whether the goal is reached; None without a goal."""
        if self.figure.goal is None:
            return None
        rising, goal = self.figure.rising, self.figure.goal
        return self.median >= goal if rising else self.median < goal

    def to_json(self) -> dict[str, Any]:
        """The result as plain JSON values."""
        return {
            "title": self.figure.title,
            "unit": self.figure.unit,
            "goal": self.figure.goal,
            "median": self.median,
            "best": self.best,
            "met": self.is_met,
            "samples": list(self.samples),
        }


FIGURES = (
    Figure("games", "one core", "games/s", 8_000),
    Figure("decisions", "one core", "decisions/s", 2e6),
    Figure("all_games", "all cores", "games/s"),
    Figure("all_ratio", "all cores : one core", "x", 1.7),
    Figure("batch", "arrays, NumPy choosing", "decisions/s"),
    Figure("do", "match.do", "us", 100, rising=False),
    Figure("legal", "match.legal", "us", rising=False),
    Figure("clone", "clone of a state", "ns", 1_000, rising=False),
    Figure("copy", "clone inside the kernel", "ns", rising=False),
    Figure("state", "state", "bytes", rising=False),
    Figure("search_random", "search from mid-game, random playouts", "playouts/s", 20_000),
    Figure("search", "search from mid-game, evaluation", "playouts/s"),
    Figure("all_search", "the same on all cores", "playouts/s"),
    Figure("search_ratio", "search, all cores : one core", "x", 1.7),
    Figure("answer_easy", "answer of level easy", "s", 0.2, rising=False),
    Figure("answer_normal", "answer of level normal", "s", 1, rising=False),
    Figure("answer_hard", "answer of level hard", "s", 5, rising=False),
    Figure("million", "process with a million games", "GiB", 1, rising=False),
    Figure("help", "start of --help", "s", 0.5, rising=False),
    Figure("start", "start of a match", "s", 1, rising=False),
    Figure("compile", "first start, with compiling", "s", 60, rising=False),
    Figure("spike_games", "one core : yardstick, games", "x"),
    Figure("spike_decisions", "one core : yardstick, decisions", "x"),
    Figure("catanatron", "Catanatron, 4 players", "games/s"),
    Figure("catanatron_ratio", "one core : Catanatron, games", "x", 100),
    Figure("open_spiel", "OpenSpiel, backgammon", "games/s"),
    Figure("open_spiel_ratio", "one core : OpenSpiel, games", "x"),
)


def results_of(samples: Samples) -> list[Result]:
    """The results in the order of the table, ratios among them; only what was measured."""
    whole = {**samples, **_ratios(samples)}
    return [Result(figure, tuple(whole[figure.name])) for figure in FIGURES if figure.name in whole]


_RATIOS = {
    "all_ratio": ("all_games", "games"),
    "search_ratio": ("all_search", "search"),
    "spike_games": ("games", "yardstick_games"),
    "spike_decisions": ("decisions", "yardstick_decisions"),
    "catanatron_ratio": ("games", "catanatron"),
    "open_spiel_ratio": ("games", "open_spiel"),
}


def _ratios(samples: Samples) -> dict[str, list[float]]:
    """Ratios of what was measured in the same round."""
    return {
        name: _divided(samples[over], samples[under])
        for name, (over, under) in _RATIOS.items()
        if over in samples and under in samples
    }


def _divided(over: Iterable[float], under: Iterable[float]) -> list[float]:
    return [a / b for a, b in zip(over, under, strict=True)]
