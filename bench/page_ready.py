"""How long a cold browser takes from the address to a table where a decision can be made.

    python bench/page_ready.py [--rounds 5] [--json]

A server process of its own, a table with bots whose rules are compiled; each round starts a browser
with an empty profile, once for the home page and once for the table. Also the size of the page's
JavaScript, compressed. Needs the system's Chromium. Ratios below 1 are within the budget.
"""

import argparse
import gzip
import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType, sync_playwright

from caravelle.server import run

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests' server and people serve here too

from tests.server.client import Person
from tests.server.hosting import process

READY = 1.5  # seconds
SCRIPT = 200_000  # bytes
PAGE = Path(run.__file__).parent / "page/assets"
DOORS = "main .doors button:not([disabled])"
CHOICES = "[data-testid=decide] .choices"

# Notes the moment at which something comes onto the page.
NOTE = """
new MutationObserver((_, observer) => {
  if (!document.querySelector(%r)) return;
  observer.disconnect();
  window.ready = performance.now();
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


def seconds(chromium: BrowserType, address: str, cookies: list[Any], sign: str) -> float:
    """From the navigation to the sign, in a browser that was never anywhere."""
    with chromium.launch(executable_path=shutil.which("chromium")) as browser:
        context = browser.new_context(reduced_motion="reduce")
        context.add_cookies(cookies)
        context.add_init_script(NOTE % sign)
        page = context.new_page()
        page.goto(address)
        return float(page.wait_for_function("() => window.ready", timeout=60_000).json_value())


def measured(rounds: int) -> dict[str, Any]:
    """Medians and extremes, in seconds; the size in bytes; ratios to the budgets."""
    samples: dict[str, list[float]] = {"home": [], "table": []}
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        with process(str(folder / "tables.sqlite"), folder) as server:
            person = Person(server.address, "Ada")
            table = person.table("me", "random", "random", "random")
            person.my_turn(table)
            cookies = [
                {"name": cookie.name, "value": cookie.value or "", "url": server.address}
                for cookie in person.http.cookies.jar
            ]
            for _ in range(rounds):
                for what, path, sign in (("home", "/", DOORS), ("table", f"/t/{table}", CHOICES)):
                    took = seconds(playwright.chromium, server.address + path, cookies, sign)
                    samples[what].append(took / 1000)
            person.http.close()
    size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in PAGE.glob("*.js"))
    return {
        what: {
            "median": statistics.median(found),
            "worst": max(found),
            "of budget": statistics.median(found) / READY,
        }
        for what, found in samples.items()
    } | {"script": {"bytes": size, "of budget": size / SCRIPT}}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    found = measured(wish.rounds)
    if wish.json:
        print(json.dumps(found, indent=2))
        return
    for what in ("home", "table"):
        row = found[what]
        print(
            f"{what:6} ready in {row['median']:.2f} s (worst {row['worst']:.2f} s),"
            f" {row['of budget']:.2f} of the budget of {READY} s"
        )
    size = found["script"]
    print(f"script {size['bytes'] / 1000:.0f} kB compressed, {size['of budget']:.2f} of the budget")


if __name__ == "__main__":
    main()
