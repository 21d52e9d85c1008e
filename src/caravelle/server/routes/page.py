"""The page: built files, the same page for every address within it, and what stands in for it."""

from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ..errors import Problem
from ..words import language_of, words

FOREVER = "public, max-age=31536000, immutable"
PLACES = ("/", "/t/{table}", "/come/{token}", "/about")


class Assets(StaticFiles):
    """Files whose names change with what is in them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, to be kept for ever."""
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = FOREVER
        return response


def add_page(app: FastAPI, folder: Path) -> None:
    """Serve the page that was built into a folder."""
    router = APIRouter(include_in_schema=False)

    def page_at(request: Request, status: int) -> Response:
        index = folder / "index.html"
        if not index.is_file():
            said = words(language_of(request))
            text = f"<!doctype html><title>Caravelle</title><p>{said.say('page-not-built')}</p>"
            return Response(text, 503, media_type="text/html; charset=utf-8")
        return FileResponse(index, status, headers={"Cache-Control": "no-cache"})

    async def page(request: Request) -> Response:
        return page_at(request, 200)

    for place in PLACES:
        router.add_api_route(place, page, methods=["GET", "HEAD"])

    @router.get("/{name:path}")
    async def beside(name: str, request: Request) -> Response:
        """A file beside the page, such as its sign; where a person has gone astray, the page."""
        file = folder / name
        if not (name.startswith(".") or "/" in name or "\\" in name) and file.is_file():
            return FileResponse(file, headers={"Cache-Control": "public, max-age=86400"})
        if not name.startswith("api/") and "text/html" in request.headers.get("accept", ""):
            return page_at(request, 404)
        raise Problem(404, "not_found")

    app.mount("/assets", Assets(directory=folder / "assets", check_dir=False))
    app.include_router(router)
