"""The journal: a game as a text file that a person can read, and that can't be bent unnoticed.

    caravelle-journal 1 {"content": "...", "game": "NAME", ...} #5d0c11
    1 red start colonial_house #90ab3e
    2 blue start merchant_dock #77c0d1
    ...
    end 2 #0fe2a8

The first line says what is played; then one line for each decision; the last line closes the file.
The mark behind each line depends on it and on all lines before, so a change is found at its line
and a missing end is noticed. Marks guard against accidents and careless edits, not against forgers.
"""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from .errors import JournalError, first_fault
from .files import write_whole

FORMAT = "caravelle-journal 1 "
MARK = 6  # hexadecimal digits
LARGEST = 4 << 20  # bytes of a file that we would read

Name = Annotated[
    str, StringConstraints(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")
]


class Header(BaseModel):
    """What is played, and by whom."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    game: Name
    rules: int = Field(ge=1)
    content: Name
    options: dict[str, Any]
    seed: int = Field(ge=0, lt=1 << 63)
    seats: list[Name] = Field(min_length=1, max_length=16)


@dataclass(frozen=True)
class Journal:
    """A header and the decisions so far: each the id of the seat and the notation."""

    header: Header
    decisions: tuple[tuple[str, str], ...] = ()

    def to_text(self) -> str:
        """The file's text."""
        marked, mark = [], ""
        for line in self._lines():
            mark = _mark(mark, line)
            marked.append(f"{line} #{mark}\n")
        return "".join(marked)

    def _lines(self) -> list[str]:
        header = json.dumps(self.header.model_dump(mode="json"), sort_keys=True, ensure_ascii=False)
        decisions = [f"{k} {seat} {text}" for k, (seat, text) in enumerate(self.decisions, 1)]
        return [FORMAT + header, *decisions, f"end {len(self.decisions)}"]

    def write(self, path: Path) -> None:
        """Write the file as a whole or not at all. Raises OSError."""
        write_whole(path, self.to_text())


@dataclass(frozen=True)
class Recovered:
    """What could be read: `journal` up to the first fault (None if the header is bad)."""

    journal: Journal | None
    fault: JournalError | None


def parse(text: str) -> Journal:
    """The journal in a text, its marks checked. Raises JournalError at the first wrong line."""
    found = recover(text)
    if found.fault is not None:
        raise found.fault
    assert found.journal is not None
    return found.journal


def recover(text: str) -> Recovered:
    """The journal up to the first line that is wrong, and what is wrong with that."""
    lines = text.split("\n")
    try:
        header_line, mark = _checked(lines[0], 1, "")
        header = _header(header_line)
    except JournalError as fault:
        return Recovered(None, fault)
    decisions: list[tuple[str, str]] = []
    for number, line in enumerate(lines[1:], 2):
        try:
            if line == "" and number == len(lines):
                raise JournalError(number, "the file is truncated: its closing line is missing")
            content, mark = _checked(line, number, mark)
            if content.startswith("end "):
                _check_end(content, number, len(decisions), lines[number:])
                return Recovered(Journal(header, tuple(decisions)), None)
            decisions.append(_decision(content, number, len(decisions) + 1))
        except JournalError as fault:
            return Recovered(Journal(header, tuple(decisions)), fault)
    end = JournalError(len(lines), "the file is truncated: its closing line is missing")
    return Recovered(Journal(header, tuple(decisions)), end)


def read(path: Path) -> str:
    """The text of a journal file. Raises JournalError for what can't be one, OSError."""
    with path.open("rb") as file:
        raw = file.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise JournalError(1, f"larger than {LARGEST} bytes: no journal of ours")
    try:
        return raw.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as fault:
        line = raw[: fault.start].count(b"\n") + 1
        raise JournalError(line, "not a text file in UTF-8") from None


def _mark(before: str, line: str) -> str:
    raw = f"{before}\n{line}".encode("utf-8", "surrogatepass")  # half letters have a mark too
    return hashlib.sha256(raw).hexdigest()[:MARK]


def _checked(line: str, number: int, before: str) -> tuple[str, str]:
    """The line without its mark, and the mark."""
    if number == 1 and not line.startswith("caravelle-journal "):
        raise JournalError(1, "this is no journal: it does not begin with 'caravelle-journal'")
    if number == 1 and not line.startswith(FORMAT):
        raise JournalError(1, "a journal format that this program does not know")
    content, separator, mark = line.rpartition(" #")
    if not separator or len(mark) != MARK:
        raise JournalError(number, "the mark at its end is missing: cut off, or written by hand")
    if mark != _mark(before, content):
        raise JournalError(number, "its mark does not fit: this line, or the mark, was changed")
    return content, mark


def _header(line: str) -> Header:
    try:
        return Header.model_validate_json(line.removeprefix(FORMAT))
    except ValidationError as fault:
        raise JournalError(1, f"header: {first_fault(fault)}") from None


def _decision(line: str, number: int, expected: int) -> tuple[str, str]:
    parts = line.split(" ", 2)
    if len(parts) != 3 or parts[0] != str(expected):
        raise JournalError(number, f"decision {expected} was expected here")
    return parts[1], parts[2]


def _check_end(line: str, number: int, count: int, rest: list[str]) -> None:
    if line != f"end {count}":
        raise JournalError(number, f"it closes the file after another number than {count}")
    if any(rest):
        raise JournalError(number + 1, "text behind the closing line")
