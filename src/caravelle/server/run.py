"""Running: the server as a process, from its start to Ctrl-C."""

import asyncio
import errno
import socket
from types import FrameType

import uvicorn
from fastapi import FastAPI

from .app import create_app
from .services import Services
from .settings import Settings

BACKLOG = 2048
GRACE = 5  # seconds for requests under way when the server stops


class Server(uvicorn.Server):
    """Ends open streams as soon as it is told to stop, for they would never end by themselves."""

    def __init__(self, app: FastAPI, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._app = app
        self._loop: asyncio.AbstractEventLoop | None = None

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until told to stop."""
        self._loop = asyncio.get_running_loop()
        await super().serve(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C, or the system's wish to stop."""
        super().handle_exit(sig, frame)
        self.stop()

    def stop(self) -> None:
        """Stop soon; may be called from any thread."""
        self.should_exit = True
        found: Services | None = getattr(self._app.state, "services", None)
        if found is not None and self._loop is not None:
            self._loop.call_soon_threadsafe(found.streams.close)


def listening(host: str, port: int, is_fixed: bool) -> socket.socket:
    """A socket at that port; unless it is fixed, at any free one if it is taken.

    Raises OSError.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (port,) if is_fixed else (port, 0):
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, wanted))
        except OSError as fault:
            found.close()
            if fault.errno != errno.EADDRINUSE or wanted == 0 or is_fixed:
                raise
        else:
            found.listen(BACKLOG)  # whoever comes before the server is up waits
            return found
    raise AssertionError("port 0 is never taken")


def serve(settings: Settings, at: socket.socket) -> None:
    """Serve until told to stop."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    Server(app, config).run(sockets=[at])


def page_is_built(settings: Settings) -> bool:
    """Whether there is a page to serve."""
    return (settings.page / "index.html").is_file()
