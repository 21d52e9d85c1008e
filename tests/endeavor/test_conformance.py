"""Endeavor does what every title must, in every edition and chart, for every number of players."""

import pytest

from caravelle.core.conformance import CHECKS, Check, Subject
from tests.endeavor.whole_games import EVERY, Setting

SEEDS = {  # long ones, so that no view holds their digits by chance; and verbs that players avoid
    0x5EED_0001_0000_0001: (),
    0x5EED_0002_0000_0001: ("pass",),
    0x5EED_0003_0000_0001: ("pass", "stop"),
}


@pytest.mark.parametrize("setting", EVERY, ids=str)
@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
def test_endeavor_conforms(check: Check, setting: Setting) -> None:
    for seed, shy in SEEDS.items():
        check(Subject(setting.title, setting.options, seed + setting.players, shy))
