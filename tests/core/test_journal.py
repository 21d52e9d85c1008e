"""The journal: a file that a person can read, and that can't be bent unnoticed."""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from caravelle.core import journal as journal_module
from caravelle.core.engine import Engine
from caravelle.core.errors import JournalError
from caravelle.core.journal import LARGEST, Header, Journal, parse, read, recover
from caravelle.core.match import Match
from caravelle.core.replay import recovered, replay
from tests.core import toy

OPTIONS = toy.Options(players=3)
NAMES = ("Zoé", "李 雷", "Carol")
DECISIONS = ("take one", "wait", "take three_stones", "wait", "take two", "take two")


@pytest.fixture(scope="module")
def match(slow_toy: Engine) -> Match:
    """A game under way."""
    match = Match(toy.TITLE, OPTIONS, 7, NAMES, slow_toy)
    for text in DECISIONS:
        match.do(text)
    return match


@pytest.fixture(scope="module")
def text(match: Match) -> str:
    """Its journal."""
    return match.journal.to_text()


def marked(lines: list[str]) -> str:
    """A journal of these lines with marks that fit, as a forger would make it."""
    mark, whole = "", ""
    for line in lines:
        mark = hashlib.sha256(f"{mark}\n{line}".encode()).hexdigest()[:6]
        whole += f"{line} #{mark}\n"
    return whole


def unmarked(text: str) -> list[str]:
    """The lines of a journal without their marks."""
    return [line.rpartition(" #")[0] for line in text.splitlines()]


def with_header(text: str, **changed: Any) -> str:
    """The journal with other entries in its header, and marks that fit."""
    first, *rest = unmarked(text)
    header = json.loads(first.removeprefix(journal_module.FORMAT)) | changed
    return marked([journal_module.FORMAT + json.dumps(header), *rest])


def fault_of(text: str) -> JournalError:
    """The fault of a journal that must have one."""
    with pytest.raises(JournalError) as caught:
        parse(text)
    found = recover(text).fault
    assert found is not None
    assert str(found) == str(caught.value)
    return caught.value


def replay_fault(text: str) -> JournalError:
    """The fault in replaying a journal whose marks are all right."""
    journal = parse(text)
    with pytest.raises(JournalError) as caught:
        replay(toy.TITLE, journal, Engine.interpreted(toy.TITLE))
    return caught.value


# --- what is right ------------------------------------------------------------------------


def test_a_person_can_read_it(text: str) -> None:
    header, *lines = unmarked(text)
    assert header.startswith('caravelle-journal 1 {"content": "')
    assert '"seats": ["Zoé", "李 雷", "Carol"]' in header
    assert lines == [
        "1 white take one",
        "2 black wait",
        "3 grey take three_stones",
        "4 white wait",
        "5 black take two",
        "6 grey take two",
        "end 6",
    ]
    assert text == marked([header, *lines])


def test_it_reads_back_the_same(match: Match, text: str) -> None:
    journal = parse(text)
    assert journal == match.journal
    assert journal.to_text() == text
    assert recover(text) == journal_module.Recovered(journal, None)


def test_it_leads_to_the_same_position(match: Match, text: str, slow_toy: Engine) -> None:
    again = replay(toy.TITLE, parse(text), slow_toy)
    assert again.state.tobytes() == match.state.tobytes()
    assert (again.decisions, again.seats, again.seed) == (DECISIONS, NAMES, 7)
    again.undo()
    assert len(again.journal.decisions) == len(DECISIONS) - 1


def test_a_match_without_decisions_has_a_journal(slow_toy: Engine) -> None:
    match = Match(toy.TITLE, OPTIONS, 1, engine=slow_toy)
    assert len(match.journal.to_text().splitlines()) == 2
    assert parse(match.journal.to_text()).decisions == ()


# --- truncated ----------------------------------------------------------------------------


def test_cut_off_anywhere_it_is_refused_and_the_beginning_is_kept(
    match: Match, text: str, tmp_path: Path
) -> None:
    """At every byte, in the middle of letters too. Only the last line's end is not missed."""
    raw, file = text.encode(), tmp_path / "cut.journal"
    for length in range(len(raw) - 1):
        file.write_bytes(raw[:length])
        with pytest.raises(JournalError) as caught:
            parse(read(file))
        whole = raw[:length].count(b"\n")  # lines that are all there
        assert caught.value.line == whole + 1
        whole += raw[length : length + 1] == b"\n"  # and one that lacks only its end
        if whole and length not in _inside_letters(raw):
            found = recover(read(file)).journal
            assert found is not None
            assert found.decisions == match.journal.decisions[: whole - 1]
    assert parse(text[:-1]) == match.journal


