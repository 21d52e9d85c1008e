"""The pieces as text: discs, tokens, symbols, cards, tiles.

A disc is a coloured letter, so that colour is never the only sign. Trade tokens and symbols are
short words, the blue tokens blue besides.
"""

from collections.abc import Mapping

from rich import box
from rich.table import Table
from rich.text import Text

from .scene import Scene

DISC_STYLES = {
    "red": "bold bright_white on red",
    "blue": "bold bright_white on blue",
    "yellow": "bold black on yellow",
    "green": "bold black on green",
    "purple": "bold bright_white on magenta",
    "silent_fleet": "bold black on white",
    "neutral": "bold black on white",
}
NAME_STYLES = {
    "red": "bold bright_red",
    "blue": "bold bright_blue",
    "yellow": "bold bright_yellow",
    "green": "bold bright_green",
    "purple": "bold bright_magenta",
    "silent_fleet": "bold",
    "neutral": "bold",
}
ACTION_TOKEN, QUIET, STRONG = "bold cyan", "dim", "bold"
NOTHING = "·"
NARROW = 60  # columns below which little fits


def disc(scene: Scene, seat: int) -> Text:
    """A disc of that seat, or of another party."""
    colour = scene.colour(seat)
    return Text(scene.say(f"cli-letter-{colour}"), DISC_STYLES[colour])


def name(scene: Scene, seat: int) -> Text:
    """The name of a player, or of another party, in its colour."""
    return Text(scene.names[seat], NAME_STYLES[scene.colour(seat)])


def token(scene: Scene, kind: str | None) -> Text:
    """A trade token, shortened; a dot where there is none."""
    if kind is None:
        return Text(NOTHING, QUIET)
    is_blue = kind not in scene.content.attributes
    return Text(scene.say(f"cli-short-{kind}"), ACTION_TOKEN if is_blue else "")


def place(scene: Scene, seat: int | None, kind: str | None) -> Text:
    """A place of the board: the disc there, or else its token."""
    return token(scene, kind) if seat is None else disc(scene, seat)


def symbols(scene: Scene, counts: Mapping[str, int], sign: str = "+") -> str:
    """Attribute symbols and Glory, shortened: "+2 Ind +1 Wea, 3 Glory"."""
    steps = [
        f"{sign}{count} {scene.say(f'cli-short-{name}')}"
        for name, count in counts.items()
        if name != "glory"
    ]
    glory = scene.say("cli-glory", glory=counts["glory"]) if counts.get("glory") else ""
    glory = f"-{glory}" if glory and sign == "-" else glory
    return ", ".join(filter(None, (" ".join(steps), glory)))


def card(scene: Scene, id_: str) -> str:
    """What a card brings."""
    bonus = scene.say("cli-bonus-disc") if id_ in scene.bonus_cards else ""
    return ", ".join(filter(None, (symbols(scene, scene.symbols[id_]), bonus)))


def actions(scene: Scene, names: tuple[str, ...], combine: str | None) -> str:
    """Actions with the sign that combines them: "Ship + Occupy", "Ship / Draw"."""
    sign = " / " if combine == "one" else " + "
    return sign.join(scene.say(f"action-{name}") for name in names)


def tile(scene: Scene, building: str) -> str:
    """What a building allows and brings."""
    row = scene.buildings[building]
    parts = [actions(scene, row.actions, row.combine), symbols(scene, row.attributes)]
    if row.glory:
        parts.append(scene.say("cli-glory", glory=row.glory))
    if getattr(row, "no_payment", False):
        parts.append(scene.say("cli-no-payment"))
    effect = getattr(row, "effect", None)
    if effect:
        parts.append(scene.say(f"cli-effect-{effect}"))
    return ", ".join(filter(None, parts))


def token_actions(scene: Scene, kind: str) -> str:
    """What spending a blue token allows."""
    row = next(row for row in scene.content.tokens if row.id == kind)
    return actions(scene, row.actions, row.combine)


def listing(title: str = "") -> Table:
    """An empty table in the form of all our lists."""
    return Table(
        box=box.SIMPLE_HEAD,
        title=Text(title, STRONG) if title else None,
        title_justify="left",
        show_edge=False,
        pad_edge=False,
    )


def joined(parts: list[Text], between: str = "  ") -> Text:
    """Pieces in a row."""
    return Text(between).join(parts)
