"""Nothing that axe finds wrong: on every page, at moments of a game, by day and by night."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import Person

from . import doors
from .axe import violations
from .conftest import Arrive
from .driver import Driver
from .visitor import PHONE, WIDE


@pytest.fixture(scope="module")
def finished(address: str) -> str:
    """The path of a table whose game is over."""
    person = Person(address, "Cleo")
    table = person.table("me", "random", "random")
    person.play_on(table, random.Random(1))
    person.http.close()
    return f"/t/{table}"


@pytest.fixture(params=["wide", "phone"])
def size(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A screen."""
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    return {"viewport": WIDE} if request.param == "wide" else phone


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(
    arrive: Arrive, size: dict[str, Any], scheme: str, finished: str
) -> None:
    ada = arrive("Ada", color_scheme=scheme, **size)
    found: dict[str, list[str]] = {}

    def check(moment: str, page: Page) -> None:
        told = violations(page)
        if told:
            found[moment] = told

    page = ada.go()
    expect(page.locator("main .doors button").first).to_be_enabled()
    check("home", page)
    form = doors.form(ada, "bots")
    form.locator("summary").click()
    check("form", page)
    page = ada.go("/about")
    expect(page.locator("h1")).to_be_visible()
    check("about", page)
    page = doors.bots(ada, players=3)
    driver = Driver(page, seed=2)
    for moment in ("building", "paying", "acting", "later"):
        driver.play(most=3)
        check(moment, page)
    page.locator("[data-place]:not(.can)").first.focus()
    check("explained", page)
    page.keyboard.press("Escape")
    for tab in ("tray", "decks", "log", "seats", "chat", "advice"):
        page.get_by_test_id(f"tab-{tab}").click()
        check(tab, page)
    page = ada.go(finished)
    page.locator(".bar button").first.click()
    expect(page.get_by_test_id("ending")).to_be_visible()
    check("ending", page)
    assert found == {}


def test_colours_change_at_once_for_who_wants_no_motion(arrive: Arrive) -> None:
    """Every colour ran through a transition of its own, level by level: dark ink by night."""
    page = arrive("Ada").go()
    expect(page.locator("main .doors button").first).to_be_enabled()
    changing = """() => {
        document.documentElement.style.color = "red";
        return document.getAnimations().filter(moving => moving instanceof CSSTransition).length;
    }"""
    assert page.evaluate(changing) == 0
