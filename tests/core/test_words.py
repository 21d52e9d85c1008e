"""Words: catalogues in several languages, and the choice of the language."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from caravelle.core.errors import OptionError
from caravelle.core.words import LANGUAGE_NAMES, LANGUAGES, Words, WordsError, pick_language

Catalogue = Callable[..., Words]


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    """Makes Words of one language from the texts of files a.ftl, b.ftl, ..."""

    def make(*texts: str, language: str = "en") -> Words:
        folder = tmp_path / language
        folder.mkdir()
        for name, text in zip("abc", texts, strict=False):
            (folder / f"{name}.ftl").write_text(text, "utf-8")
        return Words(language, [tmp_path])

    return make


def test_every_language_has_its_own_name() -> None:
    assert LANGUAGES == ("en", "fr", "de")
    assert [LANGUAGE_NAMES[language] for language in LANGUAGES] == [
        "English",
        "Français",
        "Deutsch",
    ]


def test_says_messages_of_every_file(catalogue: Catalogue) -> None:
    words = catalogue("one = One\n", "# a comment\n\ntwo = Two: { $thing }!\n")
    assert (words.say("one"), words.say("two", thing="Goa")) == ("One", "Two: Goa!")


def test_says_messages_of_every_folder(tmp_path: Path) -> None:
    for folder, text in (("core", "one = Eins\n"), ("game", "two = Zwei\n")):
        (tmp_path / folder / "de").mkdir(parents=True)
        (tmp_path / folder / "de" / "words.ftl").write_text(text, "utf-8")
    words = Words("de", [tmp_path / "core", tmp_path / "game"])
    assert (words.say("one"), words.say("two")) == ("Eins", "Zwei")


def test_inserted_names_bring_no_invisible_marks(catalogue: Catalogue) -> None:
    said = catalogue("both = { $a } - { $b }\n").say("both", a="Goa", b="Surat")
    assert said == "Goa - Surat"


def test_an_entry_of_several_lines_keeps_them(catalogue: Catalogue) -> None:
    text = "many = { $n ->\n    [one] one\n   *[other] { $n } discs\n}\nafter =\n    A\n    B\n"
    words = catalogue(text)
    assert [words.say("many", n=n) for n in (1, 2)] == ["one", "2 discs"]
    assert words.say("after") == "A\nB"


def test_plural_of_nothing_is_that_of_the_language(catalogue: Catalogue) -> None:
    text = "many = { $n ->\n    [one] one\n   *[other] other\n}\n"
    assert catalogue(text).say("many", n=0) == "other"
    assert catalogue(text, language="fr").say("many", n=0) == "one"


@pytest.mark.parametrize("number", [np.int8(3), np.int64(3), np.uint8(3), np.float32(3), 3.0])
def test_numbers_of_numpy_are_numbers(catalogue: Catalogue, number: object) -> None:
    assert catalogue("round = Round { $n }\n").say("round", n=number) == "Round 3"


def test_a_message_may_use_terms_and_messages_of_other_files(catalogue: Catalogue) -> None:
    words = catalogue("open = { -sea }, { far }\n", "-sea = Open sea\nfar = far { -sea }\n")
    assert words.say("open") == "Open sea, far Open sea"


def test_a_variable_may_be_called_like_the_parameter(catalogue: Catalogue) -> None:
    assert catalogue("a = { $message } { $self }\n").say("a", message="x", self="y") == "x y"


def test_has_knows_messages_but_not_terms(catalogue: Catalogue) -> None:
    words = catalogue("goa = Goa\n-sea = Sea\n")
    assert words.has("goa")
    assert not words.has("lima")
    assert not words.has("-sea")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("b = B\n", "no message a"),
        ("-a = A\n", "no message a"),
        ("a = { $missing }\n", "missing"),
        ("a = { nothing }\n", "nothing"),
        ("a = { $open\n", "can't be read"),
        ("a =\n    .only = an attribute\n", "no text"),
    ],
)
def test_a_fault_of_a_catalogue_is_raised(catalogue: Catalogue, text: str, fault: str) -> None:
    with pytest.raises(WordsError, match=fault):
        catalogue(text).say("a")


def test_a_variable_that_is_no_word_is_refused(catalogue: Catalogue) -> None:
    with pytest.raises(WordsError, match="variable thing"):
        catalogue("a = { $thing }\n").say("a", thing=["Goa"])


def test_a_message_is_said_as_well_after_an_error(catalogue: Catalogue) -> None:
    words = catalogue("a = { $thing }\n")
    with pytest.raises(WordsError):
        words.say("a")
    assert words.say("a", thing="Goa") == "Goa"


def test_a_message_twice_is_refused(catalogue: Catalogue) -> None:
    with pytest.raises(WordsError, match=r"b\.ftl has goa once more"):
        catalogue("goa = Goa\n", "goa = Gao\n")


def test_a_folder_without_the_language_is_refused(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    with pytest.raises(WordsError, match="no catalogue for en"):
        Words("en", [tmp_path])
    with pytest.raises(WordsError, match="no language 'it'"):
        Words("it", [tmp_path])


@pytest.mark.parametrize(
    ("wanted", "environ", "language"),
    [
        (None, {}, "en"),
        ("de", {"CARAVELLE_LANG": "fr"}, "de"),
        ("DE", {}, "de"),
        ("fr-CA", {}, "fr"),
        (None, {"CARAVELLE_LANG": "fr", "LC_ALL": "de_DE"}, "fr"),
        (None, {"LC_ALL": "de_AT.UTF-8", "LANG": "fr_FR.UTF-8"}, "de"),
        (None, {"LC_MESSAGES": "fr_FR@euro", "LANG": "de_DE"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "de"}, "de"),
        (None, {"LC_ALL": "C", "LANG": "de"}, "en"),
        (None, {"LANG": "it_IT.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        ("", {"CARAVELLE_LANG": "", "LANG": "fr"}, "fr"),
    ],
)
def test_language_wanted_then_that_of_the_environment(
    wanted: str | None, environ: dict[str, str], language: str
) -> None:
    assert pick_language(wanted, environ) == language


@pytest.mark.parametrize(("wanted", "environ"), [("it", {}), (None, {"CARAVELLE_LANG": "it"})])
def test_an_explicit_language_that_is_not_spoken_is_refused(
    wanted: str | None, environ: dict[str, str]
) -> None:
    with pytest.raises(OptionError, match=r"no language 'it': there are en \(English\), fr"):
        pick_language(wanted, environ)


def test_importing_words_does_not_import_fluent() -> None:
    code = "import sys, caravelle.core.words; print('fluent' in ' '.join(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
