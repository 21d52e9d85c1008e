"""The catalogues of the command line: complete, well formed and alike in every language."""

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

from caravelle import cli
from caravelle.cli.language import TEXT, catalogue
from caravelle.cli.menu import OFFERED
from caravelle.cli.seats import COLOURS
from caravelle.cli.terminal.looking import RULES
from caravelle.cli.terminal.prompt import COMMANDS, folded
from caravelle.core.words import LANGUAGES
from caravelle.games.endeavor import TITLE, option_values
from caravelle.games.endeavor.content import load
from caravelle.games.endeavor.options import TERMS

FILES = sorted(TEXT.glob("*/*.ftl"))
NUMBERS = (
    "players", "names", "left", "count", "others", "threads", "decisions", "value", "glory",
    "games", "rating", "error", "share", "low", "high", "legal",
)  # fmt: skip
ALIGNED = ("cli-chart-fault", "cli-chart-warning")  # with what stands below
COLUMNS = ("chart", "title", "edition", "players", "file")
GAINS = (
    "token-taken",
    "token-taken-other",
    "track-token-taken",
    "track-token-taken-other",
    "link-controlled",
    "link-controlled-other",
    "link-token-taken",
    "link-token-taken-other",
    "link-lost",
    "link-lost-other",
    "attacked",
    "region-opened",
    "governor-won",
    "governor-won-other",
    "abolition",
    "card-set-aside",
    "card-set-aside-other",
    "silent-token-gone",
    "governor-lost",
    "track-token-removed",
    "selector-moved",
)
FAMILIES = [
    family
    for title in (TITLE, *TITLE.variants.values())
    for family in title.space.families.values()
]
VARIANTS = get_args(option_values.Variant)
FLAGS = [name for terms in TERMS.values() for name, usual in terms.own.items() if usual is False]
DIFFICULTIES = get_args(option_values.Difficulty)
PARTIES = ("silent_fleet", "neutral")
ID = re.compile(r"""["'](cli-[\w-]+)["']""")
ALIKE = re.compile(
    r"-short-|-letter-|-command-|-gain-|-share$|-decimal|-percent|-pair|-menu-chart|-rating-is"
)


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


def asked_for() -> set[str]:
    """Every message that the code asks for."""
    sources = [file.read_text("utf-8") for file in Path(cli.__file__).parent.rglob("*.py")]
    wanted = {id_ for source in sources for id_ in ID.findall(source)}
    content = load("side_b")
    effects = {row.effect for row in content.buildings if row.effect}
    for kind, names in (
        ("short", [token.id for token in content.tokens]),
        ("letter", (*COLOURS, *PARTIES)),
        ("colour", COLOURS),
        ("level", OFFERED),
        ("command", COMMANDS),
        ("about", COMMANDS),
        ("rules", (*RULES, *VARIANTS)),
        ("effect", effects),
        ("gain", GAINS),
        ("chart-column", COLUMNS),
        ("verb", {family.verb for family in FAMILIES if family.domain}),
    ):
        wanted |= {f"cli-{kind}-{name}" for name in names}
    return wanted


def test_every_language_has_the_same_files() -> None:
    english, french, german = ({f.name for f in (TEXT / code).iterdir()} for code in LANGUAGES)
    assert english == french == german


def test_every_language_has_the_same_messages_and_variables() -> None:
    assert MESSAGES["en"] == MESSAGES["fr"] == MESSAGES["de"]


def test_every_message_asked_for_is_there_and_no_other() -> None:
    assert MESSAGES["en"].keys() == asked_for()


@pytest.mark.parametrize("number", [0, 1, 2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, number: int) -> None:
    words = catalogue(language)
    for name, variables in MESSAGES[language].items():
        values = {v: number if v in NUMBERS else f"<{v}>" for v in variables}
        said = words.say(name, **values)
        assert said.strip()
        assert not re.search(r"[{}\n\u2066-\u2069]", said), said
        assert "  " not in said or name in ALIGNED, said


@pytest.mark.parametrize("language", ["fr", "de"])
def test_no_sentence_was_left_in_english(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    values: dict[str, object] = dict.fromkeys(set().union(*MESSAGES["en"].values()), 2)
    alike = [
        name
        for name in MESSAGES["en"]
        if not ALIKE.search(name) and english.say(name, **values) == other.say(name, **values)
    ]
    assert [name for name in alike if len(english.say(name, **values).split()) > 2] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_short_words_and_commands_are_told_apart(language: str) -> None:
    words = catalogue(language)
    letters = [words.say(f"cli-letter-{party}") for party in (*COLOURS, *PARTIES)]
    shorts = [words.say(f"cli-short-{token.id}") for token in load("side_b").tokens]
    names = [n for c in COMMANDS for n in {c, *folded(words.say(f"cli-command-{c}")).split()}]
    verbs = [family.verb for family in FAMILIES]
    for signs in (letters, shorts):
        assert len(set(signs)) == len(signs)
    assert len(set(names)) == len(names)
    assert not set(names) & set(verbs)


def test_french_signs_keep_to_their_word() -> None:
    for file in (TEXT / "fr").glob("*.ftl"):
        assert not re.search(r"[\w»})] [:;!?»]|« ", file.read_text("utf-8")), file.name
