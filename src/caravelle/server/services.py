"""Services: what the routes work with, put together once for a running server."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from .advising import Advisers
from .driving import Drivers
from .hall import Hall
from .identity import Identities
from .kernels import Kernels
from .limits import Limits
from .metrics import Metrics
from .settings import Settings
from .storage.database import Database
from .storage.sharing import sharing_of
from .stream import Streams

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Services:
    """All parts of a running server."""

    settings: Settings
    database: Database
    kernels: Kernels
    hall: Hall
    drivers: Drivers
    advisers: Advisers
    streams: Streams
    identities: Identities
    limits: Limits
    metrics: Metrics


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """The services, while the server runs."""
    database = await asyncio.to_thread(Database, settings.database)
    kernels = Kernels(settings.is_lazy)
    hall = Hall(database, kernels, settings.live)
    sharing = sharing_of(database.url)
    drivers = Drivers(hall, kernels, sharing, settings.thinkers, settings.pause)
    streams = Streams(hall, settings.ping)
    services = Services(
        settings,
        database,
        kernels,
        hall,
        drivers,
        Advisers(drivers, kernels),
        streams,
        Identities(database, settings.secret),
        Limits(_are_counted(settings), settings.streams, settings.streams_each),
        Metrics(),
    )
    services.metrics.watch(services)
    kernels.start()
    sharing.start(hall.heard, hall.missed)
    sweeping = asyncio.create_task(_sweep(drivers, settings.sweep))
    try:
        yield services
    finally:
        streams.close()
        sweeping.cancel()
        await drivers.close()
        sharing.close()
        database.close()


def _are_counted(settings: Settings) -> bool:
    return not settings.is_private if settings.limits is None else settings.limits


async def _sweep(drivers: Drivers, interval: float) -> None:
    """Let all bots move that nobody lets: at first those of a server that has ended."""
    patience = 0.0
    while True:
        try:
            await drivers.sweep(time.time() - patience)
        except Exception:
            log.exception("bots could not be looked for")
        patience = interval
        await asyncio.sleep(interval)
