"""Pages: HTML that is one file: no script, no font, no picture and no address from outside.

Whatever is text is escaped here; only `Html`, which these functions and `plot.drawn` make, is not.
"""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from caravelle import __version__

GENERATOR = '<meta name="generator" content="Caravelle'
STYLE = Path(__file__).with_name("page.css")


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def escaped(text: str) -> Html:
    """The HTML that shows a text as it is."""
    return text if isinstance(text, Html) else Html(escape(text))


def joined(parts: Iterable[str], between: str = "") -> Html:
    """Parts one after another."""
    return Html(escaped(between).join(map(escaped, parts)))


def page(title: str, language: str, parts: Iterable[str]) -> Html:
    """A whole page of these parts, below its title."""
    return Html(
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'{GENERATOR} {__version__}">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escaped(title)}</title>\n<style>\n{STYLE.read_text('utf-8')}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{escaped(title)}</h1>\n"
        + joined(parts, "\n")
        + "\n</main>\n</body>\n</html>\n"
    )


def is_ours(path: Path) -> bool:
    """Whether a file is a page that was made here. Raises OSError."""
    with path.open("rb") as file:
        return GENERATOR.encode() in file.read(1000)


def heading(text: str, level: int = 2, anchor: str = "") -> Html:
    """A heading; level 1 is the page's title. `links` may lead to its `anchor`."""
    place = f' id="{escape(anchor)}"' if anchor else ""
    return Html(f"<h{level}{place}>{escaped(text)}</h{level}>")


def links(label: str, targets: Iterable[tuple[str, str]]) -> Html:
    """A list of what is on the page, each by its anchor and its words."""
    rows = (f'<li><a href="#{escape(to)}">{escaped(words)}</a></li>' for to, words in targets)
    return Html(f'<nav aria-label="{escape(label)}"><ul>{"".join(rows)}</ul></nav>')


def paragraph(text: str, kind: str = "") -> Html:
    """A paragraph; `kind` is a class of the style sheet, such as "note" or "lead"."""
    return Html(f"<p{_class(kind)}>{escaped(text)}</p>")


def strong(text: str) -> Html:
    """Words that stand out."""
    return Html(f"<strong>{escaped(text)}</strong>")


def code(text: str) -> Html:
    """Words as they are typed."""
    return Html(f"<code>{escaped(text)}</code>")


def facts(pairs: Iterable[tuple[str, str]]) -> Html:
    """Names with what is told of them."""
    rows = (f"<dt>{escaped(name)}</dt><dd>{escaped(told)}</dd>" for name, told in pairs)
    return Html(f"<dl>{''.join(rows)}</dl>")


def items(parts: Iterable[str], kind: str = "") -> Html:
    """A numbered list."""
    rows = (f"<li>{escaped(part)}</li>" for part in parts)
    return Html(f"<ol{_class(kind)}>{''.join(rows)}</ol>")


def swatch(colour: str, name: str) -> Html:
    """A name behind a little square of the colour that it has in a plot."""
    square = f'<span class="swatch" style="background:{escape(colour)}"></span>'
    return Html(f'<span class="name">{square}{escaped(name)}</span>')


def table(
    caption: str, headings: Sequence[str], rows: Iterable[Sequence[str]], align: str = ""
) -> Html:
    """A table; the first cell of a row is its heading.

    `align` has a sign for each column: "<" for words, ">" for numbers. Without it the first column
    has words and the others have numbers.
    """
    signs = align or "<" + ">" * (len(headings) - 1)
    kinds = ["number" if sign == ">" else "" for sign in signs]
    head = "".join(
        f'<th scope="col"{_class(kind)}>{escaped(text)}</th>'
        for text, kind in zip(headings, kinds, strict=True)
    )
    body = "\n".join(_row(row, kinds) for row in rows)
    return Html(
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption)}"><table>'
        f"<caption>{escaped(caption)}</caption>\n"
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>"
    )


def _row(cells: Sequence[str], kinds: Sequence[str]) -> str:
    first = f'<th scope="row"{_class(kinds[0])}>{escaped(cells[0])}</th>'
    others = (
        f"<td{_class(kind)}>{escaped(cell)}</td>"
        for cell, kind in zip(cells[1:], kinds[1:], strict=True)
    )
    return f"<tr>{first}{''.join(others)}</tr>"


def figure(picture: Html, caption: str, behind: Html | None = None, words: str = "") -> Html:
    """A plot with its caption; `behind` has its figures as a table, folded away under `words`."""
    folded = details(words, behind) if behind is not None else ""
    return Html(
        f'<figure><div class="plot" tabindex="0" role="group" aria-label="{escape(caption)}">'
        f"{picture}</div>\n"
        f"<figcaption>{escaped(caption)}</figcaption>\n</figure>\n{folded}"
    )


def details(words: str, part: Html) -> Html:
    """A part that opens when its words are clicked."""
    return Html(f"<details><summary>{escaped(words)}</summary>\n{part}</details>")


def _class(kind: str) -> str:
    return f' class="{escape(kind)}"' if kind else ""
