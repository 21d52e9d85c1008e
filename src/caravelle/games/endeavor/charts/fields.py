"""The checks of single fields that rows of every data file share."""

import re
from collections.abc import Iterable, Iterator

from .wording import Fault, choice, show

SOURCES = ("rulebook", "components-2009", "house")
MAX_WORDS = 40

ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
ID_RULE = "must begin with a small letter, then at most 39 small letters, digits or _"


def check_id(row: str, id_: str) -> Iterator[Fault]:
    """An id that notation can hold."""
    if not ID.fullmatch(id_):
        yield row, f"id {ID_RULE}, not {show(id_)}"


def check_words(row: str, field: str, words: str) -> Iterator[Fault]:
    """A text that can be printed on the chart."""
    if not words.strip() or not words.isprintable() or len(words) > MAX_WORDS:
        yield row, f"{field} must be 1 to {MAX_WORDS} letters that can be printed"


def check_one_of(row: str, field: str, value: str, known: Iterable[str]) -> Iterator[Fault]:
    """A word out of a few."""
    known = tuple(known)  # empty where the file that says it is faulty
    if known and value not in known:
        yield row, f"{field} must be {choice(known)}, not {show(value)}"
