"""Whole games: played again they lead to the same events, scores and winners."""

from collections import Counter
from pathlib import Path

import pytest

import caravelle
from caravelle.core.errors import JournalError
from caravelle.core.journal import parse, recover
from caravelle.core.replay import recovered
from caravelle.games.endeavor import TITLE
from caravelle.games.endeavor.state import ROUNDS
from tests.endeavor.whole_games import (
    EVERY,
    TRANSCRIPTS,
    Setting,
    event_kinds,
    log_of,
)


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_a_whole_game_goes_as_it_went(setting: Setting) -> None:
    """If the rules meant to change it: `python scripts/regenerate_transcripts.py`."""
    file = TRANSCRIPTS / f"{setting}.journal"
    match = caravelle.load(file)
    found, wanted = log_of(match), file.with_suffix(".log").read_text("utf-8")
    for line, (now, then) in enumerate(
        zip(found.splitlines(), wanted.splitlines(), strict=False), 1
    ):
        assert now == then, f"{file.stem}.log, line {line}"
    assert found == wanted
    assert match.is_over
    assert match.view()["round"] == ROUNDS
    assert match.options == setting.new(0).options
    assert match.journal.header.options.get("variant", "") == setting.variant


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_its_journal_is_written_as_it_was(setting: Setting, tmp_path: Path) -> None:
    file = TRANSCRIPTS / f"{setting}.journal"
    caravelle.load(file).save(tmp_path / "again")
    assert (tmp_path / "again").read_bytes() == file.read_bytes()


def test_every_kind_of_event_occurs() -> None:
    seen: Counter[str] = Counter()
    for setting in EVERY:
        seen.update(event_kinds((TRANSCRIPTS / f"{setting}.log").read_text("utf-8")))
    kinds = {kind.name for s in EVERY for kind in s.title.events}
    assert set(seen) <= kinds
    # the Opposition can next to always do something, and next to always something of worth
    assert kinds - set(seen) <= {"action_lost", "worthless_taken"}


def test_every_file_belongs_to_a_setting() -> None:
    names = {f"{setting}.{ending}" for setting in EVERY for ending in ("journal", "log")}
    assert {file.name for file in TRANSCRIPTS.iterdir()} == names


def test_a_game_of_a_person_can_be_cut_off_and_recovered(tmp_path: Path) -> None:
    """Not at every byte, as in the tests of the core, but the real way: load, recover, go on."""
    whole = (TRANSCRIPTS / "side_b-4.journal").read_text("utf-8")
    match = caravelle.load(TRANSCRIPTS / "side_b-4.journal")
    file = tmp_path / "cut.journal"
    file.write_text(whole[: len(whole) // 2], "utf-8")
    with pytest.raises(JournalError) as caught:
        caravelle.load(file)
    found = recover(file.read_text("utf-8")).journal
    assert found is not None
    rescued, fault = recovered(TITLE, found)
    assert fault is None
    assert len(rescued.decisions) == caught.value.line - 2 > 100
    assert rescued.decisions == match.decisions[: len(rescued.decisions)]
    for text in match.decisions[len(rescued.decisions) :]:
        rescued.do(text)
    assert rescued.journal == match.journal


def test_a_variant_has_a_rules_version_of_its_own(tmp_path: Path) -> None:
    """Solo has changed since its first journals; those of other games are still good."""
    from tests.core.test_journal import marked, unmarked

    lines = unmarked((TRANSCRIPTS / "solo-classic-1.journal").read_text("utf-8"))
    assert '"rules": 2' in lines[0]
    lines[0] = lines[0].replace('"rules": 2', '"rules": 1')
    (tmp_path / "old.journal").write_text(marked(lines), "utf-8")
    with pytest.raises(JournalError, match="rules version 1, this program has 2"):
        caravelle.load(tmp_path / "old.journal")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"game": "endeavor"', '"game": "chess"', "no game 'chess'"),
        ('"players": 4', '"players": 2', "side_b"),
        ('"chart": "side_b"', '"chart": "nowhere"', "nowhere"),
        ('"chart": "side_b"', '"chart": "/nowhere/mine.toml"', "mine.toml"),
        ('"chart": "side_b"', '"chart": "side_a"', "other content"),
        ('"edition": "age_of_sail"', '"edition": "classic"', "classic"),
        ('"rules": 1', '"rules": 99', "rules version 99"),
    ],
)
def test_a_forged_header_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    from tests.core.test_journal import marked, unmarked

    lines = unmarked((TRANSCRIPTS / "side_b-4.journal").read_text("utf-8"))
    assert old in lines[0]
    lines[0] = lines[0].replace(old, new)
    (tmp_path / "forged.journal").write_text(marked(lines), "utf-8")
    with pytest.raises(JournalError, match=reason) as caught:
        caravelle.load(tmp_path / "forged.journal")
    assert caught.value.line == 1
    assert parse(marked(lines)).decisions
