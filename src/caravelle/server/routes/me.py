"""Who one is: a name is enough, a private link takes it to another device."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from ..errors import Problem
from ..identity import LONGEST_NAME, clean
from ..services import Services
from ..storage.people import Person
from .common import Here, Me, Someone, address

router = APIRouter(prefix="/api/me", tags=["me"])


class Name(BaseModel):
    """A name to play under."""

    name: Annotated[str, Field(max_length=200, examples=["Ada"])]


class Token(BaseModel):
    """What stands behind /come/ in a private link."""

    token: Annotated[str, Field(max_length=200)]


class Self(BaseModel):
    """A person as they see themselves."""

    person: Annotated[str | None, Field(examples=["p_5dWm0eXq9kLw"])] = None
    name: Annotated[str | None, Field(examples=["Ada"])] = None
    link: Annotated[str | None, Field(description="A private path: who has it is you.")] = None


def _self(here: Services, person: Person) -> Self:
    return Self(person=person.id, name=person.name, link=here.identities.link(person))


@router.get("")
async def who_am_i(here: Here, person: Someone) -> Self:
    """Who I am; nobody before I have said so."""
    return Self() if person is None else _self(here, person)


@router.post("")
async def call_me(here: Here, name: Name, request: Request, response: Response) -> Self:
    """Give myself a name, or another one."""
    called = clean(name.name, LONGEST_NAME)
    if not called:
        raise Problem(400, "name")
    here.limits.count("name", address(request))
    person = await here.identities.find(request)
    if person is None:
        person = await here.identities.introduce(called)
    elif person.name != called:
        person, changed = await here.identities.rename(person, called)
        for id_ in changed:
            await here.hall.catch_up(id_)
    here.identities.sign_in(response, request, person)
    return _self(here, person)


@router.post("/move")
async def move_here(here: Here, token: Token, request: Request, response: Response) -> Self:
    """Be, in this browser, the person of a private link."""
    here.limits.count("name", address(request))
    person = await here.identities.follow(token.token)
    here.identities.sign_in(response, request, person)
    return _self(here, person)


@router.post("/link")
async def renew_link(here: Here, me: Me) -> Self:
    """Get a new private link; older ones work no longer."""
    return _self(here, await here.identities.renew_link(me))
