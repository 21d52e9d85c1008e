"""Plots stand in a page: no address, ids of their own, the page's colours, the same every time."""

import re
import subprocess
import sys
from typing import TYPE_CHECKING

from caravelle.reports.plot import PAPER, drawn

from .test_page import read

if TYPE_CHECKING:
    from caravelle.reports.plot import Axes


def line(axes: "Axes") -> None:
    """Something with words, a clipped line and a marker."""
    axes.plot([1, 2, 3], [3, 1, 2], color="#aa3311", marker="o", markerfacecolor=PAPER)
    axes.set_xlabel("Round <1> & on")


def test_a_plot_is_told_to_those_who_do_not_see_it() -> None:
    svg = drawn("one", 'Ada "leads" & wins', line)
    assert 'role="img" aria-label="Ada &quot;leads&quot; &amp; wins"' in svg
    assert "Round <1> & on" in read(svg).text


def test_a_plot_needs_nothing_from_outside() -> None:
    svg = drawn("one", "a line", line)
    assert svg.startswith("<svg viewBox=")
    assert not re.search(r"https?:|<metadata|<\?xml|<!DOCTYPE|xmlns", svg)


def test_plots_of_a_page_keep_their_ids_apart() -> None:
    one, two = drawn("one", "a line", line), drawn("two", "a line", line)
    assert not set(re.findall(r'\bid="([^"]*)"', one)) & set(re.findall(r'\bid="([^"]*)"', two))
    for svg in (one, two):
        ids = set(re.findall(r'\bid="([^"]*)"', svg))
        used = re.findall(r'(?:href="#|url\(#)([^")]*)', svg)
        assert used
        assert set(used) <= ids


def test_a_plot_takes_on_the_look_of_the_page() -> None:
    svg = drawn("one", "a line", line)
    for colour in ("currentColor", "var(--rule)", "var(--paper)", "#aa3311"):
        assert colour in svg
    assert "#000000" not in svg
    assert "#0102" not in svg


def test_the_same_plot_has_the_same_bytes() -> None:
    assert drawn("one", "a line", line) == drawn("one", "a line", line)


def test_matplotlib_waits_until_something_is_drawn() -> None:
    code = "import sys, caravelle.reports.plot as p; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
