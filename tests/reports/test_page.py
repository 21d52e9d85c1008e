"""Pages are one file, say what they are given as it is, and can be read without seeing them."""

import re
from html.parser import HTMLParser

from caravelle.reports import page

EVIL = """<script>alert("1")</script> & 'x'"""
VOID = {"meta", "br", "img", "link", "hr"}


class Reader(HTMLParser):
    """Reads a page and notices what is not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not self.open or self.open[-1] != "style":
            self.text += data


def read(html: str) -> Reader:
    """What a browser sees; every tag must be closed."""
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    return reader


def everything(text: str) -> page.Html:
    """A page with everything that there is."""
    table = page.table(text, [text, text], [[text, text]], "<<")
    return page.page(
        text,
        "fr",
        [
            page.heading(text, 3),
            page.paragraph(text, "note"),
            page.paragraph(page.joined([page.strong(text), page.code(text)], text)),
            page.facts([(text, page.swatch("#aa3311", text))]),
            page.items([text], "cards"),
            page.figure(page.Html("<svg></svg>"), text, table, text),
            text,
        ],
    )


def test_text_is_shown_as_it_is() -> None:
    reader = read(everything(EVIL))
    assert "script" not in reader.tags
    assert reader.text.count(EVIL) == 18


def test_a_page_is_one_file_in_its_language() -> None:
    html = everything("words")
    assert '<html lang="fr">' in html
    assert html.count("<h1>") == 1
    assert not re.search(r"https?:|\bsrc=|<link|<script|@import|\burl\(", html)


def test_cells_are_headed_and_numbers_stand_below_each_other() -> None:
    html = page.table("Scores", ["Player", "Glory"], [["Ada", "41"], ["Bo", "9"]])
    assert '<th scope="row">Ada</th><td class="number">41</td>' in html
    assert '<th scope="col" class="number">Glory</th>' in html
    assert "<caption>Scores</caption>" in html
    assert 'tabindex="0" role="region" aria-label="Scores"' in html  # scrolled by keys too
