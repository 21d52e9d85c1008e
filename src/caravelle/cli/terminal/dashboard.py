"""The dashboard: all that a decision needs, in as many lines as the terminal has.

Every block has a poorest form. Blocks are made richer in the order of their worth while the whole
still fits above the prompt.
"""

from dataclasses import dataclass, field

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ..naming import variant_name
from . import pieces
from .board import BETWEEN, least_board, short_board
from .chronicle import chronicle, has_actions_of_nobody, latest
from .mats import seaside, short_mats
from .offers import Offer, offer_table, offer_text
from .pieces import QUIET, STRONG
from .scene import Scene
from .session import Entry
from .variants import short_panel

PROMPT_LINES = 2
NO_END = 10_000  # lines of what is no terminal
LOG_STEPS = (3, 6, 10, 16)
AIR = Text()  # an empty line


@dataclass
class Block:
    """A part of the dashboard in several forms, the poorest first, and the one chosen."""

    forms: list[RenderableType | None]
    chosen: int = 0
    _heights: dict[int, int] = field(default_factory=dict)

    @property
    def form(self) -> RenderableType | None:
        """The chosen form; None where the block is left out."""
        return self.forms[self.chosen]

    def height(self, console: Console) -> int:
        """The lines of the chosen form; measuring takes time, so it is done once for each."""
        if self.chosen not in self._heights:
            form = self.form
            lines = [] if form is None else console.render_lines(form, pad=False)
            self._heights[self.chosen] = len(lines)
        return self._heights[self.chosen]


@dataclass(frozen=True)
class Dashboard:
    """What a person sees when they have to decide, and whether its log had to be cut."""

    shown: RenderableType
    is_cut: bool

    def __rich__(self) -> RenderableType:
        """What the console prints."""
        return self.shown


def dashboard(
    scene: Scene, console: Console, happened: list[Entry], found: list[Offer]
) -> Dashboard:
    """What a person sees when they have to decide."""
    width = console.width
    log = _log(scene, console, happened)
    boards = (short_board(scene, width, closed_too) for closed_too in (False, True))
    board = Block([None, least_board(scene), *boards])
    mats = Block([None, short_mats(scene, width)])
    panel = short_panel(scene)
    variant = Block([None, panel] if panel else [None])
    own = Block([_own(scene)])
    listed = [offer_table(scene, found, width)] if width >= pieces.NARROW else []
    bare, told = (offer_text(scene, found, with_gains) for with_gains in (False, True))
    asked = Block([bare, told, *listed])
    air = [Block([None, AIR]) for _ in range(3)]
    head, question = Block([headline(scene)]), Block([_question(scene)])
    blocks = [head, log, air[0], board, air[1], mats, variant, own, air[2], question, asked]
    upgrades = [
        asked,
        asked,
        mats,
        variant,
        *([log, log] if has_actions_of_nobody(happened) else []),
        board,
        log,
        board,
        log,
        *reversed(air),
        board,
        log,
        log,
    ]
    _fit(console, blocks, upgrades)
    forms = [block.form for block in blocks if block.form is not None]
    shown = Group(*(f for k, f in enumerate(forms) if f is not AIR or forms[k - 1] is not AIR))
    whole = sum(len(line.wrap(console, width)) for line in _told(scene, happened))
    return Dashboard(shown, whole > LOG_STEPS[log.chosen])


def _fit(console: Console, blocks: list[Block], upgrades: list[Block]) -> None:
    """Choose the forms. A block that could not be made richer is left as it is."""
    room = console.height - PROMPT_LINES if console.is_terminal else NO_END
    for block in upgrades:
        if block.chosen + 1 < len(block.forms):
            block.chosen += 1
            if sum(part.height(console) for part in blocks) > room:
                block.chosen -= 1


def headline(scene: Scene, before: str = "") -> Rule:
    """Round, phase, who decides, and the variant; behind `before`, if there is anything."""
    view = scene.view
    phase = scene.say(f"phase-{scene.phase}")
    title = Text(scene.say("cli-round", round=view["round"]) if view["round"] else "", STRONG)
    parts = [part for part in (Text(before), title, Text(phase)) if part]
    if scene.seat is not None:
        parts.append(pieces.disc(scene, scene.seat) + Text(" ") + pieces.name(scene, scene.seat))
    variant = scene.match.options.variant
    if variant is not None:
        parts.append(Text(variant_name(variant), QUIET))
    return Rule(pieces.joined(parts, BETWEEN), align="left", style=QUIET)


def _log(scene: Scene, console: Console, happened: list[Entry]) -> Block:
    lines = _told(scene, happened)
    cut = scene.say("cli-log-cut")
    return Block([Group(*latest(console, lines, most, cut)) for most in LOG_STEPS])


def _told(scene: Scene, happened: list[Entry]) -> list[Text]:
    return chronicle(scene, happened, in_short=True)


def _own(scene: Scene) -> RenderableType | None:
    """The viewer's buildings and cards."""
    if scene.seat is None or not scene.mats[scene.seat]["buildings"]:
        return None
    cards = scene.mats[scene.seat]["cards"]
    held = ", ".join(scene.label("card", card) for card in cards)
    line = Text(scene.say("cli-your-cards") + " ", QUIET) + Text(held)
    return Group(seaside(scene, scene.seat), line) if held else seaside(scene, scene.seat)


def _question(scene: Scene) -> Text:
    """What is asked, and what the turn under way still allows."""
    step = scene.view["step"]
    text = Text(scene.say(f"ask-{step}", left=scene.view["wages"]), STRONG)
    if step == "turn":
        text = text + Text(f" {still_open(scene)}")
    if step == "discard" and scene.seat is not None:
        held, limit = len(scene.mats[scene.seat]["cards"]), scene.card_limit(scene.seat)
        text = text + Text(f" {scene.say('cli-cards-over', held=held, limit=limit)}")
    if step == "casualty" and scene.view["turn"]["target"] is not None:
        target = scene.label("space", scene.view["turn"]["target"])
        text = text + Text(f" {scene.say('cli-attacked-space', space=target)}")
    choice = scene.view.get("choice")
    is_of_colour = step != "opposition_discard"  # the mat is common to all
    if choice is not None and is_of_colour and choice["colour"] >= len(scene.match.seats):
        party = choice["colour"]
        text = pieces.joined([text, pieces.disc(scene, party), pieces.name(scene, party)], " ")
        if choice["space"] is not None:
            target = scene.label("space", choice["space"])
            text = text + Text(f" {scene.say('cli-attacked-space', space=target)}")
    return text


def still_open(scene: Scene) -> str:
    """The actions that the turn still allows."""
    turn = scene.view["turn"]
    names = [scene.say(f"action-{name}") for name, n in turn["left"].items() for _ in range(n)]
    if turn["one_of"] and len(names) > 1:
        return scene.say("cli-one-of", actions=" / ".join(names))
    return scene.say("cli-still-open", actions=" + ".join(names))
