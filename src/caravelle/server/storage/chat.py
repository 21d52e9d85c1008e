"""Chat in the database."""

from dataclasses import dataclass

from sqlalchemy import Connection, func, insert, select

from .notices import notify
from .schema import CHAT


@dataclass(frozen=True)
class Message:
    """Something said at a table, or a notice of what happened at it (`kind` says which)."""

    kind: str
    person: str | None
    name: str
    text: str
    at: float
    id: int = 0


def add(connection: Connection, game: str, message: Message) -> int:
    """Keep a message; its number."""
    values = {name: value for name, value in vars(message).items() if name != "id"}
    made = connection.execute(insert(CHAT).values(game=game, **values))
    notify(connection, game, None)
    key = made.inserted_primary_key
    assert key is not None
    return int(key[0])


def said(connection: Connection, game: str, after: int, most: int) -> list[Message]:
    """The latest messages of a game with a number above `after`, in order."""
    c = CHAT.c
    columns = (c.kind, c.person, c.name, c.text, c.at, c.id)
    wanted = select(*columns).where(c.game == game, c.id > after).order_by(c.id.desc())
    rows = connection.execute(wanted.limit(most)).all()
    return [Message(*row) for row in reversed(rows)]


def total(connection: Connection, game: str) -> int:
    """How many messages a game has."""
    found = connection.scalar(select(func.count()).where(CHAT.c.game == game))
    return int(found or 0)
