"""What the tests of the server share: servers, databases, people."""

import itertools
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from . import postgres
from .client import Person
from .hosting import hosted

Introduce = Callable[[str], Person]
Meet = Callable[[str, str], Person]
MISSING = "there is no PostgreSQL here (on Debian: apt install postgresql)"
_numbers = itertools.count()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on SQLite, shared by most tests."""
    with hosted(str(tmp_path_factory.mktemp("server") / "tables.sqlite")) as address:
        yield address


@pytest.fixture
def meet() -> Iterator[Meet]:
    """Introduces a person at an address; all leave when the test is over."""
    with ExitStack() as people:

        def met(address: str, name: str) -> Person:
            found = Person(address, name)
            people.callback(found.http.close)
            return found

        yield met


@pytest.fixture
def person(server: str, meet: Meet) -> Introduce:
    """Introduces a person; nobody, where there is no name."""
    return lambda name: meet(server, name)


@pytest.fixture
def ada(person: Introduce) -> Person:
    """Somebody."""
    return person("Ada")


@pytest.fixture
def bo(person: Introduce) -> Person:
    """Somebody else."""
    return person("Bo")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A PostgreSQL server: its URL with a place for a database's name."""
    programs = postgres.binaries()
    if programs is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with postgres.running(programs) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of both kinds in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return fresh(request.getfixturevalue("postgresql"))


@pytest.fixture
def shared(postgresql: str) -> str:
    """The URL of an empty PostgreSQL database."""
    return fresh(postgresql)


def fresh(url: str) -> str:
    """A new database of a PostgreSQL server."""
    name = f"tables_{next(_numbers)}"
    engine = create_engine(url % "postgres", isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return url % name