def _inside_letters(raw: bytes) -> set[int]:
    """Where a cut leaves half a letter."""
    return {position for position, byte in enumerate(raw) if byte & 0xC0 == 0x80}


# --- edited -------------------------------------------------------------------------------


def changed_lines(text: str) -> list[tuple[str, int, str]]:
    """Every edit of one line, or of two: what was done, at which line it must be found."""
    lines = text.splitlines(keepends=True)
    edits = []
    for index, line in enumerate(lines):
        number = index + 1
        before, after = lines[:index], lines[index + 1 :]
        half = len(line) // 2
        other = "x" if line[half] != "x" else "y"
        edits += [
            (
                f"letter in {number}",
                number,
                [*before, line[:half] + other + line[half + 1 :], *after],
            ),
            (f"mark of {number}", number, [*before, line[:-2] + "_\n", *after]),
            (f"without {number}", number, [*before, *after]),
            (f"{number} twice", number + 1, [*before, line, line, *after]),
            (f"empty before {number}", number, [*before, "\n", line, *after]),
            (f"blanks behind {number}", number, [*before, line[:-1] + " \n", *after]),
            (f"blank before {number}", number, [*before, " " + line, *after]),
        ]
        edits += [
            (f"{number} and {later + 1} swapped", number, _swapped(lines, index, later))
            for later in range(index + 1, len(lines))
        ]
    return [(what, number, "".join(edited)) for what, number, edited in edits]


def _swapped(lines: list[str], one: int, other: int) -> list[str]:
    swapped = list(lines)
    swapped[one], swapped[other] = lines[other], lines[one]
    return swapped


def test_every_edit_is_found_at_its_line(match: Match, text: str) -> None:
    edits = changed_lines(text)
    assert len(edits) == 7 * 8 + 7 * 8 // 2
    for what, number, edited in edits:
        fault = fault_of(edited)
        assert fault.line == number, (what, fault)
        found = recover(edited).journal
        if number == 1:
            assert found is None
        else:
            assert found is not None
            assert found.decisions == match.journal.decisions[: number - 2], what


def test_what_stands_behind_the_end_is_refused(text: str) -> None:
    assert fault_of(text + "7 white wait #123456\n").line == 9
    assert parse(text + "\n\n").decisions  # empty lines do no harm


def test_marks_of_another_game_do_not_fit(text: str, slow_toy: Engine) -> None:
    """The same line has another mark there: it depends on all lines before."""
    other = Match(toy.TITLE, OPTIONS, 8, NAMES, slow_toy)
    other.do("take one")
    lines, others = text.splitlines(), other.journal.to_text().splitlines()
    assert unmarked(text)[1] == unmarked(other.journal.to_text())[1]
    assert fault_of("\n".join([lines[0], others[1], *lines[2:]])).line == 2


@pytest.mark.parametrize(
    ("index", "line", "reason"),
    [
        (2, "3 black wait", "decision 2 was expected"),
        (2, "2 black", "decision 2 was expected"),
        (2, "two black wait", "decision 2 was expected"),
        (2, "", "decision 2 was expected"),
        (2, "end 2", "another number than 1"),
        (7, "end 7", "another number than 6"),
        (7, "end six", "another number than 6"),
        (7, "END 6", "decision 7 was expected"),
    ],
)
def test_lines_out_of_order_are_refused_though_marks_fit(
    text: str, index: int, line: str, reason: str
) -> None:
    lines = unmarked(text)
    lines[index] = line
    fault = fault_of(marked(lines))
    assert fault.line == index + 1
    assert reason in fault.reason


# --- decisions that the rules refuse ------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("3 white take three_stones", "grey decides here, not white"),
        ("3 purple take three_stones", "grey decides here, not purple"),
        ("3 grey take four", "'take four' is no decision"),
        ("3 grey \x1b[2J", "is no decision"),
        ("3 \x1b[2J wait", "grey decides here, not ?[2J"),
    ],
)
def test_wrong_decisions_are_refused_at_their_line(text: str, line: str, reason: str) -> None:
    lines = unmarked(text)
    lines[3] = line
    fault = replay_fault(marked(lines))
    assert fault.line == 4
    assert reason in fault.reason
    assert fault.reason.isprintable()


