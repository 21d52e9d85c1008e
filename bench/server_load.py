"""The table under load: how long a decision takes to reach another browser, and what is kept.

    python bench/server_load.py [--tables 200] [--rate 100] [--seconds 60] [--stored 1000]
    python bench/server_load.py --writer          only the writer: durable decisions a second

Starts a server of its own on SQLite (synchronous=FULL), seats people at so many tables, opens a
stream of a second person at each, and decides at a steady rate. Then it counts: decisions sent and
acknowledged, those in the journals, the time from sending a decision to its update in the other
browser, and the memory of the server's process. Figures are of this machine, with whatever else it
does.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import httpx

from caravelle.server.storage import games
from caravelle.server.storage.database import Database
from caravelle.server.storage.records import Entry, Game, Progress, Seat

Values = dict[str, Any]


async def started(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A server process and its address."""
    environment = {**os.environ, "CARAVELLE_DATA": str(folder)}
    words = ["serve", "--lazy", "--no-browser", "--port", "0"]
    process = subprocess.Popen(
        [sys.executable, "-m", "caravelle", *words], env=environment, stdout=-1, text=True
    )
    assert process.stdout is not None
    line = await asyncio.to_thread(process.stdout.readline)
    return process, next(word for word in line.split() if word.startswith("http")).rstrip("/")


class Table:
    """A table with its two browsers: one decides, the other one watches."""

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.sent: dict[int, float] = {}  # when the decision was sent that led to that length
        self.delays: list[float] = []
        self.acknowledged = 0
        self.ready = asyncio.Event()
        self.turn = asyncio.Lock()

    async def watch(self, http: httpx.AsyncClient) -> None:
        """Note when each update comes."""
        async with http.stream("GET", f"/api/tables/{self.id}/events", timeout=None) as answer:
            answer.raise_for_status()
            async for line in answer.aiter_lines():
                if line.startswith("id:"):
                    length, now = int(line[3:]), time.perf_counter()
                    self.ready.set()
                    if length in self.sent:
                        self.delays.append(now - self.sent.pop(length))

    async def decide(self, http: httpx.AsyncClient, decision: str, length: int) -> None:
        """Send one decision, once the one before has been answered."""
        async with self.turn:
            await self._decide(http, decision, length)

    async def _decide(self, http: httpx.AsyncClient, decision: str, length: int) -> None:
        self.sent[length + 1] = time.perf_counter()
        body = {"decision": decision, "length": length}
        answer = await http.post(f"/api/tables/{self.id}/decisions", json=body)
        answer.raise_for_status()
        self.acknowledged = answer.json()["length"]


async def load(tables: int, rate: float, seconds: float, stored: int) -> Values:
    """All figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        await asyncio.to_thread(store, folder / "tables.sqlite", stored)
        process, address = await started(folder)
        try:
            limits = httpx.Limits(max_connections=None)
            async with httpx.AsyncClient(base_url=address, timeout=600, limits=limits) as http:
                return await measured(http, process.pid, tables, rate, seconds)
        finally:
            process.terminate()
            process.wait()


async def measured(
    http: httpx.AsyncClient, process: int, tables: int, rate: float, seconds: float
) -> Values:
    await http.post("/api/me", json={"name": "Ada"})
    found = [await made(http) for _ in range(tables)]
    watching = [asyncio.create_task(table.watch(http)) for table in found]
    await asyncio.gather(*(table.ready.wait() for table in found))
    plans = [await plan(http, table) for table in found]
    at_rest = memory(process)
    computed = computing(process)
    begun, tasks = time.perf_counter(), []
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
        table, decisions = found[number % tables], plans[number % tables]
        length = number // tables
        if length < len(decisions):
            tasks.append(asyncio.create_task(table.decide(http, decisions[length], length)))
    await asyncio.gather(*tasks)
    took = time.perf_counter() - begun
    await asyncio.sleep(1)
    computed = computing(process) - computed
    lost = [table.id for table in found if await kept(http, table) < table.acknowledged]
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    delays = sorted(1000 * delay for table in found for delay in table.delays)
    return {
        "decisions": len(tasks),
        "a second": round(len(tasks) / took, 1),
        "server's computing time for one, ms": round(1000 * computed / len(tasks), 2),
        "updates seen": len(delays),
        "tables that lost something": len(lost),
        "update p50 ms": round(statistics.median(delays), 1),
        "update p95 ms": round(delays[int(len(delays) * 0.95)], 1),
        "update p99 ms": round(delays[int(len(delays) * 0.99)], 1),
        "memory MB, before and after": (at_rest, memory(process)),
        "load of the machine": os.getloadavg()[0],
    }


async def made(http: httpx.AsyncClient) -> Table:
    wish = {"options": {"players": 4}, "seats": [{"kind": "me"}] * 4, "seed": 1}
    answer = await http.post("/api/tables", json=wish)
    return Table(answer.raise_for_status().json()["table"])


async def plan(http: httpx.AsyncClient, table: Table) -> list[str]:
    """Decisions that can be made one after another: all tables play the same game."""
    if not PLAN:
        import caravelle

        match, chance = caravelle.new(players=4, seed=1), random.Random(1)
        while not match.is_over:
            PLAN.append(chance.choice(match.legal))
            match.do(PLAN[-1])
    return PLAN


PLAN: list[str] = []
ENTRY = Entry(0, "occupy goa", "p_0")


async def kept(http: httpx.AsyncClient, table: Table) -> int:
    answer = await http.get(f"/api/tables/{table.id}/journal")
    return len(answer.text.splitlines()) - 2


def memory(process: int) -> int:
    """The memory of a process in MB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS"))


