"""A table in memory: the game as it is kept, its match, and those who look at it.

Nothing here awaits or writes to the database. What changes a table holds its lock.
"""

import asyncio
import threading
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from caravelle.core.engine import load_engine
from caravelle.core.match import Match
from caravelle.core.title import Hosting, Title
from caravelle.games import title

from .errors import Problem
from .storage.chat import Message
from .storage.records import Entry, Game, Progress

_loading = threading.Lock()
CUTS = 32  # undos that are remembered, so that logs can be mended instead of sent anew


@dataclass(eq=False)
class Watcher:
    """An open stream: woken when there is something new."""

    person: str | None
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Live:
    """One table in memory."""

    def __init__(self, game: Game, match: Match, entries: Iterable[Entry]) -> None:
        self.game, self.match = game, match
        self.entries: list[Entry] = []
        self.rounds: list[int] = []  # in which each decision was made
        self.lock = asyncio.Lock()
        self.pins = 0  # who needs this very object to stay in memory
        self.watchers: set[Watcher] = set()
        self.messages: list[Message] | None = None  # of the chat, once somebody has asked
        self.thinking: int | None = None  # the seat whose bot thinks
        self.awaits_bots = False  # whether bots are to decide that are still being compiled
        self.renamed = game.revision  # when names in the log have changed last
        self.cuts: deque[tuple[int, int]] = deque(maxlen=CUTS)  # revision, length after an undo
        self.told: dict[str, object] = {}  # what was told of it, by language (telling.py)
        for entry in entries:
            self.carry_out(entry)
        self.game = replace(game, progress=self.progress())  # a new one does not know its actor

    @property
    def title(self) -> Title:
        """What is played here."""
        return self.match.title

    @property
    def hosting(self) -> Hosting:
        """What the title tells a server."""
        assert self.title.hosting is not None
        return self.title.hosting

    @property
    def length(self) -> int:
        """The length of the journal."""
        return len(self.entries)

    @property
    def round(self) -> int:
        """The round now."""
        return self.hosting.round_of(self.match.state)

    def carry_out(self, entry: Entry) -> None:
        """Make a decision; raises what `Match.do` raises, and nothing has changed then."""
        now = self.round
        self.match.do(entry.notation)
        self.entries.append(entry)
        self.rounds.append(now)

    def take_back(self, length: int) -> None:
        """Undo decisions until so many are left."""
        while len(self.entries) > length:
            self.match.undo()
            self.entries.pop()
            self.rounds.pop()

    def progress(self) -> Progress:
        """How far it has come, for the lists."""
        return Progress(
            length=self.length,
            is_started=self.game.progress.is_started,
            is_over=self.match.is_over,
            actor=self.match.actor,
            round=self.round,
            winners=self.match.winners,
        )

    def settle(self, game: Game) -> None:
        """Take over how the table is kept now."""
        before, self.game = self.game, game
        if game.progress.length < before.progress.length:
            self.cuts.append((game.revision, game.progress.length))
        if game.seats != before.seats:
            self.renamed = game.revision

    def unchanged_since(self, revision: int, length: int) -> int:
        """How many decisions of a log told at that revision still stand as they were told."""
        if revision < self.renamed:
            return 0
        if len(self.cuts) == CUTS and revision < self.cuts[0][0]:
            return 0
        return min([length, self.length, *(n for at, n in self.cuts if at > revision)])

    @property
    def bot_to_move(self) -> int | None:
        """The seat whose bot is to decide."""
        return self.match.actor if self.game.waits_for_bot else None

    def wake(self) -> None:
        """Tell all who watch that there is something new."""
        for watcher in self.watchers:
            watcher.news.set()

    def online_seats(self) -> list[int]:
        """The seats whose persons look at the table now."""
        online = {watcher.person for watcher in self.watchers} - {None}
        return [number for number, s in enumerate(self.game.seats) if s.person in online]


def title_of(game: Game) -> Title:
    """The game, or the variant of it, that is played at a table."""
    found = title(game.title)
    return found.playing(found.options.model_validate(game.options))


def made(game: Game, entries: Iterable[Entry]) -> Live:
    """A table from what is kept of it. Loads the rules, and replays: not for the event loop.

    Raises Problem for a game that was begun under rules that this program no longer has.
    """
    playing = title_of(game)
    options = playing.options.model_validate(game.options)
    with _loading:  # several tables at once must not load the same rules several times
        engine = load_engine(playing)
    match = Match(playing, options, game.seed, engine=engine)
    if (game.rules, game.content) != (playing.rules_version, match.setting.digest):
        raise Problem(409, "old_rules")
    return Live(game, match, entries)
