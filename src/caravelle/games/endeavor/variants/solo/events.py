"""The events of solo: those of the base game, and what tells of the Opposition.

`rung` counts as the table of its order does; 8 is 6b. `why` says which criterion left fewer
options, by the numbers below. `here` is 1 where a token is used in the area in which it was won.
"""

from caravelle.core.events import EventTable

from ...events import KINDS as BASE

_table = EventTable(BASE)

SELECTOR_MOVED = _table.add("selector_moved", "column", "extra")
OPPOSITION_FIRST = _table.add("opposition_first")
LADDER_TURN = _table.add("ladder_turn", "place")
RUNG_FOUND = _table.add("rung_found", "rung", "options")
WORTHLESS_LEFT = _table.add("worthless_left", "options")
WORTHLESS_TAKEN = _table.add("worthless_taken")
CARDS_FOUND = _table.add("cards_found", "options", "here")
PREFERRED = _table.add("preferred", "why", "options")
ACTION_LOST = _table.add("action_lost")
TOKEN_AT_ONCE = _table.add("token_at_once", "token")
TOKEN_UNUSED = _table.add("token_unused", "token")
TOKEN_WASTED = _table.add("token_wasted", "token")
TOKEN_LEVIED = _table.add("token_levied", "token")
TOKEN_SPARED = _table.add("token_spared", "token", "space")
BONUS_DRAW = _table.add("bonus_draw")
BONUS_DRAW_LOST = _table.add("bonus_draw_lost")
GOVERNOR_KEPT = _table.add("governor_kept", "card")
TILE_LAID = _table.add("tile_laid", "building", "column")
TILE_WAITS = _table.add("tile_waits", "building")
LADDER_MOVED = _table.add("ladder_moved", "amount", "place")

KINDS = tuple(_table.kinds)

WHYS = (
    "blue",  # it brings a blue token
    "lowest",  # its token moves the lowest track
    "steps",  # the card with most steps
    "lowest_steps",  # of those the one with most steps on the lowest tracks
    "swing",  # the attack with the greatest swing
    "glory",  # the loss that leaves most Glory
    "symbols",  # and then most symbols
    "linked_first",  # set-up: linked to a region where the colour is first
    "linked_second",  # and where it is second
    "first_space",  # rung 5: the track where it holds the space farthest from the deck
    "gives_link",  # rung 6b: a fleet that gives a link
    "most_discs",  # rung 7: the area where it has most discs
)
(
    BLUE,
    LOWEST,
    STEPS,
    LOWEST_STEPS,
    SWING,
    GLORY,
    SYMBOLS,
    LINKED_FIRST,
    LINKED_SECOND,
    FIRST_SPACE,
    GIVES_LINK,
    MOST_DISCS,
) = range(1, len(WHYS) + 1)
