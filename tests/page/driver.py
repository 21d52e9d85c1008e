"""Plays at a table by what the page itself marks as choosable; it knows no rule and no server."""

import random
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from .visitor import PATIENCE

# What can be done now. Parts are tabs that promise something to choose behind them.
LOOK = """() => {
  const table = document.querySelector("[data-testid=table]");
  const all = (selector, name) =>
    [...document.querySelectorAll(selector)].map((element) => element.dataset[name]);
  return {
    length: Number(table.dataset.length),
    isOver: "over" in table.dataset,
    isBehind: document.querySelector("[data-testid=skip]") !== null,
    answers: all("[data-testid=decide] .choices [data-decision]", "decision"),
    places: [...new Set(all(".can[data-place]", "place"))],
    parts: all("[role=tab][aria-selected=false]:has(.badge)", "tab")
      .filter((part) => ["chart", "mats", "tray", "decks"].includes(part)),
  };
}"""
READY = """(before) => {
  const table = document.querySelector("[data-testid=table]");
  if (!table) return false;
  if ("over" in table.dataset || document.querySelector("[data-testid=skip]")) return true;
  const isNew = Number(table.dataset.length) !== before;
  return isNew && document.querySelector("[data-testid=decide] .choices") !== null;
}"""


ON_CHART = "(thing) => thing.closest('[data-testid=chart]') !== null"
SEEN = """(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const chart = thing.closest("[data-testid=chart]").getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  const isWithin = (at, from, to) => at > from && at < to;
  return isWithin(across, chart.left, chart.right) && isWithin(down, chart.top, chart.bottom);
}"""


@dataclass(frozen=True)
class Sight:
    """What a person sees that they can do."""

    length: int
    isOver: bool  # noqa: N815 - as the page says it
    isBehind: bool  # noqa: N815
    answers: list[str]
    places: list[str]
    parts: list[str]


class Driver:
    """Plays a seat: waits until the page lets it choose, and chooses by chance."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)

    def press(self, thing: Locator) -> None:
        """With the mouse."""
        thing.click()

    def wait(self, before: int = -1) -> Sight:
        """What there is to do, as soon as there is something and the position is another one."""
        while True:
            try:
                self.page.wait_for_function(READY, arg=before, timeout=PATIENCE)
            except Late as late:
                raise AssertionError(f"nothing to choose: {self.told()}") from late
            sight = Sight(**self.page.evaluate(LOOK))
            if not sight.isBehind or sight.isOver:
                return sight
            self.skip()

    def skip(self) -> None:
        """Have the newest position shown, if it is not there by itself meanwhile."""
        self.page.evaluate("document.querySelector('[data-testid=skip]')?.click()")

    def decide(self, sight: Sight) -> None:
        """Choose something, anywhere on the table where the page marks it."""
        kind, thing = self.chance.choice(
            [("answer", answer) for answer in sight.answers]
            + [("place", place) for place in sight.places]
            + [("part", part) for part in sight.parts]
        )
        if kind == "part":
            self.press(self.page.get_by_test_id(f"tab-{thing}"))
            places = Sight(**self.page.evaluate(LOOK)).places
            assert places, f"the tab {thing} promised something to choose: {self.told()}"
            kind, thing = "place", self.chance.choice(places)
        if kind == "place":
            self.press(self.page.locator(f'.can[data-place="{thing}"]').first)
            self.confirm()
        else:
            self.press(self.page.locator(f'.choices [data-decision="{thing}"]'))

    def confirm(self) -> None:
        """Say which decision was meant, where a place stands for several or a finger pressed it."""
        meant = self.page.get_by_test_id("confirm").locator("[data-decision]")
        count = meant.count()
        if count:
            self.press(meant.nth(self.chance.randrange(count)))

    def length(self) -> int:
        """How many decisions the position on the page has behind it."""
        return int(self.page.get_by_test_id("table").get_attribute("data-length") or 0)

    def turn(self, before: int = -1) -> Sight:
        """One decision; what there was to choose from."""
        sight = self.wait(before)
        if not sight.isOver:
            self.decide(sight)
        return sight

    def play(self, most: int = 10_000) -> Sight:
        """Decide until the game is over, or so many times."""
        length = -1
        for _ in range(most):
            sight = self.turn(length)
            if sight.isOver:
                return sight
            length = sight.length
        return self.wait(length)

    def told(self) -> str:
        """What stands on the page, for who reads a failure."""
        return " ".join(self.page.locator("main, dialog[open]").all_inner_texts())[:600]


class Finger(Driver):
    """Plays by touch."""

    def press(self, thing: Locator) -> None:
        """With a finger, on what was brought into view if it lies beyond the edge of the chart."""
        if thing.evaluate(ON_CHART) and not thing.evaluate(SEEN):
            self.bring(thing)
        thing.tap()

    def bring(self, thing: Locator) -> None:
        """Look at one area after the other until the thing is in view."""
        for area in self.page.locator("[data-testid^=show-]").all():
            area.tap()
            if thing.evaluate(SEEN):
                return
        raise AssertionError(f"no area shows {thing}: {self.told()}")


class Typist(Driver):
    """Plays by the keyboard alone."""

    STEPS = 80  # after so many keys the thing can't be come to

    def press(self, thing: Locator) -> None:
        """Go there by keys, and press Enter."""
        if thing.get_attribute("data-place"):
            self.go(thing, "n")
        elif thing.get_attribute("role") == "tab":
            self.jump("m", "#tab-mats")
            self.go(thing, "ArrowRight")
            return
        else:
            self.jump("d", "[data-testid=decide] .choices button")
            self.go(thing, "Tab")
        self.page.keyboard.press("Enter")

    def jump(self, key: str, to: str) -> None:
        """Press a key that takes the focus somewhere."""
        self.page.keyboard.press(key)
        expect(self.page.locator(to).first).to_be_focused()

    def go(self, thing: Locator, key: str) -> None:
        """Press a key until the thing has the focus."""
        for _ in range(self.STEPS):
            if thing.evaluate("(element) => element === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no way by {key!r} to {thing}: {self.told()}")
