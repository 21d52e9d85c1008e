"""Replay: from a journal back to the match it tells of."""

from pydantic import ValidationError

from .actions import shortened
from .engine import Engine
from .errors import (
    BadAction,
    ContentError,
    IllegalAction,
    JournalError,
    OptionError,
    first_fault,
)
from .journal import Header, Journal
from .match import Match
from .title import Title


def replay(title: Title, journal: Journal, engine: Engine | None = None) -> Match:
    """The match of a journal. Raises JournalError at the line of the first wrong decision."""
    match, fault = recovered(title, journal, engine)
    if fault is not None:
        raise fault
    return match


def recovered(
    title: Title, journal: Journal, engine: Engine | None = None
) -> tuple[Match, JournalError | None]:
    """The match as far as the journal is right, and the fault that stopped it, if any.

    Raises JournalError if the header is wrong, for then there is no match at all.
    """
    match = _begun(title, journal.header, engine)
    for line, (seat, text) in enumerate(journal.decisions, 2):
        try:
            _do(match, line, seat, text)
        except JournalError as fault:
            return match, fault
    return match, None


def _begun(title: Title, header: Header, engine: Engine | None) -> Match:
    mine = title.of_variant(header.options.get("variant")).rules_version
    if header.rules != mine:
        raise JournalError(1, f"made by rules version {header.rules}, this program has {mine}")
    try:
        options = title.options.model_validate(header.options)
        match = Match(title, options, header.seed, header.seats, engine)
    except ValidationError as fault:
        raise JournalError(1, f"options: {first_fault(fault)}") from None
    except (OptionError, ContentError) as fault:
        raise JournalError(1, str(fault)) from None
    if match.setting.digest != header.content:
        raise JournalError(1, "made with other content: a chart or table has changed since")
    return match


def _do(match: Match, line: int, seat: str, text: str) -> None:
    if match.actor is None:
        raise JournalError(line, "a decision after the end of the game")
    actor = match.setting.seats[match.actor]
    if seat != actor:
        raise JournalError(line, f"{actor} decides here, not {shortened(seat)}")
    try:
        match.do(text)
    except (BadAction, IllegalAction) as fault:
        raise JournalError(line, str(fault)) from None
