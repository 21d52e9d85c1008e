"""The catalogues of the arena: complete, well formed and alike in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from caravelle import arena
from caravelle.arena.report.wording import TEXT
from caravelle.core.words import LANGUAGES, Words

ID = re.compile(r"""["'](arena-[\w-]+)["']""")
KINDS = ("illegal", "error", "time", "lost")  # of faults
NUMBERS = (
    "count", "games", "tables", "planned", "turn", "value", "least", "most", "all", "seconds",
)  # fmt: skip
ALIKE = re.compile(r"-number$|-whole|-percent|-interval|-around|-seconds$|-times$")


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


def test_every_language_has_the_same_messages_and_variables() -> None:
    assert MESSAGES["en"] == MESSAGES["fr"] == MESSAGES["de"]


def test_every_message_asked_for_is_there_and_no_other() -> None:
    sources = [file.read_text("utf-8") for file in Path(arena.__file__).parent.rglob("*.py")]
    asked = {found for source in sources for found in ID.findall(source)}
    assert MESSAGES["en"].keys() == asked | {f"arena-kind-{kind}" for kind in KINDS}


@pytest.mark.parametrize("number", [0, 1, 2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, number: int) -> None:
    words = Words(language, [TEXT])
    for name, variables in MESSAGES[language].items():
        values = {v: number if v in NUMBERS else f"<{v}>" for v in variables}
        if {"value", "error"} == variables:
            values["value"] = "<value>"
        said = words.say(name, **values)
        assert said.strip()
        assert not re.search(r"[{}\n\u2066-\u2069]", said), said


@pytest.mark.parametrize("language", ["fr", "de"])
def test_no_sentence_was_left_in_english(language: str) -> None:
    english, other = Words("en", [TEXT]), Words(language, [TEXT])
    values: dict[str, object] = dict.fromkeys(set().union(*MESSAGES["en"].values()), 2)
    alike = [
        name
        for name in MESSAGES["en"]
        if not ALIKE.search(name) and english.say(name, **values) == other.say(name, **values)
    ]
    assert [name for name in alike if len(english.say(name, **values).split()) > 2] == []


def test_french_signs_keep_to_their_word() -> None:
    for file in (TEXT / "fr").glob("*.ftl"):
        assert not re.search(r"[\w»})] [:;!?»]|« ", file.read_text("utf-8")), file.name
