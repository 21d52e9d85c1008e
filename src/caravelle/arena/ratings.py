"""Ratings: how strong each bot is, from who came before whom, with how sure that is.

By openskill, for games of many players: Plackett-Luce, ties as ties. All begin at 25; a bot's
strength does not change, so nothing is added for that. Ratings depend a little on the order of
games: they are fed in the order of their numbers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .sums import CONFIDENCE


@dataclass(frozen=True)
class Rating:
    """A strength, and how far off it may be (95 %)."""

    strength: float
    error: float

    def to_json(self) -> dict[str, float]:
        """The figures as plain JSON values."""
        return {"rating": self.strength, "error": self.error}


class Ratings:
    """The ratings of so many players."""

    def __init__(self, players: int) -> None:
        from openskill.models import PlackettLuce

        self._model = PlackettLuce(tau=0.0)
        self._rated: list[Any] = [self._model.rating() for _ in range(players)]
        self._games = [0] * players

    def add(self, players: Sequence[int], ranks: Sequence[int]) -> None:
        """A game: who played, and which place each one took (equal ones tie).

        Who sits in several seats gets the mean of what each of them would.
        """
        if len(set(players)) < 2:
            return
        seats = [[self._copy(player)] for player in players]
        after = self._model.rate(seats, ranks=list(map(float, ranks)))
        for player in set(players):
            mine = [after[seat][0] for seat, sitting in enumerate(players) if sitting == player]
            self._rated[player].mu = sum(one.mu for one in mine) / len(mine)
            self._rated[player].sigma = sum(one.sigma for one in mine) / len(mine)
            self._games[player] += 1

    def of(self, player: int) -> Rating | None:
        """The rating of a player, None of one who has met nobody."""
        if not self._games[player]:
            return None
        rated = self._rated[player]
        return Rating(rated.mu, CONFIDENCE * rated.sigma)

    def _copy(self, player: int) -> Any:
        rated = self._rated[player]
        return self._model.rating(mu=rated.mu, sigma=rated.sigma)
