"""The plots of a game's report: chances to win over the decisions, Glory over the rounds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from caravelle.bots.review import Review
from caravelle.core.words import Words

from .page import Html
from .plot import INK, PAPER, RULE, drawn
from .sides import colours, dash

if TYPE_CHECKING:
    from .plot import Axes

GAP = 0.062  # of the height of a plot, between two names at its edge


@dataclass(frozen=True)
class Plots:
    """Draws the plots of a review; `names` are those of its sides."""

    review: Review
    names: Sequence[str]
    words: Words

    def chances(self) -> Html:
        """The chance of each side to win after each decision, with rounds and turning points."""
        outlooks = self.review.outlooks
        series = list(zip(*([side.win for side in sides] for sides in outlooks), strict=True))
        spoken = self._ends([(s[0], s[-1]) for s in series], self.percent)
        count = len(self.review.decisions)
        alt = self.words.say("report-chances-alt", decisions=count, sides=spoken)
        return drawn("chances", alt, lambda axes: self._draw_chances(axes, series), (8.4, 4.0))

    def glory(self) -> Html:
        """The Glory of each side at the end of each round."""
        rows = self.glory_rows()
        series = list(zip(*(glory for _, glory in rows), strict=True))
        spoken = self._ends([(s[0], s[-1]) for s in series], str)
        alt = self.words.say("report-glory-alt", sides=spoken)
        ticks = [label for label, _ in rows]
        return drawn("glory", alt, lambda axes: self._draw_glory(axes, series, ticks), (8.4, 3.4))

    def glory_rows(self) -> list[tuple[str, tuple[int, ...]]]:
        """What is told of each round's end, and the Glory of each side there."""
        ends = [(number, at) for number, (_, at) in enumerate(self.review.rounds) if at]
        rows = [
            (str(self.review.rounds[number - 1][0]) if number else self.say("report-begin"), at)
            for number, at in ends
        ]
        last = len(self.review.decisions)
        if not rows or last > rows[-1][1]:
            final = str(self.review.rounds[-1][0]) if self.review.rounds else ""
            rows.append((final if self.review.is_over else self.say("report-now"), last))
        return [(label, self.review.scores[at]) for label, at in rows]

    def say(self, message: str, /, **variables: object) -> str:
        """The text of a message."""
        return self.words.say(message, **variables)

    def percent(self, share: float) -> str:
        """A share in percent."""
        return self.say("report-percent", value=share)

    def _ends(self, ends: Sequence[tuple[float, float]], told: Callable[[float], str]) -> str:
        """What became of each side, in words."""
        return ". ".join(
            self.say("report-from-to", side=name, first=told(first), last=told(last))
            for name, (first, last) in zip(self.names, ends, strict=True)
        )

    # --- drawing --------------------------------------------------------------------------

    def _draw_chances(self, axes: "Axes", series: Sequence[Sequence[float]]) -> None:
        last = len(self.review.decisions)
        axes.set(xlim=(0, max(1, last)), ylim=(0, 1), xlabel=self.say("report-chances-axis"))
        axes.set_yticks([k / 4 for k in range(5)], [self.percent(k / 4) for k in range(5)])
        axes.grid(axis="x", visible=False)
        for round_number, at in self.review.rounds:
            axes.axvline(at, color=RULE, linewidth=0.8)
            label = self.say("report-round-short", round=round_number)
            axes.annotate(
                label, (at, 1), (3, 4), textcoords="offset points", fontsize=9, color=INK, alpha=0.7
            )
        self._lines(axes, range(last + 1), series)
        self._mark_turning_points(axes)

    def _mark_turning_points(self, axes: "Axes") -> None:
        """A number in a circle, on the line of the side that decided."""
        for number, point in enumerate(self.review.turning_points, 1):
            made = point.decision
            at = (made.number, self.review.outlooks[made.number][made.seat].win)
            axes.plot(*at, "o", color=INK, markersize=13, clip_on=False, zorder=5)
            axes.annotate(
                str(number), at, color=PAPER, fontsize=9, fontweight="bold", zorder=6,
                ha="center", va="center_baseline", annotation_clip=False,
            )  # fmt: skip

    def _draw_glory(
        self, axes: "Axes", series: Sequence[Sequence[float]], ticks: Sequence[str]
    ) -> None:
        places = range(len(ticks))
        least, most = (f(f(one) for one in series) for f in (min, max))
        axes.set(xlabel=self.say("report-glory-axis"), ylabel=self.words.say("score-total"))
        axes.set_xticks(places, list(ticks))
        axes.set_ylim(min(0, least), max(1, most) * 1.05)
        axes.set_xlim(-0.15, max(1, len(ticks) - 1))
        axes.grid(axis="x", visible=False)
        self._lines(axes, places, series, marker="o")

    def _lines(
        self, axes: "Axes", places: range, series: Sequence[Sequence[float]], marker: str = ""
    ) -> None:
        """A line for each side, with its name at the right edge."""
        found = colours(self.review.sides)
        for number, (line, colour) in enumerate(zip(series, found, strict=True)):
            axes.plot(
                places, line, color=colour, linestyle=dash(number), marker=marker, markersize=4,
                markerfacecolor=PAPER, clip_on=False, zorder=3,
            )  # fmt: skip
        low, high = axes.get_ylim()
        heights = spread([(line[-1] - low) / (high - low) for line in series], GAP)
        for name, height, colour in zip(self.names, heights, found, strict=True):
            axes.annotate(
                name, (1, height), (8, 0), xycoords="axes fraction", textcoords="offset points",
                color=colour, va="center", fontweight="bold",
            )  # fmt: skip


def spread(heights: Sequence[float], gap: float) -> list[float]:
    """Heights moved apart as little as that needs, in the same order, from 0 on upwards."""
    placed = list(heights)
    order = sorted(range(len(heights)), key=lambda number: (heights[number], -number))
    below = -gap
    for number in order:
        placed[number] = below = max(placed[number], below + gap)
    above = max(1.0, gap * (len(heights) - 1)) + gap
    for number in reversed(order):
        placed[number] = above = min(placed[number], above - gap)
    return placed
