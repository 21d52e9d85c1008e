"""Which events are told in one line of a log: an action with all that it leads to."""

from collections.abc import Sequence
from itertools import groupby

from caravelle.core.events import Event

ALONE = ("grew", "round_began")
OPENING = ("ladder_turn", "bonus_draw", "bonus_draw_lost")  # an action of the Opposition begins
SUFFERED = ("link_lost", "casualty_returned", "casualty_kept", "card_set_aside", "governor_won")


def lines(events: Sequence[Event], seats: int) -> list[list[Event]]:
    """The events in order, put together by lines.

    What players do stands on one line, what each other party does on another; some events alone.
    What nobody does stands beside what led to it. An action of the Opposition is one line, whoever
    gains or suffers by it.
    """
    keyed = zip(_keys(events, seats), events, strict=True)
    return [[event for _, event in row] for _, row in groupby(keyed, key=lambda pair: pair[0])]


def _keys(events: Sequence[Event], seats: int) -> list[str]:
    keys: list[str] = []
    for number, event in enumerate(events):
        last = keys[-1] if keys and keys[-1] not in ALONE else ""
        if event.kind in ALONE:
            keys.append(event.kind)
        elif event.kind in OPENING:
            keys.append(f"action {number}")
        elif event.seat is None:
            keys.append(last)
        elif event.seat < seats:
            is_part = last.startswith("action") and event.kind in SUFFERED
            keys.append(last if is_part else "")
        else:
            keys.append(last if last.startswith("action") else f"party {event.seat}")
    return keys
