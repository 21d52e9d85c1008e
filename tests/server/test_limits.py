"""Limits: token buckets with a clock of our own."""

from collections.abc import AsyncIterator

import pytest

from caravelle.server import limits
from caravelle.server.errors import Problem
from caravelle.server.limits import RATES, Limits


class Clock:
    """Time that passes when the test says so."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def counted(found: Limits, kind: str, key: str, times: int) -> int:
    """How many of so many requests are let through."""
    passed = 0
    for _ in range(times):
        try:
            found.count(kind, key)
        except Problem:
            continue
        passed += 1
    return passed


def test_a_burst_and_then_so_many_a_second() -> None:
    clock = Clock()
    found = Limits(True, 10, 5, clock)
    rate = RATES["decide"]
    assert counted(found, "decide", "ada", 200) == rate.burst
    clock.now += 1
    assert counted(found, "decide", "ada", 200) == rate.each_second
    clock.now += 1000
    assert counted(found, "decide", "ada", 200) == rate.burst


def test_everybody_and_every_kind_has_their_own() -> None:
    found = Limits(True, 10, 5, Clock())
    for key in ("ada", "bo"):
        for kind in ("say", "make"):
            assert counted(found, kind, key, 100) == RATES[kind].burst


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEYS", 10)
    found = Limits(True, 10, 5, Clock())
    for number in range(100):
        found.count("ask", f"address {number}")
    assert len(found._buckets) == 10


def test_a_private_server_counts_nothing() -> None:
    found = Limits(False, 10, 5, Clock())
    assert counted(found, "make", "ada", 1000) == 1000
    found._open.update({"ada": 9})
    found.streamed("ada", _nothing())


async def _nothing() -> AsyncIterator[bytes]:
    yield b""


def test_open_streams_are_counted() -> None:
    found = Limits(True, 3, 2, Clock())
    found._open.update({"a": 2})
    with pytest.raises(Problem):
        found.streamed("a", _nothing())
    found.streamed("b", _nothing())
    found._open.update({"b": 1})
    with pytest.raises(Problem):
        found.streamed("c", _nothing())
