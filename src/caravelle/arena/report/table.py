"""One table: at a glance, its seats, its line-ups, where points come from, how long games are."""

from typing import TYPE_CHECKING, Any

from caravelle.reports.page import Html, facts, figure, heading, joined, paragraph, table
from caravelle.reports.plot import drawn, drawn_beside

from . import plots
from .measures import measure_part
from .plots import Layer, Mark
from .wording import Wording

if TYPE_CHECKING:
    from caravelle.reports.plot import Axes

Figures = dict[str, Any]
FEW = 4  # things in a list before only their number is told


def table_part(number: int, figures: Figures, words: Wording) -> list[Html]:
    """All about a table. Of one where no game was finished there is little to tell."""
    found = [_line_ups(figures, words)]
    if not figures["finished"]:
        return found
    found = [
        _glance(number, figures, words),
        *_seats(number, figures, words),
        heading(words.say("arena-line-ups"), 3),
        *found,
        *_sources(number, figures, words),
    ]
    for name, measure in figures["measures"].items():
        found += measure_part(number, name, measure, figures, words)
    return [*found, *_length(number, figures, words)]


def _glance(number: int, figures: Figures, words: Wording) -> Html:
    """What an analyst asks first."""
    say, length = words.say, figures["length"]
    played = say(
        "arena-played-is",
        games=figures["games"],
        mean=words.number(length["mean"]),
        least=length["min"],
        most=length["max"],
    )
    whole = figures["games"] % figures["cycle"] == 0
    cycle = say("arena-cycle-whole" if whole else "arena-cycle-part", count=figures["cycle"])
    furthest = figures["extremes"]["side"]
    pairs = [
        (say("arena-played"), played),
        (say("arena-cycle"), cycle),
        (
            say("arena-furthest"),
            say(
                "arena-furthest-is",
                side=words.side(furthest["side"]),
                share=words.interval(furthest),
                fair=words.percent(furthest["fair"]),
            ),
        ),
    ]
    return joined([facts(pairs), _extremes(number, figures, words)])


def _extremes(number: int, figures: Figures, words: Wording) -> Html:
    """What was had in fewest games, and in most, of every measure."""
    say, rows = words.say, []
    for name, found in figures["extremes"]["measures"].items():
        domain = figures["measures"][name]["domain"]
        if not domain or not found["least"]:
            continue
        cells = [say(f"measure-{name}")]
        for end, all_of_them in (("least", "never"), ("most", "always")):
            things = found[all_of_them] or [found[end]["thing"]]
            told = [words.thing(number, name, domain, thing) for thing in things]
            share = {"never": 0.0, "always": 1.0}[all_of_them] if found[all_of_them] else None
            share = found[end]["share"] if share is None else share
            cells.append(
                say("arena-extreme-is", things=_some(told, words), share=words.percent(share))
            )
        rows.append(cells)
    headings = [say("arena-thing"), say("arena-least"), say("arena-most")]
    return table(say("arena-extremes"), headings, rows, "<<<")


def _some(things: list[str], words: Wording) -> str:
    """A few of them, and how many more."""
    if len(things) <= FEW + 1:
        return words.listed(things)
    few, count = ", ".join(things[:FEW]), len(things) - FEW
    return words.say("arena-and-more", things=few, count=count)


def _seats(number: int, figures: Figures, words: Wording) -> list[Html]:
    """Victories and points by colour, and by place from the first player."""
    say = words.say
    sides, turns = figures["sides"], figures["turns"]
    if len(turns) == 1:
        turns = []
    rows = [(words.side(side["side"]), side) for side in sides]
    rows += [(say("arena-turn", turn=turn["turn"]), turn) for turn in turns]
    wins = [Mark(r["wins"]["share"], r["wins"]["low"], r["wins"]["high"]) for _, r in rows]
    glory = [
        Mark(g["mean"], g["mean"] - g["error"], g["mean"] + g["error"])
        for g in (row["glory"] for _, row in rows)
    ]
    total = say("score-total")

    def draw(panels: list["Axes"]) -> None:
        plots.whiskers(panels[0], wins, sides[0]["wins"]["fair"])
        plots.whiskers(panels[1], glory)
        plots.name_rows(panels[0], [name for name, _ in rows])
        panels[1].grid(visible=False, axis="y")
        panels[0].set_xlabel(say("arena-wins"))
        panels[1].set_xlabel(total)
        plots.ticks(panels[0].xaxis, words.whole_percent)
        for axes in panels if turns else []:
            plots.separator(axes, len(sides) - 0.5)

    size = (8.0, plots.height(len(rows)))
    alt = say("arena-seats-plot", total=total)
    picture = drawn_beside(f"seats{number}", alt, draw, (1.0, 1.0), size)
    headings = [say("arena-seat"), say("arena-wins"), total]
    cells = [
        [name, words.interval(r["wins"]), words.around(r["glory"]["mean"], r["glory"]["error"])]
        for name, r in rows
    ]
    behind = table(alt, headings, cells)
    return [
        heading(say("arena-seats"), 3),
        figure(picture, say("arena-seats-note"), behind, say("arena-figures")),
    ]


