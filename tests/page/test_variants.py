"""Whole games of the variants: what they add is on the table, and is explained."""

import re

import pytest
from playwright.sync_api import expect

from . import doors
from .driver import Driver
from .visitor import Visitor


def test_solo_shows_the_opposition_and_explains_its_moves(ada: Visitor) -> None:
    page = doors.start(doors.form(ada, "solo"), ada.name)
    driver = Driver(page, seed=4)
    driver.play(most=4)
    expect(page.get_by_test_id("opposition")).to_be_visible()
    expect(
        page.get_by_test_id("building-board").or_(page.get_by_test_id("tab-tray"))
    ).to_be_visible()
    driver.play()
    expect(page.get_by_test_id("log")).to_contain_text("Opposition")
    expect(page.get_by_test_id("ending").locator("tfoot td")).not_to_have_count(0)
    expect(page.get_by_test_id("ending").locator(".verdict")).to_have_text(re.compile(r"\w"))


@pytest.mark.parametrize(
    ("variant", "board"), [("silent_fleet", "silent-fleet"), ("neutral_discs", "neutral-discs")]
)
def test_a_variant_for_two(ada: Visitor, variant: str, board: str) -> None:
    form = doors.form(ada, "bots")
    doors.select(form, variant)
    doors.choose(form, "random")
    page = doors.start(form, ada.name)
    Driver(page, seed=5).play(most=3)
    expect(page.get_by_test_id(board)).to_be_visible()
    Driver(page, seed=6).play()
    expect(page.get_by_test_id("ending")).to_be_visible()
