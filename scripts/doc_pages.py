"""The pages of the documentation: their blocks, run one after another.

What a block says is tried in a folder of its own, which holds copies of `examples` and `src`. By
its language:

    python    is run, all of a page in one namespace; a block of text right behind it says what it
              prints
    console   each command behind a "$" is run; what follows it is what it prints
    session   begins with such a command, which is given what stands behind its prompts
    diff      with a mark `edit: FILE`: the change is made in that file
    any       with a mark `append: FILE`: the block is put at the end of that file

A mark is a comment above the block: `<!-- edit: my.toml -->`. `<!-- not run: why -->` keeps a block
from being run.
"""

import contextlib
import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NAMES = [
    "README.md",
    "CONTRIBUTING.md",
    *sorted(page.relative_to(ROOT).as_posix() for page in (ROOT / "docs").glob("*.md")),
]

FENCE = re.compile(
    r"^(?:<!-- (?P<mark>[^\n]*) -->\n)?```(?P<language>\w+)[^\n]*\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
COMMANDS = {
    "caravelle": '#!/bin/sh\nexec "{python}" -m caravelle "$@"\n',
    "python": '#!/bin/sh\nexec "{python}" "$@"\n',
}


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, the comment above it, its text and where that lies."""

    language: str
    mark: str
    text: str
    start: int
    end: int

    @property
    def is_run(self) -> bool:
        """Whether it is tried; a mark "not run: why" says that it is not."""
        return not self.mark.startswith("not run: ")


@dataclass(frozen=True)
class Outcome:
    """What a block of a page really says, where the page may say something else."""

    block: Block
    text: str


def blocks(text: str) -> list[Block]:
    """The fenced blocks of a page."""
    return [
        Block(found["language"], found["mark"] or "", found["text"], *found.span("text"))
        for found in FENCE.finditer(text)
    ]


def prose(text: str) -> str:
    """The page without its fenced blocks."""
    return FENCE.sub("", text)


def corrected(text: str, name: str) -> str:
    """The page, saying what really comes out of its blocks."""
    for outcome in reversed([*outcomes(text, name)]):
        text = text[: outcome.block.start] + outcome.text + text[outcome.block.end :]
    return text


def outcomes(text: str, name: str) -> Iterator[Outcome]:
    """Try the blocks of a page; a block that fails raises."""
    space: dict[str, Any] = {"__name__": "__main__"}
    found = blocks(text)
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(_furnished(Path(folder))):
        for block, following in zip(found, [*found[1:], None], strict=False):
            if not block.is_run:
                continue
            if block.language == "python":
                line = text.count("\n", 0, block.start)
                printed = _run_python("\n" * line + block.text, name, space)
                if following is not None and following.language == "text":
                    yield Outcome(following, printed)
            elif block.language == "console":
                yield Outcome(block, _run_console(block.text))
            elif block.language == "session":
                yield Outcome(block, _run_session(block.text))
            elif block.mark.startswith("edit: "):
                _edit(Path(block.mark.removeprefix("edit: ")), block.text)
            elif block.mark.startswith("append: "):
                with Path(block.mark.removeprefix("append: ")).open("a", encoding="utf-8") as file:
                    file.write(block.text)


def _furnished(folder: Path) -> Path:
    """A folder in the folder, with what the pages refer to; `bin` beside it has the commands."""
    (folder / "bin").mkdir()
    for name, text in COMMANDS.items():
        command = folder / "bin" / name
        command.write_text(text.format(python=sys.executable))
        command.chmod(0o755)
    room = folder / "room"
    for copied in ("examples", "src"):
        shutil.copytree(ROOT / copied, room / copied, ignore=shutil.ignore_patterns("__pycache__"))
    return room


def _run_python(code: str, name: str, space: dict[str, Any]) -> str:
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(code, name, "exec"), space)
    return printed.getvalue()


def _run_console(text: str) -> str:
    """The block as it should be: each command, and what it prints."""
    commands = re.findall(r"^\$ (.*)$", text, re.MULTILINE)
    return "".join(f"$ {command}\n{_printed(command)}" for command in commands)


def _run_session(text: str) -> str:
    """The same for one command with prompts: "Red> " and the like, at the beginning of a line."""
    command = text.partition("\n")[0].removeprefix("$ ")
    typed = re.findall(r"^[^\W\d]\w*> (.*)$", text, re.MULTILINE)
    printed = _printed(command, "".join(f"{line}\n" for line in typed))
    answers = iter(typed)
    prompt = re.compile(r"^[^\W\d]\w*> ?", re.MULTILINE)
    told = prompt.sub(lambda found: f"{found[0].strip()} {next(answers, '')}\n", printed)
    return f"$ {command}\n{told}"


def _printed(command: str, typed: str = "") -> str:
    """What a command prints on a terminal of 100 columns, blanks at the ends of lines left out."""
    here = Path.cwd().parent
    done = subprocess.run(
        ["sh", "-c", command],
        env=os.environ
        | {
            "PATH": f"{here / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "CARAVELLE_STATE": str(here / "state"),
            "CARAVELLE_LANG": "en",
            "COLUMNS": "100",
            "NO_COLOR": "1",
        },
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    return re.sub(r"[ \t]+$", "", done.stdout, flags=re.MULTILINE)


def _edit(file: Path, text: str) -> None:
    """Make the change of a diff, which must fit in one place."""
    lines = text.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line[0] in " -")
    new = "".join(line[1:] for line in lines if line[0] in " +")
    before = file.read_text("utf-8")
    if before.count(old) != 1:
        raise ValueError(f"{file}: the change fits in {before.count(old)} places:\n{text}")
    file.write_text(before.replace(old, new), "utf-8")
