"""A person with a browser of their own: a context nobody shares, and a page that is watched."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

PATIENCE = 60_000  # ms after which a test gives up; a machine may be busy
HOSTED = re.compile(r"/api/tables/[\w-]+/events")
LEVEL = "random"  # of bots, where a test does not care: they answer at once

# What the browser forbids is told nowhere else in every case.
REPORT_FORBIDDEN = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`forbidden: ${event.violatedDirective} ${event.blockedURI}`));
"""


class Visitor:
    """Somebody at the page. Whatever the browser complains of is a fault, unless it is expected."""

    def __init__(self, browser: Browser, site: str, name: str, **wishes: Any) -> None:
        self.site = site
        self.name = name
        self.faults: list[str] = []
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": WIDE}
        self.context: BrowserContext = browser.new_context(**{**usual, **wishes})
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(REPORT_FORBIDDEN)
        self.page: Page = self.open()

    def open(self) -> Page:
        """One more tab of this browser."""
        page = self.context.new_page()
        page.on("console", self._read)
        page.on("pageerror", lambda error: self.faults.append(f"thrown: {error}"))
        page.on("requestfailed", self._miss)
        page.on("response", self._answered)
        return page

    def go(self, path: str = "/") -> Page:
        """Open an address of the site."""
        self.page.goto(self.site + path)
        return self.page

    @contextmanager
    def expecting(self, fault: str) -> Iterator[None]:
        """Within the block faults that this pattern finds are part of the test."""
        before = len(self.faults)
        yield
        new = self.faults[before:]
        self.faults[before:] = [told for told in new if not re.search(fault, told)]

    def _read(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def _miss(self, request: Request) -> None:
        is_left = request.failure == "net::ERR_ABORTED"  # by the page itself: a stream, a reload
        if not (is_left and HOSTED.search(request.url)):
            self.faults.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.request.method} {response.url}")


WIDE = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 360, "height": 740}
