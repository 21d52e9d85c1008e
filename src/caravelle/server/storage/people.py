"""Persons in the database."""

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from .schema import PERSON


@dataclass(frozen=True)
class Person:
    """Somebody who plays; `link` is the number that a valid private link carries."""

    id: str
    name: str
    link: int = 1


def add(connection: Connection, person: Person, made: float) -> None:
    """Keep a new person."""
    connection.execute(insert(PERSON).values(made=made, **vars(person)))


def find(connection: Connection, id_: str) -> Person | None:
    """The person of that id."""
    c = PERSON.c
    row = connection.execute(select(c.id, c.name, c.link).where(c.id == id_)).first()
    return Person(*row) if row else None


def rename(connection: Connection, id_: str, name: str) -> None:
    """Give a person another name."""
    connection.execute(update(PERSON).where(PERSON.c.id == id_).values(name=name))


def renew_link(connection: Connection, id_: str) -> None:
    """Make a person's older private links worthless."""
    connection.execute(update(PERSON).where(PERSON.c.id == id_).values(link=PERSON.c.link + 1))
