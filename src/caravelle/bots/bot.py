"""What a bot is: one method."""

from typing import Protocol, runtime_checkable

from caravelle.core.match import Match


@runtime_checkable
class Bot(Protocol):
    """Decides for whichever seat is to decide. One bot may sit in several seats."""

    def decide(self, match: Match) -> str:
        """A legal decision, in notation. The match must be left as it was."""
        ...
