"""What can be looked at beside a decision: help, board, mats, cards, scores, log, advice."""

from collections.abc import Callable, Sequence
from typing import Protocol

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravelle.core.actions import shortened

from .advice import advice_told, sought
from .board import link_ends, link_table, whole_board
from .chronicle import chronicle
from .mats import whole_mats
from .offers import Offer, outcome
from .pieces import QUIET, STRONG, disc
from .prompt import COMMANDS, folded, numbered
from .scene import Scene
from .scores import score_table
from .session import Entry
from .stock import decks, tray
from .variants import whole_panel

USUAL_SECONDS, MOST_SECONDS = 2, 60  # that advice is sought at the table
RULES = (
    "goal",
    "round",
    "turn",
    "ship",
    "occupy",
    "attack",
    "draw",
    "payment",
    "links",
    "cards",
    "end",
)


class Looker(Protocol):
    """Where somebody looks at a position: at the table, or in a game replayed."""

    @property
    def scene(self) -> Scene:
        """The position."""
        ...

    @property
    def offers(self) -> Sequence[Offer]:
        """The legal decisions on the list."""
        ...

    @property
    def entries(self) -> Sequence[Entry]:
        """What has happened so far."""
        ...

    @property
    def ahead(self) -> str:
        """What was decided here, in a game replayed; else ""."""
        ...


def show_help(table: Looker, words: tuple[str, ...]) -> RenderableType:
    """The commands; or what a decision would do, or why it can't be made."""
    if words:
        return _explained(table, " ".join(words))
    scene = table.scene
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=STRONG, no_wrap=True)
    grid.add_column()
    grid.add_row(scene.say("cli-help-decide"), scene.say("cli-help-decide-how"))
    grid.add_row("? ...", scene.say("cli-help-explain"))
    for command in COMMANDS:
        names = dict.fromkeys([*scene.say(f"cli-command-{command}").split(), command])
        grid.add_row(", ".join(names), scene.say(f"cli-about-{command}"))
    return Group(grid, Text(), legend(scene))


def legend(scene: Scene) -> RenderableType:
    """What the signs mean."""
    discs = Text("  ").join(
        disc(scene, party) + Text(f" {name}") for party, name in enumerate(scene.names)
    )
    shorts = (
        f"{scene.say(f'cli-short-{token.id}')} = {scene.label('token', token.id)}"
        for token in scene.content.tokens
    )
    told = Text(scene.say("cli-legend"), QUIET)
    return Group(discs, Text(", ".join(shorts)), told)


def _explained(table: Looker, text: str) -> RenderableType:
    scene = table.scene
    offer = numbered(table.offers, text)
    if offer is None:
        refusal = scene.match.explain(text, scene.words.language)
        if refusal is not None:
            return Text(refusal.text)
        notation = scene.match.notation.write(scene.match.notation.read(text))
        offer = next(offer for offer in table.offers if offer.notation == notation)
    told = " ".join(scene.teller.event(event) for event in outcome(scene, offer.notation))
    brings = f" ({offer.brings})" if offer.brings else ""
    text_told = Text(scene.pair(f"{offer.label}{brings}", told))
    links = _links_there(scene, offer.notation)
    return Group(text_told, *links)


def _links_there(scene: Scene, notation: str) -> list[RenderableType]:
    """Where the links of the space that a decision names lead."""
    decisions = scene.match.title.space
    family, number = decisions.family_of(scene.match.notation.read(notation))
    if decisions.families[family].domain != "space":
        return []
    space = scene.match.setting.names["space"][number]
    heading = Text(scene.pair(scene.say("cli-links"), ""), QUIET)
    return [Columns([heading, link_ends(scene, space)])] if scene.links_of(space) else []


def show_board(table: Looker, words: tuple[str, ...]) -> RenderableType:
    """All areas, or those named."""
    areas = list(table.scene.view["areas"])
    chosen = _named(table.scene, "area", areas, words)
    return whole_board(table.scene, chosen) if chosen else _none(table.scene, "area", areas, words)


def show_mats(table: Looker, words: tuple[str, ...]) -> RenderableType:
    """All mats, or those of the players named."""
    scene, colours = table.scene, list(table.scene.match.setting.seats)
    seats = [colours.index(colour) for colour in _named(scene, "seat", colours, words)]
    return whole_mats(scene, seats) if seats else _none(scene, "seat", colours, words)


def _named(scene: Scene, domain: str, ids: list[str], words: tuple[str, ...]) -> list[str]:
    """The things whose id or name begins with the words; all if there are none."""
    wanted = folded(" ".join(words))
    known = {id_: (folded(id_), folded(scene.label(domain, id_))) for id_ in ids}
    return [id_ for id_ in ids if any(name.startswith(wanted) for name in known[id_])]


def _none(scene: Scene, domain: str, ids: list[str], words: tuple[str, ...]) -> Text:
    """That the words name none of these things."""
    names = ", ".join(scene.label(domain, id_) for id_ in ids)
    return Text(scene.say("cli-none-of-them", text=shortened(" ".join(words)), names=names))


def show_log(table: Looker, words: tuple[str, ...]) -> RenderableType:
    """What happened in this round, in another one, or in all."""
    entries = list(table.entries)
    wanted = words[0] if words else str(table.scene.view["round"])
    if wanted.isascii() and wanted.isdigit():
        entries = [entry for entry in entries if str(entry.round) == wanted]
    lines = chronicle(table.scene, entries)
    return Group(*lines) if lines else Text(table.scene.say("cli-log-empty"))


def show_rules(table: Looker, words: tuple[str, ...]) -> RenderableType:
    """A short summary of the rules, those of the variant last."""
    variant = table.scene.match.options.variant
    parts = (*RULES, variant) if variant else RULES
    return Text("\n").join(_paragraph(table.scene.say(f"cli-rules-{part}")) for part in parts)


def _paragraph(text: str) -> Text:
    """A paragraph whose heading, up to the first full stop, stands out."""
    paragraph = Text(text)
    paragraph.stylize(STRONG, 0, text.find(".") + 1)
    return paragraph


def show_advice(table: Looker, words: tuple[str, ...]) -> RenderableType:
    """The best decisions, after a search of some seconds."""
    scene, wanted = table.scene, words[0] if words else str(USUAL_SECONDS)
    if scene.match.is_over:
        return Text(scene.say("cli-advice-nothing"))
    if not (wanted.isascii() and wanted.isdigit() and 1 <= int(wanted[:9]) <= MOST_SECONDS):
        known = {"least": 1, "most": MOST_SECONDS, "text": shortened(wanted)}
        return Text(scene.say("cli-advice-how-long", **known))
    return advice_told(scene, sought(scene, float(wanted)), played=table.ahead)


LOOKS: dict[str, Callable[[Looker, tuple[str, ...]], RenderableType]] = {
    "help": show_help,
    "board": show_board,
    "mats": show_mats,
    "tray": lambda table, words: tray(table.scene),
    "cards": lambda table, words: decks(table.scene),
    "links": lambda table, words: link_table(table.scene),
    "score": lambda table, words: score_table(table.scene),
    "log": show_log,
    "rules": show_rules,
    "advise": show_advice,
    "variant": lambda table, words: whole_panel(table.scene),
}
