"""A tally of many games: sums by which means, deviations and shares are told, batch by batch."""

from typing import Any

import numpy as np
import numpy.typing as npt

from caravelle.arena.sums import Numbers, Sums
from caravelle.core.records import Array


class Tally:
    """What is counted of finished games: `add` every batch, then ask.

    `seats` and `rivals` are the ids of the sides that are scored: those where somebody sits, and
    then the others.
    """

    def __init__(
        self,
        seats: tuple[str, ...],
        rivals: tuple[str, ...],
        score_rows: tuple[str, ...],
        areas: tuple[str, ...],
    ) -> None:
        self.seats, self.rivals, self.score_rows, self.areas = seats, rivals, score_rows, areas
        self.games = self.decisions = 0
        self.shortest, self.longest = 1 << 30, 0
        self.length, self.opened = Sums(), Sums()
        self.by_side, self.by_turn = Sums(), Sums()
        self.by_source, self.by_source_of_rival = Sums(), {rival: Sums() for rival in rivals}
        self.wins_by_side, self.wins_by_turn = Sums(), Sums()

    @property
    def sides(self) -> tuple[str, ...]:
        """The ids of all that are scored."""
        return self.seats + self.rivals

    def add(
        self, lengths: npt.NDArray[np.int64], crowns: Array, scores: Array, opened: Array
    ) -> None:
        """Add games: decisions, seat that went first, scores, and whether each area is open."""
        self.games += len(lengths)
        self.decisions += int(lengths.sum())
        self.shortest = min(self.shortest, int(lengths.min()))
        self.longest = max(self.longest, int(lengths.max()))
        self.length.add(lengths[:, None])
        self.opened.add(opened)
        seats = len(self.seats)
        totals = scores["seat"]["total"][:, : len(self.sides)]
        shares = self._shares(totals)
        order = (crowns[:, None].astype(np.int64) + np.arange(seats)) % seats
        self.by_side.add(totals)
        self.by_turn.add(np.take_along_axis(totals, order, axis=1))
        self.wins_by_side.add(shares)
        self.wins_by_turn.add(np.take_along_axis(shares, order, axis=1))
        sources = [scores["seat"][row][:, :seats].ravel() for row in self.score_rows]
        self.by_source.add(np.stack(sources, axis=1))
        for side, sums in enumerate(self.by_source_of_rival.values(), seats):
            sums.add(np.stack([scores["seat"][row][:, side] for row in self.score_rows], axis=1))

    def _shares(self, totals: Array) -> Numbers:
        """The share of each side in the victory of each game: with a rival it is never shared."""
        best = totals == totals.max(axis=1, keepdims=True)
        seats = len(self.seats)
        best[:, seats:] &= ~best[:, :seats].any(axis=1, keepdims=True)
        shares: Numbers = best / best.sum(axis=1, keepdims=True)
        return shares

    def to_json(self) -> dict[str, Any]:
        """All figures as plain JSON values; shares are out of 1. `sides` names rows by side."""
        told = [spread.to_json() for spread in self.length.spreads()]
        of_rivals = {
            rival: dict(zip(self.score_rows, _listed(sums), strict=True))
            for rival, sums in self.by_source_of_rival.items()
        }
        return {
            "games": self.games,
            "decisions": self.decisions,
            "length": {**told[0], "min": self.shortest, "max": self.longest},
            "sides": list(self.sides),
            "score_by_side": _listed(self.by_side),
            "score_by_turn_order": _listed(self.by_turn),
            "score_by_source": dict(zip(self.score_rows, _listed(self.by_source), strict=True)),
            "score_by_source_of_rivals": of_rivals,
            "wins_by_side": _listed(self.wins_by_side),
            "wins_by_turn_order": _listed(self.wins_by_turn),
            "opened": dict(
                zip(self.areas, [spread.mean for spread in self.opened.spreads()], strict=True)
            ),
        }


def _listed(sums: Sums) -> list[dict[str, float]]:
    return [spread.to_json() for spread in sums.spreads()]
