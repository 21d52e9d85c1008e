"""The language that a command speaks: that of --lang, then of CARAVELLE_LANG, then the system's."""

import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Annotated

import typer

from caravelle.core.words import LANGUAGES, Words, pick_language

TEXT = Path(__file__).parent / "text"


def _languages(incomplete: str) -> Iterable[str]:
    return [language for language in LANGUAGES if language.startswith(incomplete)]


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        help="Language; else that of CARAVELLE_LANG or of the system.",
        autocompletion=_languages,
        show_default=False,
    ),
]

_spoken: list[str] = []  # the language of this process, the last one is meant


def speak(wanted: str | None) -> str:
    """Speak this language from now on, or the one the environment asks for; returns it.

    Raises OptionError if it is none of ours.
    """
    _spoken[:] = [pick_language(wanted, os.environ)]
    return _spoken[0]


def spoken() -> str:
    """The language spoken now."""
    return _spoken[0] if _spoken else speak(None)


def say(message: str, /, **variables: object) -> str:
    """The text of one of the command line's own messages."""
    return catalogue(spoken()).say(message, **variables)


@cache
def catalogue(language: str, *more: Path) -> Words:
    """The words of the command line, with those in the folders `more`."""
    return Words(language, [TEXT, *more])
