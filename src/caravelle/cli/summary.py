"""The summary of a simulation, as tables."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from caravelle.core.title import Setting
from caravelle.games.endeavor import TITLE

from .language import catalogue, say, spoken
from .tally import Spread, Tally
from .terminal.pieces import listing


def show(tally: Tally, setting: Setting, seed: int, threads: int, seconds: float) -> None:
    """Print what the games came to."""
    console = Console(markup=False, highlight=False)
    console.print(_facts(tally, setting, seed, threads, seconds))
    for part in (_by_seat(tally, setting), _by_source(tally), _opened(tally)):
        console.print()
        console.print(part)
    console.print()
    console.print(Text(say("cli-sim-note"), "dim"))


def _facts(tally: Tally, setting: Setting, seed: int, threads: int, seconds: float) -> Table:
    words = catalogue(spoken(), TITLE.text)
    options: dict[str, str] = setting.options.model_dump(mode="json")
    chart = options["chart"]
    title = words.say(f"chart-{chart}") if words.has(f"chart-{chart}") else chart
    length = tally.length.spreads()[0]
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    edition = words.say(f"edition-{options['edition']}")
    rows = {
        "cli-sim-game": say("cli-sim-options", chart=title, edition=edition, players=tally.seats),
        "cli-sim-seed": str(seed),
        "cli-sim-games": say(
            "cli-sim-games-in", games=tally.games, seconds=_decimal(seconds), threads=threads
        ),
        "cli-sim-speed": say(
            "cli-sim-speed-is",
            games=round(tally.games / seconds),
            decisions=round(tally.decisions / seconds),
        ),
        "cli-sim-length": say(
            "cli-sim-length-is",
            mean=_decimal(length.mean),
            deviation=_decimal(length.deviation),
            least=tally.shortest,
            most=tally.longest,
        ),
    }
    for heading, told in rows.items():
        grid.add_row(say(heading), told)
    return grid


def _by_seat(tally: Tally, setting: Setting) -> Table:
    """Score and wins by seat, and by who went first in the first round."""
    words = catalogue(spoken(), TITLE.text)
    table = _table("cli-sim-balance", "", "cli-sim-score", "cli-sim-deviation", "cli-sim-wins")
    seats = [words.say(f"seat-{colour}") for colour in setting.seats]
    turns = [say("cli-sim-turn", place=place) for place in range(1, tally.seats + 1)]
    rows = (
        (seats, tally.by_seat.spreads(), tally.wins_by_seat.spreads()),
        (turns, tally.by_turn.spreads(), tally.wins_by_turn.spreads()),
    )
    for names, scores, wins in rows:
        for name, score, win in zip(names, scores, wins, strict=True):
            table.add_row(name, _decimal(score.mean), _decimal(score.deviation), _share(win))
        table.add_section()
    return table


def _by_source(tally: Tally) -> Table:
    words = catalogue(spoken(), TITLE.text)
    table = _table("cli-sim-sources", "", "cli-sim-mean", "cli-sim-deviation")
    for row, spread in zip(tally.score_rows, tally.by_source.spreads(), strict=True):
        if row == "total":
            table.add_section()
        table.add_row(words.say(f"score-{row}"), _decimal(spread.mean), _decimal(spread.deviation))
    return table


def _opened(tally: Tally) -> Table:
    words = catalogue(spoken(), TITLE.text)
    table = _table("cli-sim-opened", "", "cli-sim-opened-in")
    for area, spread in list(zip(tally.areas, tally.opened.spreads(), strict=True))[1:]:
        table.add_row(words.say(f"area-{area}"), _percent(spread.mean))
    return table


def _table(title: str, *headings: str) -> Table:
    table = listing(say(title))
    for heading in headings:
        table.add_column(say(heading) if heading else "", justify="right" if heading else "left")
    return table


def _decimal(value: float) -> str:
    return say("cli-decimal", value=value)


def _percent(share: float) -> str:
    return say("cli-percent", value=share)


def _share(win: Spread) -> str:
    """A share of wins with its confidence interval."""
    return say("cli-sim-share", share=_percent(win.mean), error=_percent(win.error))
