"""What strangers send: other sites' pages, odd bodies, hostile journals; and what answers say."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from caravelle import __version__

from .client import Person, code
from .conftest import Introduce, Meet
from .hosting import hosted

PLAIN = {"content-type": "text/plain"}


def journal_of(person: Person) -> tuple[str, str]:
    """A table of some decisions, and its journal."""
    table = person.table("me", "me", seed=1)
    for length, decision in enumerate(("start colonial_house", "start merchant_dock")):
        person.decide(table, decision, length)
    return table, str(person.get(f"/api/tables/{table}/journal"))


def bring(person: Person, text: str | bytes, status: int) -> object:
    """Bring a journal along."""
    content = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    answer = person.http.post("/api/journals", content=content, headers=PLAIN)
    assert answer.status_code == status, answer.text
    assert "Traceback" not in answer.text
    return answer.json()


def test_every_answer_is_guarded(ada: Person) -> None:
    for path in (
        "/",
        "/api/me",
        "/nowhere",
        "/api/tables/x",
        "/healthz",
        "/t/x",
        "/assets/none.js",
    ):
        answer = ada.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
        assert __version__ not in str(answer.headers)


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
    ids=str,
)
def test_another_sites_page_can_do_nothing(ada: Person, headers: dict[str, str]) -> None:
    answer = ada.http.post("/api/me", json={"name": "Eve"}, headers=headers)
    assert (answer.status_code, code(answer.json())) == (403, "origin")
    assert ada.get("/api/me")["name"] == "Ada"


def test_our_own_page_can(ada: Person, server: str) -> None:
    headers = {"origin": server, "sec-fetch-site": "same-origin"}
    assert ada.http.post("/api/me", json={"name": "Ada"}, headers=headers).status_code == 200


def test_a_form_of_another_site_has_no_json(ada: Person) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = ada.http.post("/api/me", content=b'{"name":"Eve"}', headers={"content-type": kind})
        assert (answer.status_code, code(answer.json())) == (415, "content_type")


def test_a_private_server_has_no_other_name(ada: Person) -> None:
    answer = ada.http.get("/api/me", headers={"host": "evil.example"})
    assert (answer.status_code, code(answer.json())) == (421, "host")


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"{" * 9000, b'{"name":{}}', b'{"name":null}'],
    ids=repr,
)
def test_odd_bodies(ada: Person, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = ada.http.post("/api/me", content=body, headers=headers)
    assert (answer.status_code, code(answer.json())) == (422, "invalid")
    assert "pydantic" not in answer.text.lower()


def test_too_much_is_refused(ada: Person) -> None:
    headers = {"content-type": "application/json"}
    big = json.dumps({"name": "x" * 40_000}).encode()
    assert ada.http.post("/api/me", content=big, headers=headers).status_code == 413
    pieces = (b"x" * 1000 for _ in range(20))
    assert ada.http.post("/api/me", content=pieces, headers=headers).status_code == 413
    assert code(bring(ada, "x" * 300_000, 413)) == "too_large"


def test_unknown_addresses_and_methods(ada: Person) -> None:
    assert code(ada.get("/api/nothing", 404)) == "not_found"
    answer = ada.http.delete("/api/me", headers={"content-type": "application/json"})
    assert (answer.status_code, code(answer.json())) == (405, "method")


@pytest.mark.parametrize(
    "path", ["/..%2f..%2fpyproject.toml", "/.env", "/assets/../run.py", "/%2e%2e/x"]
)
def test_files_beside_the_page_stay_there(ada: Person, path: str) -> None:
    assert ada.http.get(path).status_code == 404


def test_a_journal_comes_back_as_it_went(ada: Person, bo: Person) -> None:
    table, text = journal_of(ada)
    made = bring(bo, text, 201)
    assert isinstance(made, dict)
    again = bo.look(made["table"])
    assert again["length"] == 2
    assert again["mine"] == [0, 1]
    assert again["view"]["spaces"] == ada.look(table)["view"]["spaces"]
    assert not again["undo"]
    bo.decide(made["table"], again["legal"][0]["decision"], 2)


def test_a_finished_game_is_brought_along(ada: Person, bo: Person) -> None:
    table = ada.table("random", "random")
    ada.my_turn(table)
    made = bring(bo, str(ada.get(f"/api/tables/{table}/journal")), 201)
    assert isinstance(made, dict)
    seen = bo.look(made["table"])
    assert seen["over"]
    assert seen["mine"] == []


def facts_of(text: str) -> dict[str, Any]:
    """The header of a journal."""
    header = text.splitlines()[0]
    facts: dict[str, Any] = json.loads(header[header.index("{") : header.rindex("}") + 1])
    return facts


def hostile(text: str) -> list[str | bytes]:
    """Journals that none of ours is."""
    header, first, *rest = text.splitlines()
    facts = facts_of(text)
    changed = {
        "path": {**facts, "options": {**facts["options"], "chart": "/etc/passwd"}},
        "own": {**facts, "options": {**facts["options"], "chart": "../x.toml"}},
        "game": {**facts, "game": "chess"},
        "seats": {**facts, "seats": ["x"] * 2},
        "rules": {**facts, "rules": 99},
        "seed": {**facts, "seed": -1},
        "options": {**facts, "options": {"players": 10**30}},
    }
    return [
        "",
        "\n" * 1000,
        "x",
        b"\xff\xfe\x00",
        b"\x00" * 1000,
        text[:-40],
        text.replace("colonial_house", "city_hall"),
        "\n".join([header, *rest]),
        "\n".join([header, first, first, *rest]),
        *(signed(new, text) for new in changed.values()),
        "caravelle-journal 1 " + "[" * 5000,
        "caravelle-journal 1 {}" + " #000000",
    ]


def signed(facts: dict[str, object], text: str) -> str:
    """The journal under another header, its marks right."""
    lines = [line.rpartition(" #")[0] for line in text.splitlines()]
    lines[0] = "caravelle-journal 1 " + json.dumps(facts, sort_keys=True)
    mark, out = "", []
    for line in lines:
        mark = hashlib.sha256(f"{mark}\n{line}".encode()).hexdigest()[:6]
        out.append(f"{line} #{mark}\n")
    return "".join(out)


def test_hostile_journals(ada: Person) -> None:
    _, text = journal_of(ada)
    assert bring(
        ada,
        signed(
            json.loads(text[text.index("{") : text.index("}]" if "}]" in text else "} #") + 1]),
            text,
        ),
        201,
    )
    for journal in hostile(text):
        answer = bring(ada, journal, 400)
        assert code(answer) in ("journal", "option")
        assert "root:" not in str(answer)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(decision=st.text(max_size=60), length=st.integers(-5, 5))
def test_any_text_is_answered_in_words(ada: Person, decision: str, length: int) -> None:
    table = ada.table("me", "me")
    answer = ada.http.post(
        f"/api/tables/{table}/decisions", json={"decision": decision, "length": length}
    )
    assert answer.status_code in (200, 400, 409, 422)
    assert "Traceback" not in answer.text


def test_too_often_is_refused(tmp_path: Path, meet: Meet) -> None:
    with hosted(str(tmp_path / "tables.sqlite"), limits=True) as address:
        eve = meet(address, "Eve")
        answers = [eve.http.post("/api/me", json={"name": f"Eve {n}"}) for n in range(30)]
        codes = [answer.status_code for answer in answers]
        assert codes[0] == 200
        assert codes[-1] == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert code(answers[-1].json()) == "too_many"
        assert eve.http.get("/api/games").status_code == 200


def test_metrics_and_health(person: Introduce) -> None:
    nobody = person("")
    assert nobody.get("/healthz")["status"] == "ok"
    text = nobody.get("/metrics")
    for name in ("caravelle_requests_total", "caravelle_streams", "caravelle_commits_total"):
        assert name in text
    assert "/api/tables/{table}" in text or "none" in text


def test_what_is_large_is_compressed_and_what_may_be_secret_is_not(ada: Person) -> None:
    """The page's scripts were sent whole: three times what a phone had to load."""
    table = ada.table("me", "me", seed=1)
    ada.look(table)
    assert ada.http.get(f"/api/tables/{table}").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in ada.http.get("/api/me").headers
    with ada.http.stream("GET", f"/api/tables/{table}/events") as stream:
        assert "content-encoding" not in stream.headers
