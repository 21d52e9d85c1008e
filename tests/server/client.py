"""A person at a browser, as the tests play them: a cookie jar, and what the page would send."""

import json
import random
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx

Values = dict[str, Any]
PATIENCE = 60.0  # seconds after which a test gives up; a machine may be busy


@dataclass
class Event:
    """One Server-Sent Event."""

    name: str
    data: Any
    id: str | None = None


class Person:
    """Somebody with a browser; without a name nobody has been introduced."""

    def __init__(self, address: str, name: str = "") -> None:
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        if name:
            self.post("/api/me", {"name": name})

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        """What lies there."""
        return checked(self.patiently("GET", path, params=query), status)

    def post(self, path: str, body: Any, status: int = 200, **query: Any) -> Any:
        """The answer to a request."""
        return checked(self.patiently("POST", path, json=body, params=query), status)

    def patiently(self, method: str, path: str, **request: Any) -> httpx.Response:
        """The answer to a request; rules that are being compiled are waited for."""
        begun = time.monotonic()
        while True:
            answer = self.http.request(method, path, **request)
            if answer.status_code != 503 or time.monotonic() > begun + 10 * PATIENCE:
                return answer
            time.sleep(0.5)

    def table(self, *seats: str, status: int = 201, **wish: Any) -> str:
        """A new table; a seat is "me", "open" or a level of bots."""
        options = wish.pop("options", None) or {"players": len(seats)}
        wished = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        made = self.post("/api/tables", {"options": options, "seats": wished, **wish}, status)
        return str(made.get("table", ""))

    def look(self, table: str, **query: Any) -> Values:
        """The table as this person sees it."""
        found: Values = self.get(f"/api/tables/{table}", **query)
        return found

    def decide(self, table: str, decision: str, length: int, status: int = 200) -> Values:
        """Make a decision."""
        body = {"decision": decision, "length": length}
        answer: Values = self.post(f"/api/tables/{table}/decisions", body, status)
        return answer

    def undo(self, table: str, length: int, status: int = 200) -> Values:
        """Take the last decision back."""
        answer: Values = self.post(f"/api/tables/{table}/undo", {"length": length}, status)
        return answer

    def my_turn(self, table: str) -> Values:
        """The table as soon as it is this person's turn, or the game is over."""
        begun = time.monotonic()
        while time.monotonic() < begun + PATIENCE:
            seen = self.look(table)
            if seen["legal"] or seen["over"]:
                return seen
            time.sleep(0.02)
        raise AssertionError("nobody lets me decide")

    def play_on(self, table: str, chance: random.Random, most: int = 10_000) -> Values:
        """Decide at random whenever it is my turn, until the game is over."""
        seen = self.my_turn(table)
        while not seen["over"] and most:
            self.decide(table, chance.choice(seen["legal"])["decision"], seen["length"])
            seen, most = self.my_turn(table) if most > 1 else self.look(table), most - 1
        return seen

    @contextmanager
    def events(self, table: str, **query: Any) -> Iterator[Iterator[Event]]:
        """The stream of a table, while the block lasts."""
        with self.http.stream("GET", f"/api/tables/{table}/events", params=query) as answer:
            assert answer.status_code == 200, answer.read()
            yield parsed(answer.iter_lines())


def checked(answer: httpx.Response, status: int) -> Any:
    """What an answer holds, if it has the expected status and says nothing that it should not."""
    assert answer.status_code == status, f"{answer.status_code}: {answer.text[:500]}"
    assert "Traceback" not in answer.text
    is_json = answer.headers.get("content-type", "").startswith("application/json")
    return answer.json() if is_json else answer.text


def code(answer: Any) -> str:
    """The code of an error."""
    return str(answer["error"]["code"])


def parsed(lines: Iterator[str]) -> Iterator[Event]:
    """The events in the lines of a stream, comments left out."""
    fields: dict[str, str] = {}
    for line in lines:
        if line and not line.startswith(":"):
            name, _, value = line.partition(":")
            fields[name] = value.removeprefix(" ")
        elif not line and "data" in fields:
            yield Event(fields.get("event", ""), json.loads(fields["data"]), fields.get("id"))
            fields = {}


@dataclass
class Browser:
    """What a page knows of a table: it merges updates as the contract says."""

    snapshot: Values = field(default_factory=dict)
    lines: list[Values] = field(default_factory=list)
    messages: list[Values] = field(default_factory=list)
    seen: list[Event] = field(default_factory=list)

    def take(self, event: Event) -> None:
        """Take over what an event says."""
        self.seen.append(event)
        if event.name == "chat":
            self.messages.append(event.data)
        if event.name == "table":
            assert event.id == str(event.data["length"])
            log = event.data["log"]
            self.lines = [line for line in self.lines if line["n"] < log["from"]] + log["lines"]
            self.snapshot = event.data

    def follow(self, stream: Iterator[Event], length: int) -> None:
        """Take events until the journal has that length."""
        while self.snapshot.get("length") != length:
            self.take(next(stream))


def legal(seen: Values) -> Sequence[str]:
    """The decisions that can be made."""
    return [row["decision"] for row in seen["legal"]]
