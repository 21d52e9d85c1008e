"""`caravelle bench`: how fast the engine is here, beside the goals and other engines."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from .benchmarks.figures import Result
    from .benchmarks.session import Report

AsJson = Annotated[
    bool, typer.Option("--json", help="Print JSON, with the samples of every round.")
]
Quick = Annotated[
    bool,
    typer.Option("--quick", help="Fewer and shorter rounds; no first start, no million games."),
]


def bench(as_json: AsJson = False, quick: Quick = False) -> None:
    """Measure the engine on this machine.

    The rounds take turns, so that whatever else the machine does hits all figures alike; medians
    count. Ratios are worth something on an idle machine only.
    """
    from rich.console import Console

    from .benchmarks.session import measure

    with Console(stderr=True).status("measuring ...") as status:
        report = measure(quick, lambda text: status.update(f"{text} ..."))
    if as_json:
        print(json.dumps(report.to_json(), indent=2))
    else:
        show(report, Console())


def show(report: "Report", console: "Console") -> None:
    """Print a report as a table."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True)
    for name in ("measured", "best", "goal"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column("")
    for result in report.results:
        table.add_row(*cells(result))
    console.print("Random games for 4 on side B, the legal decisions listed at every step.\n")
    console.print(table)
    console.print()
    notes = [f"{name}: {value}" for name, value in report.machine.items()]
    notes += [f"left out: {name} ({reason})" for name, reason in report.left_out.items()]
    console.print("\n".join(notes), markup=False, highlight=False)


def cells(result: "Result") -> tuple[str, ...]:
    """A row of the table."""
    figure, mark = result.figure, {True: "✓", False: "✗", None: ""}[result.is_met]
    goal = ""
    if figure.goal is not None:
        goal = f"{'≥' if figure.rising else '<'} {written(figure.goal)}"
    best = written(result.best) if len(result.samples) > 1 else ""
    return figure.title, written(result.median), best, goal, figure.unit, mark


def written(value: float) -> str:
    """A number as people write it, in three digits or more."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"
