"""The report: the figures of a tournament as a page that is one file.

wording.py     everything that is said, in the reader's language
plots.py       the kinds of plots
overview.py    ratings, duels, faults: the tournament as a whole
table.py       one table: seats, scores, length
measures.py    what the game's own statistics count
"""

from typing import Any

from caravelle.reports.page import Html, heading, links, page, paragraph

from .overview import overview
from .table import table_part
from .wording import Wording

METHOD = ("arena-method-rotation", "arena-method-share", "arena-method-seed")


def report_page(figures: dict[str, Any], language: str = "en") -> Html:
    """The page for figures as `caravelle.arena.figures` gives them.

    Raises WordsError for a language that there is not.
    """
    words = Wording(figures, language)
    say = words.say
    tables = list(enumerate(figures["tables"]))
    places = [("ratings", say("arena-ratings"))]
    places += [(f"table{number}", words.table(number)) for number, _ in tables]
    places.append(("method", say("arena-method")))
    parts: list[Html] = [*overview(figures, words, links(say("arena-content"), places))]
    for number, table in tables:
        parts.append(heading(words.table(number), 2, f"table{number}"))
        parts += table_part(number, table, words)
    parts.append(heading(say("arena-method"), 2, "method"))
    parts += [paragraph(say(part)) for part in METHOD]
    return page(say("arena-title", bots=words.listed(figures["plan"]["bots"])), language, parts)