def test_an_illegal_decision_is_refused_at_its_line_with_the_rule(
    text: str, slow_toy: Engine
) -> None:
    lines = unmarked(text)
    lines[5] = "5 black wait"  # once more
    forged = marked(lines)
    fault = replay_fault(forged)
    assert fault.line == 6
    assert "no more waiting" in fault.reason
    found, stopped = recovered(toy.TITLE, parse(forged))
    assert found.decisions == DECISIONS[:4]
    assert str(stopped) == str(fault)


def test_a_decision_after_the_end_is_refused(slow_toy: Engine) -> None:
    match = Match(toy.TITLE, toy.Options(stones=1), 8, engine=slow_toy)
    assert match.view()["stones"] == 2
    match.do("take two")
    header, first, _ = unmarked(match.journal.to_text())
    fault = replay_fault(marked([header, first, "2 black wait", "end 2"]))
    assert (fault.line, "after the end" in fault.reason) == (3, True)


def test_recovery_keeps_everything_of_a_good_journal(text: str) -> None:
    match, fault = recovered(toy.TITLE, parse(text))
    assert match.decisions == DECISIONS
    assert fault is None


# --- headers ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"rules": 2}, "made by rules version 2, this program has 1"),
        ({"content": "0123456789ab"}, "made with other content"),
        ({"options": {"players": 9}}, "options: "),
        ({"options": {"players": 3, "stones": 0}}, "0 stones are too few"),
        ({"options": {"players": 2}}, "3 different names|2 different names"),
        ({"options": {"dragons": True}}, "options: "),
        ({"options": {"players": "3"}}, "options: "),
        ({"seats": ["Ann", "Ben"]}, "3 different names"),
        ({"seats": ["Ann", "Ann", "Ben"]}, "3 different names"),
    ],
)
def test_a_header_that_the_title_refuses(text: str, changed: dict[str, Any], reason: str) -> None:
    fault = replay_fault(with_header(text, **changed))
    assert fault.line == 1
    assert any(part in fault.reason for part in reason.split("|"))


@pytest.mark.parametrize(
    "changed",
    [
        {"seed": -1},
        {"seed": 2**63},
        {"seed": 10**400},
        {"seed": "7"},
        {"seed": 7.0},
        {"rules": 0},
        {"rules": True},
        {"game": ""},
        {"game": None},
        {"seats": []},
        {"seats": ["x" * 41]},
        {"seats": ["a\nb"]},
        {"seats": "Ann"},
        {"options": []},
        {"options": None},
        {"more": 1},
    ],
    ids=str,
)
def test_a_header_of_the_wrong_form(text: str, changed: dict[str, Any]) -> None:
    fault = fault_of(with_header(text, **changed))
    assert fault.line == 1
    assert next(iter(changed)) in fault.reason
    assert recover(with_header(text, **changed)).journal is None


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ("", "this is no journal"),
        ("once upon a time", "this is no journal"),
        ("caravelle-journal 2 {}", "a journal format that this program does not know"),
        ("caravelle-journal 1 ", "header"),
        ("caravelle-journal 1 {}", "Field required"),
        ("caravelle-journal 1 [1, 2]", "header"),
        (r'caravelle-journal 1 {"game": "\ud800"}', "header"),
        ('caravelle-journal 1 {"game": ', "header"),
        ("caravelle-journal 1 " + "[" * 100_000, "header"),
        ("caravelle-journal 1 " + '{"options":' * 50_000, "header"),
    ],
    ids=range(10),
)
def test_a_first_line_that_is_no_header(header: str, reason: str) -> None:
    fault = fault_of(marked([header, "end 0"]))
    assert fault.line == 1
    assert reason in fault.reason


# --- foreign files ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("raw", "line"),
    [
        (b"", 1),
        (b"\n", 1),
        (b"\x00" * 1000, 1),
        (b"\x7fELF\x02\x01\x01\x00\xff\xfe", 1),
        (b"caravelle-journal 1 {}\n\n\xff\xfe", 3),
        ("caravelle-journal 1".encode("utf-16"), 1),
        (b"\xef\xbb\xbfcaravelle-journal 1 {}", 1),
    ],
    ids=range(7),
)
def test_files_that_are_no_text_of_ours(tmp_path: Path, raw: bytes, line: int) -> None:
    (tmp_path / "junk").write_bytes(raw)
    with pytest.raises(JournalError) as caught:
        parse(read(tmp_path / "junk"))
    assert caught.value.line == line


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "huge"
    with file.open("wb") as stream:
        stream.truncate(1 << 40)  # a terabyte, of which the disk holds nothing
    with pytest.raises(JournalError, match="larger than"):
        read(file)


