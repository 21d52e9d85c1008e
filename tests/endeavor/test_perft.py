"""Perft: from fixed positions there are just as many lines of decisions as there ever were."""

import tomllib

import pytest

import caravelle
from caravelle.core.perft import perft, split
from tests.endeavor.whole_games import EVERY, PERFT, TRANSCRIPTS, Setting, at, compared


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_perft(setting: Setting) -> None:
    """If counts change, `python scripts/regenerate_transcripts.py` writes the new ones."""
    match = caravelle.load(TRANSCRIPTS / f"{setting}.journal")
    positions = tomllib.loads((PERFT / f"{setting}.toml").read_text("utf-8"))["positions"]
    assert len(positions) == 4
    for position in positions:
        early, nodes = at(match, position["after"]), position["nodes"]
        if perft(early, len(nodes)) != nodes or split(early, len(nodes)) != position["split"]:
            found = compared(split(early, len(nodes)), position["split"])
            counts = f"{perft(early, len(nodes))} lines, expected {nodes}"
            pytest.fail(f"{setting} after {position['after']}: {counts}; {found}")


def test_every_file_belongs_to_a_setting() -> None:
    assert {file.stem for file in PERFT.iterdir()} == set(map(str, EVERY))


def test_a_mismatch_names_the_first_decisions() -> None:
    found = compared({"pass": 4, "spend draw": 2, "x": 1}, {"pass": 5, "spend draw": 2, "y": 3})
    assert found.splitlines() == [
        "the counts differ after:",
        "  pass: 4, expected 5",
        "  x: 1, expected not legal",
        "  y: not legal, expected 3",
    ]
