"""Why a decision of the Silent Fleet is refused: codes behind those of the base game."""

from caravelle.games.endeavor.reasons import NAMES as BASE_NAMES

_names = list(BASE_NAMES)


def _reason(name: str) -> int:
    _names.append(name)
    return len(_names) - 1


# which action it answers
NEVER_ANSWERED = _reason("never-answered")
NOT_PERFORMED = _reason("not-performed")
# what it does
OTHER_ANSWER = _reason("other-answer")
TRACK_FULL = _reason("track-full")
FLEET_ABSENT = _reason("fleet-absent")
NOT_OCCUPIED_THERE = _reason("not-occupied-there")
CARD_TOO_HIGH = _reason("card-too-high")

NAMES = tuple(_names)
