"""Telling of neutral discs: what the base game says, and the names of track spaces."""

from ...telling import Telling
from .setting import TRACK_SPACE


class NeutralTelling(Telling):
    """Sentences about one match with neutral discs."""

    def label(self, domain: str, thing: str) -> str:
        """The name of a thing; a track space has that of its region, and its number."""
        if domain != TRACK_SPACE:
            return super().label(domain, thing)
        place, area = int(thing.rpartition("_")[2]), self.label("area", self._area(domain, thing))
        return self._words.say("track-space", area=area, place=place)

    def _area(self, domain: str, thing: str) -> str:
        """The area of a thing; that of a track space is in its id."""
        return thing.rpartition("_")[0] if domain == TRACK_SPACE else super()._area(domain, thing)
