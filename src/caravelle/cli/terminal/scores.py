"""The score table: Glory by source, under the rulebook's heads A to E."""

from rich.table import Table
from rich.text import Text

from caravelle.games.endeavor.scoring import HEADS

from .pieces import QUIET, STRONG, disc, joined, listing, name
from .scene import Scene


def score_table(scene: Scene) -> Table:
    """Every source in a row, every seat in a column."""
    is_over = scene.match.is_over
    title = scene.say("cli-final-score" if is_over else "cli-score-now")
    table = listing(title)
    table.add_column("", no_wrap=True)
    table.add_column("")
    scores = scene.view["scores"]
    for side, called in enumerate(scene.sides):
        is_seat = side < len(scene.match.seats)
        whose = joined([disc(scene, side), name(scene, side)], " ") if is_seat else called
        table.add_column(whose, justify="right")
    for head, sources in _heads(scene).items():
        for source in sources:
            letter = head.upper() if len(head) == 1 and source == sources[0] else ""
            row = [str(score[source] or "") for score in scores]
            table.add_row(letter, scene.say(f"score-{source}"), *row)
    table.add_section()
    totals = (Text(str(score["total"]), STRONG) for score in scores)
    table.add_row("", Text(scene.say("score-total"), STRONG), *totals)
    if not is_over:
        table.caption = Text(scene.say("cli-score-note"), QUIET)
        table.caption_justify = "left"
    return table


def _heads(scene: Scene) -> dict[str, tuple[str, ...]]:
    """The heads with their sources; what only a variant scores stands at the end."""
    known = {"total", *(source for sources in HEADS.values() for source in sources)}
    own = tuple(row for row in scene.match.title.score_rows if row not in known)
    return {**HEADS, "own": own} if own else HEADS


def verdict(scene: Scene) -> Text:
    """Who has won, and in the solo game how well."""
    found = scene.view.get("verdict")
    if found is not None:
        told = scene.say(f"verdict-{found['level']}", difference=abs(found["difference"]))
        panache = f" {scene.say('verdict-panache')}" if found["panache"] else ""
        return Text(told + panache, STRONG)
    names = [scene.sides[side] for side in scene.match.winners]
    listed = scene.say("cli-and").join(names) if len(names) < 3 else ", ".join(names)
    return Text(scene.say("cli-winners", count=len(names), names=listed), STRONG)
