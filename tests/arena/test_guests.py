"""A person's own bots: whatever they do ends their game with a report, and never the tournament."""

from pathlib import Path

import pytest

import caravelle
from caravelle.arena import Fault, Record, Tournament
from caravelle.arena.results import FAULTS, journal_name

from .bots import SOON

HERE = "tests.arena.bots"


def played(out: Path, bot: str, games: int = 1, limit: float = 10.0) -> list[Record]:
    """The games of a bot against another guest."""
    tournament = Tournament(
        [f"{HERE}:{bot}", f"{HERE}:First"], games, out=out, players=2, limit=limit
    )
    return list(tournament.run(workers=1))


def fault_of(record: Record) -> Fault:
    assert record.fault is not None
    return record.fault


@pytest.mark.parametrize(
    ("bot", "kind", "told"),
    [
        ("Illegal", "illegal", "start market: "),
        ("Nonsense", "illegal", "42 is no text"),
        ("Raises", "error", "ZeroDivisionError: integer division or modulo by zero (bots.py:"),
        ("Late", "time", "1 s are the limit"),
        ("Endless", "time", "no answer after 1 s, stopped"),
        ("Dies", "lost", "the process ended while it decided"),
    ],
)
def test_a_faulty_bot_loses_its_game(bot: str, kind: str, told: str, tmp_path: Path) -> None:
    (record,) = played(tmp_path, bot, limit=1.0 if kind == "time" else 10)
    fault = fault_of(record)
    assert (fault.seat, fault.kind) == (0, kind)
    assert told in fault.text
    assert record.winners == (1,)
    assert SOON <= fault.decision < SOON + 20
    assert record.length == fault.decision
    match = caravelle.load(tmp_path / FAULTS / journal_name(record.game))
    assert len(match.decisions) == fault.decision
    assert match.actor == fault.seat
    assert match.seed == record.seed
    assert match.seats == (f"1 {HERE}:{bot}", f"2 {HERE}:First")


def test_the_others_play_on(tmp_path: Path) -> None:
    first, second = played(tmp_path, "Raises", games=2)
    assert (fault_of(first).seat, first.winners) == (0, (1,))
    assert (fault_of(second).seat, second.winners) == (1, (0,))


def test_a_bot_that_can_not_be_made_has_lost(tmp_path: Path) -> None:
    (record,) = played(tmp_path, "Unmade")
    assert fault_of(record).decision == 0
    assert "RuntimeError: not today" in fault_of(record).text


def test_a_bot_has_a_match_of_its_own_to_play_with(tmp_path: Path) -> None:
    one = played(tmp_path / "one", "Seeded", games=2)
    assert [record.fault for record in one] == [None, None]
    again = played(tmp_path / "again", "Seeded", games=2)
    assert [record.scores for record in one] == [record.scores for record in again]


def test_an_accident_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that ends once in a game is replaced, and the game played again."""
    monkeypatch.setenv("CARAVELLE_TEST_MARK", str(tmp_path / "mark"))
    (record,) = played(tmp_path / "out", "Once")
    assert (tmp_path / "mark").exists()
    assert record.fault is None
