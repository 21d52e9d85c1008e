"""The board: a short form for the dashboard, the areas one by one on request, and the links."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from caravelle.games.endeavor.charts.model import Region

from .flow import Flow
from .pieces import NOTHING, QUIET, STRONG, card, disc, joined, listing, place, token
from .scene import Scene

WIDE = 100  # columns from which a Governor's symbols are shown in the short form
BETWEEN = " · "


def least_board(scene: Scene) -> Flow:
    """The tracks of the closed areas, whose discs are in the open ones; as little as can be."""
    parts = []
    for region in scene.content.chart.regions:
        area = scene.view["areas"][region.id]
        told = _counted(scene, area["presence"]) if area["open"] else _track(scene, region)
        is_open = Text(f" {scene.say('cli-open')} " if area["open"] else " ", "green")
        parts.append(Text(scene.label("area", region.id), STRONG) + is_open + told)
    return Flow(parts, " | ")


def short_board(scene: Scene, width: int, closed_too: bool) -> RenderableType:
    """Two or three lines an area; the cities of closed regions only if `closed_too`."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for region in scene.content.chart.regions:
        area = scene.view["areas"][region.id]
        lines: list[RenderableType] = [_way_in(scene, region, width)]
        if area["open"] or closed_too:
            lines.append(_spaces(scene, region))
        if any(area["sea"]):
            lines.append(_sea(scene, region))
        grid.add_row(_heading(scene, region), Group(*lines))
    return grid


def _heading(scene: Scene, region: Region) -> Text:
    return Text(scene.label("area", region.id), STRONG) + Text("\n") + _standing(scene, region)


def _standing(scene: Scene, region: Region) -> Text:
    """Whether the area is open, and the viewer's presence there."""
    area = scene.view["areas"][region.id]
    taken = sum(spot["disc"] is not None for spot in area["track"])
    text = (
        Text(scene.say("cli-open"), "green")
        if area["open"]
        else Text(scene.say("cli-closed", left=region.track - taken), QUIET)
    )
    if scene.seat is not None and area["presence"][scene.seat]:
        presence = scene.say("cli-presence", discs=area["presence"][scene.seat])
        text = joined([text, Text(presence)], BETWEEN)
    return text


def _way_in(scene: Scene, region: Region, width: int) -> Flow:
    """The track with its Governor, and the top card of each deck of the area."""
    parts = []
    if region.track:
        parts.append(_track(scene, region))
        governor = scene.view["areas"][region.id]["governor"]
        if governor is not None:
            told = scene.say("cli-governor")
            wide = width >= WIDE
            parts.append(Text(scene.pair(told, card(scene, governor)) if wide else told))
    parts.extend(Text(_top(scene, deck)) for deck in decks_of(scene, region.id))
    return Flow(parts, " | ")


def _track(scene: Scene, region: Region) -> Text:
    spots = scene.view["areas"][region.id]["track"]
    return joined([place(scene, spot["disc"], spot["token"]) for spot in spots], " ")


def decks_of(scene: Scene, area: str) -> list[str]:
    """The decks that lie in an area."""
    return [deck.id for deck in scene.content.decks if deck.area == area]


def _top(scene: Scene, deck: str) -> str:
    cards = scene.view["decks"][deck]
    if not cards:
        return scene.say("cli-empty-deck", deck=scene.label("deck", deck))
    return scene.pair(scene.label("card", cards[0]), card(scene, cards[0]))


def _spaces(scene: Scene, region: Region) -> Flow:
    return Flow(_space(scene, space.id) for space in region.spaces)


def _space(scene: Scene, space: str) -> Text:
    on_it = scene.view["spaces"][space]
    label = Text(f" {scene.label('space', space)}")
    return place(scene, on_it["disc"], on_it["token"]) + label


def _sea(scene: Scene, region: Region) -> Text:
    """Who has discs in the open sea, or beside the track."""
    at_sea = scene.view["areas"][region.id]["sea"]
    where = scene.say("cli-open-sea" if scene.content.edition.open_sea else "cli-beside-track")
    return Text(scene.pair(where, "")) + _counted(scene, at_sea)


def _counted(scene: Scene, discs: list[int]) -> Text:
    rows = [disc(scene, seat) + Text(f" {count}") for seat, count in enumerate(discs) if count]
    return joined(rows) if rows else Text(NOTHING, QUIET)


# --- on request -----------------------------------------------------------------------


def whole_board(scene: Scene, areas: list[str]) -> RenderableType:
    """These areas in full, a panel for each."""
    regions = [region for region in scene.content.chart.regions if region.id in areas]
    return Group(*(_panel(scene, region) for region in regions))


def _panel(scene: Scene, region: Region) -> Panel:
    title = joined([Text(scene.label("area", region.id), STRONG), _standing(scene, region)])
    facts = Table.grid(padding=(0, 2))
    area = scene.view["areas"][region.id]
    if region.track:
        facts.add_row(scene.say("cli-track"), _track(scene, region))
        if area["governor"]:
            facts.add_row(scene.say("cli-governor"), Text(card(scene, area["governor"])))
    for deck in decks_of(scene, region.id):
        facts.add_row(scene.say("cli-deck"), Text(_top(scene, deck)))
    facts.add_row(scene.say("cli-discs"), _counted(scene, area["presence"]))
    if any(area["sea"]):
        facts.add_row("", _sea(scene, region))
    return Panel(Group(facts, _space_table(scene, region)), title=title, title_align="left")


def _space_table(scene: Scene, region: Region) -> Table:
    table = listing()
    table.add_column(scene.say("cli-space"), no_wrap=True)
    table.add_column(scene.say("cli-here"), justify="center")
    table.add_column(scene.say("glory"), justify="right")
    table.add_column(scene.say("cli-links"))
    for space in region.spaces:
        on_it = scene.view["spaces"][space.id]
        table.add_row(
            scene.label("space", space.id),
            place(scene, on_it["disc"], on_it["token"]),
            str(space.glory) if space.glory else "",
            link_ends(scene, space.id),
        )
    return table


def link_ends(scene: Scene, space: str) -> Flow:
    """Where the links of a space lead."""
    return Flow(_end(scene, link, end) for link, end in scene.links_of(space))


def _end(scene: Scene, link: str, end: str) -> Text:
    """The other end of a link: who is there, and the token waiting on the link."""
    holder, waiting = scene.holder(end), scene.view["links"][link]["token"]
    text = Text(scene.label("space", end))
    if holder is not None:
        text = disc(scene, holder) + Text(" ") + text
    return text + Text(" [") + token(scene, waiting) + Text("]") if waiting else text


def link_table(scene: Scene) -> Table:
    """All links: their ends, the token, who controls them."""
    table = listing(scene.say("cli-links"))
    for heading in ("cli-link", "cli-token", "cli-controlled"):
        table.add_column(scene.say(heading))
    for link in scene.view["links"]:
        on_it = scene.view["links"][link]
        first, second = (_occupied(scene, end) for end in link.split("-"))
        holder = on_it["controlled"]
        table.add_row(
            joined([first, second], " – "),
            token(scene, on_it["token"]),
            disc(scene, holder) if holder is not None else "",
        )
    return table


def _occupied(scene: Scene, space: str) -> Text:
    holder, label = scene.holder(space), Text(scene.label("space", space))
    return label if holder is None else disc(scene, holder) + Text(" ") + label
