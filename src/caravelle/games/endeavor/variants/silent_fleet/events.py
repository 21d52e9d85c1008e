"""The events that the Silent Fleet adds. What it does on the board is told like a player's."""

from caravelle.core.events import EventTable
from caravelle.games.endeavor.events import KINDS as BASE_KINDS

_table = EventTable(BASE_KINDS)

SILENT_REACTS = _table.add("silent_reacts", "action")
SILENT_IDLE = _table.add("silent_idle", "action")
SILENT_TOKEN_GONE = _table.add("silent_token_gone", "token")
CARD_BANISHED = _table.add("card_banished", "card")
TILE_SCRAPPED = _table.add("tile_scrapped", "building")

KINDS = tuple(_table.kinds)
