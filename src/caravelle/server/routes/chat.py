"""What is said at a table."""

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from .. import chat
from ..errors import Problem
from ..identity import clean
from .common import Here, Language, Me, Someone, Table

router = APIRouter(prefix="/api/tables/{table}/chat", tags=["chat"])


class Said(BaseModel):
    """Something to say."""

    text: Annotated[str, Field(max_length=4_000, examples=["Good game!"])]


@router.get("")
async def listen(
    here: Here, live: Table, person: Someone, language: Language
) -> list[dict[str, Any]]:
    """The latest messages, at most 200."""
    return [chat.told(m, person, language) for m in await here.hall.messages(live)]


@router.post("", status_code=201)
async def say(here: Here, live: Table, me: Me, said: Said, language: Language) -> dict[str, Any]:
    """Say something to all who look at this table."""
    here.limits.count("say", me.id)
    text = clean(said.text, chat.LONGEST)
    if not text:
        raise Problem(400, "nothing_said")
    return chat.told(await chat.say(here.hall, live, me, text), me, language)
