"""What outlives a server: killed in the middle of its work, restarted, or one of two."""

import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from .client import PATIENCE, Browser, Person, legal
from .conftest import Meet
from .hosting import Process, process

TABLES, CLIENTS, ENOUGH = 12, 4, 240


def until(found: Callable[[], object], what: str) -> None:
    """Wait until something is so."""
    begun = time.monotonic()
    while not found():
        assert time.monotonic() < begun + 4 * PATIENCE, what
        time.sleep(0.1)


def decisions(person: Person, table: str) -> list[str]:
    """The decisions in a table's journal; asking for it wakes nobody."""
    lines = person.get(f"/api/tables/{table}/journal").splitlines()[1:-1]
    return [line.split(" ", 2)[2].rpartition(" #")[0] for line in lines]


@dataclass
class Load:
    """People who decide as fast as they can, and remember what they were told was done."""

    done: dict[str, list[str]] = field(default_factory=dict)
    count: int = 0
    is_enough: threading.Event = field(default_factory=threading.Event)

    def decide(self, person: Person, tables: list[str], seed: int) -> None:
        """Decide at these tables in turn, until the server is gone."""
        chance = random.Random(seed)
        try:
            while True:
                for table in tables:
                    self._once(person, table, chance)
        except httpx.TransportError:
            pass

    def _once(self, person: Person, table: str, chance: random.Random) -> None:
        seen = person.look(table)
        if seen["over"]:
            return
        decision = chance.choice(legal(seen))
        person.decide(table, decision, seen["length"])
        self.done.setdefault(table, []).append(decision)
        self.count += 1
        if self.count >= ENOUGH:
            self.is_enough.set()


def test_a_killed_server_has_lost_nothing_it_has_acknowledged(
    database: str, tmp_path: Path, meet: Meet
) -> None:
    with process(database, tmp_path) as server:
        ada = meet(server.address, "Ada")
        tables = [ada.table("me", "me", "me") for _ in range(TABLES)]
        ada.look(tables[0])
        people = [meet(server.address, "") for _ in range(CLIENTS)]
        load, threads = Load(), []
        for number, person in enumerate(people):
            person.http.cookies = ada.http.cookies
            mine = tables[number::CLIENTS]
            threads.append(threading.Thread(target=load.decide, args=(person, mine, number)))
            threads[-1].start()
        assert load.is_enough.wait(4 * PATIENCE)
        server.kill()
        for thread in threads:
            thread.join()
        server.start()
        again = meet(server.address, "")
        again.http.cookies = ada.http.cookies
        for table, acknowledged in load.done.items():
            assert decisions(again, table)[: len(acknowledged)] == acknowledged
            seen = again.look(table)  # and it can be replayed, and goes on
            assert seen["length"] >= len(acknowledged)
            if not seen["over"]:
                again.decide(table, legal(seen)[0], seen["length"])


def test_bots_go_on_after_a_restart_though_nobody_looks(
    database: str, tmp_path: Path, meet: Meet
) -> None:
    with process(database, tmp_path) as server:
        ada = meet(server.address, "Ada")
        table = ada.table("normal", "normal", "normal")
        until(lambda: decisions(ada, table), "no bot has begun")
        server.kill()
        server.start()
        again = meet(server.address, "")
        before = len(decisions(again, table))
        until(lambda: len(decisions(again, table)) > before, "no bot goes on")


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_asked_to_stop_closes_its_streams(
    sign: signal.Signals, tmp_path: Path, meet: Meet
) -> None:
    with process(str(tmp_path / "tables.sqlite"), tmp_path) as server:
        ada = meet(server.address, "Ada")
        table = ada.table("me", "me")
        ada.look(table)
        with ada.events(table) as stream:
            assert next(stream).name == "table"
            threading.Thread(target=server.stop, args=(sign,)).start()
            assert not [event.name for event in stream if event.name == "table"]


@pytest.fixture
def pair(shared: str, tmp_path: Path) -> Iterator[tuple[Process, Process]]:
    """Two server processes on one PostgreSQL database."""
    with ExitStack() as stack:
        first, second = (stack.enter_context(process(shared, tmp_path)) for _ in range(2))
        yield first, second


def test_two_processes_serve_one_table(pair: tuple[Process, Process], meet: Meet) -> None:
    """Two people, each at a server of their own, and a bot play a whole game together."""
    ada, bo = (meet(server.address, name) for server, name in zip(pair, ("Ada", "Bo"), strict=True))
    table = ada.table("me", "open", "random", options={"players": 3})
    assert not bo.look(table)["started"]
    bo.post(f"/api/tables/{table}/join", {})
    until(lambda: ada.look(table)["started"], "the first server has not heard of who has joined")
    watcher, browser, chance = meet(pair[1].address, ""), Browser(), random.Random(1)
    with watcher.events(table) as stream:
        seen = ada.look(table)
        while not seen["over"]:
            for who in (ada, bo):
                if legal(now := who.look(table)):
                    decision, length = chance.choice(legal(now)), now["length"]
                    answer = who.http.post(
                        f"/api/tables/{table}/decisions",
                        json={"decision": decision, "length": length},
                    )
                    assert answer.status_code == 200, answer.text
            seen = ada.look(table)
        browser.follow(stream, seen["length"])
    until(lambda: bo.look(table)["over"], "the second server has not heard of the end")
    assert bo.look(table)["view"]["spaces"] == seen["view"]["spaces"]
    assert browser.lines == bo.look(table)["log"]["lines"]


def test_undo_and_chat_reach_the_other_process(pair: tuple[Process, Process], meet: Meet) -> None:
    ada, other = meet(pair[0].address, "Ada"), meet(pair[1].address, "Bo")
    table = ada.table("me", "me")
    browser = Browser()
    with other.events(table) as stream:
        browser.take(next(stream))
        ada.decide(table, "start colonial_house", ada.look(table)["length"])
        browser.follow(stream, 1)
        ada.undo(table, 1)
        browser.follow(stream, 0)
        assert browser.lines == []
        ada.decide(table, "start merchant_dock", 0)
        browser.follow(stream, 1)
        assert "Merchant Dock" in browser.lines[0]["text"]
        ada.post(f"/api/tables/{table}/chat", {"text": "Hello"}, 201)
        while not browser.messages:
            browser.take(next(stream))
    assert browser.messages[0]["text"] == "Hello"


def test_of_two_processes_the_other_one_takes_the_bots_over(
    pair: tuple[Process, Process], meet: Meet
) -> None:
    first, second = pair
    ada, other = meet(first.address, "Ada"), meet(second.address, "")
    table = ada.table("normal", "normal", "normal")
    until(lambda: decisions(other, table), "no bot has begun")
    first.kill()
    before = len(decisions(other, table))
    until(lambda: len(decisions(other, table)) > before + 1, "nobody takes the bots over")
