"""The chronicle: what has happened, in words. A turn of several decisions is one line."""

import re
from collections.abc import Sequence
from itertools import groupby

from rich.console import Console
from rich.text import Text

from caravelle.core.events import Event
from caravelle.games.endeavor.lines import OPENING, lines

from .pieces import NAME_STYLES, QUIET, STRONG
from .scene import Scene
from .session import Entry

MINOR = ("salary_ended", "turn_ended")  # left out where room is short


def has_actions_of_nobody(entries: Sequence[Entry]) -> bool:
    """Whether the Opposition has acted."""
    return any(event.kind in OPENING for entry in entries for event in entry.events)


def chronicle(scene: Scene, entries: Sequence[Entry], in_short: bool = False) -> list[Text]:
    """A line for each player's decisions in a row, and for what concerns everybody."""
    found: list[Text] = []
    for _, row in groupby(entries, key=lambda entry: entry.seat):
        events = [event for entry in row for event in entry.events]
        if in_short:
            events = [event for event in events if event.kind not in MINOR]
        found.extend(_told(scene, line) for line in lines(events, len(scene.match.seats)))
    return found


def _told(scene: Scene, events: list[Event]) -> Text:
    """The events of one line, the players' names in their colours."""
    kind = events[0].kind
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
