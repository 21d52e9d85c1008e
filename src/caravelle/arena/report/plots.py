"""The kinds of plots of a report."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from caravelle.reports.plot import INK, PAPER, RULE

if TYPE_CHECKING:
    from caravelle.reports.plot import Axes

# To be told apart in light and dark, and by those who see few colours.
BOTS = (
    "#1b8a8f", "#d9782d", "#7d63c6", "#4f9a3a", "#c8487f", "#3f7fd0", "#a58a1f", "#7d8790",
)  # fmt: skip
SECTIONS = ("#1b8a8f", "#3f7fd0", "#d9782d", "#7d63c6", "#c8487f", "#7d8790")
ACCENT = "#1b8a8f"
SHADES = (1.0, 0.75, 0.55, 0.38)
ROW = 0.3  # inches of a row
LEAST_COLUMNS = 6  # for which a square has room, so that few do not grow large
SHORT = 12  # letters that find room above a column
AROUND = 1.0  # inches of what stands around the rows

Format = Callable[[float], str]


@dataclass(frozen=True)
class Mark:
    """A value with what it may truly be, and its colour."""

    value: float
    low: float
    high: float
    colour: str = ACCENT


@dataclass(frozen=True)
class Layer:
    """A part of stacked bars: its name, a value for each bar, its colour and how strong it is."""

    name: str
    values: Sequence[float]
    colour: str
    strength: float = 1.0


def height(rows: int) -> float:
    """How many inches a plot of so many rows takes."""
    return AROUND + ROW * rows


def colour_of(number: int) -> str:
    """The colour of a bot."""
    return BOTS[number % len(BOTS)]


def name_rows(axes: "Axes", names: Sequence[str]) -> None:
    """Name the rows, the first one on top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.grid(visible=False, axis="y")


def whiskers(axes: "Axes", marks: Sequence[Mark | None], fair: float | None = None) -> None:
    """A dot with whiskers in each row, and a dashed line where all would be if it were fair."""
    for row, mark in enumerate(marks):
        if mark is not None:
            axes.plot([mark.low, mark.high], [row, row], color=mark.colour, linewidth=2.2)
            axes.plot(
                [mark.value], [row], "o", color=mark.colour, markersize=7, markeredgecolor=PAPER
            )
    if fair is not None:
        axes.axvline(fair, color=INK, linewidth=1, linestyle=(0, (4, 3)))


def bars(axes: "Axes", values: Sequence[float], told: Format, colour: str = ACCENT) -> None:
    """A bar in each row with its value behind it."""
    axes.barh(range(len(values)), values, height=0.7, color=colour)
    for row, value in enumerate(values):
        axes.annotate(told(value), (value, row), (4, 0), textcoords="offset points", va="center")
    axes.margins(x=0.18)
    axes.set_xlim(left=0)


def stacked(axes: "Axes", layers: Sequence[Layer]) -> None:
    """Bars of several parts in each row; what is below zero goes to the left."""
    for layer in layers:
        rows = range(len(layer.values))
        left = [_beside(layers, layer, row) for row in rows]
        where: dict[str, Any] = {"y": rows, "width": layer.values, "left": left, "height": 0.7}
        axes.barh(**where, color=PAPER)  # so that no grid shines through
        axes.barh(**where, color=layer.colour, alpha=layer.strength, label=layer.name)
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.set_xlim(right=axes.get_xlim()[1] * 1.03)


def _beside(layers: Sequence[Layer], layer: Layer, row: int) -> float:
    """Where the bar of a layer begins: beside those before it on the same side of zero."""
    below = layer.values[row] < 0
    before = layers[: layers.index(layer)]
    return sum(other.values[row] for other in before if (other.values[row] < 0) == below)


def legend(axes: "Axes", columns: int) -> None:
    """Names for the colours, below the plot."""
    axes.legend(
        loc="upper center",
        bbox_to_anchor=(0.5, -0.12),
        ncols=columns,
        frameon=False,
        fontsize=9,
        handlelength=1.0,
    )


def heat(
    axes: "Axes", names: Sequence[str], rows: Sequence[Sequence[float | None]], told: Format
) -> None:
    """A square of shares: above a half in one colour, below it in the other."""
    for row, values in enumerate(rows):
        for column, value in enumerate(values):
            if value is not None:
                _cell(axes, row, column, value, told)
    axes.set_xticks(range(len(names)), names)
    if any(len(name) > SHORT for name in names):
        for tick in axes.xaxis.get_major_ticks():
            tick.label2.set(rotation=30, ha="left", rotation_mode="anchor")
    axes.tick_params(axis="x", labeltop=True, labelbottom=False)
    axes.set_yticks(range(len(names)), names)
    axes.set_xlim(-0.5, max(len(names), LEAST_COLUMNS) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(visible=False)
    axes.spines[:].set_visible(False)


def _cell(axes: "Axes", row: int, column: int, value: float, told: Format) -> None:
    colour = BOTS[0] if value >= 0.5 else BOTS[1]
    strength = 0.12 + 0.75 * abs(value - 0.5) * 2
    axes.bar(column, 0.94, bottom=row - 0.47, width=0.96, color=colour, alpha=strength)
    axes.text(column, row, told(value), ha="center", va="center")


def histogram(axes: "Axes", counts: dict[int, int], bins: int = 40) -> None:
    """How often there was each number, put together into so many bins at most."""
    least, most = min(counts), max(counts)
    width = max(1, -(-(most - least + 1) // bins))
    found: dict[int, int] = {}
    for number, count in counts.items():
        start = least + (number - least) // width * width
        found[start] = found.get(start, 0) + count
    starts = sorted(found)
    axes.bar(
        [start + (width - 1) / 2 for start in starts],
        [found[start] for start in starts],
        width=width * 0.92,
        color=ACCENT,
    )
    axes.grid(visible=False, axis="x")


def ticks(axis: Any, told: Format) -> None:
    """Tell the values along an axis in the reader's language."""
    axis.set_major_formatter(lambda value, place: told(value))


def separator(axes: "Axes", row: float) -> None:
    """A line between two groups of rows."""
    axes.axhline(row, color=RULE, linewidth=0.8)
