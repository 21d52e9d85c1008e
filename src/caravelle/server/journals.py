"""Journals: tables as files for download, and tables made of files that people bring along."""

from collections.abc import Iterable
from dataclasses import replace

from caravelle.core.errors import JournalError
from caravelle.core.journal import Header, Journal, parse
from caravelle.core.match import Match
from caravelle.core.replay import replay
from caravelle.games import NAMES, title

from .errors import Problem
from .identity import clean
from .seating import Wish, colours, game_of, setting_of
from .storage.people import Person
from .storage.records import Entry, Game, Progress, Seat
from .telling import called
from .words import game_words

BOT = " (bot)"
LEVEL = "normal"  # of bots in a journal that goes on
LONGEST_NAME = 40


def journal_of(game: Game, entries: Iterable[Entry]) -> Journal:
    """The journal of a table, under the names of those who sit there."""
    sitting = colours(game)
    named = called(game, sitting, game_words(title(game.title).text, "en"))
    header = Header(
        game=game.title,
        rules=game.rules,
        content=game.content,
        options=game.options,
        seed=game.seed,
        seats=[
            f"{n}{BOT}" if s.kind == "bot" else n for n, s in zip(named, game.seats, strict=True)
        ],
    )
    return Journal(header, tuple((sitting[entry.seat], entry.notation) for entry in entries))


def brought(text: str, person: Person, name: str = "") -> tuple[Game, list[Entry]]:
    """A table that goes on where a journal ends, or shows it. Raises Problem.

    In a game that is not over, its people's seats are the person's, who can hand them on.
    """
    try:
        journal = parse(text.replace("\r\n", "\n"))
        if journal.header.game not in NAMES:
            raise JournalError(1, f"no game {journal.header.game!r}")
        # A stranger's journal may not name a chart by its path: so before it is prepared.
        playing, _ = setting_of(journal.header.game, journal.header.options)
        match = replay(playing, journal)
    except JournalError as fault:
        told = {"line": fault.line, "reason": fault.reason}
        raise Problem(400, "journal", told, line=fault.line, detail=fault.reason) from None
    return _table(match, journal, person, name), _entries(match, person)


def _table(match: Match, journal: Journal, person: Person, name: str) -> Game:
    seats = [_seat(name, match.is_over, person) for name in journal.header.seats]
    wish = Wish(match.title.name, journal.header.options, seats, name, is_public=False)
    hosting = match.title.hosting
    assert hosting is not None
    progress = Progress(
        length=len(journal.decisions),
        is_started=True,
        is_over=match.is_over,
        actor=match.actor,
        round=hosting.round_of(match.state),
        winners=match.winners,
    )
    return replace(game_of(wish, person), seed=match.seed, progress=progress)


def _seat(name: str, is_over: bool, person: Person) -> Seat:
    if name.endswith(BOT):
        return Seat("bot", None, LEVEL)
    if is_over:
        return Seat("person", None, None, clean(name, LONGEST_NAME) or None)
    return Seat("person", person.id, None, person.name)


def _entries(match: Match, person: Person) -> list[Entry]:
    """The decisions; in a game that goes on they count as made long ago, and can't be undone."""
    seats = {colour: number for number, colour in enumerate(match.setting.seats)}
    return [Entry(seats[colour], text, "") for colour, text in match.journal.decisions]
