"""Whole games by one person, all of it pressed on the page."""

import re

from playwright.sync_api import Page, expect

from . import doors
from .driver import Driver
from .visitor import Visitor


def test_one_person_with_three_bots(ada: Visitor) -> None:
    page = doors.bots(ada)
    driver = Driver(page, seed=1)
    taken_back(page, driver.play(most=6).length)
    driver.play()
    ending(page, sides=4)
    replay(page)


def taken_back(page: Page, length: int) -> None:
    """Undo a decision; it can be made once more."""
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-length", str(length))
    expect(page.get_by_test_id("decide").locator(".choices")).to_be_visible()


def ending(page: Page, sides: int) -> None:
    """The end tells the Glory of every side under its heads, and shows how it grew."""
    told = page.get_by_test_id("ending")
    expect(told).to_be_visible()
    expect(told.locator("tfoot td")).to_have_count(sides)
    totals = [int(text) for text in told.locator("tfoot td").all_inner_texts()]
    heads = told.locator("tbody .head b").all_inner_texts()
    assert heads == ["A", "B", "C", "D", "E"]
    rows = [
        [int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()]
        for row in told.locator("tbody tr:not(.head)").all()
    ]
    assert [sum(column) for column in zip(*rows, strict=True)] == totals
    assert told.locator("svg polyline").count() == sides


def replay(page: Page) -> None:
    """Any earlier position can be seen, by the slider and by steps; then all is as it was."""
    table = page.get_by_test_id("table")
    length = int(table.get_attribute("data-length") or 0)
    page.get_by_test_id("ending").locator(".doors button.main").click()
    expect(table).to_have_attribute("data-length", "0")
    slider = page.locator(".replay input[type=range]")
    slider.fill(str(length // 2))
    expect(table).to_have_attribute("data-length", str(length // 2))
    slider.press("ArrowRight")
    expect(table).to_have_attribute("data-length", str(length // 2 + 1))
    expect(page.locator(".replay [role=status]")).to_have_text(re.compile(r"\w"))
    page.locator(".replay .leave").click()
    expect(table).to_have_attribute("data-length", str(length))
