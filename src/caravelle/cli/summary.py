"""The summary of a simulation, as tables."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from caravelle.arena.sums import Spread
from caravelle.core.title import Setting
from caravelle.games.endeavor import TITLE

from .language import catalogue, say, spoken
from .naming import game_told
from .tally import Tally
from .terminal.pieces import listing


def show(tally: Tally, setting: Setting, seed: int, threads: int, seconds: float) -> None:
    """Print what the games came to."""
    console = Console(markup=False, highlight=False)
    console.print(_facts(tally, setting, seed, threads, seconds))
    for part in (_by_side(tally), _by_source(tally), _opened(tally)):
        console.print()
        console.print(part)
    console.print()
    console.print(Text(say("cli-sim-note"), "dim"))


def _facts(tally: Tally, setting: Setting, seed: int, threads: int, seconds: float) -> Table:
    length = tally.length.spreads()[0]
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    rows = {
        "cli-sim-game": game_told(setting),
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


def _by_side(tally: Tally) -> Table:
    """Score and wins by side, and by who went first in the first round."""
    table = _table("cli-sim-balance", "", "cli-sim-score", "cli-sim-deviation", "cli-sim-wins")
    seats, sides = len(tally.seats), [_side(side) for side in tally.sides]
    rows = [(sides, tally.by_side.spreads(), tally.wins_by_side.spreads())]
    if seats > 1:
        turns = [say("cli-sim-turn", place=place) for place in range(1, seats + 1)]
        rows.append((turns, tally.by_turn.spreads(), tally.wins_by_turn.spreads()))
    for names, scores, wins in rows:
        for name, score, win in zip(names, scores, wins, strict=True):
            table.add_row(name, _decimal(score.mean), _decimal(score.deviation), _share(win))
        table.add_section()
    return table


def _by_source(tally: Tally) -> Table:
    """Where Glory comes from: that of a player, then that of each rival."""
    words = catalogue(spoken(), TITLE.text)
    table = _table("cli-sim-sources", "", "cli-sim-mean", "cli-sim-deviation")
    rivals = [sums.spreads() for sums in tally.by_source_of_rival.values()]
    for rival in tally.rivals:
        table.add_column(_side(rival), justify="right")
        table.add_column(say("cli-sim-deviation"), justify="right")
    for index, (row, player) in enumerate(
        zip(tally.score_rows, tally.by_source.spreads(), strict=True)
    ):
        if row == "total":
            table.add_section()
        spreads = [player, *(rival[index] for rival in rivals)]
        figures = [_decimal(figure) for s in spreads for figure in (s.mean, s.deviation)]
        table.add_row(words.say(f"score-{row}"), *figures)
    return table


def _side(side: str) -> str:
    """The name of a side, by its id."""
    return catalogue(spoken(), TITLE.text).say(f"seat-{side}")


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
