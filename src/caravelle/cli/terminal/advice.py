"""Advice as a table: the best decisions, what they promise to each side, what was played."""

from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravelle.core.advice import TOP, Advice, Suggestion
from caravelle.core.engine import cores

from .pieces import QUIET, STRONG, disc, joined, listing
from .scene import Scene

NAMES_WIDTH = 32  # columns for all names above the figures, discs included
LEAST = 5  # letters of a name; where there is less room the disc stands alone
MARK = "▸"


def sought(
    scene: Scene, seconds: float | None, playouts: int | None = None, threads: int | None = None
) -> Advice:
    """Advice on the position, all its decisions; with a sign of life while it is sought.

    On several threads the same playouts lead elsewhere, so without a bound of time one is used.
    """
    used = threads or (cores() if seconds is not None else 1)
    with Console(stderr=True).status(scene.say("cli-advice-thinking")):
        return scene.match.advise(
            playouts=playouts,
            seconds=seconds,
            top=None,
            threads=used,
            language=scene.words.language,
        )


def advice_told(scene: Scene, advice: Advice, top: int = TOP, played: str = "") -> RenderableType:
    """The best decisions as a table; `played` is the decision that was made there, if any."""
    shown = [
        (place, found)
        for place, found in enumerate(advice.suggestions, 1)
        if place <= top or found.notation == played
    ]
    table = _table(scene, advice)
    for place, found in shown:
        sign = MARK if found.notation == played else ""
        number = Text(f"{sign}{place}", STRONG if place == 1 else "")
        table.add_row(number, *_cells(scene, advice, found, place == 1))
    counts = {"shown": top, "left": max(0, advice.legal - top), "legal": advice.legal}
    note = scene.say("cli-advice-note", **counts, playouts=advice.playouts)
    parts: list[RenderableType] = [table, Text(note, QUIET)]
    if played:
        parts.append(Text(f"{MARK} {_played(scene, advice, played)}"))
    return Group(*parts)


def _table(scene: Scene, advice: Advice) -> Table:
    table = listing()
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(scene.say("cli-advice-decision"), ratio=1)
    table.add_column(scene.say("cli-advice-tried"), justify="right", no_wrap=True)
    for side in range(len(advice.sides)):
        table.add_column(_head(scene, side), justify="right", no_wrap=True)
    return table


def _head(scene: Scene, side: int) -> Text:
    """The name of a side, with its disc if somebody sits there, as far as there is room."""
    room = NAMES_WIDTH // len(scene.sides) - 2
    name = Text(scene.sides[side])
    name.truncate(room, overflow="ellipsis")
    if side >= len(scene.match.seats):
        return name
    return joined([disc(scene, side), name], " ") if room >= LEAST else disc(scene, side)


def _cells(scene: Scene, advice: Advice, found: Suggestion, is_best: bool) -> Iterator[Text]:
    """The decision, how often it was tried, and for each side the chance above the Glory."""
    style = STRONG if is_best else ""
    yield Text(found.label, style) + Text(f"\n{found.notation}", QUIET)
    yield Text(scene.say("cli-advice-percent", value=found.share), QUIET)
    for side, prospect in enumerate(found.prospects):
        chance = scene.say("cli-advice-percent", value=prospect.win)
        glory = scene.say("cli-advice-decimal", value=prospect.glory)
        yield Text(chance, STRONG if side == advice.actor else "") + Text(f"\n{glory}", QUIET)


def _played(scene: Scene, advice: Advice, played: str) -> str:
    """How what was played stands beside the best decision."""
    place = next(k for k, found in enumerate(advice.suggestions) if found.notation == played)
    found = advice.suggestions[place]
    if place == 0:
        return scene.say("cli-advice-played-best", decision=found.label)
    best = advice.best.prospects[advice.actor].win
    loss = max(0.0, best - found.prospects[advice.actor].win)
    return scene.say(
        "cli-advice-played",
        decision=found.label,
        place=place + 1,
        legal=advice.legal,
        loss=scene.say("cli-advice-percent", value=loss),
    )
