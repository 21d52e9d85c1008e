"""What tests of the page in a browser share: a server, a Chromium, and people who look at it."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.server.hosting import hosted

from .visitor import PATIENCE, Visitor

Visit = Callable[..., Page]
Arrive = Callable[..., Visitor]
NAMES = "chromium", "chromium-browser", "google-chrome"
FLAGS = "--disable-gpu --disable-background-networking --disable-component-update --disable-sync"
MISSING = "there is no Chromium here (on Debian: apt install chromium)"

expect.set_options(timeout=PATIENCE)


def program(names: tuple[str, ...], missing: str) -> str:
    """Where a browser is. Without one a test is skipped, but in CI it fails."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        assert "CI" not in os.environ, missing
        pytest.skip(missing)
    return found


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on SQLite, for all tests of the page."""
    with hosted(str(tmp_path_factory.mktemp("page") / "tables.sqlite")) as found:
        yield found


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The system's Chromium.

    It ends with these tests: while it lives, Playwright's event loop counts as running here, and
    nobody else can run one.
    """
    found = os.environ.get("CARAVELLE_CHROMIUM") or program(NAMES, MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS.split())
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Visit]:
    """Opens the page in a browser of its own: `visit("/about", locale="fr", width=360)`.

    Anything that the page logs as an error, or throws, fails the test.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def opened(
        path: str = "/", *, locale: str = "en", width: int = 1440, height: int = 900, **more: Any
    ) -> Page:
        context = chromium.new_context(
            base_url=address, locale=locale, viewport={"width": width, "height": height}, **more
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.extend(_faults(message)))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []


def _faults(message: ConsoleMessage) -> list[str]:
    """What is wrong, if anything; that a request was refused is the page's to tell."""
    is_fault = message.type in ("error", "warning") and "Failed to load" not in message.text
    return [message.text] if is_fault else []


@pytest.fixture
def arrive(chromium: Browser, address: str) -> Iterator[Arrive]:
    """Somebody who plays, in a browser of their own, which may complain of nothing."""
    with ExitStack() as contexts:
        there: list[Visitor] = []

        def arrived(name: str = "Ada", **wishes: Any) -> Visitor:
            visitor = Visitor(chromium, address, name, **wishes)
            contexts.callback(visitor.context.close)
            there.append(visitor)
            return visitor

        yield arrived
        assert {visitor.name: visitor.faults for visitor in there if visitor.faults} == {}


@pytest.fixture
def ada(arrive: Arrive) -> Visitor:
    """Somebody before a wide screen."""
    return arrive("Ada")
