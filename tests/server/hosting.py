"""Servers for tests: in a thread of this process, or as a process that can be killed."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from caravelle.server.app import create_app
from caravelle.server.run import Server, listening
from caravelle.server.settings import Settings

HOST = "127.0.0.1"
USUAL: dict[str, Any] = {"secret": "for tests only", "pause": 0.0, "limits": False, "is_lazy": True}


@contextmanager
def hosted(database: str, **settings: Any) -> Iterator[str]:
    """The address of a server in a thread of its own."""
    at = listening(HOST, 0, is_fixed=True)
    app = create_app(Settings(database=database, **{**USUAL, **settings}))
    config = uvicorn.Config(app, log_level="warning", lifespan="on", server_header=False)
    server = Server(app, config)
    thread = threading.Thread(target=server.run, args=([at],))
    thread.start()
    try:
        yield f"http://{HOST}:{at.getsockname()[1]}"
    finally:
        server.stop()
        thread.join()
        at.close()


class Process:
    """A server as a process of its own, started by the command line."""

    def __init__(self, database: str, folder: Path) -> None:
        self._environment = {
            **os.environ,
            "CARAVELLE_DATA": str(folder),
            "CARAVELLE_SECRET": "for tests only",
        }
        self._database = database
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> "Process":
        """Start it, and wait until it answers."""
        words = ["serve", "--lazy", "--no-browser", "--port", "0", "--database", self._database]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "caravelle", *words],
            env=self._environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http")).rstrip("/")
        while True:
            try:
                httpx.get(f"{self.address}/healthz", timeout=60).raise_for_status()
            except httpx.TransportError:
                assert self._process.poll() is None, "the server has ended"
                time.sleep(0.05)
            else:
                return self

    def kill(self) -> None:
        """End it as a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self, sign: signal.Signals = signal.SIGINT) -> int:
        """Ask it to end; its exit code."""
        return self._end(sign)

    def _end(self, sign: signal.Signals) -> int:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(sign)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return self._process.wait(60)


@contextmanager
def process(database: str, folder: Path) -> Iterator[Process]:
    """A server process that does not outlive the block."""
    found = Process(database, folder).start()
    try:
        yield found
    finally:
        found.kill()
