"""Files: the built-in charts are clean, and nothing that a file can hold is a surprise."""

from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravelle.core.errors import ContentError
from caravelle.games.endeavor import content
from caravelle.games.endeavor.charts.draw import draw

from .altered import CHARTS, raw_chart


@pytest.mark.parametrize("name", CHARTS)
def test_built_in_charts_are_clean(name: str) -> None:
    checked = content.check(name)
    assert checked.content is content.load(name), "named charts are read once"
    assert (checked.faults, checked.warnings) == ((), ())
    assert content.check(content.chart_path(name)).faults == ()
    assert "source" in checked.content.chart.model_fields_set


def test_orders_of_the_kernel() -> None:
    """Spaces go region by region, cities first."""
    chart = content.load("side_b").chart
    assert [region.id for region in chart.regions] == [
        deck.area for deck in content.load().decks[1:]
    ]
    assert [row.id for row in chart.spaces[10:17]] == [
        "naples",
        "constantinople",
        "bay_of_biscay_fleet",
        "baltic_sea_fleet",
        "levantine_sea_fleet",
        "saint_louis",
        "elmina",
    ]


FILES: list[tuple[bytes, str]] = [
    (b"a = 1\nb = = 2", "line 2: Invalid value"),
    (b"a = [1,", "end of document: Invalid value"),
    (b"a = 1\na = 2", "end of document: Cannot overwrite a value"),
    (b"\xff\xfe", "file: this is not a text file in UTF-8"),
    (b"a = " + b"[" * 5000, "file: its values are nested too deeply"),
]


@pytest.mark.parametrize(("data", "fault"), FILES)
def test_no_toml(data: bytes, fault: str, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_bytes(data)
    with pytest.raises(ContentError) as error:
        content.load(file)
    assert error.value.faults == (f"{file}: {fault}",)


def test_no_file(tmp_path: Path) -> None:
    assert content.check(tmp_path / "no.toml").faults == (
        f"{tmp_path / 'no.toml'}: file: there is no such file",
    )
    assert content.check(tmp_path).faults == (f"{tmp_path}: file: this is a folder, not a file",)
    assert content.check("no\0.toml").faults == (r"'no\x00.toml': file: embedded null byte",)
    assert content.check("side_c").faults == (
        'side_c: chart: none has this name; there are "classic", "side_a" or "side_b", '
        "or give the path of a file",
    )


# --- nonsense -------------------------------------------------------------------------

SCALARS = st.one_of(
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=6),
    st.dates(),
    st.times(),
    st.datetimes(),
    st.sampled_from(["", "europe", "london", "square", -1, 0, 1, 2, 10**30, 0.0, 1e308]),
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=6), inner)
)


def mutate(node: Any, data: st.DataObject) -> Any:
    """Change, add, repeat or take away something at any depth."""
    if not isinstance(node, dict | list) or not node or data.draw(st.integers(0, 9)) == 0:
        return data.draw(VALUES)
    keys = [*node] if isinstance(node, dict) else [*range(len(node))]
    key = data.draw(st.sampled_from(keys))
    deed = data.draw(st.sampled_from(["into", "into", "into", "into", "add", "repeat", "drop"]))
    if deed == "into":
        node[key] = mutate(node[key], data)
    elif deed == "drop":
        del node[key]
    elif isinstance(node, dict):
        other = data.draw(st.sampled_from(keys) | st.text(max_size=6))
        node[other] = node[key] if deed == "repeat" else data.draw(VALUES)
    else:
        node.append(node[key] if deed == "repeat" else data.draw(VALUES))
    return node


@given(st.data(), st.sampled_from(CHARTS), st.integers(1, 4))
@settings(deadline=None, max_examples=80)
def test_any_structure_is_judged(data: st.DataObject, name: str, changes: int) -> None:
    """Whatever TOML can hold is either a sound chart, which can be drawn, or has faults."""
    raw = raw_chart(name)
    for _ in range(changes):
        changed = mutate(raw, data)
        raw = changed if isinstance(changed, dict) else raw
    checked = content.check_chart(raw, "my.toml")
    assert (checked.content is None) == bool(checked.faults)
    assert all(line.isprintable() for line in checked.faults + checked.warnings)
    if checked.content is not None:
        ElementTree.fromstring(draw(checked.content))


@given(st.data(), st.sampled_from(CHARTS))
@settings(deadline=None, max_examples=80)
def test_any_text_is_judged(data: st.DataObject, name: str) -> None:
    """So is a file with some bytes changed."""
    text = bytearray(content.chart_path(name).read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    with NamedTemporaryFile(suffix=".toml") as file:
        file.write(text)
        file.flush()
        checked = content.check(Path(file.name))
    assert (checked.content is None) == bool(checked.faults)
