"""Names and words of people are shown as text, whatever they are."""

import pytest
from playwright.sync_api import expect

from caravelle.server.identity import LONGEST_NAME

from . import doors
from .conftest import Arrive
from .visitor import PHONE

FITS = "document.scrollingElement.scrollWidth <= innerWidth"
NAMES = [
    "<img src=x onerror=hi(1)>",
    "\u202eadA\u202c {name} &amp; \u0007",
    "W" * 40,
    "<script>hi()</script>",
]


@pytest.mark.parametrize("name", NAMES, ids=["picture", "override", "long", "script"])
def test_a_name_is_text(arrive: Arrive, name: str) -> None:
    ada = arrive(name, viewport=PHONE)
    dialogs: list[str] = []
    ada.page.on("dialog", lambda dialog: dialogs.append(dialog.message))
    page = doors.bots(ada, players=2)
    page.get_by_test_id("tab-seats").click()
    shown = page.locator("#panel-seats li strong").first
    expect(shown).to_be_visible()
    told = shown.inner_text()
    assert told.strip()
    assert not set(told) & set("\u202a\u202b\u202d\u202e\u0007")
    if name.isprintable():
        assert told == name[:LONGEST_NAME]
    assert page.evaluate(FITS)
    page.get_by_test_id("tab-chat").click()
    for words in (name, "x" * 500, "<b onclick=alert(2)>bold</b>"):
        page.locator("#panel-chat form input").fill(words)
        page.locator("#panel-chat form button").click()
        expect(page.locator("#panel-chat form input")).to_have_value("")
    lines = page.locator("#panel-chat [role=log] p:not(.notice)")
    expect(lines).to_have_count(3)
    expect(lines.last).to_contain_text("<b onclick=alert(2)>bold</b>")
    assert page.locator("#panel-chat [role=log]").locator("img, b, script").count() == 0
    assert page.evaluate(FITS)
    assert dialogs == []
