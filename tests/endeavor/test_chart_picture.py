"""The picture of a chart: warnings about its looks, and the drawing itself."""

from xml.etree import ElementTree

import pytest

from caravelle.games.endeavor import content
from caravelle.games.endeavor.charts.draw import WORDS, draw

from .altered import AFRICA, CHARTS, LIMA, Change, all_of, put, raw_chart, space

RICH = [put(space(id_), glory=2) for id_ in ("manila", "batavia")]
WORTH = "africa 8, south_america 7, caribbean 7.5, north_america 8.5, india 8.5, far_east 12"
WARNINGS: list[tuple[Change, str]] = [
    (put(LIMA, shift=[-5.1, 0]), "lima: it is moved by 5.10 degrees, more than 5.0"),
    (
        put(LIMA, lon=-59, lat=-32),
        "buenos_aires: it lies 2.67 degrees from lima, less than 3.2",
    ),
    (
        put(AFRICA, open_sea=[13.2, -5]),
        "luanda: it lies 3.80 degrees from africa open_sea, less than 4.0",
    ),
    (
        put(space("york_factory"), lon=60, lat=-40),
        "link london-york_factory: it passes mozambique at 1.96 degrees, less than 2.0",
    ),
    (
        put(LIMA, lon=-59, lat=-32),
        "link magellan_strait_fleet-lima: it passes link buenos_aires-magellan_strait_fleet"
        " at 1.15 degrees, less than 1.3",
    ),
    (
        put(space("manila"), lon=-20, lat=30),
        "chart: 6 crossings of links, more than 3: link cadiz-windward",
    ),
    (
        all_of(*RICH, put(LIMA, glory=1)),
        f"chart: one region is worth over 1.5 times another: {WORTH}",
    ),
]


@pytest.mark.parametrize(("change", "warning"), WARNINGS)
def test_looks(change: Change, warning: str) -> None:
    """A chart that looks bad, or is out of balance, can be played."""
    raw = raw_chart()
    change(raw)
    checked = content.check_chart(raw, "my.toml")
    assert checked.content is not None
    assert any(line.startswith(f"my.toml: {warning}") for line in checked.warnings)


@pytest.mark.parametrize("name", CHARTS)
def test_picture(name: str) -> None:
    """Well-formed, alone, the same every time, and every space is named."""
    loaded = content.load(name)
    picture = draw(loaded)
    root = ElementTree.fromstring(picture)
    titles = {element.text for element in root.iter("{http://www.w3.org/2000/svg}title")}
    chart = loaded.chart
    assert {space.name for space in chart.spaces} < titles
    names = {space.id: space.name for space in chart.spaces}
    assert {f"{names[a]} – {names[b]}" for a, b in (row.ends for row in chart.links)} < titles
    shown = " ".join("".join(element.itertext()) for element in root)
    for region in chart.regions:
        assert all(line in shown for line in region.name.upper().split())
    assert ("Fleet" in shown) == any(region.fleets for region in chart.regions)
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")
    assert picture == draw(loaded)


def test_picture_of_markup() -> None:
    """Names are text, whatever they hold."""
    raw = raw_chart()
    LIMA(raw)["name"] = '<Lima> & "Callao"'
    raw["title"] = "</svg>"
    checked = content.check_chart(raw, "my.toml")
    assert checked.content is not None
    shown = "".join(ElementTree.fromstring(draw(checked.content.chart)).itertext())
    assert '<Lima> & "Callao"' in shown


def test_picture_in_other_words() -> None:
    """The words of the legend can be given."""
    picture = draw(content.load("side_a"), {word: f"<{word}>" for word in WORDS})
    assert "&lt;open_sea&gt;" in picture
