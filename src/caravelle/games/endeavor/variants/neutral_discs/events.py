"""The events of a game with neutral discs, behind those of the base game."""

from caravelle.core.events import EventTable

from ...events import KINDS as BASE_KINDS

_table = EventTable(BASE_KINDS)

TRACK_TOKEN_REMOVED = _table.add("track_token_removed", "token", "track_space")
NEUTRAL_GAINED = _table.add("neutral_gained")
NEUTRAL_SHIPPED_TRACK = _table.add("neutral_shipped_track", "area", "place")
NEUTRAL_SHIPPED_FLEET = _table.add("neutral_shipped_fleet", "space")
NEUTRAL_OCCUPIED = _table.add("neutral_occupied", "space")
NEUTRAL_KEPT = _table.add("neutral_kept")
NEUTRAL_LOST = _table.add("neutral_lost")
GOVERNOR_LOST = _table.add("governor_lost", "card")

KINDS = tuple(_table.kinds)
