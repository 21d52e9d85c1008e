"""The past of a table: any earlier position, and how Glory grew."""

from typing import Annotated, Any

from fastapi import APIRouter, Path

from ..errors import Problem
from ..past import history
from ..snapshots import at
from .common import Language, Someone, Table

router = APIRouter(prefix="/api/tables/{table}", tags=["past"])


@router.get("/at/{length}")
async def look_back(
    live: Table,
    person: Someone,
    language: Language,
    length: Annotated[int, Path(ge=0, le=100_000)],
) -> dict[str, Any]:
    """The table as it was after so many decisions, as somebody who watched saw it."""
    async with live.lock:
        if length > live.length:
            raise Problem(404, "no_position", length=live.length)
        return at(live, length, language)


@router.get("/history")
async def glory(live: Table, person: Someone) -> dict[str, Any]:
    """The Glory of every side at the end of each round, and now."""
    async with live.lock:
        return history(live)
