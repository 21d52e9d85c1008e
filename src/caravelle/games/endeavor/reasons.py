"""Why a decision is refused: the codes that the rules answer with. 0 means that it is legal."""

_names: list[str] = []


def _reason(name: str) -> int:
    _names.append(name)
    return len(_names) - 1


OK = _reason("ok")
NOT_NOW = _reason("not-now")
NOT_YET = _reason("not-yet")
NOT_IN_GAME = _reason("not-in-game")
# Construction
LEVEL_TOO_HIGH = _reason("level-too-high")
NONE_LEFT = _reason("none-left")
ONE_LEVEL_5 = _reason("one-level-5")
# Salary and Payment
NO_WORKER = _reason("no-worker")
NO_PAYMENT = _reason("no-payment")
# beginning a turn
NOT_BUILT = _reason("not-built")
ALL_BUSY = _reason("all-busy")
NO_ACTION = _reason("no-action")
NO_DISC_TO_ACTIVATE = _reason("no-disc-to-activate")
NOTHING_POSSIBLE = _reason("nothing-possible")
NO_TOKEN = _reason("no-token")
NOT_AN_ACTION_TOKEN = _reason("not-an-action-token")
# inside a turn
ACTION_NOT_OPEN = _reason("action-not-open")
MUST_ACT = _reason("must-act")
OTHER_AREA = _reason("other-area")
# Ship, Occupy, Attack
NO_DISC = _reason("no-disc")
TWO_DISCS = _reason("two-discs")
NOT_A_CITY = _reason("not-a-city")
NOT_A_FLEET = _reason("not-a-fleet")
SPACE_TAKEN = _reason("space-taken")
REGION_CLOSED = _reason("region-closed")
NO_PRESENCE = _reason("no-presence")
SPACE_EMPTY = _reason("space-empty")
OWN_DISC = _reason("own-disc")
NO_TRACK = _reason("no-track")
# Draw
DECK_EMPTY = _reason("deck-empty")
VALUE_TOO_HIGH = _reason("value-too-high")
DECK_CLOSED = _reason("deck-closed")
NOT_IN_PILE = _reason("not-in-pile")
NO_PILE = _reason("no-pile")
# Discard
NOT_HELD = _reason("not-held")
MUST_DISCARD = _reason("must-discard")

NAMES = tuple(_names)
