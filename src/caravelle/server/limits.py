"""Limits: how often somebody may ask for something that costs much. Memory for that is bounded."""

import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

from .errors import Problem

KEYS = 20_000  # persons and addresses that are remembered


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    each_second: float


RATES = {
    "decide": Rate(60, 10),
    "ask": Rate(120, 30),  # whatever reads
    "make": Rate(20, 0.2),  # tables and journals
    "name": Rate(20, 0.2),
    "say": Rate(12, 0.5),
    "advice": Rate(6, 0.5),
    "stream": Rate(40, 2),
}


class Limits:
    """Counts by token buckets: each key has one for each kind of request."""

    def __init__(
        self, is_on: bool, streams: int, each: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._is_on, self._streams, self._each, self._clock = is_on, streams, each, clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._open: Counter[str] = Counter()

    def count(self, kind: str, key: str) -> None:
        """Count one request. Raises Problem where there have been too many."""
        if not self._is_on:
            return
        rate, now = RATES[kind], self._clock()
        tokens, then = self._buckets.pop((kind, key), (rate.burst, now))
        tokens = min(rate.burst, tokens + (now - then) * rate.each_second)
        self._buckets[kind, key] = max(0.0, tokens - 1), now
        if len(self._buckets) > KEYS:
            self._buckets.popitem(last=False)
        if tokens < 1:
            wait = (1 - tokens) / rate.each_second
            raise Problem(429, "too_many", headers={"Retry-After": str(max(1, round(wait)))})

    def streamed(self, address: str, stream: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
        """The stream, counted while it is open. Raises Problem where there are too many."""
        is_too_much = self._is_on and self._open[address] >= self._each
        if self._open.total() >= self._streams or is_too_much:
            raise Problem(429, "too_many", headers={"Retry-After": "10"})
        return self._counted(address, stream)

    async def _counted(self, address: str, stream: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
        self._open[address] += 1
        try:
            async for piece in stream:
                yield piece
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
