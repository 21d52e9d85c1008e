"""A flow: pieces in a row that are never broken, over as many lines as they need."""

from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Pieces with a separator `between` them; lines after the first are indented."""

    def __init__(self, parts: Iterable[Text], between: str = " · ", indent: int = 0) -> None:
        self._parts = list(parts)
        self._between, self._indent = between, indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text("\n").join(self._lines(options.max_width))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [part.cell_len for part in self._parts] or [0]
        gaps = cell_len(self._between) * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), sum(widths) + gaps)

    def _lines(self, width: int) -> list[Text]:
        lines = [Text()]
        for part in self._parts:
            gap = Text(self._between) if lines[-1].plain.strip() else Text()
            if lines[-1].cell_len + gap.cell_len + part.cell_len > width and lines[-1].plain:
                lines.append(Text(" " * self._indent) + part)
            else:
                lines[-1] = lines[-1] + gap + part
        return lines
