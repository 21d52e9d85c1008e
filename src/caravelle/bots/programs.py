"""Which program thinks about a match."""

from functools import cache

from caravelle.core.match import Match
from caravelle.core.title import Title

from .program import Program, load_program


def program_for(match: Match) -> Program:
    """The program of the match's title: interpreted if the match is, else compiled."""
    return _interpreted(match.title) if match.engine.wide else load_program(match.title)


@cache
def _interpreted(title: Title) -> Program:
    return Program.interpreted(title)
