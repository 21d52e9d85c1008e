"""The rules of all games and their bots, compiled in the background when the server starts.

Tables can be made and joined meanwhile; whoever wants to see one waits, and is told for what.
"""

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator

from caravelle.bots.program import compile_ahead as compile_bots
from caravelle.core.engine import compile_ahead as compile_rules
from caravelle.core.title import Title
from caravelle.games import NAMES
from caravelle.games import title as title_of

log = logging.getLogger(__name__)

RULES, BOTS = "rules", "bots"


class Kernels:
    """Knows what is ready; made in the event loop. `start` begins to compile what is missing."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._ready: dict[tuple[str, str], asyncio.Event] = {}

    def start(self) -> None:
        """Begin, in a thread that ends by itself."""
        threading.Thread(target=self._run, name="kernels", daemon=True).start()

    def _run(self) -> None:
        for kind, title, work in _works():
            try:
                work(title)
                self._loop.call_soon_threadsafe(self._event(kind, title).set)
            except RuntimeError:
                return  # the server has ended
            except Exception:
                log.exception("the %s of %s could not be compiled", kind, title.module)

    def _event(self, kind: str, title: Title) -> asyncio.Event:
        return self._ready.setdefault((kind, title.module), asyncio.Event())

    def has(self, kind: str, title: Title) -> bool:
        """Whether these rules, or bots, can be used at once."""
        return self._event(kind, title).is_set()

    @property
    def is_done(self) -> bool:
        """Whether all is ready."""
        return all(self.has(kind, title) for kind, title, _ in _works())

    async def wait(self, kind: str, title: Title) -> None:
        """Wait until these rules, or bots, can be used."""
        await self._event(kind, title).wait()


def _works() -> Iterator[tuple[str, Title, Callable[[Title], None]]]:
    """What there is to compile, what people want first at the head."""
    for name in NAMES:
        title = title_of(name)
        for each in (title, *title.variants.values()):
            yield RULES, each, compile_rules
            yield BOTS, each, compile_bots