def _line_ups(figures: Figures, words: Wording) -> Html:
    """Who sat with whom, and who won how often."""
    say = words.say
    rows = []
    for line_up in figures["line_ups"]:
        told = [
            say("arena-times", count=count, bot=bot) if count > 1 else bot
            for bot, count in line_up["bots"].items()
        ]
        wins = [
            f"{bot} {words.interval(share)}"
            for bot, share in line_up["wins"].items()
            if len(line_up["wins"]) > 1 or share["share"] < 1  # there is somebody else
        ]
        count = next(iter(line_up["wins"].values()))["count"]
        rows.append([joined(told, ", "), str(count), joined(wins, Html("<br>"))])
    headings = [say("arena-line-up"), say("arena-games"), say("arena-wins")]
    return table(say("arena-line-ups-table"), headings, rows, "<><")


def _sources(number: int, figures: Figures, words: Wording) -> list[Html]:
    """Where the points of each bot come from, section by section."""
    say = words.say
    bots = [bot for bot in figures["bots"] if "sources" in bot]
    rows = [(bot["bot"], bot["sources"]) for bot in bots]
    if len(rows) > 1:
        rows.append((say("arena-all-bots"), figures["sources"]))
    layers = [
        Layer(
            say(f"score-{row}"),
            [sources[row] for _, sources in rows],
            plots.SECTIONS[section % len(plots.SECTIONS)],
            plots.SHADES[shade % len(plots.SHADES)],
        )
        for section, members in enumerate(_sections(figures))
        for shade, row in enumerate(members)
    ]

    def draw(axes: "Axes") -> None:
        plots.stacked(axes, layers)
        plots.name_rows(axes, [name for name, _ in rows])
        plots.legend(axes, 3)

    size = (8.0, plots.height(len(rows)) + 1.1)
    picture = drawn(f"sources{number}", say("arena-sources-plot"), draw, size)
    headings = [say("arena-source"), *(name for name, _ in rows)]
    cells = [
        [say(f"score-{row}"), *(words.number(sources[row]) for _, sources in rows)]
        for row in figures["sources"]
    ]
    behind = table(say("arena-sources-plot"), headings, cells)
    return [
        heading(say("arena-sources"), 3),
        figure(picture, say("arena-sources-plot"), behind, say("arena-figures")),
    ]


def _sections(figures: Figures) -> list[list[str]]:
    """The rows of a score by section; those of none stand alone, the total nowhere."""
    sections = [list(rows) for rows in figures["sections"].values()]
    known = {row for rows in sections for row in rows} | {"total"}
    return [*sections, *([row] for row in figures["sources"] if row not in known)]


def _length(number: int, figures: Figures, words: Wording) -> list[Html]:
    say, length = words.say, figures["length"]
    counts = {int(decisions): count for decisions, count in length["histogram"].items()}

    def draw(axes: "Axes") -> None:
        plots.histogram(axes, counts)
        axes.set_xlabel(say("arena-decisions"))
        axes.set_ylabel(say("arena-games"))

    picture = drawn(f"length{number}", say("arena-length-plot"), draw, (8.0, 2.4))
    return [
        heading(say("arena-length"), 3),
        figure(picture, say("arena-length-plot")),
        paragraph(
            say(
                "arena-played-is",
                games=figures["games"],
                mean=words.around(length["mean"], length["deviation"]),
                least=length["min"],
                most=length["max"],
            ),
            "note",
        ),
    ]
