"""The documentation says what is so: blocks run, names exist, tables and picture are current."""

import ast
import inspect
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import typer.main

import caravelle
from caravelle.cli import app
from caravelle.core.engine import Engine
from caravelle.core.journal import parse
from scripts import doc_pages, doc_tables, write_docs

ROOT = doc_pages.ROOT
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
CODE = ROOT / "src" / "caravelle"
GAME = CODE / "games" / "endeavor"
BASES = [ROOT, CODE, GAME, GAME / "rules", GAME / "data", GAME / "text" / "en"]
MADE = {"my.toml", "my.svg", "late.toml", "site/"}  # by those who read the pages

SOURCE = re.compile(r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|toml|md|sh|ftl|svg|journal)|(?:[\w.-]+/)+)`")
LINK = re.compile(r"\]\(([^)\s#:]+)(?:#[\w-]*)?\)")
COMMAND = re.compile(r"(?:^\$ (?:\w+=\S+ )?|^|`)(caravelle(?: [^`\n|>;&]+)?)", re.MULTILINE)
BROKEN = re.compile(r"^\| [^|]+ \| `[^`|]+` \| ([^|]+) \|$", re.MULTILINE)
RULING = re.compile(r"^\| ([A-Z]\d+) \|.*\| ([^|]*) \| ([^|]*) \|$", re.MULTILINE)


def text_of(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def is_test(named: str) -> bool:
    """Whether "draw: the top card only" is a test of test_draw.py; without a file, of the core."""
    file, _, words = named.removesuffix(" \\*").rpartition(": ")
    folder, files = ("endeavor", f"test_{file}.py") if file else ("core", "test_*.py")
    test = f"def test_{words.replace(' ', '_')}("
    return any(test in path.read_text("utf-8") for path in (ROOT / "tests" / folder).glob(files))


pages = pytest.mark.parametrize("name", doc_pages.NAMES)


@pages
def test_blocks_run_and_say_what_the_page_says(name: str) -> None:
    text = text_of(name)
    for outcome in doc_pages.outcomes(text, name):
        assert outcome.text == outcome.block.text, "python scripts/write_docs.py writes it anew"


@pages
def test_every_block_of_python_is_run_or_says_why_not(name: str) -> None:
    for block in doc_pages.blocks(text_of(name)):
        assert block.is_run or block.mark.removeprefix("not run: ").strip()
        if block.language == "python":
            ast.parse(block.text)
        if block.language == "toml":
            tomllib.loads(block.text)


@pages
def test_tables_are_up_to_date(name: str) -> None:
    text = text_of(name)
    assert write_docs.with_tables(text) == text, "python scripts/write_docs.py writes them anew"


def test_every_table_is_shown_somewhere() -> None:
    shown = "".join(map(text_of, doc_pages.NAMES))
    assert [name for name in doc_tables.TABLES if f"<!-- table: {name} -->" not in shown] == []


def test_the_picture_is_what_the_program_draws() -> None:
    assert write_docs.PICTURE.read_text("utf-8") == write_docs.picture()


def test_the_journal_of_the_pages_is_sound() -> None:
    text = write_docs.JOURNAL.read_text("utf-8")
    assert text == write_docs.journal()
    assert "occupy goa" in caravelle.load(write_docs.JOURNAL).legal
    assert len(parse(text).decisions) == 57


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_examples_run(example: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(example)], cwd=tmp_path, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pages
def test_links_lead_somewhere(name: str) -> None:
    folder = (ROOT / name).parent
    for target in LINK.findall(doc_pages.prose(text_of(name))):
        assert (folder / target).exists(), target


@pages
def test_named_files_exist(name: str) -> None:
    for path in SOURCE.findall(doc_pages.prose(text_of(name))):
        assert path in MADE or any((base / path).exists() for base in BASES), path


@pages
def test_commands_are_understood(name: str) -> None:
    group = typer.main.get_command(app)
    for words in map(str.strip, COMMAND.findall(text_of(name))):
        _, *arguments = shlex.split(words)
        command, context = group, group.make_context("caravelle", [], resilient_parsing=True)
        while arguments and not arguments[0].startswith("-"):
            found = getattr(command, "commands", {}).get(arguments[0])
            if found is None:
                assert not getattr(command, "commands", {}), f"no command {words!r}"
                break
            command = found
            context = command.make_context(
                arguments.pop(0), [], parent=context, resilient_parsing=True
            )
        known = {option for parameter in command.params for option in parameter.opts}
        known |= set(command.get_help_option_names(context))
        for word in arguments:
            assert not word.startswith("-") or word.split("=")[0] in known, f"{word} in {words!r}"


RULED = [name for name in doc_pages.NAMES if RULING.search(text_of(name))]


@pytest.mark.parametrize("name", RULED)
def test_every_ruling_names_its_code_and_its_tests(name: str) -> None:
    rows = RULING.findall(text_of(name))
    assert len(rows) > (50 if name == "docs/rulings.md" else 10)
    for number, code, tests in rows:
        assert SOURCE.search(code), number
        for named in tests.split("; "):
            assert is_test(named), (number, named)


def test_everything_that_was_broken_names_the_test_that_failed() -> None:
    rows = BROKEN.findall(text_of("docs/testing.md"))
    assert len(rows) > 100
    for named in rows:
        assert is_test(named) or named.startswith("none can: "), named


def test_every_public_name_is_documented() -> None:
    api = text_of("docs/api.md")
    for name in caravelle.__all__:
        assert name.startswith("_") or f"`{name}" in api or f"caravelle.{name}" in api, name
    for name in vars(caravelle.Match):
        assert name.startswith("_") or f"`{name}" in api, f"Match.{name}"
    listed = api[api.index("### Match") : api.index("### Errors")]
    for name in re.findall(r"^\| (`.*?`) \|", listed, re.MULTILINE):
        for word in re.findall(r"`(\w+)", name):
            assert word in vars(caravelle.Match) or word in vars(played()), word
    arrays = text_of("docs/arrays.md")
    for name in vars(Engine):
        assert name.startswith("_") or f"{name}" in arrays, f"Engine.{name}"


def played() -> caravelle.Match:
    return caravelle.new(seed=1)


def test_the_readme_is_short() -> None:
    assert len(text_of("README.md").splitlines()) <= 120


def test_slow_motion_names_a_line_of_a_rule() -> None:
    """The breakpoint that the example names must be a line that runs."""
    text = text_of("examples/slow_motion.py")
    found = re.search(r"b (caravelle/\S+):(\d+)", text)
    assert found
    line = (ROOT / "src" / found[1]).read_text("utf-8").splitlines()[int(found[2]) - 1]
    assert inspect.cleandoc(line) == "state.presence[area, seat] += 1"
