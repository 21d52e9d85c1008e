"""The application: services, routes and guard put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from caravelle import __version__

from .answers import RESPONSES, add_answers
from .guard import Guard
from .routes import advice, chat, games, journals, me, past, play, running, tables
from .routes.page import add_page
from .services import running as services_of
from .settings import Settings

LEAST_COMPRESSED = 1_000  # bytes; what is smaller may hold a secret, and gains nothing


def create_app(settings: Settings) -> FastAPI:
    """The application for these settings. Its services begin and end with it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with services_of(settings) as services:
            app.state.services = services
            yield

    app = FastAPI(
        title="Caravelle",
        summary="Age-of-sail games at a table in the browser.",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        responses=RESPONSES,
    )
    for resource in (me, games, tables, play, past, advice, chat, journals, running):
        app.include_router(resource.router)
    add_page(app, settings.page)
    add_answers(app)
    # The page's scripts and the positions of tables; streams stay as they are, line by line.
    app.add_middleware(GZipMiddleware, minimum_size=LEAST_COMPRESSED, compresslevel=6)
    app.add_middleware(
        Guard,
        hosts=settings.hosts,
        largest_body=settings.largest_body,
        largest_journal=settings.largest_journal,
    )
    return app
