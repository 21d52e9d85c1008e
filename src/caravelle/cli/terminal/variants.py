"""What a variant adds to the table: a panel of its own, short on the dashboard, whole on request.

Each variant has its function here, which draws what its view adds to that of the base game.
"""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.text import Text

from ..naming import variant_name, variant_told
from .flow import Flow
from .opposition import opposition
from .pieces import QUIET, STRONG, disc, joined, name
from .scene import Scene

BETWEEN = " · "

Lines = list[RenderableType]


def short_panel(scene: Scene) -> RenderableType | None:
    """What a decision needs to be seen of the variant; None in the base game."""
    draw = PANELS.get(scene.match.options.variant or "")
    return Group(*draw(scene, False)) if draw else None


def whole_panel(scene: Scene) -> RenderableType:
    """All that the variant adds, its options first."""
    variant = scene.match.options.variant
    if variant is None:
        return Text(scene.say("cli-no-variant"))
    draw = PANELS.get(variant, _nothing)
    return Group(Text(variant_told(scene.match.options), STRONG), *draw(scene, True))


def _nothing(scene: Scene, is_whole: bool) -> Lines:
    return []


def _silent_fleet(scene: Scene, is_whole: bool) -> Lines:
    """The fleet's supply, what it answers, and the tiles that its player has removed."""
    fleet = scene.view["silent_fleet"]
    party = fleet["party"]
    parts = [
        joined([disc(scene, party), name(scene, party)], " "),
        Text(scene.say("cli-in-supply", discs=fleet["supply"])),
    ]
    if fleet["answering"]:
        action = scene.say(f"action-{fleet['answering']}")
        parts.append(Text(scene.say("cli-answers", action=action), STRONG))
    lines: Lines = [Flow(parts, BETWEEN)]
    if is_whole and fleet["scrapped"]:
        scrapped = (
            f"{count} {scene.label('building', id_)}" for id_, count in fleet["scrapped"].items()
        )
        lines.append(Text(scene.pair(scene.say("cli-out-of-game"), ", ".join(scrapped))))
    return lines


def _neutral_discs(scene: Scene, is_whole: bool) -> Lines:
    """The neutral discs of each player, and the tokens that left the tracks."""
    found = scene.view["neutral_discs"]
    party = len(scene.match.seats)
    parts = [joined([disc(scene, party), Text(variant_name("neutral_discs"))], " ")]
    for seat, (harbor, reserve) in enumerate(zip(found["harbor"], found["reserve"], strict=True)):
        told = scene.say("cli-neutral-owned", harbor=harbor, reserve=reserve)
        parts.append(joined([disc(scene, seat), Text(told)], " "))
    if found["removals"]:
        parts.append(Text(scene.say("cli-removals-left", tokens=found["removals"]), STRONG))
    lines: Lines = [Flow(parts, BETWEEN)]
    if is_whole:
        removed = [
            f"{count} {scene.label('area', area)}"
            for area, count in found["removed"].items()
            if count
        ]
        if removed:
            lines.append(Text(scene.pair(scene.say("cli-tokens-removed"), ", ".join(removed))))
        if found["gone"]:
            lines.append(Text(scene.say("cli-neutral-gone", discs=found["gone"]), QUIET))
    return lines


PANELS: dict[str, Callable[[Scene, bool], Lines]] = {
    "silent_fleet": _silent_fleet,
    "neutral_discs": _neutral_discs,
    "solo": opposition,
}
