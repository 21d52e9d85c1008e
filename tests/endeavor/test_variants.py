"""Random games of every variant by the thousand, with its invariants after every decision."""

import importlib
from collections import Counter

import pytest

from caravelle.core.checked import CheckedPlay
from caravelle.games.endeavor import TITLE
from tests.endeavor.test_invariants import random_games
from tests.endeavor.whole_games import VARIANT_SETTINGS

GAMES = 5_000  # of each variant
RARE = {"casualty_kept", "discard_ended", "abolition", "card_set_aside"}
NEVER = {  # of its kinds of events, in games of chance
    "solo": {"crown_moved", "action_lost", "worthless_taken"},
}


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANT_SETTINGS)
def test_invariants_hold_in_every_position_of_random_games(variant: str) -> None:
    title, settings = TITLE.variants[variant], VARIANT_SETTINGS[variant]
    rules = importlib.import_module(f"{title.module}.invariants")
    play = CheckedPlay(title, rules.broken, rules.NAMES, rules.SEAMS)
    share, seen = -(-GAMES // len(settings)), Counter[str]()
    for number, setting in enumerate(settings):
        seen.update(random_games(play, setting, share, number * share))
    assert seen["game_ended"] >= GAMES
    assert {kind.name for kind in title.events if not seen[kind.name]} <= RARE | NEVER.get(
        variant, set()
    )


def test_every_variant_has_settings() -> None:
    assert set(VARIANT_SETTINGS) == set(TITLE.variants)
