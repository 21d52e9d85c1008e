"""Streams: a whole snapshot, then what is new; a browser that comes back misses nothing."""

import random
from collections.abc import Iterator

import httpx

from .client import Browser, Event, Person, code, legal
from .conftest import Introduce


def next_of(stream: Iterator[Event], name: str) -> Event:
    """The next event of that name."""
    return next(event for event in stream if event.name == name)


def test_a_stream_begins_with_everything(ada: Person) -> None:
    table = ada.table("me", "me", seed=1)
    ada.decide(table, "start colonial_house", 0)
    with ada.events(table, lang="fr") as stream:
        first = next(stream)
    seen = ada.look(table, lang="fr")
    assert first.name == "table"
    assert first.id == "1"
    assert first.data["view"] == seen["view"]
    assert first.data["log"] == seen["log"] == {"from": 1, "lines": seen["log"]["lines"]}
    assert "Maison coloniale" in first.data["log"]["lines"][0]["text"]


def test_updates_carry_only_what_is_new(ada: Person, bo: Person) -> None:
    """Two browsers see the same game as the server, though they get but pieces of its log."""
    table = ada.table("me", "me", "me", seed=2)
    chance = random.Random(1)
    browsers = Browser(), Browser()
    with ada.events(table) as mine, bo.events(table) as theirs:
        for length in range(40):
            for browser, stream in zip(browsers, (mine, theirs), strict=True):
                browser.follow(stream, length)
            decision = chance.choice(legal(browsers[0].snapshot))
            ada.decide(table, decision, length)
        for browser, stream in zip(browsers, (mine, theirs), strict=True):
            browser.follow(stream, 40)
    assert browsers[0].lines == browsers[1].lines == ada.look(table)["log"]["lines"]
    assert browsers[1].snapshot["legal"] == []
    update = browsers[0].seen[-1].data
    assert update["log"]["from"] > 1
    assert {event["n"] for event in update["events"]} == {40}


def test_an_undo_takes_lines_back(ada: Person) -> None:
    table = ada.table("me", "me", seed=1)
    browser = Browser()
    with ada.events(table) as stream:
        browser.follow(stream, 0)
        for length, decision in enumerate(("start colonial_house", "start merchant_dock")):
            ada.decide(table, decision, length)
            browser.follow(stream, length + 1)
        ada.undo(table, 2)
        browser.follow(stream, 1)
        assert [line["n"] for line in browser.lines] == [1]
        assert browser.snapshot["events"] == []


def test_a_browser_that_was_away_comes_back(ada: Person) -> None:
    table = ada.table("me", "me", seed=1)
    browser = Browser()
    with ada.events(table) as stream:
        browser.follow(stream, 0)
    ada.decide(table, "start colonial_house", 0)
    ada.undo(table, 1)
    ada.decide(table, "start merchant_dock", 0)
    with ada.events(table, after=0) as stream:
        browser.follow(stream, 1)
    assert browser.lines == ada.look(table)["log"]["lines"]


def test_whose_bot_thinks_and_who_is_there(ada: Person, bo: Person) -> None:
    table = ada.table("me", "open", "normal", options={"players": 3}, seed=3)
    bo.post(f"/api/tables/{table}/join", {})
    with ada.events(table) as stream:
        first = next_of(stream, "table").data
        assert [seat["online"] for seat in first["seats"]] == [True, False, False]
        with bo.events(table) as other:
            assert next(other).name == "table"
            assert next_of(stream, "presence").data == {"online": [0, 1]}
        assert next_of(stream, "presence").data == {"online": [0]}


def test_chat_comes_by_the_stream(ada: Person, bo: Person) -> None:
    table = ada.table("me", "me")
    ada.post(f"/api/tables/{table}/chat", {"text": "one"}, 201)
    with bo.events(table) as stream:
        assert next_of(stream, "chat").data["text"] == "one"
        ada.post(f"/api/tables/{table}/chat", {"text": "two"}, 201)
        second = next_of(stream, "chat").data
    assert (second["text"], second["mine"], second["name"]) == ("two", False, "Ada")


def test_rights_are_checked_before_the_first_byte(person: Introduce) -> None:
    assert code(person("").get("/api/tables/nowhere/events", 404)) == "no_table"


def test_a_bad_last_event_id_does_no_harm(ada: Person) -> None:
    table = ada.table("me", "me")
    for value in ("x", "-1", "9" * 400):
        headers = {"last-event-id": value}
        with ada.http.stream("GET", f"/api/tables/{table}/events", headers=headers) as answer:
            assert answer.status_code == 200
            assert next(answer.iter_lines()) == "event: table"
    assert isinstance(answer, httpx.Response)
