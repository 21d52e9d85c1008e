"""Takes the picture of the page that the documentation shows: docs/img/table.jpg.

Plays examples/goa.journal on a server of its own. Needs a Chromium on the PATH.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs/img/table.jpg"
GAME = ROOT / "examples/goa.journal"
SIZE = {"width": 1280, "height": 800}
LOAD = """journal => fetch("/api/journals?name=Fair+Wind", {
    method: "POST", headers: {"Content-Type": "text/plain"}, body: journal,
}).then(answer => answer.json())"""
HAND_OVER = """table => Promise.all([0, 2, 3].map(seat => fetch(`/api/tables/${table}/seats/${seat}`, {
    method: "POST", headers: {"Content-Type": "application/json"},
    body: JSON.stringify({kind: "bot", level: "normal"}),
})))"""
MEET = """name => fetch("/api/me", {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({name}),
}).then(answer => answer.ok)"""


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
    """The table of the game, as one of its players sees it."""
    page.goto(address)
    page.evaluate(MEET, "Ada")
    table = page.evaluate(LOAD, GAME.read_text("utf-8"))["table"]
    page.evaluate(HAND_OVER, table)
    page.goto(f"{address}/t/{table}")
    page.wait_for_selector("h1 >> visible=true", timeout=300_000)
    page.wait_for_timeout(2_000)  # until nothing moves
    page.screenshot(path=PICTURE, type="jpeg", quality=62)


if __name__ == "__main__":
    main()
