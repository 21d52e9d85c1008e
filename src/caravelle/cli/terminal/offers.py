"""Offers: the legal decisions as a person chooses among them, each with what it brings.

What a decision brings is seen by making it and taking it back, so it is never told wrongly.
"""

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravelle.core.events import Event
from caravelle.games.endeavor.lines import OPENING
from caravelle.games.endeavor.setting import SUPPLY

from . import pieces
from .flow import Flow
from .pieces import QUIET, STRONG
from .scene import Scene

TURN_OVER = (
    "round_began",
    "grew",
    "crown_moved",
    "passed_by_program",
    "game_ended",
    *OPENING,  # what the Opposition does next is no gain of what is decided now
)

TAKINGS = ("token_taken", "track_token_taken", "link_controlled", "link_token_taken")


@dataclass(frozen=True)
class Offer:
    """A legal decision: its number on the list, how it is written and told, what it brings."""

    number: int
    notation: str
    verb: str
    label: str
    thing: str
    brings: str


def offers(scene: Scene) -> list[Offer]:
    """The legal decisions in their order."""
    found, space = [], scene.match.title.space
    for number, action in enumerate(scene.match.legal_ids, 1):
        family, index = space.family_of(action)
        verb, domain = space.families[family].verb, space.families[family].domain
        id_ = scene.match.setting.names[domain][index] if domain else ""
        notation, label = scene.match.notation.write(action), scene.teller.decision(action)
        events = outcome(scene, notation)
        thing = _thing(scene, verb, domain, id_, events)
        brings = ", ".join([*_nature(scene, verb, id_), *_gains(scene, events)])
        found.append(Offer(number, notation, verb, label, thing, brings))
    return found


def outcome(scene: Scene, notation: str) -> list[Event]:
    """What a legal decision would bring about, up to the end of the turn."""
    events = scene.match.do(notation)
    scene.match.undo()
    over = next((k for k, e in enumerate(events) if e.kind in TURN_OVER), len(events))
    return list(events[:over])


def _thing(scene: Scene, verb: str, domain: str, id_: str, events: list[Event]) -> str:
    """What is chosen, without the verb."""
    if not domain:
        return scene.say(f"do-{verb}")
    label = scene.label(domain, id_)
    if domain == "area":
        landed = (e.data for e in events if e.kind.endswith("shipped_track"))
        place = next((data["place"] for data in landed if data["area"] == id_), None)
        if place is not None:
            return scene.say("cli-track-space", area=label, place=place)
        sea = "cli-area-sea" if scene.content.edition.open_sea else "cli-area-beside"
        return scene.say(sea, area=label)
    if domain == "track_space":
        area, _, number = id_.rpartition("_")
        area_label = scene.label("area", area)
        return scene.say("cli-track-space", area=area_label, place=int(number))
    if domain == "deck":
        return scene.label("card", scene.view["decks"][id_][0])
    return scene.say("cli-from-pile", card=label) if verb == "take" else label


def _nature(scene: Scene, verb: str, id_: str) -> list[str]:
    """What is printed on the thing chosen."""
    if verb in ("start", "build", "scrap"):
        return [pieces.tile(scene, id_)]
    if verb in ("activate", "pay"):
        row = scene.buildings[id_]
        return [pieces.actions(scene, row.actions, row.combine)]
    if verb == "spend":
        return [pieces.token_actions(scene, id_)]
    if verb in ("draw", "take", "banish", "deal"):
        card = scene.view["decks"][id_][0] if verb != "take" else id_
        return [pieces.card(scene, card)]
    if verb in ("discard", "shed"):
        lost = scene.symbols[id_]
        if verb == "shed" and id_ in scene.governors:  # the Opposition keeps its Glory
            lost = {name: count for name, count in lost.items() if name != "glory"}
        return [pieces.symbols(scene, lost, "-")]
    return [f"+1 {scene.label('attribute', id_)}"] if verb == "casualty" and id_ != SUPPLY else []


def _gains(scene: Scene, events: list[Event]) -> list[str]:
    """What happens besides, in a few words each."""
    actor = scene.match.actor
    choice = scene.view.get("choice")
    colour = choice["colour"] if choice else None
    told = []
    for event in events:
        if event.kind in TAKINGS and event.seat not in (actor, colour):
            continue  # what another colour of the Opposition takes after this
        known = {field: _named(scene, field, value) for field, value in event.data.items()}
        message = f"cli-gain-{event.kind.replace('_', '-')}"
        if event.seat not in (None, actor):
            message += "-other"
            known["seat"] = scene.party(event.seat or 0)
        if "card" in event.data:
            known["symbols"] = pieces.card(scene, str(event.data["card"]))
        if scene.words.has(message):
            told.append(scene.say(message, **known))
    return told


def _named(scene: Scene, field: str, value: str | int) -> str | int:
    return value if isinstance(value, int) else scene.label(field, value)


# --- the list -------------------------------------------------------------------------


def offer_table(scene: Scene, found: list[Offer], width: int) -> RenderableType:
    """A line for each, grouped by family: number, thing, what it brings, notation."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    table.add_column(style=STRONG, no_wrap=True)
    table.add_column(justify="right", style="bold cyan", no_wrap=True)
    table.add_column()
    table.add_column(ratio=1)
    table.add_column(style=QUIET, no_wrap=True)
    for index, offer in enumerate(found):
        is_first = index == 0 or found[index - 1].verb != offer.verb
        verb = "" if not is_first or is_untied(scene, offer) else heading(scene, offer.verb)
        notation = offer.notation if width >= 90 else ""
        table.add_row(verb, str(offer.number), offer.thing, offer.brings, notation)
    return table


def offer_text(scene: Scene, found: list[Offer], with_gains: bool = True) -> RenderableType:
    """The same in as few lines as can be: a paragraph for each family."""
    rows: list[list[Text]] = []
    for index, offer in enumerate(found):
        if not rows or (offer.verb != found[index - 1].verb and not is_untied(scene, offer)):
            rows.append([Text(heading(scene, offer.verb), STRONG)])
        brings = f" ({offer.brings})" if offer.brings and with_gains else ""
        part = Text(f"{offer.number} ", "bold cyan") + Text(offer.thing) + Text(brings, QUIET)
        rows[-1].append(part)
    paragraphs: list[RenderableType] = [Flow(row, "  ", indent=2) for row in rows]
    if not with_gains:
        paragraphs.append(Text(scene.say("cli-ask-gains"), QUIET))
    return Group(*paragraphs)


def is_untied(scene: Scene, offer: Offer) -> bool:
    """Whether a decision stands alone, at the end: one that names no thing, as to pass."""
    return offer.notation in scene.idle


def heading(scene: Scene, verb: str) -> str:
    """The name of a family."""
    return scene.say(f"cli-verb-{verb}")
