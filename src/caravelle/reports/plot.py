"""Plots: drawn by matplotlib, as SVG that stands in a page and takes on its light or dark look.

Matplotlib takes most of a second to import, so that happens only here, when something is drawn.
"""

import io
import re
from collections.abc import Callable, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from .page import Html

if TYPE_CHECKING:
    from matplotlib.axes import Axes as Axes  # for whoever draws

# Colours that stand for those of the page, whichever these are when it is read.
INK, RULE, PAPER = "#010203", "#010204", "#010205"
PAGE_COLOURS = {INK: "currentColor", RULE: "var(--rule)", PAPER: "var(--paper)"}

_IDS = re.compile(r'(\bid="|href="#|url\(#)')
_ROOT = re.compile(r"<svg\b[^>]*>")
_VIEW_BOX = re.compile(r'viewBox="[^"]*"')
_META = re.compile(r"<metadata>.*?</metadata>\s*", re.DOTALL)


def drawn(
    name: str, alt: str, draw: Callable[["Axes"], None], size: tuple[float, float] = (8.0, 3.6)
) -> Html:
    """A plot as inline SVG; the same picture gives the same bytes.

    `draw` fills the axes. `name`, a word that no other plot of the page has, keeps their ids
    apart; `alt` says in a sentence what there is to see; `size` is in inches.
    """
    return drawn_beside(name, alt, lambda panels: draw(panels[0]), (1.0,), size)


def drawn_beside(
    name: str,
    alt: str,
    draw: Callable[[list["Axes"]], None],
    widths: Sequence[float],
    size: tuple[float, float] = (8.0, 3.6),
) -> Html:
    """The same for panels beside each other, so wide in proportion, that share what is upright."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    stream = io.StringIO()
    with rc_context(_style(name)):
        figure = Figure(figsize=size, layout="constrained")
        panels = figure.subplots(1, len(widths), sharey=True, squeeze=False, width_ratios=widths)
        draw(list(panels[0]))
        figure.savefig(stream, format="svg", transparent=True, metadata={"Date": None})
    return _inline(stream.getvalue(), name, alt)


def _style(name: str) -> Any:
    inked = ("text.color", "axes.labelcolor", "xtick.labelcolor", "ytick.labelcolor")
    return {
        **dict.fromkeys(inked, INK),
        **dict.fromkeys(("axes.edgecolor", "grid.color", "xtick.color", "ytick.color"), RULE),
        "axes.grid": True,
        "axes.axisbelow": True,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "font.size": 10,
        "grid.linewidth": 0.6,
        "lines.linewidth": 1.8,
        "lines.solid_capstyle": "round",
        "svg.fonttype": "none",  # words stay words: small, sharp, and found by a search
        "svg.hashsalt": name,
        "text.parse_math": False,  # names are shown as they are
        "xtick.major.size": 0,
        "ytick.major.size": 0,
    }


def _inline(svg: str, name: str, alt: str) -> Html:
    """The `<svg>` alone, without its declarations, for a place inside a page."""
    root = _ROOT.search(svg)
    assert root is not None
    box = _VIEW_BOX.search(root[0])
    assert box is not None
    inner = _IDS.sub(rf"\g<1>{name}-", _META.sub("", svg[root.end() :]))
    for stand_in, colour in PAGE_COLOURS.items():
        inner = inner.replace(stand_in, colour)
    label = escape(alt, quote=True)
    return Html(f'<svg {box[0]} role="img" aria-label="{label}">\n{inner.strip()}')
