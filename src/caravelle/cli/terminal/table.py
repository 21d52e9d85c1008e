"""The table: shows the position to whoever decides, reads what they type, and goes on."""

import shlex
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from ..faults import INTERRUPTED, plain, program
from ..language import catalogue, spoken
from ..saving import Keeper, latest_game
from .chronicle import chronicle, has_actions_of_nobody
from .commands import HANDLERS
from .dashboard import dashboard
from .offers import Offer, offers
from .pieces import NARROW, STRONG
from .prompt import COMMANDS, ask, understand
from .scene import Scene
from .scores import score_table, verdict
from .session import Entry, Session


def terminal() -> Console:
    """The console for a game: foreign text is never taken for markup."""
    return Console(markup=False, highlight=False, emoji=False)


class TerminalTable:
    """One session at a terminal. `scene` and `offers` are those of the decision to be made."""

    def __init__(self, session: Session, console: Console, keeper: Keeper) -> None:
        self.session, self.console, self.keeper = session, console, keeper
        self.scene: Scene
        self.offers: list[Offer] = []
        self._notes: list[str] = []
        self._is_stale = True
        self._is_told = False  # whether what happened has had a page of its own
        self._fault = ""  # why the game could not be kept, as last told
        self.renew()

    def renew(self) -> None:
        """Look at the position again: it has changed, or the language has."""
        match = self.session.match
        words = catalogue(spoken(), match.title.text)
        self.scene = Scene(match, words, match.actor)
        self.offers = offers(self.scene)
        self._is_stale, self._is_told = True, False

    @property
    def entries(self) -> list[Entry]:
        """What has happened so far."""
        return self.session.entries

    @property
    def ahead(self) -> str:
        """Nothing: the game is being played."""
        return ""

    def note(self, text: str) -> None:
        """Keep a message to be shown before the next question."""
        self._notes.append(text)

    def run(self) -> int:
        """Play until the game is over or a person leaves; returns the exit code."""
        self.note(self.scene.say("cli-welcome"))
        if self.console.is_terminal and self.console.width < NARROW:
            self.note(self.scene.say("cli-narrow", width=self.console.width, least=NARROW))
        try:
            while not self._is_over():
                self.renew()
                if not self._decide():
                    break
        except EOFError:
            self.console.print()
        except KeyboardInterrupt:
            self.console.print()
            self._leave()
            return INTERRUPTED
        self._end() if self.session.match.is_over else self._leave()
        return 0

    def _is_over(self) -> bool:
        self._let_bots_play()
        self.keeper.keep(self.session.match)
        if self.keeper.fault != self._fault:
            self._fault = self.keeper.fault
            self.note(self.keeper.told())
        return self.session.match.is_over

    def _let_bots_play(self) -> None:
        """Bots decide; a live terminal shows who is thinking."""
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            self.session.play_bots()
            return
        with self.console.status("") as status:
            say, names = self.scene.say, self.scene.names
            self.session.play_bots(lambda seat: status.update(say("cli-thinks", name=names[seat])))

    def _decide(self) -> bool:
        """Let a person decide; False if they leave instead."""
        while True:
            if self._is_stale:
                self._show_dashboard()
            self._show_notes()
            meant = understand(self.scene, self.offers, plain(ask(self._prompt(), self._known())))
            if meant.decision:
                self.session.do(meant.decision)
                return True
            if meant.command == "quit":
                return False
            if meant.command == "list":
                self._is_stale = True
            elif meant.command:
                self._show(HANDLERS[meant.command](self, meant.words))
            else:
                self._show(Text(meant.message))

    def _show_dashboard(self) -> None:
        seat = self.session.match.actor
        happened = self.session.since(seat) if seat is not None else []
        shown = dashboard(self.scene, self.console, happened, self.offers)
        is_news = not self._is_told and has_actions_of_nobody(happened)
        if is_news and shown.is_cut and self.console.is_terminal:
            self._tell(happened)
            shown = dashboard(self.scene, self.console, [], self.offers)
        self.console.print()
        self.console.print(shown)
        self._is_stale = False

    def _tell(self, happened: list[Entry]) -> None:
        """A page with all of it: each move of the Opposition must be told, and why it was made."""
        self.console.print()
        self.console.print(Text(self.scene.say("cli-story"), STRONG))
        for line in chronicle(self.scene, happened, in_short=True):
            self.console.print(line)
        ask(f"{self.scene.say('cli-story-end')} ")
        self._is_told = True

    def _show_notes(self) -> None:
        for note in self._notes:
            self.console.print(Text(note, "italic"))
        self._notes.clear()

    def _show(self, shown: RenderableType | None) -> None:
        if shown is not None:
            self.console.print(shown)

    def _prompt(self) -> str:
        seat = self.session.match.actor
        return f"{self.scene.names[seat] if seat is not None else ''}> "

    def _known(self) -> list[str]:
        """What the tabulator key completes."""
        return [*(offer.notation for offer in self.offers), *COMMANDS]

    def _end(self) -> None:
        """The last events, the score, who has won, and where the journal is."""
        match = self.session.match
        self.keeper.finish(match)
        people = self.session.people or range(len(match.seats))
        happened = min((self.session.since(seat) for seat in people), key=len)
        scene = Scene(match, self.scene.words)
        self.console.print(*chronicle(scene, happened), sep="\n")
        self.console.print()
        self.console.print(score_table(scene))
        self.console.print(verdict(scene))
        self.console.print(Text(self.keeper.told()), soft_wrap=True)

    def _leave(self) -> None:
        self.console.print(Text(self.keeper.told()), soft_wrap=True)
        if not self.keeper.fault:
            how = _resume_command(self.keeper.path) + self._bots()
            self.console.print(Text(self.scene.say("cli-resume-with", command=how)), soft_wrap=True)

    def _bots(self) -> str:
        """The levels of the bots as an option, for a journal does not know them."""
        levels = [level for _, level in sorted(self.session.levels.items())]
        told = levels[:1] if len(set(levels)) == 1 else levels
        return f" --bots {','.join(told)}" if told else ""


def _resume_command(path: Path) -> str:
    if latest_game() == path:
        return f"{program()} play --terminal --resume"
    return f"{program()} play --terminal {shlex.quote(str(path))}"
