"""Journals: brought along, and taken home."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import PlainTextResponse

from .. import seating
from ..errors import Problem
from ..identity import clean
from ..journals import brought, journal_of
from .common import Here, Me, Someone, TableId
from .tables import LONGEST_NAME, Made

router = APIRouter(tags=["journals"])
BODY = {
    "requestBody": {
        "required": True,
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}


@router.get("/api/tables/{table}/journal", response_class=PlainTextResponse)
async def download(here: Here, person: Someone, table: TableId) -> PlainTextResponse:
    """The game as a text file: it can be kept, read, and brought back."""
    game, entries = await here.hall.kept(table)
    name = f"{game.title}-{game.id}.journal"
    return PlainTextResponse(
        journal_of(game, entries).to_text(),
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.post("/api/journals", status_code=201, openapi_extra=BODY)
async def upload(
    here: Here,
    me: Me,
    request: Request,
    name: Annotated[str, Query(max_length=200, description="Of the table.")] = "",
) -> Made:
    """Make a table of a journal: to look at a game that is over, or to go on with another."""
    here.limits.count("make", me.id)
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Problem(400, "journal", {"line": 1, "reason": "not a text in UTF-8"}) from None
    game, entries = await asyncio.to_thread(brought, text, me, clean(name, LONGEST_NAME))
    await seating.make(here.hall, game, entries)
    if any(seat.kind == "bot" for seat in game.seats):
        here.drivers.begin(game.id)
    return Made(table=game.id)
