"""A review in the terminal: how the game went and where it turned, in a screen or two."""

from rich.table import Table
from rich.text import Text

from caravelle.bots.review import Review
from caravelle.core.match import Match
from caravelle.reports.game import TEXT, GameReport

from .language import catalogue, spoken
from .naming import game_told
from .retelling import heading
from .terminal.pieces import QUIET, STRONG, disc, joined, listing, name
from .terminal.scene import Scene
from .terminal.table import terminal

FIGURE = 12  # columns for a figure, and at most for the words above it


def retell_review(match: Match, review: Review) -> None:
    """Print the most important of a review."""
    console = terminal()
    scene = Scene(match, catalogue(spoken(), match.title.text, TEXT))
    report = GameReport(match, review, scene.words, scene.sides, game_told(match.setting))
    console.print(heading(scene))
    console.print()
    console.print(Text(report.result(), STRONG))
    for part in (_chances(scene, report), _sides(scene, report)):
        console.print()
        console.print(part)
    console.print()
    console.print(_turns(report))
    console.print(Text(report.searched(), QUIET))


def _chances(scene: Scene, report: GameReport) -> Table:
    """The chances of each side where rounds begin, and in the end."""
    table = listing(scene.say("report-chances"))
    table.add_column(scene.say("report-round"))
    table.add_column(scene.say("report-made"), justify="right")
    for side in range(len(scene.sides)):
        table.add_column(_called(scene, side), justify="right")
    for row in report.chance_rows():
        table.add_row(*row)
    return table


def _sides(scene: Scene, report: GameReport) -> Table:
    table = listing(scene.say("report-sides"))
    for number, head in enumerate(report.side_heads()):
        table.add_column(head, justify="right" if number else "left")
    for side, row in enumerate(report.side_rows()):
        table.add_row(_called(scene, side), *row[1:])
    return table


def _called(scene: Scene, side: int) -> Text:
    """The name of a side, with its disc if somebody sits there."""
    if side < len(scene.match.seats):
        return joined([disc(scene, side), name(scene, side)], " ")
    return Text(scene.sides[side])


def _turns(report: GameReport) -> Table | Text:
    """The turning points, three lines each; or that there are none."""
    if not report.review.turning_points:
        return Text(report.no_turns())
    table = listing(report.say("report-turns"))
    table.add_column("")
    for head in ("report-chance", "report-expected"):
        table.add_column(report.say(head), justify="right", max_width=FIGURE)
    for point in report.review.turning_points:
        table.add_row(Text(report.turn_title(point.decision), QUIET))
        for told, prospect in report.compared(point):
            chance, glory = report.percent(prospect.win), report.decimal(prospect.glory)
            table.add_row(f"  {told}", chance, glory)
    return table
