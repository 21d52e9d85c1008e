"""The player mats: one line each for the dashboard, in full on request."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .flow import Flow
from .pieces import (
    ACTION_TOKEN,
    NARROW,
    NOTHING,
    QUIET,
    STRONG,
    card,
    disc,
    joined,
    name,
    tile,
    token,
)
from .scene import Scene, Values

CROWN = "♔"


def short_mats(scene: Scene, width: int) -> Table:
    """Every seat in a row: Glory, discs, attributes, and where there is room the rest."""
    is_wide = width >= NARROW
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=QUIET)
    for heading in _headings(scene, is_wide):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    if is_wide:
        table.add_column(scene.say("cli-action-tokens"))
    for mat in scene.mats:
        style = STRONG if mat["seat"] == scene.seat else ""
        table.add_row(*_row(scene, mat, is_wide), style=style)
    return table


def _headings(scene: Scene, is_wide: bool) -> list[str]:
    attributes = [scene.say(f"cli-short-{name}") for name in scene.content.attributes]
    glory, harbor = scene.say("glory"), scene.say("cli-harbor")
    if not is_wide:
        return ["", "", glory, harbor, *attributes]
    rest = scene.say("cli-cards"), scene.say("cli-free-buildings")
    return ["", "", glory, harbor, scene.say("cli-supply"), *attributes, *rest]


def _row(scene: Scene, mat: Values, is_wide: bool) -> list[RenderableType]:
    seat, tracks = mat["seat"], mat["attributes"].items()
    glory, harbor = str(scene.view["scores"][seat]["total"]), str(mat["harbor"])
    cells: list[RenderableType] = [disc(scene, seat), _titled(scene, seat), glory, harbor]
    if not is_wide:
        return [*cells, *(str(value) for _, value in tracks)]
    free = sum(not building["worker"] for building in mat["buildings"])
    return [
        *cells,
        str(mat["supply"]),
        *(f"{value} ({mat['levels'][name]})" for name, value in tracks),
        f"{len(mat['cards'])}/{scene.card_limit(seat)}",
        f"{free}/{len(mat['buildings'])}",
        joined(_blue_tokens(scene, mat), " "),
    ]


def _titled(scene: Scene, seat: int) -> Text:
    """The name, with the Crown and whether the seat has passed."""
    text = name(scene, seat)
    marks = []
    if scene.view["crown"] == seat:
        marks.append(CROWN)
    if scene.mats[seat]["passed"] and scene.phase == "action":
        marks.append(scene.say("cli-passed"))
    return joined([text, *(Text(mark, QUIET) for mark in marks)], " ")


def _blue_tokens(scene: Scene, mat: Values) -> list[Text]:
    return [
        Text(f"{count}×", ACTION_TOKEN) + token(scene, kind) if count > 1 else token(scene, kind)
        for kind, count in mat["tokens"].items()
        if kind not in scene.content.attributes
    ]


def seaside(scene: Scene, seat: int) -> Flow:
    """The buildings of a seat in one paragraph, with the discs of workers."""
    parts = [Text(scene.say("cli-your-buildings"), QUIET)]
    for building in scene.mats[seat]["buildings"]:
        worker = disc(scene, seat) if building["worker"] else Text("○")
        parts.append(worker + Text(f" {scene.label('building', building['building'])}"))
    return Flow(parts, "  ", indent=2)


# --- on request -----------------------------------------------------------------------


def whole_mats(scene: Scene, seats: list[int]) -> RenderableType:
    """The mats of these seats in full."""
    return Group(*(_panel(scene, scene.mats[seat]) for seat in seats))


def _panel(scene: Scene, mat: Values) -> Panel:
    seat = mat["seat"]
    discs = scene.say("cli-discs-owned", harbor=mat["harbor"], supply=mat["supply"])
    glory = scene.say("cli-glory", glory=scene.view["scores"][seat]["total"])
    title = joined([disc(scene, seat), _titled(scene, seat), Text(glory), Text(discs)])
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=QUIET, no_wrap=True)
    grid.add_column()
    grid.add_row(scene.say("cli-attributes"), _tracks(scene, mat))
    grid.add_row(scene.say("cli-buildings"), _buildings(scene, mat))
    for heading, value in _possessions(scene, mat):
        if value:
            grid.add_row(heading, value)
    return Panel(grid, title=title, title_align="left")


def _tracks(scene: Scene, mat: Values) -> Table:
    grid = Table.grid(padding=(0, 2))
    for column in range(4):
        grid.add_column(justify="right" if column == 1 else "left")
    for track in scene.content.tracks:
        value, level = mat["attributes"][track.id], mat["levels"][track.id]
        following = next((v for v, reached in enumerate(track.levels) if reached > level), None)
        grid.add_row(
            scene.label("attribute", track.id),
            Text(str(value), STRONG),
            f"{scene.say(f'grant-{track.grants}')} {level}",
            Text(scene.say("cli-next-level", value=following) if following else "", QUIET),
        )
    return grid


def _buildings(scene: Scene, mat: Values) -> Table:
    grid = Table.grid(padding=(0, 1))
    for building in mat["buildings"]:
        id_ = building["building"]
        worker = disc(scene, mat["seat"]) if building["worker"] else Text("○")
        grid.add_row(worker, scene.label("building", id_), Text(tile(scene, id_), QUIET))
    return grid


def _possessions(scene: Scene, mat: Values) -> list[tuple[str, RenderableType]]:
    held = scene.say("cli-cards-held", held=len(mat["cards"]), limit=scene.card_limit(mat["seat"]))
    cards = "\n".join(scene.pair(scene.label("card", c), card(scene, c)) for c in mat["cards"])
    links = [
        scene.label("link", link)
        for link, on_it in scene.view["links"].items()
        if on_it["controlled"] == mat["seat"]
    ]
    return [
        (held, cards or NOTHING),
        (scene.say("cli-tokens"), _counts(scene, "token", mat["tokens"])),
        (scene.say("cli-links"), ", ".join(links)),
        (scene.say("cli-memorial"), _counts(scene, "attribute", mat["memorial"])),
        (scene.say("cli-set-aside"), ", ".join(scene.label("card", c) for c in mat["set_aside"])),
    ]


def _counts(scene: Scene, domain: str, counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {scene.label(domain, thing)}" for thing, count in counts.items())
