"""The server's own sentences: one for every code of an error, every level of bots, every notice."""

import re
from pathlib import Path

import pytest

from caravelle import server
from caravelle.bots import LEVELS
from caravelle.core.words import LANGUAGES
from caravelle.server.answers import CODES
from caravelle.server.words import accepted, words

SOURCE = "\n".join(p.read_text("utf-8") for p in Path(server.__file__).parent.rglob("*.py"))
ERRORS = {*re.findall(r'Problem\(\s*\d+,\s*"(\w+)"', SOURCE), *CODES.values(), "refused"}
NOTICES = {"joined", "left", "to_bot"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence(language: str) -> None:
    assert len(ERRORS) > 25
    spoken = words(language)
    wanted = {f"error-{code}" for code in ERRORS}
    wanted |= {f"level-{level}" for level in LEVELS} | {f"notice-{kind}" for kind in NOTICES}
    assert {message for message in wanted if not spoken.has(message)} == set()


def test_no_sentence_is_for_a_code_that_there_is_not() -> None:
    text = (Path(server.__file__).parent / "text/en/server.ftl").read_text("utf-8")
    assert set(re.findall(r"^error-(\w+)", text, re.MULTILINE)) == ERRORS


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("de-CH,de;q=0.9,en;q=0.5", "de"),
        ("it,fr;q=0.3,de;q=0.7", "de"),
        ("xx", "en"),
        ("de;q=oops, fr;q=0.1", "fr"),
        (",;q=,,", "en"),
    ],
)
def test_the_language_that_a_browser_wants(header: str, language: str) -> None:
    assert accepted(header) == language
