"""The server's own words, the game's beside them, and the language that a request wants."""

from functools import cache
from pathlib import Path

from starlette.requests import HTTPConnection

from caravelle.core.title import Title
from caravelle.core.words import LANGUAGES, Words

TEXT = Path(__file__).parent / "text"


@cache
def words(language: str) -> Words:
    """What the server says itself."""
    return Words(language, [TEXT])


@cache
def game_words(text: Path, language: str) -> Words:
    """What a game says, once for all its tables."""
    return Words(language, [text])


def words_of(title: Title, language: str) -> Words:
    """The words of a title."""
    return game_words(title.text, language)


def language_of(request: HTTPConnection) -> str:
    """The language of the query `lang`, else the best of Accept-Language, else English."""
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    return accepted(request.headers.get("accept-language", "")[:200])


def accepted(header: str) -> str:
    """The best language of ours in an Accept-Language header."""
    best, found = 0.0, "en"
    for part in header.split(","):
        tag, _, weight = part.strip().partition(";q=")
        language = tag.split("-")[0].strip().lower()
        try:
            quality = float(weight or 1)
        except ValueError:
            continue
        if language in LANGUAGES and quality > best:
            best, found = quality, language
    return found
