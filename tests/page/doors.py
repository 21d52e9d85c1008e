"""The ways into a game, from the home page, pressed as a person would."""

from playwright.sync_api import Locator, Page, expect

from .visitor import LEVEL, Visitor

PRESETS = ["bots", "friends", "solo"]  # in the order of the doors


def form(visitor: Visitor, preset: str) -> Locator:
    """The form of a new table, opened by one of the doors of the home page."""
    page = visitor.go()
    page.locator("main .doors button").nth(PRESETS.index(preset)).click()
    return page.locator("main form")


def choose(form: Locator, value: str) -> None:
    """Press the radio button of a value."""
    form.locator(f'label:has(input[value="{value}"])').click()


def select(form: Locator, value: str) -> None:
    """Choose a value of the list that has it, among all options."""
    if not form.locator("details[open]").count():
        form.locator("summary").click()
    form.locator(f'select:has(option[value="{value}"])').first.select_option(value)


def start(form: Locator, name: str) -> Page:
    """Tell one's name, where it is asked, and begin."""
    page = form.page
    field = form.locator("input[autocomplete=nickname]")
    if field.count():
        field.fill(name)
    form.locator("button.main").click()
    expect(page.get_by_test_id("table")).to_be_visible()
    return page


def bots(visitor: Visitor, players: int = 4, level: str = LEVEL) -> Page:
    """A table with bots."""
    wished = form(visitor, "bots")
    choose(wished, str(players))
    choose(wished, level)
    return start(wished, visitor.name)
