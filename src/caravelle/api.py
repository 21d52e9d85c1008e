"""The functions behind `caravelle.new` and `caravelle.load`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from .core.errors import JournalError, OptionError, first_fault
from .core.journal import parse, read
from .core.match import Match
from .core.replay import replay
from .games import NAMES, title


def new(
    game: str = "endeavor",
    *,
    seed: int | None = None,
    seats: Sequence[str] | None = None,
    **options: Any,
) -> Match:
    """A new match.

    `game` names it, `options` are the game's own (for "endeavor": players, chart, edition),
    `seed` fixes all random draws (None: a random seed), `seats` are the players' names.
    Raises OptionError for options that are unknown or do not fit together, ContentError for a
    chart of your own with faults.
    """
    found = title(game)
    try:
        chosen = found.options.model_validate(_plain(options))
    except ValidationError as fault:
        raise OptionError(f"option {first_fault(fault)}") from None
    return Match(found, chosen, seed, seats)


def load(path: str | Path) -> Match:
    """The match in a journal file, every mark checked and every decision replayed.

    Raises JournalError with the first line that is wrong, OSError if the file can't be read.
    """
    journal = parse(read(Path(path)))
    if journal.header.game not in NAMES:
        raise JournalError(1, f"no game {journal.header.game!r}")
    return replay(title(journal.header.game), journal)


def _plain(options: dict[str, Any]) -> dict[str, Any]:
    return {name: str(v) if isinstance(v, Path) else v for name, v in options.items()}
