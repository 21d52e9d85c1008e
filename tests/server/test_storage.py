"""Storage: compare-and-append, groups of changes, migrations; on both kinds of database."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from caravelle.server.storage import games
from caravelle.server.storage.database import Database
from caravelle.server.storage.records import OPEN, Entry, Game, Progress, Seat
from caravelle.server.storage.schema import METADATA

Work = Callable[[Database], Coroutine[Any, Any, None]]


def opened(url: str, work: Work) -> None:
    """Do something with a database."""

    async def run() -> None:
        found = Database(url)
        try:
            await work(found)
        finally:
            found.close()

    asyncio.run(run())


def new(id_: str = "g") -> Game:
    """A table of two."""
    seats = (Seat("person", "p_1", None, "Ada"), OPEN)
    return Game(
        id_, "endeavor", 1, "abc", {"players": 2}, 5, "T", "p_1", True, True, 1.0, 2.0, seats
    )


def after(game: Game, length: int) -> Game:
    """The table so many decisions later."""
    return games.bumped(game, time.time(), progress=replace(game.progress, length=length))


def test_what_is_kept_comes_back(database: str) -> None:
    async def work(found: Database) -> None:
        game = replace(new(), progress=Progress(1, True, False, 1, 3, (0, 1)))
        entries = [Entry(1, "occupy goa", None)]
        await found.write(lambda c: games.add(c, game, entries))
        assert await found.read(lambda c: games.find(c, "g")) == game
        assert await found.read(lambda c: games.entries(c, "g")) == [(1, entries[0])]
        assert await found.read(lambda c: games.find(c, "other")) is None

    opened(database, work)


def test_of_two_who_append_one_is_first(database: str) -> None:
    async def work(found: Database) -> None:
        game = new()
        await found.write(lambda c: games.add(c, game))
        first, second = Entry(0, "stop", "p_1"), Entry(0, "pass", "p_1")
        later = after(game, 1)
        answers = await asyncio.gather(
            found.write(lambda c: games.append(c, later, first)),
            found.write(lambda c: games.append(c, later, second)),
        )
        assert list(answers) == [True, False]
        assert await found.read(lambda c: games.entries(c, "g")) == [(1, first)]

    opened(database, work)


def test_an_undo_and_what_is_decided_then(database: str) -> None:
    async def work(found: Database) -> None:
        game = new()
        await found.write(lambda c: games.add(c, game))
        for number in range(1, 4):
            game = after(game, number)
            entry = Entry(0, f"build {number}", "p_1")
            assert await found.write(lambda c, g=game, e=entry: games.append(c, g, e))  # type: ignore[misc]
        seen = game.revision
        game = after(game, 1)
        assert await found.write(lambda c: games.cut(c, game))
        game = after(game, 2)
        other = Entry(0, "stop", "p_1")
        assert await found.write(lambda c: games.append(c, game, other))
        assert await found.read(lambda c: games.entries(c, "g", seen)) == [(2, other)]
        assert len(await found.read(lambda c: games.entries(c, "g"))) == 2

    opened(database, work)


def test_a_change_that_fails_takes_no_other_with_it(database: str) -> None:
    def broken(connection: Connection) -> None:
        connection.execute(text("INSERT INTO nowhere VALUES (1)"))

    async def work(found: Database) -> None:
        changes = [
            found.write(broken)
            if number == 5
            else found.write(lambda c, n=number: games.add(c, new(f"g{n}")))  # type: ignore[misc]
            for number in range(10)
        ]
        answers = await asyncio.gather(*changes, return_exceptions=True)
        assert [isinstance(answer, Exception) for answer in answers].count(True) == 1
        kept = await found.read(lambda c: len(games.lobby(c, 100)))
        assert kept == 9

    opened(database, work)


def test_changes_that_come_together_are_committed_together(database: str) -> None:
    async def work(found: Database) -> None:
        await asyncio.gather(
            *(found.write(lambda c, n=n: games.add(c, new(f"g{n}"))) for n in range(200))  # type: ignore[misc]
        )
        groups = found.writer.groups
        assert groups.changes == 200
        assert groups.commits < 100

    opened(database, work)


def test_the_migrations_make_what_the_program_expects(database: str) -> None:
    async def work(found: Database) -> None:
        with found.engine.connect() as connection:
            context = MigrationContext.configure(connection)
            assert compare_metadata(context, METADATA) == []

    opened(database, work)
    opened(database, work)  # and a second start changes nothing


@pytest.mark.parametrize("url", ["postgresql://u:secret@127.0.0.1:1/none"])
def test_a_database_that_is_not_there(url: str) -> None:
    with pytest.raises(Exception, match=r"refused|could not") as caught:
        Database(url)
    assert "secret" not in str(caught.value)
