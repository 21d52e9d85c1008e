"""Advice where a table allows it, and a report on a game that is over."""

from typing import Any

from fastapi import APIRouter
from starlette.responses import HTMLResponse

from ..errors import Problem, not_yours
from .common import Here, Language, Me, Table

router = APIRouter(prefix="/api/tables/{table}", tags=["advice"])

# The report is one file with its style inside, and needs nothing else.
REPORT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"


@router.get("/advice")
async def advice(here: Here, me: Me, live: Table, language: Language) -> dict[str, Any]:
    """The best decisions now, with each side's chance to win and Glory; for those who play."""
    if not live.game.has_advice:
        raise Problem(403, "no_advice")
    if not live.game.seats_of(me.id):
        raise not_yours()
    if live.match.is_over:
        raise Problem(409, "over", length=live.length)
    here.limits.count("advice", me.id)
    return await here.advisers.advice(live, language)


@router.get("/report", response_class=HTMLResponse)
async def report(here: Here, me: Me, live: Table, language: Language) -> HTMLResponse:
    """How a game went that is over: turning points and plots, a page for itself."""
    if not live.match.is_over:
        raise Problem(409, "not_over", length=live.length)
    here.limits.count("advice", me.id)
    page = await here.advisers.report(live, language)
    return HTMLResponse(page, headers={"Content-Security-Policy": REPORT_POLICY})
