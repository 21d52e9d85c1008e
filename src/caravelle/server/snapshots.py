"""Snapshots and updates: all of a table that one person may see, in their language."""

from dataclasses import dataclass
from typing import Any

from .live import Live
from .play import undo_length
from .storage.people import Person
from .storage.records import Game
from .telling import told

Values = dict[str, Any]


@dataclass(frozen=True)
class Seen:
    """What a stream has sent already; nothing yet at revision 0."""

    revision: int = 0
    length: int = 0


NOTHING = Seen()


def snapshot(live: Live, person: Person | None, language: str, seen: Seen = NOTHING) -> Values:
    """The table for one person, with the log from where what they have `seen` is no longer so."""
    found, match, game = told(live, language), live.match, live.game
    mine = game.seats_of(person.id if person else None)
    start = live.unchanged_since(seen.revision, seen.length) if seen.revision else 0
    seat = match.actor if match.actor in mine else next(iter(mine), None)
    view = match.view(seat)
    del view["legal"]
    view["names"] = list(found.names)
    is_mine = game.progress.is_started and match.actor in mine
    return {
        "table": game.id,
        "name": game.name,
        "length": live.length,
        "started": game.progress.is_started,
        "over": match.is_over,
        "maker": person is not None and person.id == game.maker,
        "public": game.is_public,
        "advice": game.has_advice,
        "mine": list(mine),
        "seats": seats(live.game, found.names, live.match.setting.seats, mine, live.online_seats()),
        "view": view,
        "question": live.hosting.question(view, found.words),
        "legal": [found.decision(action) for action in match.legal_ids] if is_mine else [],
        "undo": undo_length(live, person) is not None,
        "actor": match.actor if game.progress.is_started else None,
        "thinking": live.thinking,
        "preparing": live.awaits_bots,
        "log": {"from": start + 1, "lines": found.log(start)},
        "events": _events(live, start) if seen.revision else [],
    }


def _events(live: Live, start: int) -> list[Values]:
    """What happened since then, for the page to show."""
    history = live.match.history[start:]
    return [
        {"n": number, **event.to_json()}
        for number, events in enumerate(history, start + 1)
        for event in events
    ]


def at(live: Live, length: int, language: str) -> Values:
    """The table as a spectator saw it after so many decisions."""
    found = told(live, language)
    branch = live.match.at(length)
    view = branch.view()
    del view["legal"]
    view["names"] = list(found.names)
    seen = snapshot(live, None, language)
    return {
        **seen,
        "length": length,
        "over": branch.is_over,
        "view": view,
        "question": live.hosting.question(view, found.words),
        "actor": branch.actor,
        "thinking": None,
        "preparing": False,
        "undo": False,
        "log": {"from": 1, "lines": [line for line in seen["log"]["lines"] if line["n"] <= length]},
        "events": [event.to_json() for event in branch.events],
    }


def seats(
    game: Game,
    called: tuple[str, ...],
    colours: tuple[str, ...],
    mine: tuple[int, ...],
    online: list[int],
) -> list[Values]:
    """Who sits where."""
    return [
        {
            "seat": number,
            "colour": colour,
            "kind": seat.kind,
            "name": name,
            "level": seat.level,
            "mine": number in mine,
            "online": number in online,
        }
        for number, (seat, name, colour) in enumerate(zip(game.seats, called, colours, strict=True))
    ]
