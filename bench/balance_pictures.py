"""The pictures of docs/balance.md, and its figures: two measurements beside each other.

python bench/balance_pictures.py BEFORE.json AFTER.json     both as bench/balance.py writes them

Writes docs/img/balance-*.svg, and prints the tables of the page.
"""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from caravelle.reports.plot import PAGE_COLOURS, drawn_beside

if TYPE_CHECKING:
    from caravelle.reports.plot import Axes

IMAGES = Path(__file__).parents[1] / "docs" / "img"
COLOURS = ("#a0703a", "#2a7f8e")  # before, after: both are seen on white and on black
SHIFT = 0.14  # by which the two stand apart
ON_PAGE = dict(zip(PAGE_COLOURS.values(), ("#74808c", "#9aa5b1", "#808890"), strict=True))
GOAL_SEAT, GOAL_REGION = 4, 20  # per cent
REGIONS = {
    "africa": "Africa",
    "south_america": "South America",
    "caribbean": "Caribbean",
    "north_america": "North America",
    "india": "India",
    "far_east": "Far East",
}

Values = dict[str, Any]
Pair = tuple[Values, Values]
Row = tuple[float, Values]  # where it stands, and the share


def name_of(table: str) -> str:
    chart, _, players = table.partition(":")
    return f"{chart[-1].upper()}, {players} players"


def dots(panel: "Axes", rows: list[Row], which: int) -> None:
    """Shares with their intervals, in per cent, beside those of the other measurement."""
    place = [at + SHIFT * (2 * which - 1) for at, _ in rows]
    middle = [100 * share["share"] for _, share in rows]
    low = [max(0.0, 100 * (share["share"] - share["low"])) for _, share in rows]
    high = [max(0.0, 100 * (share["high"] - share["share"])) for _, share in rows]
    label = ("before", "now")[which]
    panel.errorbar(
        place, middle, yerr=[low, high], fmt="os"[which], color=COLOURS[which], markersize=4,
        linewidth=1.4, label=label,
    )  # fmt: skip


def turns(panels: "list[Axes]", both: Pair) -> None:
    for panel, table in zip(panels, both[1]["tables"], strict=True):
        fair = 100 * both[1]["tables"][table]["fair"]
        panel.axhspan(fair - GOAL_SEAT, fair + GOAL_SEAT, color="#9aa5b1", alpha=0.25)
        for which, summary in enumerate(both):
            dots(panel, list(enumerate(summary["tables"][table]["turns"], 1)), which)
        panel.set_title(name_of(table), fontsize=10)
        panel.set_xticks(range(1, int(table[-1]) + 1))
    panels[0].set_ylabel("games won, %")
    panels[0].set_ylim(bottom=0)
    panels[2].set_xlabel("place in the order of the first round")
    panels[-1].legend(frameon=False, fontsize=9)


def regions(panels: "list[Axes]", both: Pair) -> None:
    for panel, table in zip(panels, both[1]["tables"], strict=True):
        panel.axhline(GOAL_REGION, color="#74808c", linewidth=1, linestyle=":")
        for which, summary in enumerate(both):
            found = summary["tables"][table]["regions"]
            dots(panel, [(n, found[area]) for n, area in enumerate(REGIONS)], which)
        panel.set_title(name_of(table), fontsize=10)
        panel.set_xticks(range(len(REGIONS)), list(REGIONS.values()), rotation=90, fontsize=8)
    panels[0].set_ylabel("games in which it opens, %")
    panels[0].set_ylim(0, 102)
    panels[-1].legend(frameon=False, fontsize=9, loc="lower left")


def buildings(panels: "list[Axes]", both: Pair) -> None:
    """How many seats have each building, only as measured last."""
    tables = both[1]["tables"]
    kinds = list(next(iter(tables.values()))["buildings"])
    for number, (table, found) in enumerate(tables.items()):
        share = [100 * found["buildings"][kind]["seats"]["share"] for kind in kinds]
        panels[0].plot(
            share, range(len(kinds)), "osD^v"[number], markersize=5, label=name_of(table)
        )
    panels[0].set_yticks(range(len(kinds)), [kind.replace("_", " ") for kind in kinds], fontsize=9)
    panels[0].invert_yaxis()
    panels[0].set_xlabel("seats that have it at the end, % (level 5: of games that offer it)")
    panels[0].legend(frameon=False, fontsize=9, loc="center right")


def write(
    name: str, alt: str, draw: Callable[["list[Axes]"], None], widths: list[float], height: float
) -> None:
    """A picture that stands alone, in colours for a light page and a dark one."""
    svg = str(drawn_beside(name, alt, draw, widths, (9.0, height)))
    for colour, fixed in ON_PAGE.items():
        svg = svg.replace(colour, fixed)
    svg = re.sub(r"\d+\.\d{3,}", lambda number: f"{float(number[0]):.2f}", svg)  # a third less
    head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    IMAGES.mkdir(exist_ok=True)
    (IMAGES / f"{name}.svg").write_text(svg.replace("<svg ", head, 1), "utf-8")


def cell(share: Values) -> str:
    return f"{100 * share['share']:.1f} ({100 * share['low']:.1f}–{100 * share['high']:.1f})"


def tell(both: Pair) -> None:
    """The tables of the page, as Markdown."""
    for which, summary in enumerate(both):
        print(f"\n{('before', 'now')[which]}: {summary['by']}")
        for table, found in summary["tables"].items():
            shares = [cell(turn) for turn in found["turns"]]
            print(f"| {name_of(table)} | {found['games']:,} | {' | '.join(shares)} |")
        for table, found in summary["tables"].items():
            shares = [cell(share) for share in found["seats"]]
            print(f"| seats {name_of(table)} | {' | '.join(shares)} |")
        for table, found in summary["tables"].items():
            shares = [f"{100 * found['regions'][area]['share']:.0f}" for area in REGIONS]
            print(f"| {name_of(table)} | {' | '.join(shares)} |")
        for kind in next(iter(summary["tables"].values()))["buildings"]:
            row = [found["buildings"][kind] for found in summary["tables"].values()]
            games = [f"{100 * one['games']['share']:.1f}" for one in row]
            seats = [f"{100 * one['seats']['share']:.1f}" for one in row]
            print(f"| {kind} | {' | '.join(games)} | {' | '.join(seats)} |")


def main() -> None:
    both: Pair = (
        json.loads(Path(sys.argv[1]).read_text()),
        json.loads(Path(sys.argv[2]).read_text()),
    )
    widths = [float(max(3, int(table[-1]))) for table in both[1]["tables"]]
    write(
        "balance-turns",
        "How often each place in the order of turns wins, before and now, with the fair share",
        lambda panels: turns(panels, both), widths, 3.2,
    )  # fmt: skip
    write(
        "balance-regions",
        "In how many games each region opens, before and now, and the goal of a fifth",
        lambda panels: regions(panels, both), [1.0] * len(widths), 3.4,
    )  # fmt: skip
    write(
        "balance-buildings",
        "How many seats have each building at the end, by table",
        lambda panels: buildings(panels, both), [1.0], 5.4,
    )  # fmt: skip
    tell(both)


if __name__ == "__main__":
    main()
