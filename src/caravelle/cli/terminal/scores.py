"""The score table: Glory by source, under the rulebook's heads A to E."""

from rich.table import Table
from rich.text import Text

from .pieces import QUIET, STRONG, disc, joined, listing, name
from .scene import Scene

HEADS = {
    "a": ("industry", "culture", "wealth", "influence"),
    "b": ("cities", "links"),
    "c": ("buildings", "cards", "slot"),
    "d": ("harbor",),
    "e": ("slavery",),
}


def score_table(scene: Scene) -> Table:
    """Every source in a row, every seat in a column."""
    is_over = scene.match.is_over
    title = scene.say("cli-final-score" if is_over else "cli-score-now")
    table = listing(title)
    table.add_column("", no_wrap=True)
    table.add_column("")
    scores = scene.view["scores"]
    for seat in range(len(scores)):
        table.add_column(joined([disc(scene, seat), name(scene, seat)], " "), justify="right")
    for head, sources in HEADS.items():
        for source in sources:
            letter = head.upper() if source == sources[0] else ""
            row = [str(score[source] or "") for score in scores]
            table.add_row(letter, scene.say(f"score-{source}"), *row)
    table.add_section()
    totals = (Text(str(score["total"]), STRONG) for score in scores)
    table.add_row("", Text(scene.say("score-total"), STRONG), *totals)
    if not is_over:
        table.caption = Text(scene.say("cli-score-note"), QUIET)
        table.caption_justify = "left"
    return table


def verdict(scene: Scene) -> Text:
    """Who has won."""
    names = [scene.names[seat] for seat in scene.match.winners]
    listed = scene.say("cli-and").join(names) if len(names) < 3 else ", ".join(names)
    return Text(scene.say("cli-winners", count=len(names), names=listed), STRONG)
