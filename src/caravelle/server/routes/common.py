"""What all routes need to know of a request: who asks, in which language, and of whom."""

from collections.abc import AsyncIterator
from typing import Annotated, Literal

from fastapi import Depends, Path, Query, Request

from ..live import Live
from ..services import Services
from ..storage.people import Person
from ..words import language_of

Lang = Literal["en", "fr", "de"]


def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


Here = Annotated[Services, Depends(_services)]


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "?"


async def _someone(request: Request, here: Here) -> Person | None:
    person = await here.identities.find(request)
    here.limits.count("ask", person.id if person else address(request))
    return person


async def _me(request: Request, here: Here) -> Person:
    person = await here.identities.known(request)
    here.limits.count("ask", person.id)
    return person


Someone = Annotated[Person | None, Depends(_someone)]
Me = Annotated[Person, Depends(_me)]


def _language(
    request: Request,
    lang: Annotated[Lang | None, Query(description="Language of all words.")] = None,
) -> str:
    return lang or language_of(request)


Language = Annotated[str, Depends(_language)]
TableId = Annotated[str, Path(max_length=24, pattern=r"^[\w-]+$", examples=["k3vJ0aXq9dLw"])]


async def _table(here: Here, table: TableId) -> AsyncIterator[Live]:
    async with here.hall.visit(table) as live:
        yield live


Table = Annotated[Live, Depends(_table, scope="function")]