def computing(process: int) -> float:
    """The seconds that a process has computed."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def game(id_: str) -> Game:
    seats = tuple(Seat("person", f"p_{n}", None, f"Player {n}") for n in range(4))
    progress = Progress(0, True, False, 0, 0, ())
    return Game(
        id_, "endeavor", 1, "-", {"players": 4}, 1, "stored", "p_0", False, True, 1.0, 1.0,
        seats, progress,
    )  # fmt: skip


def store(path: Path, count: int) -> None:
    """A database with so many tables of two hundred decisions."""

    async def run() -> None:
        database = Database(str(path))
        entries = [Entry(n % 4, "occupy goa", f"p_{n % 4}") for n in range(200)]
        await asyncio.gather(
            *(
                database.write(lambda c, n=n: games.add(c, game(f"stored{n}"), entries))  # type: ignore[misc]
                for n in range(count)
            )
        )
        database.close()

    asyncio.run(run())


def writer(seconds: float = 10.0, tables: int = 200) -> Values:
    """Durable decisions a second that the writer thread alone carries out."""

    async def run(folder: str) -> Values:
        database = Database(str(Path(folder) / "tables.sqlite"))
        delays: dict[str, list[float]] = defaultdict(list)

        async def play(id_: str) -> None:
            now = game(id_)
            await database.write(lambda c: games.add(c, now))
            while time.perf_counter() < end:
                begun = time.perf_counter()
                length = now.progress.length + 1
                now = games.bumped(now, 1.0, progress=Progress(length, True, False, 0, 0, ()))
                done = await database.write(lambda c, g=now: games.append(c, g, ENTRY))  # type: ignore[misc]
                assert done
                delays[id_].append(time.perf_counter() - begun)

        begun, computed = time.perf_counter(), time.process_time()
        end = begun + seconds
        await asyncio.gather(*(play(f"t{n}") for n in range(tables)))
        took = time.perf_counter() - begun
        every = sorted(delay for found in delays.values() for delay in found)
        groups = database.writer.groups
        database.close()
        return {
            "durable decisions a second": round(len(every) / took),
            "in a group": round(groups.changes / groups.commits, 1),
            "computing time for one, ms": round(
                1000 * (time.process_time() - computed) / len(every), 3
            ),
            "p99 ms": round(1000 * every[int(len(every) * 0.99)], 1),
        }

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(folder))


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--rate", type=float, default=100)
    words.add_argument("--seconds", type=float, default=60)
    words.add_argument("--stored", type=int, default=1000)
    words.add_argument("--writer", action="store_true")
    asked = words.parse_args()
    if asked.writer:
        found = writer()
    else:
        found = asyncio.run(load(asked.tables, asked.rate, asked.seconds, asked.stored))
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
