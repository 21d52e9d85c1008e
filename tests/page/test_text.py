"""The words of the page and of the server: complete, alike and well formed in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from caravelle.core.words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
TEXT = ROOT / "src/caravelle/server/text"
FILES = sorted(TEXT.glob("*/*.ftl"))
NUMBERS = 2, 1  # what every variable is tried with, besides a word
WORD = re.compile(r"[^\W\d_]{2,}")
ALIKE = 2  # so many words may be the same in two languages


def messages(language: str) -> dict[str, set[str]]:
    """The variables of every message of a language."""
    found = {}
    for file in sorted((TEXT / language).glob("*.ftl")):
        source = file.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message) and entry.value and entry.value.span:
                span = entry.value.span
                found[entry.id.name] = set(re.findall(r"\$(\w+)", source[span.start : span.end]))
    return found


MESSAGES = {language: messages(language) for language in LANGUAGES}
SOURCES = "\n".join(
    file.read_text("utf-8")
    for folder, kinds in ((ROOT / "web/src", ("svelte", "ts")), (ROOT / "src/caravelle", ("py",)))
    for kind in kinds
    for file in sorted(folder.rglob(f"*.{kind}"))
)


def counted(language: str) -> set[str]:
    """Variables that choose between plural forms, so must be numbers."""
    text = "\n".join(file.read_text("utf-8") for file in sorted((TEXT / language).glob("*.ftl")))
    return set(re.findall(r"\$(\w+) ->", text))


def test_every_language_has_the_same_files() -> None:
    english, french, german = ({f.name for f in (TEXT / code).iterdir()} for code in LANGUAGES)
    assert english == french == german
    assert english


def test_every_language_has_the_same_messages_and_variables() -> None:
    assert MESSAGES["en"] == MESSAGES["fr"] == MESSAGES["de"]


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, number: int) -> None:
    words, plural = Words(language, [TEXT]), counted(language)
    for name, variables in MESSAGES[language].items():
        said = words.say(name, **{v: number if v in plural else f"<{v}>" for v in variables})
        assert said.strip() == said != "", name
        assert not re.search(r"[{}\u2066-\u2069]|  ", said), said


@pytest.mark.parametrize("language", ["fr", "de"])
def test_no_sentence_was_left_in_english(language: str) -> None:
    english, other = Words("en", [TEXT]), Words(language, [TEXT])
    values: dict[str, object] = dict.fromkeys(set().union(*MESSAGES["en"].values()), 2)
    long = [n for n in MESSAGES["en"] if len(WORD.findall(english.say(n, **values))) > ALIKE]
    assert [n for n in long if english.say(n, **values) == other.say(n, **values)] == []


def test_french_signs_keep_to_their_word() -> None:
    for file in (TEXT / "fr").glob("*.ftl"):
        said = re.sub(r"^#.*$", "", file.read_text("utf-8"), flags=re.MULTILINE)
        assert not re.search(r"[\w»})] [:;!?»]|« ", said), file.name


def test_every_message_is_asked_for() -> None:
    """By its whole name, or by the first part of it that is followed by a variable."""
    begun = tuple(re.findall(r"[`\"']([a-z]+(?:[-_][a-z]+)*-)\$?\{", SOURCES))
    unasked = [name for name in MESSAGES["en"] if not re.search(rf"[\"'`]{name}[\"'`]", SOURCES)]
    assert [name for name in unasked if not name.startswith(begun)] == []
