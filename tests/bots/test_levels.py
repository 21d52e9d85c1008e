"""Bots by name and by text."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

import caravelle
from caravelle.bots import LEVELS, Bot, create
from caravelle.bots.random import Random
from caravelle.bots.search import Search
from caravelle.core.errors import OptionError


def test_every_level_is_a_bot() -> None:
    assert LEVELS == ("random", "greedy", "easy", "normal", "hard")
    for level in LEVELS:
        assert isinstance(create(level, seed=1), Bot)


def test_settings_come_in_the_text_or_beside_it() -> None:
    found = create(" search:playouts=200, threads=2 ", seed=1)
    assert isinstance(found, Search)
    assert (found.playouts, found.seconds, found.threads) == (200, None, 2)
    other = create("search", seconds=0.5)
    assert isinstance(other, Search)
    assert (other.playouts, other.seconds) == (None, 0.5)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("clever", "there is random, greedy, easy, normal, hard, search, or MODULE:CLASS"),
        ("", "there is random, greedy"),
        ("random:slack=1", "bot random has no setting 'slack': it has none"),
        ("search:speed=1", "bot search has no setting 'speed': there is playouts, seconds"),
        ("search:playouts=many", "playouts is a whole number, not 'many'"),
        ("search:seconds=", "seconds is a number, not ''"),
        ("search:playouts=0", "it takes 1 at least"),
        ("search:seconds=nan", "it takes more than 0"),
        ("search:seconds=1,threads=0", "it takes 1 at least"),
        ("no_such_module:Bot", "no bot no_such_module:Bot: No module named"),
        ("caravelle:Captain", "no bot caravelle:Captain: module 'caravelle' has no attribute"),
        ("pathlib:Path", "is no bot: it has no method decide"),
    ],
)
def test_what_is_no_bot_is_refused(text: str, told: str) -> None:
    with pytest.raises(OptionError) as found:
        create(text)
    assert told in str(found.value)


def test_a_search_needs_a_bound() -> None:
    with pytest.raises(OptionError, match="needs a bound"):
        Search()


def test_a_bot_of_ones_own_is_found_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path(tmp_path, "sea_dog.py").write_text(
        "class Dog:\n"
        "    def __init__(self, seed): self.seed = seed\n"
        "    def decide(self, match): return match.legal[0]\n",
        "utf-8",
    )
    monkeypatch.chdir(tmp_path)
    before = list(sys.path)
    found = create("sea_dog:Dog", seed=5)
    assert getattr(found, "seed", None) == 5
    assert sys.path == before
    assert isinstance(sys.modules.pop("sea_dog"), ModuleType)


def test_random_bots_of_equal_seeds_decide_alike() -> None:
    match = caravelle.new(players=2, seed=1)
    decided = []
    for seed in (1, 1, 2):
        bot, branch = Random(seed), match.copy()
        for _ in range(40):
            branch.do(bot.decide(branch))
        decided.append(branch.decisions)
    assert decided[0] == decided[1] != decided[2]
