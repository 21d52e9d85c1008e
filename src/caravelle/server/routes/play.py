"""Play: decisions, undo, why something can't be done, and the stream of what happens."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import StreamingResponse

from .. import play
from ..errors import Problem
from ..telling import told
from .common import Here, Language, Me, Someone, Table, TableId, address

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])

Length = Annotated[
    int, Field(ge=0, le=100_000, description="The journal's length that is known.", examples=[57])
]


class Decision(BaseModel):
    """A decision, and for which position it is meant."""

    decision: Annotated[str, Field(max_length=200, examples=["occupy goa"])]
    length: Length


class Undo(BaseModel):
    """An undo, and for which position it is meant."""

    length: Length


class Advanced(BaseModel):
    """The journal's length now."""

    length: Length


@router.post("/decisions")
async def decide(here: Here, me: Me, live: Table, wish: Decision, language: Language) -> Advanced:
    """Decide for my seat. It is written down when this is answered."""
    here.limits.count("decide", me.id)
    length = await play.decide(here.hall, live, me, wish.decision, wish.length, language)
    here.drivers.consider(live)
    return Advanced(length=length)


@router.post("/undo")
async def undo(here: Here, me: Me, live: Table, wish: Undo) -> Advanced:
    """Take my last decision back, unless another person has decided since."""
    here.limits.count("decide", me.id)
    return Advanced(length=await play.undo(here.hall, live, me, wish.length))


@router.get("/explain")
async def explain(
    live: Table,
    person: Someone,
    language: Language,
    about: Annotated[str, Query(max_length=80, examples=["space:goa"])] = "",
    decision: Annotated[str, Query(max_length=200, examples=["occupy goa"])] = "",
) -> dict[str, Any]:
    """Whether I can do something now, or anything with a thing, and why not.

    `about` names a thing as "domain:id", `decision` one decision. Without lines where it is not my
    turn.
    """
    async with live.lock:
        if live.match.actor not in live.game.seats_of(person.id if person else None):
            return {"lines": []}
        return {"lines": _lines(live, about, decision, language)}


def _lines(live: Table, about: str, decision: str, language: str) -> list[dict[str, Any]]:
    found, notation = told(live, language), live.match.notation
    if decision:
        refusal = live.match.explain(decision, language)
        if refusal is not None and refusal.code == "unknown":
            raise Problem(400, "bad_action", {"told": refusal.text})
        wanted = [found.decision(notation.read(decision))]
    else:
        domain, _, thing = about.partition(":")
        wanted = [
            told_
            for told_ in map(found.decision, notation.ids)
            if (told_["domain"], told_["thing"]) == (domain, thing)
        ]
    return [{**line, "refusal": _refusal(live, line["decision"], language)} for line in wanted]


def _refusal(live: Table, decision: str, language: str) -> dict[str, str] | None:
    refusal = live.match.explain(decision, language)
    if refusal is None:
        return None
    return {
        "code": refusal.code,
        "reason": refusal.reason,
        "rule": refusal.rule,
        "text": refusal.text,
    }


@router.get(
    "/events",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def events(
    here: Here,
    request: Request,
    table: TableId,
    person: Someone,
    language: Language,
    after: Annotated[int | None, Query(ge=0, description="Not needed: all is sent anew.")] = None,
) -> StreamingResponse:
    """Server-Sent Events: `table`, `chat`, `thinking`, `presence`; `preparing` while rules compile.

    The first event is a whole snapshot, the id of each `table` event the journal's length.
    """
    here.limits.count("stream", address(request))
    await here.hall.check(table)
    stream = here.streams.events(table, person, language)
    return StreamingResponse(
        here.limits.streamed(address(request), stream),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )
