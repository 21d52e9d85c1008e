"""Notices between the processes that share a PostgreSQL database: "this game has changed"."""

import json

from sqlalchemy import Connection, text

CHANNEL = "caravelle"


def notify(connection: Connection, game: str, revision: int | None) -> None:
    """Tell all processes, when this is committed, of a game's new revision; None: of its chat."""
    if connection.dialect.name == "postgresql":
        notice = json.dumps([game, revision])
        connection.execute(
            text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice}
        )
