"""Writes what the documentation should not say by heart: tables, outputs, the picture, a journal.

    python scripts/write_docs.py

A page marks a table by `<!-- table: NAME -->` and `<!-- end -->`; what stands between is replaced,
and so are the blocks of text that follow a block of Python. A test fails while anything differs
from what would be written here. Read the difference before you commit it.
"""

import random
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import caravelle
from caravelle.games.endeavor.charts.draw import draw
from caravelle.games.endeavor.content import load
from scripts import doc_pages, doc_tables

ROOT = doc_pages.ROOT
JOURNAL = ROOT / "examples" / "goa.journal"
PICTURE = ROOT / "docs" / "img" / "side_b.svg"
MARKED = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def main() -> None:
    """Write everything."""
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(picture(), "utf-8")
    JOURNAL.write_text(journal(), "utf-8")
    for name in doc_pages.NAMES:
        page = ROOT / name
        text = with_tables(page.read_text("utf-8"))
        page.write_text(doc_pages.corrected(text, name), "utf-8")


def picture() -> str:
    """The chart of side B as the program draws it."""
    return draw(load("side_b"))


def journal() -> str:
    """A game in which all make for India, up to the decision that the pages follow."""
    match, dice = caravelle.new(players=4, chart="side_a", seed=185), random.Random(185)
    while not _is_eager_for_goa(match):
        legal = match.legal
        wanted = [text for text in legal if text in ("occupy madras", "ship india")]
        others = [text for text in legal if text not in ("pass", "occupy goa")]
        match.do(wanted[0] if wanted else dice.choice(others or legal))
    return match.journal.to_text()


def _is_eager_for_goa(match: caravelle.Match) -> bool:
    holds_madras = match.view()["spaces"]["madras"]["disc"] == match.actor
    return holds_madras and "occupy goa" in match.legal


def with_tables(text: str) -> str:
    """A page with its tables as they should be."""
    return MARKED.sub(
        lambda found: f"{found[1]}\n{doc_tables.TABLES[found[2]]()}\n{found[3]}", text
    )


if __name__ == "__main__":
    main()
