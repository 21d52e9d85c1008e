"""The rules of all games and their bots, compiled in the background when the server starts.

Tables can be made and joined meanwhile; whoever wants to see one waits, and is told for what. What
somebody waits for comes next.
"""

import asyncio
import logging
import threading
from collections.abc import Callable

from caravelle.bots.program import compile_ahead as compile_bots
from caravelle.core.engine import compile_ahead as compile_rules
from caravelle.core.title import Title
from caravelle.games import NAMES
from caravelle.games import title as title_of

log = logging.getLogger(__name__)

RULES, BOTS = "rules", "bots"
COMPILE: dict[str, Callable[[Title], None]] = {RULES: compile_rules, BOTS: compile_bots}


class Kernels:
    """Knows what is ready; made in the event loop. `start` begins to compile what is missing.

    A lazy one compiles only what somebody waits for.
    """

    def __init__(self, is_lazy: bool = False) -> None:
        self._is_lazy = is_lazy
        self._loop = asyncio.get_running_loop()
        self._titles = {title.module: title for title in _titles()}
        self._ready = {work: asyncio.Event() for work in self._works()}
        self._wanted: list[tuple[str, str]] = []
        self._wish = threading.Condition()

    def _works(self) -> list[tuple[str, str]]:
        """What there is to compile: the base game first, then the rules of all its variants."""
        first, *others = self._titles
        rest = [(kind, module) for kind in (RULES, BOTS) for module in others]
        return [(RULES, first), (BOTS, first), *rest]

    def start(self) -> None:
        """Begin, in a thread that ends by itself."""
        threading.Thread(target=self._run, name="kernels", daemon=True).start()

    def _run(self) -> None:
        left = self._works()
        while left:
            work = self._next(left)
            left.remove(work)
            kind, module = work
            try:
                COMPILE[kind](self._titles[module])
                self._loop.call_soon_threadsafe(self._ready[work].set)
            except RuntimeError:
                return  # the server has ended
            except Exception:
                log.exception("%s could not be compiled for %s", kind, module)

    def _next(self, left: list[tuple[str, str]]) -> tuple[str, str]:
        """What somebody waits for, longest first; where nobody does, whatever comes next."""
        with self._wish:
            while True:
                wanted = [work for work in self._wanted if work in left]
                if wanted or not self._is_lazy:
                    return (wanted or left)[0]
                self._wish.wait()

    def has(self, kind: str, title: Title) -> bool:
        """Whether these rules, or bots, can be used at once."""
        return self._ready[kind, title.module].is_set()

    @property
    def is_done(self) -> bool:
        """Whether all is ready, or for a lazy one all that was ever wanted."""
        works = self._wanted if self._is_lazy else self._ready
        return all(self._ready[work].is_set() for work in works)

    def want(self, kind: str, title: Title) -> None:
        """Have these rules, or bots, compiled next."""
        with self._wish:
            self._wanted.append((kind, title.module))
            self._wish.notify()

    async def wait(self, kind: str, title: Title) -> None:
        """Wait until these rules, or bots, can be used; they come before what nobody waits for."""
        self.want(kind, title)
        await self._ready[kind, title.module].wait()


def _titles() -> list[Title]:
    """All games, each with its variants."""
    found = [title_of(name) for name in NAMES]
    return [each for title in found for each in (title, *title.variants.values())]
