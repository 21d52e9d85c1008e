"""What the game's own statistics count: popularity with win rates, dates, and mixes."""

from typing import TYPE_CHECKING, Any

from caravelle.reports.page import Html, figure, heading, paragraph, table
from caravelle.reports.plot import drawn, drawn_beside

from . import plots
from .plots import Layer, Mark
from .wording import Wording

if TYPE_CHECKING:
    from caravelle.reports.plot import Axes

Figures = dict[str, Any]
COLUMNS = (
    "arena-thing",
    "arena-in-games",
    "arena-by-seats",
    "arena-pieces",
    "arena-wins-with",
)
DRAWN = 20  # things in one plot


def measure_part(
    number: int, name: str, measure: Figures, figures: Figures, words: Wording
) -> list[Html]:
    """A heading, a plot and a table for one measure of a table."""
    if not measure["things"]:
        return []
    if not any(thing["games"]["share"] for thing in measure["things"]):
        return [heading(words.say(f"measure-{name}"), 3), paragraph(words.say("arena-nothing"))]
    if "clock" in measure:
        part = _dated(number, name, measure, words)
    elif measure["domain"]:
        part = _counted(number, name, measure, figures, words)
    else:
        part = _mix(number, name, measure, figures, words)
    return [heading(words.say(f"measure-{name}"), 3), part]


def _counted(number: int, name: str, measure: Figures, figures: Figures, words: Wording) -> Html:
    """How many seats had each thing, and how often these won; the most frequent ones on top."""
    say = words.say
    things = sorted(measure["things"], key=lambda thing: -thing["seats"]["share"])
    some = [row for row in things if row["games"]["share"]] if len(things) > DRAWN else things
    shown = some[:DRAWN]
    names = [words.thing(number, name, measure["domain"], row["thing"]) for row in things]
    fair = figures["sides"][0]["wins"]["fair"]
    wins = [_mark(row["wins"]) for row in shown]

    def draw(panels: list["Axes"]) -> None:
        plots.bars(panels[0], [row["seats"]["share"] for row in shown], words.whole_percent)
        plots.whiskers(panels[1], wins, fair)
        plots.name_rows(panels[0], names[: len(shown)])
        panels[1].grid(visible=False, axis="y")
        panels[0].set_xlabel(say("arena-by-seats"))
        panels[1].set_xlabel(say("arena-wins-with"))
        for axes in panels:
            plots.ticks(axes.xaxis, words.whole_percent)

    alt = say("arena-counted-plot", measure=say(f"measure-{name}"))
    size = (8.0, plots.height(len(shown)))
    picture = drawn_beside(f"{name}{number}", alt, draw, (1.0, 1.0), size)
    note = say("arena-counted-note")
    if len(things) > len(shown):
        note += " " + say("arena-counted-first", count=len(shown), all=len(things))
    behind = _table(alt, list(zip(names, things, strict=True)), figures, words)
    return figure(picture, note, behind, say("arena-figures"))


def _mark(wins: dict[str, float] | None) -> Mark | None:
    return None if wins is None else Mark(wins["share"], wins["low"], wins["high"], plots.BOTS[1])


def _table(caption: str, rows: list[tuple[str, Figures]], figures: Figures, words: Wording) -> Html:
    """All things: in how many games, by how many seats, and by those of each bot."""
    say = words.say
    bots = [bot["bot"] for bot in figures["bots"]]
    headings = [say(column) for column in COLUMNS]
    several = bots if len(bots) > 1 else []
    headings += [say("arena-of-bot", bot=bot) for bot in several]
    cells = [
        [
            told,
            words.percent(row["games"]["share"]),
            words.percent(row["seats"]["share"]),
            say("arena-fine-number", value=row["pieces"]),
            words.interval(row["wins"]),
            *(words.percent(row["bots"].get(bot, {"seats": 0.0})["seats"]) for bot in several),
        ]
        for told, row in rows
    ]
    return table(caption, headings, cells)


def _dated(number: int, name: str, measure: Figures, words: Wording) -> Html:
    """In how many games each thing happened, by date."""
    say, things = words.say, measure["things"]
    names = [words.thing(number, name, measure["domain"], row["thing"]) for row in things]
    dates = sorted({int(date) for row in things for date in row["dates"]})

    def share(row: Figures, date: int) -> float:
        times = sum(row["dates"].values())
        found: float = (
            row["games"]["share"] * row["dates"].get(str(date), 0) / times if times else 0
        )
        return found

    def told(date: int) -> str:
        return say(f"date-{measure['clock']}", date=date)

    layers = [
        Layer(
            told(date),
            [share(row, date) for row in things],
            plots.ACCENT,
            min(1.0, 0.2 + 0.8 * (place + 1) / len(dates)),
        )
        for place, date in enumerate(dates)
    ]

    def draw(axes: "Axes") -> None:
        plots.stacked(axes, layers)
        plots.name_rows(axes, names)
        plots.ticks(axes.xaxis, words.whole_percent)
        axes.set_xlim(0, 1)
        plots.legend(axes, max(1, len(layers)))

    alt = say("arena-dated-plot", measure=say(f"measure-{name}"))
    picture = drawn(f"{name}{number}", alt, draw, (8.0, plots.height(len(things)) + 0.3))
    headings = [say("arena-thing"), say("arena-in-games"), *map(told, dates)]
    cells = [
        [shown, words.interval(row["games"]), *(words.percent(share(row, d)) for d in dates)]
        for shown, row in zip(names, things, strict=True)
    ]
    behind = table(alt, headings, cells)
    return figure(picture, alt, behind, say("arena-figures"))


def _mix(number: int, name: str, measure: Figures, figures: Figures, words: Wording) -> Html:
    """How often a seat of each bot did each thing in a game."""
    say, things = words.say, measure["things"]
    bots = [bot["bot"] for bot in figures["bots"] if "sources" in bot]
    names = [words.thing(number, name, "", row["thing"]) for row in things]
    pieces = [[row["bots"].get(bot, {"pieces": 0.0})["pieces"] for bot in bots] for row in things]
    layers = [
        Layer(
            told,
            values,
            plots.BOTS[place % len(plots.BOTS)],
            plots.SHADES[place // len(plots.BOTS) * 2 % len(plots.SHADES)],
        )
        for place, (told, values) in enumerate(zip(names, pieces, strict=True))
    ]

    def draw(axes: "Axes") -> None:
        plots.stacked(axes, layers)
        plots.name_rows(axes, bots)
        plots.legend(axes, 4)

    alt = say("arena-mix-plot", measure=say(f"measure-{name}"))
    picture = drawn(f"{name}{number}", alt, draw, (8.0, plots.height(len(bots)) + 0.9))
    headings = [say("arena-thing"), *(say("arena-mix-of", bot=bot) for bot in bots)]
    cells = [
        [told, *(say("arena-fine-number", value=value) for value in values)]
        for told, values in zip(names, pieces, strict=True)
    ]
    behind = table(alt, headings, cells)
    return figure(picture, alt, behind, say("arena-figures"))
