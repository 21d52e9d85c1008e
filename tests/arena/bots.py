"""Bots of a person's own, good and bad, for the tests to name."""

import os
import signal
import sys
import time

from caravelle.core.match import Match

SOON = 12  # decisions until the bad ones misbehave


class First:
    """Takes what is listed first."""

    def decide(self, match: Match) -> str:
        return match.legal[0]


class Seeded:
    """Needs its seed, tries things out on its match, and talks."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed or 0

    def decide(self, match: Match) -> str:
        sys.stdout.write("I am thinking\n")
        legal = match.legal
        match.do(legal[0])
        return legal[(self.seed + len(legal)) % len(legal)]


class Illegal:
    """Decides what is not legal."""

    def decide(self, match: Match) -> str:
        return match.legal[0] if len(match.decisions) < SOON else "start market"


class Nonsense:
    """Decides nothing that could be read."""

    def decide(self, match: Match) -> str:
        return match.legal[0] if len(match.decisions) < SOON else 42  # type: ignore[return-value]


class Raises:
    """Has a fault."""

    def decide(self, match: Match) -> str:
        return match.legal[0] if len(match.decisions) < SOON else str(1 // 0)


class Unmade:
    """Can't be made for the seat that it gets in a game."""

    def __init__(self, seed: int | None = None) -> None:
        if seed:
            raise RuntimeError("not today")

    def decide(self, match: Match) -> str:
        return match.legal[0]


class Late:
    """Comes back, but too late."""

    def decide(self, match: Match) -> str:
        if len(match.decisions) >= SOON:
            stop = time.perf_counter() + 1.5
            while time.perf_counter() < stop:
                pass
        return match.legal[0]


class Endless:
    """Never comes back, and holds Python's lock."""

    def decide(self, match: Match) -> str:
        if len(match.decisions) >= SOON:
            sum(iter(int, 1))
        return match.legal[0]


class Dies:
    """Takes its process with it."""

    def decide(self, match: Match) -> str:
        if len(match.decisions) >= SOON:
            os.kill(os.getpid(), signal.SIGKILL)
        return match.legal[0]


class Once:
    """Loses its process once, by an accident that leaves a mark in CARAVELLE_TEST_MARK."""

    def decide(self, match: Match) -> str:
        mark = os.environ["CARAVELLE_TEST_MARK"]
        if len(match.decisions) >= SOON and not os.path.exists(mark):  # noqa: PTH110
            os.close(os.open(mark, os.O_CREAT))
            os.kill(os.getpid(), signal.SIGKILL)
        return match.legal[0]
