"""Takes the picture of the page that the documentation shows: docs/img/table.jpg.

Plays examples/goa.journal on a server of its own. Needs a Chromium on the PATH.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs/img/table.jpg"
GAME = ROOT / "examples/goa.journal"
SIZE: ViewportSize = {"width": 1280, "height": 800}
SEND = """([path, kind, body]) => fetch(path, {
    method: "POST", headers: {"Content-Type": kind}, body,
}).then(answer => answer.json())"""


def main() -> None:
    """Start a server, look at it, stop it."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("There is no Chromium on the PATH.")
    with tempfile.TemporaryDirectory() as folder, serving(folder) as server:
        assert server.stdout is not None
        address = next(word for word in server.stdout.readline().split() if "://" in word)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--disable-gpu"])
            photograph(browser.new_page(viewport=SIZE, locale="en"), address.rstrip("/"))
            browser.close()
        server.terminate()
    print(f"{PICTURE.relative_to(ROOT)}: {PICTURE.stat().st_size // 1000} kB")


def serving(folder: str) -> subprocess.Popen[str]:
    """A server with a data folder of its own; its first line says where it is."""
    return subprocess.Popen(
        [sys.executable, "-m", "caravelle", "serve", "--no-browser", "--port", "0"],
        env={**os.environ, "CARAVELLE_DATA": folder},
        stdout=subprocess.PIPE,
        text=True,
    )


def photograph(page: Page, address: str) -> None:
    """The table of the game, as Blue sees it, who is to act; bots sit in the other seats."""

    def send(path: str, body: object) -> Any:
        is_text = isinstance(body, str)
        kind = "text/plain" if is_text else "application/json"
        return page.evaluate(SEND, [path, kind, body if is_text else json.dumps(body)])

    page.goto(address)
    send("/api/me", {"name": "Ada"})
    table = send("/api/journals?name=Fair+Wind", GAME.read_text("utf-8"))["table"]
    for seat in 0, 2, 3:
        send(f"/api/tables/{table}/seats/{seat}", {"kind": "bot", "level": "normal"})
    page.goto(f"{address}/t/{table}")
    page.wait_for_selector("h1 >> visible=true", timeout=300_000)
    page.wait_for_timeout(2_000)  # until nothing moves
    page.screenshot(path=PICTURE, type="jpeg", quality=62)


if __name__ == "__main__":
    main()
