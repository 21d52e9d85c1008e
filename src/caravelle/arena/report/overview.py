"""The tournament as a whole: what was played, ratings, head to head, faults."""

from typing import TYPE_CHECKING, Any

from caravelle.reports.page import Html, code, facts, figure, heading, joined, paragraph, table
from caravelle.reports.plot import drawn

from . import plots
from .plots import Mark
from .wording import Wording

if TYPE_CHECKING:
    from caravelle.reports.plot import Axes

Figures = dict[str, Any]
RATING_COLUMNS = (
    "arena-bot",
    "arena-rating",
    "arena-ahead",
    "arena-wins",
    "arena-decision-time",
    "arena-faults",
)
DUEL_COLUMNS = ("arena-bot", "arena-against", "arena-ahead", "arena-games")
FAULT_COLUMNS = (
    "arena-bot",
    "arena-ended-game",
    "arena-ended-seat",
    "arena-ended-decision",
    "arena-ended-why",
    "arena-ended-journal",
)
LEAST_SQUARE, MOST_SQUARE = 3, 12  # bots in a square of duels


def overview(figures: Figures, words: Wording, content: Html) -> list[Html]:
    """All that comes before the single tables."""
    players = rated([*figures["bots"], *figures["rivals"]])
    return [
        *_lead(figures, players, words),
        _facts(figures, words),
        content,
        *_ratings(figures, players, words),
        *(_duels(figures, players, words) if len(players) > 1 else []),
        *(_faults(figures, words) if figures["faults"] else []),
    ]


def rated(players: list[Figures]) -> list[Figures]:
    """The players, the strongest first, those without a rating last."""
    return sorted(players, key=lambda p: (p["rating"] is None, -(p["rating"] or 0.0)))


def _lead(figures: Figures, players: list[Figures], words: Wording) -> list[Html]:
    games, planned = figures["games"], figures["planned"]
    told = [words.say("arena-lead", games=games, tables=len(figures["tables"]))]
    best = players[0]
    if best["ahead"] is not None:
        share, name = words.percent(best["ahead"]["share"]), _name(best, figures, words)
        told.append(words.say("arena-lead-best", bot=name, share=share))
    found = [paragraph(" ".join(told), "lead")]
    if games < planned:
        found.append(paragraph(words.say("arena-unfinished", games=games, planned=planned)))
    return found


def _facts(figures: Figures, words: Wording) -> Html:
    plan, say = figures["plan"], words.say
    return facts(
        [
            (say("arena-bots"), joined(map(code, plan["bots"]), ", ")),
            (say("arena-seed"), str(plan["seed"])),
            (say("arena-limit"), say("arena-limit-is", seconds=plan["limit"])),
        ]
    )


def _name(player: Figures, figures: Figures, words: Wording) -> str:
    """The name of a bot, or of a rival."""
    return words.side(player["bot"]) if player in figures["rivals"] else player["bot"]


def _ratings(figures: Figures, players: list[Figures], words: Wording) -> list[Html]:
    say = words.say
    names = [_name(player, figures, words) for player in players]
    with_rating = [p for p in players if p["rating"] is not None]
    headings = [say(column) for column in RATING_COLUMNS]
    rows = [_rating_row(name, player, words) for name, player in zip(names, players, strict=True)]
    found = [heading(say("arena-ratings"), 2, "ratings")]
    if len(with_rating) > 1:
        marks = [
            Mark(p["rating"], p["rating"] - p["error"], p["rating"] + p["error"])
            for p in with_rating
        ]

        def draw(axes: "Axes") -> None:
            plots.whiskers(axes, marks)
            plots.name_rows(axes, names[: len(marks)])
            plots.ticks(axes.xaxis, lambda value: words.say("arena-whole", value=value))

        size = (8.0, plots.height(len(marks)) - 0.3)
        picture = drawn("ratings", say("arena-ratings-plot"), draw, size)
        found.append(figure(picture, say("arena-ratings-note")))
    found.append(table(say("arena-ratings-table"), headings, rows))
    return found


def _rating_row(name: str, player: Figures, words: Wording) -> list[str]:
    return [
        name,
        words.around(player["rating"], player["error"]),
        words.whole_interval(player.get("ahead")),
        words.whole_interval(player.get("wins")),
        _time(player, words),
        str(sum(player.get("faults", {}).values())),
    ]


def _time(player: Figures, words: Wording) -> str:
    """How long a decision took on average, and the longest one."""
    if player.get("seconds") is None:
        return "–"
    mean, longest = words.time(player["seconds"]), words.time(player["longest"])
    return words.say("arena-time-is", mean=mean, longest=longest)


def _duels(figures: Figures, players: list[Figures], words: Wording) -> list[Html]:
    say = words.say
    names = {player["bot"]: _name(player, figures, words) for player in players}
    duels = {(duel["bot"], duel["against"]): duel for duel in figures["duels"]}
    square = [
        [duels[one, other]["share"] if (one, other) in duels else None for other in names]
        for one in names
    ]
    rows = [
        [names[one], names[other], words.interval(duel), str(duel["count"])]
        for (one, other), duel in duels.items()
    ]
    headings = [say(column) for column in DUEL_COLUMNS]
    behind = table(say("arena-duels-plot"), headings, rows, "<<>>")
    found = [heading(say("arena-duels"), 3)]
    if not LEAST_SQUARE <= len(names) <= MOST_SQUARE:
        return [*found, paragraph(say("arena-duels-note")), behind]

    def draw(axes: "Axes") -> None:
        plots.heat(axes, list(names.values()), square, words.whole_percent)

    size = (8.0, 1.2 + 0.42 * len(names))
    picture = drawn("duels", say("arena-duels-plot"), draw, size)
    return [*found, figure(picture, say("arena-duels-note"), behind, say("arena-figures"))]


def _faults(figures: Figures, words: Wording) -> list[Html]:
    say = words.say
    headings = [say(column) for column in FAULT_COLUMNS]
    rows = [
        [
            fault["bot"],
            str(fault["game"]),
            str(fault["seat"] + 1),
            str(fault["decision"]),
            say("arena-ended-why-is", kind=say(f"arena-kind-{fault['kind']}"), text=fault["text"]),
            code(fault["journal"]),
        ]
        for fault in figures["faults"]
    ]
    return [
        heading(say("arena-ended"), 3),
        paragraph(say("arena-ended-note")),
        table(say("arena-ended-table"), headings, rows, "<>>><<"),
    ]
