"""Services: what the routes work with, put together once for a running server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from .driving import Drivers
from .hall import Hall
from .identity import Identities
from .kernels import Kernels
from .limits import Limits
from .metrics import Metrics
from .settings import Settings
from .storage.database import Database
from .stream import Streams


@dataclass(frozen=True)
class Services:
    """All parts of a running server."""

    settings: Settings
    database: Database
    kernels: Kernels
    hall: Hall
    drivers: Drivers
    streams: Streams
    identities: Identities
    limits: Limits
    metrics: Metrics


async def _always(_: str) -> bool:
    return True


async def _nothing(_: str) -> None:
    return None


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """The services, while the server runs."""
    database = Database(settings.database)
    kernels = Kernels()
    hall = Hall(database, kernels, settings.live)
    drivers = Drivers(hall, kernels, settings.thinkers, settings.pause, _always, _nothing)
    streams = Streams(hall, settings.ping)
    kernels.start()
    await drivers.sweep(float("inf"))
    try:
        services = Services(
            settings,
            database,
            kernels,
            hall,
            drivers,
            streams,
            Identities(database, settings.secret),
            Limits(settings.is_limited, settings.streams, settings.streams_each),
            Metrics(),
        )
        services.metrics.watch(services)
        yield services
    finally:
        streams.close()
        await drivers.close()
        database.close()
