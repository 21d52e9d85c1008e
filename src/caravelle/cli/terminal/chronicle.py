"""The chronicle: what has happened, in words. A turn of several decisions is one line."""

import re
from collections.abc import Sequence
from itertools import groupby

from rich.console import Console
from rich.text import Text

from caravelle.core.events import Event

from .pieces import NAME_STYLES, QUIET, STRONG
from .scene import Scene
from .session import Entry

ALONE = ("grew", "round_began")
OPENING = ("ladder_turn", "bonus_draw", "bonus_draw_lost")  # an action of the Opposition begins
MINOR = ("salary_ended", "turn_ended")  # left out where room is short


def chronicle(scene: Scene, entries: Sequence[Entry], in_short: bool = False) -> list[Text]:
    """A line for each player's decisions in a row, and for what concerns everybody."""
    lines = []
    for _, row in groupby(entries, key=lambda entry: entry.seat):
        events = [event for entry in row for event in entry.events]
        if in_short:
            events = [event for event in events if event.kind not in MINOR]
        keys = _line_keys(events, len(scene.match.seats))
        for key, group in groupby(zip(keys, events, strict=True), key=lambda pair: pair[0]):
            lines.append(_told(scene, key, [event for _, event in group]))
    return lines


def _line_keys(events: Sequence[Event], players: int) -> list[str]:
    """What stands on one line: what players do, what each other party does; some events alone.

    What nobody does stands beside what led to it. An action of the Opposition is one line, whoever
    of its colours gains by it.
    """
    keys: list[str] = []
    for number, event in enumerate(events):
        last = keys[-1] if keys and keys[-1] not in ALONE else ""
        if event.kind in ALONE:
            keys.append(event.kind)
        elif event.kind in OPENING:
            keys.append(f"action {number}")
        elif event.seat is None:
            keys.append(last)
        elif event.seat < players:
            keys.append("")
        else:
            keys.append(last if last.startswith("action") else f"party {event.seat}")
    return keys


def _told(scene: Scene, kind: str, events: list[Event]) -> Text:
    """The events of one line, the players' names in their colours."""
    if kind == "grew":
        gains = (f"{scene.names[e.seat or 0]} +{e.data['amount']}" for e in events)
        text = Text(scene.say("cli-growth", gains=", ".join(gains)))
    else:
        told = " ".join(scene.teller.event(event) for event in events)
        text = Text(told, STRONG if kind == "round_began" else "")
    for number, name in enumerate(scene.names):
        whole = rf"(?<!\w){re.escape(name)}(?!\w)"
        text.highlight_regex(whole, NAME_STYLES[scene.colour(number)])
    return text


def latest(console: Console, lines: list[Text], most: int, cut: str) -> list[Text]:
    """The last `most` screen lines of a chronicle; `cut` stands for what is left out above."""
    wrapped = [part for line in lines for part in line.wrap(console, console.width)]
    if len(wrapped) <= most:
        return wrapped
    return [Text(cut, QUIET), *wrapped[len(wrapped) - most + 1 :]]
