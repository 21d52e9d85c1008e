"""Two people in two browsers: the invitation, a reload, a lost connection, a race for one turn."""

import pytest
from playwright.sync_api import Page, Route, expect

from . import doors
from .conftest import Arrive
from .driver import Driver
from .visitor import Visitor

STALE = r"409"  # the browser reports what the page recovers from
NO_NETWORK = r"ERR_INTERNET_DISCONNECTED|ERR_NETWORK"
OFFLINE = "No connection."
ANOTHER = """(before) =>
  Number(document.querySelector("[data-testid=table]").dataset.length) !== before"""
REACHED = """(length) => {
  document.querySelector("[data-testid=skip]")?.click();  // as who does not want to watch
  return Number(document.querySelector("[data-testid=table]")?.dataset.length) === length;
}"""


@pytest.fixture
def friends(arrive: Arrive) -> tuple[Visitor, Visitor]:
    """Ada, who has laid a table for two, and Bo, who came by her link."""
    ada, bo = arrive("Ada"), arrive("Bo")
    form = doors.form(ada, "friends")
    doors.choose(form, "2")
    page = doors.start(form, ada.name)
    page.get_by_test_id("tab-seats").click()
    invitation = page.locator(".invite input").input_value()
    assert invitation.startswith(f"{ada.site}/t/")
    sit_down(bo, invitation.removeprefix(ada.site))
    return ada, bo


def sit_down(visitor: Visitor, invitation: str) -> None:
    """Follow the link, take the free seat, tell one's name."""
    page = visitor.go(invitation)
    page.get_by_test_id("tab-seats").click()
    page.locator("#panel-seats .doors button.main").click()
    naming = page.locator("dialog[open]")
    naming.locator("input").fill(visitor.name)
    naming.locator("button.main").click()
    expect(naming).to_have_count(0)


class Together:
    """Two people at one table: whoever's turn it is on their own page decides there."""

    def __init__(self, *pages: Page) -> None:
        self.drivers = [Driver(page, seed) for seed, page in enumerate(pages)]

    def play(self, most: int = 10_000) -> None:
        """Decide by turns, so many times or until the game is over."""
        for _ in range(most):
            self.agree()
            driver = next(filter(is_to_decide, self.drivers), None)
            if driver is None:
                return
            sight = driver.turn()
            driver.page.wait_for_function(ANOTHER, arg=sight.length)

    def agree(self) -> None:
        """Wait until both see the position that is further."""
        lengths = [driver.length() for driver in self.drivers]
        for driver in self.drivers:
            driver.page.wait_for_function(REACHED, arg=max(lengths))


def is_to_decide(driver: Driver) -> bool:
    """Whether the page says that it is this person's turn."""
    return driver.page.locator("[data-testid=turn].mine").count() == 1


@pytest.fixture
def together(friends: tuple[Visitor, Visitor]) -> Together:
    """Both of them, ready to play."""
    return Together(*(visitor.page for visitor in friends))


def test_two_people_play_a_whole_game(friends: tuple[Visitor, Visitor], together: Together) -> None:
    _, bo = friends
    together.play(most=8)
    bo.page.reload()
    together.play(most=8)
    without_network(bo, together)
    together.play()
    told = [visitor.page.get_by_test_id("ending") for visitor in friends]
    for ending in told:
        expect(ending).to_be_visible()
    assert told[0].locator("tfoot").inner_text() == told[1].locator("tfoot").inner_text()


def without_network(visitor: Visitor, together: Together) -> None:
    """The page says that it has lost the server, offers nothing, and comes back by itself."""
    with visitor.expecting(NO_NETWORK):
        visitor.context.set_offline(True)
        expect(visitor.page.get_by_text(OFFLINE)).to_be_visible()
        expect(visitor.page.locator("[data-testid=decide] .choices")).to_have_count(0)
        visitor.context.set_offline(False)
        expect(visitor.page.get_by_text(OFFLINE)).to_have_count(0)
    together.agree()


def test_two_tabs_race_for_one_turn(ada: Visitor) -> None:
    """Only one of them can be first: the other is shows what has happened."""
    first = doors.bots(ada, players=2)
    second = ada.open()
    second.goto(first.url)
    late = Driver(second, seed=2)
    sight = late.wait()
    held: list[Route] = []
    with ada.expecting(STALE):
        with second.expect_request("**/decisions?*"):
            second.route("**/decisions?*", lambda route: held.append(route))
            late.decide(sight)
        Driver(first, seed=1).turn()
        with second.expect_response("**/decisions?*"):  # the stream may be there before
            held[0].continue_()
        assert late.wait(sight.length).length > sight.length
        expect(second.locator(".page [role=status]")).to_be_empty()
        second.unroute_all()
        late.play(most=3)
