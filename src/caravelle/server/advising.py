"""Advising: what would be best now, and how a game that is over has gone; asked of the bots."""

import asyncio
from collections import OrderedDict
from typing import Any

from caravelle.bots.review import review
from caravelle.core.match import Match
from caravelle.reports.game import game_report

from .driving import Drivers
from .errors import Problem
from .kernels import BOTS, Kernels
from .live import Live
from .telling import names
from .words import words_of

SECONDS = 1.0  # of thought
PLAYOUTS = 600  # of a review, for each position
KEPT = 16  # answers that are remembered

Key = tuple[str, int, str, str]


class Advisers:
    """Asks the bots, each question once; several people may wait for one answer."""

    def __init__(self, drivers: Drivers, kernels: Kernels) -> None:
        self._drivers, self._kernels = drivers, kernels
        self._answers: OrderedDict[Key, asyncio.Task[Any]] = OrderedDict()

    async def advice(self, live: Live, language: str) -> dict[str, Any]:
        """The best decisions now, the best one first."""
        match = live.match.copy()
        found: dict[str, Any] = await self._asked(
            live, "advice", language, lambda: _advice(match, language)
        )
        return found

    async def report(self, live: Live, language: str) -> str:
        """A page about a game that is over."""
        match = live.match.copy()
        spoken = words_of(live.title, language)
        rivals = [spoken.say(f"seat-{rival}") for rival in match.setting.rivals]
        called = [*names(live, spoken), *rivals]
        page: str = await self._asked(
            live, "report", language, lambda: _report(match, language, called)
        )
        return page

    async def _asked(self, live: Live, kind: str, language: str, think: Any) -> Any:
        if not self._kernels.has(BOTS, live.title):
            self._kernels.want(BOTS, live.title)
            raise Problem(503, "preparing", headers={"Retry-After": "5"})
        key = live.game.id, live.game.revision, kind, language
        if key not in self._answers:
            self._answers[key] = asyncio.create_task(self._drivers.think(think))
            while len(self._answers) > KEPT:
                self._answers.popitem(last=False)
        try:
            return await asyncio.shield(self._answers[key])
        except Exception:
            self._answers.pop(key, None)
            raise


def _advice(match: Match, language: str) -> dict[str, Any]:
    found = match.advise(seconds=SECONDS, language=language)
    return {
        "actor": found.actor,
        "sides": list(found.sides),
        "playouts": found.playouts,
        "decisions": [
            {
                "decision": each.notation,
                "label": each.label,
                "share": each.share,
                "win": [prospect.win for prospect in each.prospects],
                "glory": [prospect.glory for prospect in each.prospects],
            }
            for each in found.suggestions
        ],
    }


def _report(match: Match, language: str, called: list[str]) -> str:
    return str(game_report(match, review(match, playouts=PLAYOUTS), language, names=called))
