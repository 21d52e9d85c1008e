"""The rules of accessibility, by axe-core within the page."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """rules => axe.run({runOnly: rules}).then(({violations}) => violations.flatMap(
    ({id, nodes}) => nodes.map(({html, failureSummary}) => [id, html, failureSummary].join(" | "))
))"""


def violations(page: Page) -> list[str]:
    """What axe finds, a line each: none, where all is well."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN, RULES)
    return found
