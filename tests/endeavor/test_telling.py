"""Names and refusals as people read them."""

from pathlib import Path

import caravelle
from caravelle.games.endeavor.content import chart_path


def own_chart(folder: Path) -> caravelle.Match:
    """A match on a chart of one's own, in which London is called otherwise."""
    text = chart_path("side_b").read_text("utf-8")
    file = folder / "mine.toml"
    renamed = text.replace('name = "London"', 'name = "Londinium"')
    file.write_text(renamed.replace('id = "side_b"', 'id = "mine"', 1), "utf-8")
    return caravelle.new(chart=str(file), seed=1)


def test_a_chart_of_ones_own_names_its_spaces_itself(tmp_path: Path) -> None:
    teller = own_chart(tmp_path).teller("fr")
    assert teller.label("space", "london") == "Londinium"
    assert teller.label("space", "lisbon") == "Lisbonne"  # named as ours, so translated
    assert teller.label("link", "london-york_factory").startswith("Londinium")


def test_a_label_in_a_sentence_begins_small() -> None:
    match = caravelle.new(seed=1)
    refusal = match.explain("occupy surat")
    assert refusal is not None
    assert refusal.text.startswith("Can't occupy Surat: ")
    french = match.explain("occupy surat", "fr")
    assert french is not None
    assert french.text.startswith("Occuper Surate")
