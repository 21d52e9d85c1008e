"""Telling of neutral discs: what the base game says, and the names of track spaces."""

from caravelle.core.title import Setting
from caravelle.core.words import Words

from ...telling import Telling
from .setting import TRACK_SPACE


class NeutralTelling(Telling):
    """Sentences about one match with neutral discs."""

    def __init__(self, setting: Setting, words: Words, players: tuple[str, ...]) -> None:
        super().__init__(setting, words, players)
        self._area_of |= {space: space.rpartition("_")[0] for space in setting.names[TRACK_SPACE]}

    def label(self, domain: str, thing: str) -> str:
        """The name of a thing; a track space has that of its region, and its number."""
        if domain != TRACK_SPACE:
            return super().label(domain, thing)
        area, _, place = thing.rpartition("_")
        return self._words.say("track-space", area=self.label("area", area), place=int(place))
