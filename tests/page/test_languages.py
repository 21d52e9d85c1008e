"""A whole game in each language, switched at the table without loading the page again."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

from . import doors
from .driver import Driver
from .visitor import Visitor

SOURCE = Path(__file__).parents[2] / "src/caravelle"
CATALOGUES = [SOURCE / "server/text", SOURCE / "games/endeavor/text"]
MESSAGE_ID = re.compile(r"\{[a-z][a-z0-9-]*\}|\b[a-z]+(?:-[a-z0-9]+){2,}\b")
PARTS = ["mats", "tray", "decks", "log", "seats", "chat", "advice"]

# Every text that is there to be read or heard, but what people wrote and what lies in a language
# of its own.
TEXTS = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (!parentElement.closest("script, option[lang]")) found.push(data);
  }
  for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"])
    for (const element of document.querySelectorAll(`[${name}]`))
      found.push(element.getAttribute(name));
  return found.map((text) => text.trim()).filter(Boolean);
}"""


@cache
def told(language: str) -> dict[str, str]:
    """What the catalogues say in a language where nothing is to be filled in, by message."""
    found: dict[str, str] = {}
    for folder in CATALOGUES:
        for file in sorted((folder / language).glob("*.ftl")):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    parts = entry.value.elements
                    if all(isinstance(part, ast.TextElement) for part in parts):
                        text = "".join(str(getattr(part, "value", "")) for part in parts)
                        found[f"{file.stem}/{entry.id.name}"] = text.strip()
    return found


def english_only(language: str) -> set[str]:
    """What is said in English, and in no message of the other language."""
    return set(told("en").values()) - set(told(language).values())


def looked_over(page: Page, language: str) -> None:
    """Nothing on the page is untranslated, whatever part of the table is looked at."""
    for part in PARTS:
        page.get_by_test_id(f"tab-{part}").click()
        texts = set(page.evaluate(TEXTS))
        assert texts & english_only(language) == set(), part
        assert [text for text in texts if MESSAGE_ID.search(text)] == [], part


@pytest.mark.parametrize(("language", "other"), [("fr", "de"), ("de", "fr")])
def test_a_game_in(language: str, other: str, ada: Visitor) -> None:
    page = doors.bots(ada, players=3)
    page.evaluate("window.wasHere = true")
    driver = Driver(page, seed=3)
    driver.play(most=3)
    for chosen in (other, language):
        page.locator("header select").select_option(chosen)
        expect(page.locator("html")).to_have_attribute("lang", chosen)
        looked_over(page, chosen)
        driver.play(most=3)
    driver.play()
    expect(page.get_by_test_id("ending")).to_be_visible()
    texts = set(page.evaluate(TEXTS))
    assert texts & english_only(language) == set()
    assert [text for text in texts if MESSAGE_ID.search(text)] == []
    assert page.evaluate("window.wasHere")
