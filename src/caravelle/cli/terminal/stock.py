"""What can still be had: the building tray, the decks and the discard pile."""

from rich.table import Table
from rich.text import Text

from .flow import Flow
from .pieces import NOTHING, QUIET, STRONG, card, listing, tile
from .scene import Scene


def tray(scene: Scene) -> Table:
    """The tiles of this game by level, and how many of each are left."""
    table = listing(scene.say("cli-tray"))
    table.add_column(scene.say("cli-level"), justify="right")
    table.add_column(scene.say("cli-building"), no_wrap=True)
    table.add_column(scene.say("cli-left"), justify="right")
    table.add_column(scene.say("cli-brings"))
    built = {b["building"] for mat in scene.mats for b in mat["buildings"]}
    last = 0
    for row in scene.content.buildings:
        left = scene.view["tray"].get(row.id, 0)
        if not left and row.id not in built:
            continue  # not in this game
        level = str(row.level) if row.level != last else ""
        last = row.level
        style = "" if left else QUIET
        table.add_row(
            level, scene.label("building", row.id), str(left), tile(scene, row.id), style=style
        )
    return table


def decks(scene: Scene) -> Table:
    """The cards left in each deck, the next one first, and the discard pile."""
    table = listing(scene.say("cli-cards"))
    table.add_column(scene.say("cli-deck"), no_wrap=True)
    table.add_column(scene.say("cli-next-first"))
    for deck, cards in scene.view["decks"].items():
        table.add_row(Text(scene.label("deck", deck), STRONG), _cards(scene, cards))
    if scene.content.edition.discard_pile:
        pile = [scene.pair(scene.label("card", c), card(scene, c)) for c in scene.view["pile"]]
        table.add_row(Text(scene.say("cli-pile"), STRONG), "\n".join(pile) or NOTHING)
    for area in scene.view["areas"].values():
        if area["governor"]:
            governor = area["governor"]
            table.add_row(Text(scene.label("card", governor), QUIET), card(scene, governor))
    return table


def _cards(scene: Scene, cards: list[str]) -> Flow:
    """Their Draw Values and what they bring; the top one stands out."""
    values = {row.id: row.value for row in scene.content.cards}
    told = [Text(scene.pair(str(values[id_]), card(scene, id_))) for id_ in cards]
    for text in told[:1]:
        text.stylize(STRONG)
    return Flow(told or [Text(NOTHING, QUIET)])
