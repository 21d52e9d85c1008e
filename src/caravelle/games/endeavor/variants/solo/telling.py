"""Telling of a solo game: what concerns the common mat is said of the Opposition."""

from caravelle.core.events import Event

from ...telling import Telling as BaseTelling
from .state import MAT

_OF_MAT = ("card_set_aside", "discarded", "governor_kept")


class Telling(BaseTelling):
    """Sentences about one solo game."""

    def event(self, event: Event) -> str:
        """A line of the log."""
        if event.kind in _OF_MAT and event.seat == MAT:
            return self._event(event, self._words.say("seat-opposition"))
        if event.kind == "preferred" and event.seat == MAT and event.data["why"] in (6, 7):
            return self._event(event, self._words.say("seat-opposition"))
        return super().event(event)
