"""The conformance kit and checked play: the toy passes, and each fault is found."""

from pathlib import Path

import numpy as np
import pytest

from caravelle.core import checked
from caravelle.core.checked import CheckedPlay, Chooser, Nonconformity, choose, shy_mask
from caravelle.core.choices import empty_choices
from caravelle.core.conformance import CHECKS, Check, Subject
from caravelle.core.engine import Engine
from caravelle.core.kernel import Function, Kernel
from caravelle.core.match import Match
from caravelle.core.perft import perft, split
from caravelle.core.rng import first_words, stepped
from caravelle.core.title import Title
from caravelle.games import NAMES
from tests.core import toy
from tests.core.toy import faulty, rules

OPTIONS = toy.Options(players=3)
SEED = 7 << 55  # so long that no view holds its digits by chance


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
def test_the_toy_conforms(check: Check, toy_engine: Engine) -> None:
    for seed in range(SEED, SEED + 5):
        check(Subject(toy.TITLE, OPTIONS, seed, engine=toy_engine))


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
def test_each_check_can_fail(check: Check, tmp_path: Path) -> None:
    for title in faulty.faulty_titles(tmp_path)[check.__name__]:
        engine = Engine.interpreted(title)
        subjects = [Subject(title, OPTIONS, SEED + n, engine=engine) for n in range(9)]
        with pytest.raises(Nonconformity, match=r"seed \d+, after \d+ \("):
            list(map(check, subjects))


def test_a_game_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the rules of discarding once kept the kit playing until it was killed."""
    monkeypatch.setattr(checked, "LONGEST", 50)
    title = faulty.with_space(refuse=faulty.never)
    engine = Engine.interpreted(title)
    subject = Subject(title, OPTIONS, SEED, shy=("take",), engine=engine)
    for name in ("undo_restores", "interpreted_as_compiled"):
        with pytest.raises(Nonconformity, match="does not end"):
            CHECKS[name](subject)


def test_a_value_beyond_its_field_is_found(toy_engine: Engine) -> None:
    options, check = toy.Options(stones=126), CHECKS["interpreted_as_compiled"]
    subjects = [Subject(toy.TITLE, options, seed, engine=toy_engine) for seed in range(5)]
    with pytest.raises(Nonconformity, match="state: a value does not fit"):
        list(map(check, subjects))


def test_perft_counts_lines_of_decisions(toy_engine: Engine) -> None:
    match = Match(toy.TITLE, toy.Options(players=1, stones=1), seed=2, engine=toy_engine)
    assert match.view()["stones"] == 3
    # By hand: 1 2 3 w, then 1.1 1.2 1.w 2.1 2.w w.1 w.2 w.3, and so on.
    assert perft(match, 5) == [4, 8, 8, 3, 0]
    assert split(match, 3) == {"take one": 4, "take two": 1, "take three_stones": 0, "wait": 3}
    assert match.decisions == ()


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_its_proofs(name: str) -> None:
    """A game without these files is not proved to be one."""
    folder = Path(__file__).parents[1] / name
    wanted = ("test_conformance.py", "test_invariants.py", "test_perft.py", "test_transcripts.py")
    assert [file for file in wanted if not (folder / file).exists()] == []


# --- checked play -------------------------------------------------------------------------


def checked_toy(
    monkeypatch: pytest.MonkeyPatch, title: Title = toy.TITLE, invariant: Function = rules.broken
) -> CheckedPlay:
    """Checked play of a toy, interpreted in place of compiled: no word of it needs a machine."""

    def interpreted(
        packages: object, bind: dict[str, Function], *_: object, **__: object
    ) -> Kernel:
        return Kernel.interpreted(title.packages, bind)

    monkeypatch.setattr(Kernel, "compiled", interpreted)
    return CheckedPlay(title, invariant, ("ok", "stones are conserved"))


def test_checked_play_finds_nothing_wrong_and_counts_events(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARAVELLE_CACHE", str(tmp_path))
    play = CheckedPlay(toy.TITLE, rules.broken, ("ok", "stones are conserved"))
    seen = play.run(OPTIONS, range(100), threads=2)
    assert seen == play.run(OPTIONS, range(100))
    assert seen["ended"] == 100
    assert seen["taken"] >= 400
    assert 0 < seen["waited"] <= 300
    assert play.run(OPTIONS, range(100), shy=("wait",))["waited"] == 0


def test_checked_play_plays_the_games_of_the_chooser(toy_engine: Engine) -> None:
    """So a game with a fault can be played again, decision by decision."""
    seed, match = 5, Match(toy.TITLE, OPTIONS, 5, engine=toy_engine)
    chooser, shy = Chooser(toy.SPACE, seed, ("wait",)), shy_mask(toy.SPACE, ("wait",))
    assert shy.tolist() == [0, 0, 0, 1]
    word, choices = first_words([seed + checked.APART])[0], empty_choices()
    while not match.is_over:
        toy_engine.legal(match.tables, match.state, choices)
        word = stepped(word)
        chosen = chooser.choose(match.legal_ids)
        assert chosen == choose(choices[0], shy, word)
        match.do(match.notation.write(chosen))
    assert "wait" not in match.decisions


def test_who_is_shy_of_everything_still_decides() -> None:
    assert Chooser(toy.SPACE, 1, ("take", "wait")).choose([1, 3]) in (1, 3)
    choices = empty_choices()
    choices["count"], choices["ids"][0, :2] = 2, (1, 3)
    assert choose(choices[0], np.ones(4, np.int64), first_words([1])[0]) in (1, 3)


def test_checked_play_tells_game_decision_and_invariant(monkeypatch: pytest.MonkeyPatch) -> None:
    play = checked_toy(monkeypatch, faulty.with_space(apply=faulty.stealing_wait))
    found = r"seed \d+ after decision \d+ \(.*wait, then .*\): stones are conserved"
    with pytest.raises(Nonconformity, match=found):
        play.run(OPTIONS, range(20))


@pytest.mark.parametrize(
    ("title", "fault"),
    [
        (faulty.with_space(advance=faulty.stuck_advance), checked.STUCK),
        (faulty.with_space(advance=faulty.endless_advance), checked.NOT_OVER),
        (faulty.with_space(refuse=faulty.never), checked.ENDLESS),
        (faulty.with_rules(legal=faulty.generous_legal), checked.REFUSED),
        (faulty.with_rules(legal=faulty.modest_legal), checked.REFUSED),
        (faulty.with_rules(legal=faulty.doubling_legal), checked.REFUSED),
        (faulty.with_space(apply=faulty.telling_wait), checked.TOO_MANY_EVENTS),
        (faulty.with_space(apply=faulty.reaching_wait), checked.BAD_INDEX),
    ],
)
def test_checked_play_finds_faults_of_any_title(
    title: Title, fault: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checked, "LONGEST", 200)
    play = checked_toy(monkeypatch, title)
    with pytest.raises(Nonconformity, match=checked.FAULTS[fault]):
        play.run(OPTIONS, range(20), shy=("take",))


def test_indices_are_checked_when_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVELLE_CACHE", str(tmp_path))
    play = CheckedPlay(faulty.with_space(apply=faulty.reaching_wait), rules.broken, ("ok", "x"))
    with pytest.raises(Nonconformity, match=r"the set-up, then wait\): an index lies outside"):
        play.run(OPTIONS, range(20), shy=("take",))