def test_the_largest_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "large"
    file.write_bytes(b"x" * LARGEST)
    assert len(read(file)) == LARGEST


def test_a_missing_file_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "nothing")


def test_line_ends_of_windows_do_no_harm(match: Match, text: str, tmp_path: Path) -> None:
    file = tmp_path / "windows.journal"
    file.write_bytes(text.replace("\n", "\r\n").encode())
    assert parse(read(file)) == match.journal


ANYTHING = st.text(st.characters(exclude_categories=()))  # half letters (surrogates) too


@given(ANYTHING)
@example("caravelle-journal 1 {\ud800} #123456")
def test_parsing_never_fails_otherwise(text: str) -> None:
    fault = recover(text).fault
    assert fault is None or fault.line >= 1


@given(st.lists(ANYTHING.map(lambda line: line.replace("\n", "")), max_size=4), st.booleans())
@example(lines=["half a letter: \ud800"], numbered=True)
def test_parsing_lines_never_fails_otherwise(lines: list[str], numbered: bool) -> None:
    """Whatever lines come behind a header, their marks right where a mark can be made at all."""
    text = Journal(HEADER).to_text().splitlines(keepends=True)[0]
    mark = text.rstrip().rpartition("#")[2]
    for number, line in enumerate(lines, 1):
        content = f"{number} white {line}" if numbered else line
        raw = f"{mark}\n{content}".encode("utf-8", "surrogatepass")
        mark = hashlib.sha256(raw).hexdigest()[:6]
        text += f"{content} #{mark}\n"
    found = recover(text)
    assert found.journal is not None
    assert found.fault is not None
    assert 2 <= found.fault.line <= len(lines) + 2


HEADER = Header(game="toy", rules=1, content="0", options={}, seed=1, seats=["Ann"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([*Header.model_fields, "more"]), JSON))
def test_headers_of_any_json_are_read_or_refused(changed: dict[str, Any]) -> None:
    header = json.dumps(HEADER.model_dump(mode="json") | changed)
    fault = recover(marked([journal_module.FORMAT + header, "end 0"])).fault
    assert fault is None or fault.line == 1


@given(st.integers(0, 10_000), st.integers(0, 255))
def test_a_changed_byte_is_noticed(position: int, byte: int) -> None:
    journal = Journal(HEADER, (("white", "take one"), ("black", "wait")))
    raw = bytearray(journal.to_text().encode())
    position %= len(raw) - 1
    changed = raw[position] != byte
    raw[position] = byte
    try:
        found = recover(raw.decode()).fault
    except UnicodeDecodeError:
        return
    assert (found is not None) == changed


@given(
    st.lists(st.tuples(st.sampled_from(NAMES[2:]), st.sampled_from(DECISIONS)), max_size=20),
    st.integers(0, 2**63 - 1),
)
def test_what_is_written_is_read(decisions: list[tuple[str, str]], seed: int) -> None:
    journal = Journal(HEADER.model_copy(update={"seed": seed}), tuple(decisions))
    assert parse(journal.to_text()) == journal


# --- saving -------------------------------------------------------------------------------


def test_a_saved_match_is_the_journal_and_nothing_else(
    match: Match, text: str, tmp_path: Path
) -> None:
    file = tmp_path / "a game.journal"
    file.write_text("something older", "utf-8")
    match.save(file)
    assert file.read_bytes() == text.encode()
    assert list(tmp_path.iterdir()) == [file]
    assert file.stat().st_mode & 0o777 == 0o644


@pytest.mark.parametrize("step", ["fdopen", "replace"])
def test_a_save_that_fails_leaves_the_old_file(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    file = tmp_path / "a.journal"
    file.write_text("something older", "utf-8")

    def fail(*arguments: object, **more: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        if step == "fdopen":
            patched.setattr(Journal, "to_text", fail)
        else:
            patched.setattr(Path, "replace", fail)
            patched.setattr(os, "replace", fail)
        with pytest.raises(OSError, match="No space left"):
            match.save(file)
    assert file.read_text("utf-8") == "something older"
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_that_is_not_there_is_an_error_of_the_system(match: Match, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        match.save(tmp_path / "nowhere" / "a.journal")
