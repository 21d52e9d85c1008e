"""How the server is doing: for whoever runs it."""

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from ..storage.database import healthy
from .common import Here

router = APIRouter(tags=["running"])


@router.get("/healthz")
async def health(here: Here) -> dict[str, Any]:
    """Whether all is well: the database answers, and the rules are compiled or not yet."""
    await here.database.read(healthy)
    return {"status": "ok", "ready": here.kernels.is_done}


@router.get("/metrics", include_in_schema=False)
async def metrics(here: Here, request: Request) -> Response:
    """Figures for Prometheus."""
    return Response(here.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
