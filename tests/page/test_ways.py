"""Whole games in other ways than with a mouse before a wide screen."""

from playwright.sync_api import expect

from . import doors
from .conftest import Arrive
from .driver import Driver, Finger, Typist
from .visitor import PHONE, Visitor

FITS = "document.scrollingElement.scrollWidth <= innerWidth"


def test_on_a_phone_by_touch(arrive: Arrive) -> None:
    ada = arrive("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    page = doors.bots(ada, players=2)
    finger = Finger(page, seed=7)
    finger.play(most=10)
    assert page.evaluate(FITS), "the page is wider than the phone"
    finger.play()
    expect(page.get_by_test_id("ending")).to_be_visible()
    assert page.evaluate(FITS), "the end is wider than the phone"


def test_by_keyboard_alone(ada: Visitor) -> None:
    page = ada.go()
    expect(page.locator("main .doors button").first).to_be_enabled()
    typist = Typist(page, seed=8)
    reach(typist, "main .doors button")
    page.keyboard.press("Enter")
    expect(page.locator("main form")).to_be_visible()
    reach(typist, "main form input[autocomplete=nickname]")
    page.keyboard.press("Control+a")
    page.keyboard.type("Ada")
    chosen(typist, "4", "2")
    chosen(typist, "normal", "random")
    reach(typist, "main form button.main")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("table")).to_be_visible()
    typist.play()
    expect(page.get_by_test_id("ending")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("ending")).to_have_count(0)


def reach(typist: Typist, selector: str) -> None:
    typist.go(typist.page.locator(selector).first, "Tab")


def chosen(typist: Typist, usual: str, wished: str) -> None:
    """Go from the usual choice of a row to another before it."""
    reach(typist, f'main form input[value="{usual}"]')
    typist.go(typist.page.locator(f'main form input[value="{wished}"]'), "ArrowLeft")


def test_with_all_that_moves(arrive: Arrive) -> None:
    """Pieces fly and moves are shown one after the other; one can watch, or skip."""
    ada = arrive("Ada", reduced_motion="no-preference")
    page = doors.bots(ada, players=3)
    Watcher(page, seed=9).play(most=4)
    Driver(page, seed=9).play(most=4)


class Watcher(Driver):
    """Somebody who waits until all moves have been shown."""

    def skip(self) -> None:
        """No: the button goes by itself when there is nothing more to show."""
        expect(self.page.get_by_test_id("skip")).to_have_count(0)


def test_an_explanation_goes_when_its_thing_goes(ada: Visitor) -> None:
    """It once stayed above whatever came there instead."""
    page = doors.bots(ada, players=2)
    page.get_by_test_id("tab-tray").click()
    page.get_by_test_id("tray:docks").hover()
    expect(page.get_by_test_id("explain")).to_be_visible()
    page.get_by_test_id("tab-decks").evaluate("(tab) => tab.click()")  # the mouse stays
    expect(page.get_by_test_id("decks")).to_be_visible()
    expect(page.get_by_test_id("explain")).to_have_count(0)
