"""The solo game's table: the mat of the Opposition, its ladder, and the building board."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from .flow import Flow
from .pieces import NOTHING, QUIET, STRONG, card, disc, joined, listing
from .scene import MOST_SLOTS, Scene, Values

BETWEEN = " · "
SELECTOR = "▸"


def opposition(scene: Scene, is_whole: bool) -> list[RenderableType]:
    """The lines of the dashboard; or the mat, the ladder and the building board in full."""
    if is_whole:
        return [_mat(scene), _ladder(scene), Text(), _building_board(scene)]
    return [_mat_line(scene), _ladder(scene), _board_line(scene)]


def _title(scene: Scene) -> Text:
    """Its name and its Glory now."""
    side = len(scene.match.seats)
    glory = scene.view["scores"][side]["total"]
    return Text(scene.sides[side], STRONG) + Text(f" {scene.say('cli-glory', glory=glory)}")


def _limit(scene: Scene) -> int:
    """How many cards it may keep, the free Governor slot aside."""
    mat = scene.view["opposition"]
    has_slavery = any(c in scene.slavery for c in mat["cards"])
    limit: int = mat["levels"]["influence"] + has_slavery
    return min(MOST_SLOTS, limit)


def _held(scene: Scene) -> str:
    held = len(scene.view["opposition"]["cards"])
    return scene.say("cli-cards-held", held=held, limit=_limit(scene))


def _mat_line(scene: Scene) -> Flow:
    values, levels = (scene.view["opposition"][key] for key in ("attributes", "levels"))
    tracks = (
        f"{scene.say(f'cli-short-{id_}')} {value} ({levels[id_]})" for id_, value in values.items()
    )
    return Flow([_title(scene), Text("  ".join(tracks)), Text(_held(scene))], BETWEEN)


def _mat(scene: Scene) -> Table:
    """Its mat in full."""
    mat, levels = scene.view["opposition"], scene.view["opposition"]["levels"]
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=QUIET)
    grid.add_column()
    grid.add_row(_title(scene), "")
    tracks = (
        f"{value} {scene.label('attribute', id_)} ({levels[id_]})"
        for id_, value in mat["attributes"].items()
    )
    grid.add_row(scene.say("cli-attributes"), ", ".join(tracks))
    cards = "\n".join(scene.pair(scene.label("card", c), card(scene, c)) for c in mat["cards"])
    grid.add_row(_held(scene), cards or NOTHING)
    tokens = [f"{count} {scene.label('token', id_)}" for id_, count in mat["tokens"].items()]
    for heading, things in (
        ("cli-tokens", tokens),
        ("cli-set-aside", [scene.label("card", c) for c in mat["set_aside"]]),
        ("cli-governors-aside", [scene.label("card", c) for c in mat["governors_aside"]]),
    ):
        if things:
            grid.add_row(scene.say(heading), ", ".join(things))
    return grid


def _ladder(scene: Scene) -> Flow:
    """The discs in the order in which they act; brackets are the end marker."""
    ladder = scene.view["ladder"]
    discs = []
    for place, party in enumerate(ladder["discs"], 1):
        sign = disc(scene, party)
        is_end = place == ladder["marker"]
        discs.append(Text("[") + sign + Text("]") if is_end else sign)
    parts = [Text(scene.say("cli-ladder"), STRONG), joined(discs, " ")]
    parts.append(Text(scene.say("cli-end-marker"), QUIET))
    if not ladder["acted"]:
        parts.append(Text(scene.say("cli-ladder-coming", actions=ladder["marker"] - 1)))
    return Flow(parts, BETWEEN)


def _board_line(scene: Scene) -> Flow:
    """The building board in a paragraph, a part for each level."""
    board = scene.view["building_board"]
    parts = [Text(scene.say("cli-building-board"), STRONG)]
    for row in board["rows"]:
        columns = joined([_tile(scene, row, column) for column in range(3)], ", ")
        parts.append(Text(f"{row['level']} ", QUIET) + columns)
    return Flow(parts, BETWEEN, indent=2)


def _tile(scene: Scene, row: Values, column: int) -> Text:
    """A place of the building board; the selector lies on one of them."""
    selector = scene.view["building_board"]["selector"]
    building = row["columns"][column]
    text = Text(scene.label("building", building) if building else NOTHING)
    if (selector["level"], selector["column"]) == (row["level"], column + 1):
        return Text(f"{SELECTOR} ", STRONG) + text
    return text


def _building_board(scene: Scene) -> Table:
    """The building board, and what lies in reserve or waits beside it."""
    board = scene.view["building_board"]
    table = listing(scene.say("cli-building-board"))
    table.add_column(scene.say("cli-level"), justify="right")
    for column in range(1, 4):
        table.add_column(str(column))
    table.add_column(scene.say("cli-tiles-reserve"))
    for row in board["rows"]:
        cells = [_tile(scene, row, column) for column in range(3)]
        reserve = [
            f"{count} {scene.label('building', id_)}"
            for id_, count in row["reserve"].items()
            if count
        ]
        if row["waiting"]:
            waiting = scene.label("building", row["waiting"])
            reserve.append(scene.say("cli-tile-waits", building=waiting))
        table.add_row(str(row["level"]), *cells, ", ".join(reserve))
    table.caption = Text(scene.say("cli-selector-note"), QUIET)
    table.caption_justify = "left"
    return table
