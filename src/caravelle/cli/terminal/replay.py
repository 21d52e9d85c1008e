"""A game replayed: step by step, forth and back, with everything to look at."""

from rich.console import Console, Group
from rich.rule import Rule
from rich.text import Text

from caravelle.core.actions import shortened
from caravelle.core.match import Match

from ..faults import plain
from ..language import catalogue, spoken
from .board import short_board
from .chronicle import chronicle
from .looking import LOOKS
from .mats import short_mats
from .offers import Offer
from .pieces import QUIET, STRONG
from .prompt import MOST_DIGITS, ask, folded
from .scene import Scene
from .session import Entry, Session
from .variants import short_panel

BACK, ON, NEXT_ROUND = "b", "", "r"
LEAVE = ("q", "quit", "exit")


class Replay:
    """Somebody who steps through a game; `position` is the number of decisions made."""

    def __init__(self, match: Match, console: Console) -> None:
        self._match, self._console = match, console
        self._all = Session(match, frozenset()).entries
        self.scene: Scene
        self.go(0)

    @property
    def position(self) -> int:
        """How many decisions have been made."""
        return self._position

    @property
    def entries(self) -> list[Entry]:
        """What has happened so far."""
        return self._all[: self._position]

    @property
    def offers(self) -> list[Offer]:
        """None: the game has been played."""
        return []

    @property
    def ahead(self) -> str:
        """What was decided here."""
        return self._all[self._position].notation if self._position < len(self._all) else ""

    def go(self, position: int) -> None:
        """To the position after so many decisions."""
        made = len(self._match.decisions)
        for _ in range(made - position):
            self._match.undo()
        for entry in self._all[made:position]:
            self._match.do(entry.notation)
        self._position = position
        self.scene = Scene(self._match, catalogue(spoken(), self._match.title.text))

    def show(self) -> None:
        """Show the position, and the decision that led to it."""
        scene, most = self.scene, len(self._all)
        message = "cli-replay-position" if self._position else "cli-replay-start"
        title = Text(scene.say(message, number=str(self._position), most=str(most)), STRONG)
        told = chronicle(scene, self.entries[-1:])
        width = self._console.width
        board, mats = short_board(scene, width, closed_too=True), short_mats(scene, width)
        self._console.print(Rule(title, align="left", style=QUIET))
        variant = short_panel(scene)
        panel = [variant] if variant is not None else []
        self._console.print(Group(*told, Text(), board, Text(), mats, *panel))

    def run(self) -> None:
        """Show and read until there is nothing more to read."""
        self.show()
        try:
            while True:
                prompt = self.scene.say("cli-replay-prompt")
                answer = plain(ask(f"[{prompt}] ", LOOKS)).strip()
                if answer in LEAVE:
                    return
                self._follow(answer)
        except EOFError:
            self._console.print()

    def _follow(self, answer: str) -> None:
        target = self._target(answer)
        if target is not None and 0 <= target <= len(self._all):
            self.go(target)
            self.show()
        elif target is not None:
            most = len(self._all)
            past = "cli-replay-end" if answer in (ON, NEXT_ROUND) else "cli-replay-no-such"
            self._say(past, number=str(target), most=str(most))
        else:
            self._look(answer)

    def _target(self, answer: str) -> int | None:
        """The position that an answer leads to, if it is of that kind."""
        if answer == BACK:
            return max(self._position - 1, 0)
        if answer == ON:
            return self._position + 1
        if answer == NEXT_ROUND:
            return self._next_round()
        if answer.isascii() and answer.isdigit() and len(answer) <= MOST_DIGITS:
            return int(answer)
        return None

    def _next_round(self) -> int:
        """The first position of the next round; beyond the end if there is none."""
        for number, entry in enumerate(self._all[self._position :], self._position + 1):
            if any(event.kind == "round_began" for event in entry.events):
                return number
        return len(self._all) + 1

    def _look(self, answer: str) -> None:
        first, *words = answer.split()
        for command, look in LOOKS.items():
            names = folded(self.scene.say(f"cli-command-{command}")).split()
            if command not in ("help", "rules") and folded(first) in (command, *names):
                self._console.print(look(self, tuple(words)))
                return
        told = self.scene.say("cli-replay-help")
        if answer.startswith("?") or folded(first) in ("help", "aide", "hilfe"):
            self._console.print(Text(told))
        else:
            self._say("cli-replay-unknown", text=shortened(answer), help=told)

    def _say(self, message: str, **variables: object) -> None:
        self._console.print(Text(self.scene.say(message, **variables)))
