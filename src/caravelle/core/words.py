"""Words: what people read, in their language, from Fluent catalogues.

A catalogue is a folder of `.ftl` files for each language. The files are read and indexed when
`Words` is made; an entry is parsed when it is first said, for parsing takes most of the time.
Besides the functions of Fluent a message may use LOWER_FIRST.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from numbers import Integral, Real
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import OptionError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGE_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}
LANGUAGES = tuple(LANGUAGE_NAMES)

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)


class WordsError(Exception):
    """A catalogue, or a call of `say`, that is wrong: a bug of ours, never of the user."""


class Words:
    """The messages of one language, from the catalogues in several folders.

    Each folder holds one folder per language (`en`, `fr`, `de`). No two files of a language may
    have the same message.
    """

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        if language not in LANGUAGES:
            raise WordsError(f"there is no language {language!r}")
        self.language = language
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        for file in _files(language, folders):
            for name, source in _entries(file.read_text("utf-8")):
                if name in self._sources:
                    raise WordsError(f"{language}/{file.name} has {name} once more")
                self._sources[name] = source

    def has(self, message: str, /) -> bool:
        """Whether there is a message of this id."""
        return message in self._sources and not message.startswith("-")

    def say(self, message: str, /, **variables: object) -> str:
        """The text of a message.

        Variables are words or numbers, those of NumPy too; more of them than the message uses do
        no harm. Raises WordsError if there is no such message or if one of its variables is
        missing.
        """
        if not self.has(message):
            raise WordsError(f"{self.language}: there is no message {message}")
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise WordsError(f"{self.language}: {message} has no text")
        values = {name: _plain(name, value) for name, value in variables.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise WordsError(f"{self.language}: {message}: {'; '.join(map(str, errors))}")
        return str(text)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # not above: importing it takes 50 ms

        functions: dict[str, Callable[[Any], Any]] = {"LOWER_FIRST": _lower_first}
        return FluentBundle([self.language], functions, use_isolating=False)

    def _parse(self, name: str) -> None:
        """Parse an entry, and those that it refers to, unless that was done before."""
        if name in self._parsed:
            return
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        source = self._sources[name]
        resource = FluentResource(source)
        if any(isinstance(entry, Junk) for entry in resource.body):
            raise WordsError(f"{self.language}: {name} can't be read")
        self._parsed.add(name)
        self._bundle.add_resource(resource)
        for reference in _REFERENCE.findall(source):
            if reference in self._sources:
                self._parse(reference)


def pick_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the one wanted, or else the one that the environment asks for.

    `wanted` and then CARAVELLE_LANG are explicit: raises OptionError if we don't speak that.
    Of LC_ALL, LC_MESSAGES and LANG the first that is set counts, as everywhere; if we don't speak
    it, we speak English.
    """
    explicit = wanted or environ.get("CARAVELLE_LANG")
    if explicit:
        language = _language(explicit)
        if language not in LANGUAGES:
            choice = ", ".join(f"{code} ({name})" for code, name in LANGUAGE_NAMES.items())
            raise OptionError(f"no language {explicit!r}: there are {choice}")
        return language
    set_ones = filter(None, map(environ.get, ("LC_ALL", "LC_MESSAGES", "LANG")))
    language = _language(next(set_ones, "en"))
    return language if language in LANGUAGES else "en"


def _lower_first(text: Any) -> Any:
    """LOWER_FIRST($text) in a catalogue: a label in the middle of a sentence."""
    return str(text)[:1].lower() + str(text)[1:]


def _language(locale: str) -> str:
    """The language of a locale such as "de_AT.UTF-8" or "fr-CA"."""
    return re.split(r"[_.@-]", locale.strip().lower())[0]


def _files(language: str, folders: Sequence[Path]) -> Iterator[Path]:
    for folder in folders:
        files = sorted((folder / language).glob("*.ftl"))
        if not files:
            raise WordsError(f"no catalogue for {language} in {folder.name}")
        yield from files


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a catalogue, each with its source up to the next one."""
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


def _plain(name: str, value: object) -> str | int | float:
    if isinstance(value, str):
        return value
    if isinstance(value, Integral):
        return int(value)
    if isinstance(value, Real):
        return float(value)
    raise WordsError(f"variable {name} is neither words nor a number: {value!r}")
