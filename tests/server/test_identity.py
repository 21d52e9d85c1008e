"""Who one is: a name, a signed cookie, a private link; and what names may hold."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravelle.server.identity import LONGEST_NAME, clean

from .client import Person, code
from .conftest import Introduce


def test_a_name_is_enough(person: Introduce) -> None:
    nobody = person("")
    assert nobody.get("/api/me") == {"person": None, "name": None, "link": None}
    me = nobody.post("/api/me", {"name": " Ada \n Lovelace "})
    assert me["name"] == "Ada Lovelace"
    assert nobody.get("/api/me") == me


def test_the_cookie_is_for_the_server_alone(person: Introduce) -> None:
    nobody = person("")
    answer = nobody.http.post("/api/me", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    for part in ("httponly", "samesite=lax", "path=/"):
        assert part in cookie
    assert answer.json()["person"] not in answer.headers["set-cookie"].split(".")[0]


@pytest.mark.parametrize(
    "cookie",
    [
        "",
        "x",
        "p_abc",
        "InBfYWJjIg.AAAA",
        '"p_x".sig',
        "\u00e9".encode().decode("latin-1"),
        "a" * 4000,
    ],
)
def test_a_cookie_that_we_did_not_sign_is_nobodys(person: Introduce, cookie: str) -> None:
    nobody = person("")
    headers = {b"cookie": f"caravelle={cookie}".encode("latin-1")}
    answer = nobody.http.get("/api/me", headers=headers)
    assert answer.json()["person"] is None


def test_a_cookie_whose_name_was_changed_is_nobodys(ada: Person, bo: Person) -> None:
    body, sign = ada.http.cookies["caravelle"].split(".", 1)
    other = bo.http.cookies["caravelle"].split(".", 1)[0]
    assert body != other
    ada.http.cookies.set("caravelle", f"{other}.{sign}", domain="127.0.0.1")
    answer = ada.http.get("/api/me", headers={"cookie": f"caravelle={other}.{sign}"})
    assert answer.json()["person"] is None


def test_a_private_link_moves_a_person(ada: Person, person: Introduce) -> None:
    table = ada.table("me", "me")
    link = ada.get("/api/me")["link"]
    phone = person("")
    phone.post("/api/me/move", {"token": link.removeprefix("/come/")})
    assert phone.get("/api/me") == ada.get("/api/me")
    assert phone.look(table)["mine"] == [0, 1]


def test_a_new_link_makes_older_ones_worthless(ada: Person, person: Introduce) -> None:
    old = ada.get("/api/me")["link"]
    new = ada.post("/api/me/link", {})["link"]
    assert new != old
    token = old.removeprefix("/come/")
    assert code(person("").post("/api/me/move", {"token": token}, 400)) == "bad_link"
    person("").post("/api/me/move", {"token": new.removeprefix("/come/")})


@pytest.mark.parametrize("token", ["", "x", "WyJwIiwxXQ.x", "{}", "null"])
def test_a_link_that_is_none(person: Introduce, token: str) -> None:
    assert code(person("").post("/api/me/move", {"token": token}, 400)) == "bad_link"


def test_the_cookie_is_no_link(ada: Person, person: Introduce) -> None:
    """What is signed for one use is worth nothing for another."""
    token = ada.http.cookies["caravelle"]
    assert code(person("").post("/api/me/move", {"token": token}, 400)) == "bad_link"


def test_a_new_name_is_seen_at_every_table(ada: Person, bo: Person) -> None:
    table = ada.table("me", "me")
    ada.decide(table, "start colonial_house", 0)
    ada.post("/api/me", {"name": "Countess"})
    seen = bo.look(table)
    assert seen["seats"][0]["name"] == "Countess (Red)"
    assert seen["log"]["lines"][0]["text"].startswith("Countess")


@pytest.mark.parametrize("name", ["", "   ", "\u202e", "\u0000\u0007", "\u2066\u2069", "\ufeff"])
def test_a_name_without_a_letter(person: Introduce, name: str) -> None:
    assert code(person("").post("/api/me", {"name": name}, 400)) == "name"


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"[:LONGEST_NAME]),
        ("Ada\u202eadA", "Ada adA"),
        ("e\u0301", "\u00e9"),
        ("a" + "\u0300" * 50, "\u00e0" + "\u0300" * 3),
        ("x" * 100, "x" * LONGEST_NAME),
        ("Z\u0000\u001b[31m", "Z [31m"),
    ],
)
def test_names_are_text(person: Introduce, given_name: str, kept: str) -> None:
    assert person("").post("/api/me", {"name": given_name})["name"] == kept


@given(st.text(max_size=80))
def test_what_is_clean_stays_so_and_turns_nothing_round(text: str) -> None:
    found = clean(text, LONGEST_NAME)
    assert clean(found, LONGEST_NAME) == found
    assert len(found) <= LONGEST_NAME
    for sign in found:
        assert sign in "\u200c\u200d" or unicodedata.category(sign)[0] != "C"
    assert "\n" not in found
