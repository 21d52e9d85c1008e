"""The random bot: any legal decision, each as likely as the others."""

import random

from caravelle.core.match import Match


class Random:
    """Decides at random; equal seeds make equal decisions."""

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)

    def decide(self, match: Match) -> str:
        """One of the legal decisions."""
        return self._chance.choice(match.legal)
