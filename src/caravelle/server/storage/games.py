"""Games in the database: written by compare-and-append, read back, listed.

Every change names the revision that it was made for; if the game has moved on since, nothing is
written and the answer is False.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update

from .notices import notify
from .records import Entry, Game, Progress, Seat
from .schema import DECISION, GAME, SEAT

MOVING = (
    "changed",
    "revision",
    "length",
    "is_started",
    "is_over",
    "actor",
    "waits_for_bot",
    "round",
    "winners",
)
# Made once: to put a statement together takes longer than to carry it out.
_MOVE = (
    update(GAME)
    .where(GAME.c.id == bindparam("id_"), GAME.c.revision == bindparam("before"))
    .values({name: bindparam(name) for name in MOVING})
)
_PUT = insert(DECISION)


def add(connection: Connection, game: Game, entries: Sequence[Entry] = ()) -> None:
    """Keep a new game."""
    connection.execute(insert(GAME).values(id=game.id, **_facts(game), **_moving(game)))
    _put_seats(connection, game)
    _put_entries(connection, game, 0, entries)


def append(connection: Connection, game: Game, entry: Entry) -> bool:
    """Write one more decision; `game` is how things stand after it, its revision the next one."""
    if not _moved_on(connection, game):
        return False
    _put_entries(connection, game, game.progress.length - 1, [entry])
    return True


def cut(connection: Connection, game: Game) -> bool:
    """Take decisions back; `game` is how things stand then."""
    if not _moved_on(connection, game):
        return False
    late = DECISION.c.number > game.progress.length
    connection.execute(delete(DECISION).where(DECISION.c.game == game.id, late))
    return True


def reseat(connection: Connection, game: Game) -> bool:
    """Write who sits where."""
    if not _moved_on(connection, game):
        return False
    connection.execute(delete(SEAT).where(SEAT.c.game == game.id))
    _put_seats(connection, game)
    return True


def _moved_on(connection: Connection, game: Game) -> bool:
    """Go from the revision before to that of `game`, if the first is the present one."""
    values = {**_moving(game), "id_": game.id, "before": game.revision - 1}
    if connection.execute(_MOVE, values).rowcount != 1:
        return False
    notify(connection, game.id, game.revision)
    return True


def _facts(game: Game) -> dict[str, Any]:
    """What never changes."""
    return {
        "title": game.title,
        "rules": game.rules,
        "content": game.content,
        "options": json.dumps(game.options),
        "seed": game.seed,
        "name": game.name,
        "maker": game.maker,
        "is_public": game.is_public,
        "has_advice": game.has_advice,
        "made": game.made,
    }


def _moving(game: Game) -> dict[str, Any]:
    progress = game.progress
    return {
        "changed": game.changed,
        "revision": game.revision,
        "length": progress.length,
        "is_started": progress.is_started,
        "is_over": progress.is_over,
        "actor": progress.actor,
        "waits_for_bot": game.waits_for_bot,
        "round": progress.round,
        "winners": json.dumps(progress.winners),
    }


def _put_seats(connection: Connection, game: Game) -> None:
    rows = [
        {"game": game.id, "seat": number, **vars(seat)} for number, seat in enumerate(game.seats)
    ]
    connection.execute(insert(SEAT), rows)


def _put_entries(connection: Connection, game: Game, before: int, entries: Sequence[Entry]) -> None:
    rows = [
        {"game": game.id, "number": number, "revision": game.revision, **vars(entry)}
        for number, entry in enumerate(entries, before + 1)
    ]
    if rows:
        connection.execute(_PUT, rows)


def find(connection: Connection, id_: str) -> Game | None:
    """The game of that id."""
    return next(iter(_games(connection, [id_])), None)


def entries(connection: Connection, id_: str, since: int = 0) -> list[tuple[int, Entry]]:
    """The decisions written after a revision, numbered, in order."""
    c = DECISION.c
    wanted = select(c.number, c.seat, c.notation, c.person).where(c.game == id_)
    rows = connection.execute(wanted.where(c.revision > since).order_by(c.number))
    return [(number, Entry(seat, notation, person)) for number, seat, notation, person in rows]


def _games(connection: Connection, ids: Sequence[str]) -> list[Game]:
    """These games, in the order asked for."""
    seats: dict[str, list[Seat]] = {}
    c = SEAT.c
    wanted = select(c.game, c.kind, c.person, c.level, c.name).where(c.game.in_(ids))
    for game, kind, person, level, name in connection.execute(wanted.order_by(c.game, c.seat)):
        seats.setdefault(game, []).append(Seat(kind, person, level, name))
    rows = connection.execute(select(GAME).where(GAME.c.id.in_(ids)))
    found = {row.id: _game(row, tuple(seats[row.id])) for row in rows}
    return [found[id_] for id_ in ids if id_ in found]


def _game(row: Row[Any], seats: tuple[Seat, ...]) -> Game:
    return Game(
        id=row.id,
        title=row.title,
        rules=row.rules,
        content=row.content,
        options=json.loads(row.options),
        seed=row.seed,
        name=row.name,
        maker=row.maker,
        is_public=row.is_public,
        has_advice=row.has_advice,
        made=row.made,
        changed=row.changed,
        seats=seats,
        revision=row.revision,
        progress=Progress(
            row.length,
            row.is_started,
            row.is_over,
            row.actor,
            row.round,
            tuple(json.loads(row.winners)),
        ),
    )


def lobby(connection: Connection, most: int) -> list[Game]:
    """Public games that are not over: those with an open seat first, then the latest."""
    c = GAME.c
    wanted = select(c.id).where(c.is_public, ~c.is_over)
    return _listed(connection, wanted.order_by(c.is_started, c.changed.desc()), most)


def finished(connection: Connection, most: int) -> list[Game]:
    """Public games that are over, the latest first."""
    wanted = select(GAME.c.id).where(GAME.c.is_public, GAME.c.is_over)
    return _listed(connection, wanted.order_by(GAME.c.changed.desc()), most)


def of_person(connection: Connection, person: str, most: int) -> list[Game]:
    """The games where a person sits, or which they made: those under way first."""
    sits = select(SEAT.c.game).where(SEAT.c.person == person)
    wanted = select(GAME.c.id).where(GAME.c.id.in_(sits) | (GAME.c.maker == person))
    return _listed(connection, wanted.order_by(GAME.c.is_over, GAME.c.changed.desc()), most)


def _listed(connection: Connection, wanted: Any, most: int) -> list[Game]:
    return _games(connection, list(connection.scalars(wanted.limit(most))))


def waiting_for_bots(connection: Connection, before: float, most: int) -> list[str]:
    """The games where a bot is to decide, and nothing has changed since a time; the oldest."""
    c = GAME.c
    wanted = select(c.id).where(c.waits_for_bot, c.changed <= before).order_by(c.changed)
    return list(connection.scalars(wanted.limit(most)))


def rename(connection: Connection, person: str, name: str) -> list[str]:
    """Give a person's seats another name; the games that this changes."""
    ids = list(connection.scalars(select(SEAT.c.game).where(SEAT.c.person == person).distinct()))
    connection.execute(update(SEAT).where(SEAT.c.person == person).values(name=name))
    connection.execute(update(GAME).where(GAME.c.id.in_(ids)).values(revision=GAME.c.revision + 1))
    for row in connection.execute(select(GAME.c.id, GAME.c.revision).where(GAME.c.id.in_(ids))):
        notify(connection, row.id, row.revision)
    return ids


def bumped(game: Game, now: float, **changes: Any) -> Game:
    """The game at its next revision."""
    return replace(game, revision=game.revision + 1, changed=now, **changes)
