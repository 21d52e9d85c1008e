"""Advice: what the search says of a position. `Match.advise` asks here."""

from caravelle.core.advice import TOP, Advice, Suggestion
from caravelle.core.errors import GameOver, OptionError
from caravelle.core.match import Match

from .search import Search

SECONDS = 1.0  # for a search that nobody bounds


def advise(
    match: Match,
    *,
    playouts: int | None = None,
    seconds: float | None = None,
    top: int | None = TOP,
    threads: int = 1,
    seed: int = 0,
    language: str = "en",
) -> Advice:
    """Advice on the decision that is to be made now; the match stays as it is. See `Match.advise`.

    Raises GameOver after the end, OptionError for a bound that is none.
    """
    check_bounds(playouts, seconds, top=top, threads=threads)
    if match.actor is None:
        raise GameOver("the game is over")
    if playouts is None and seconds is None:
        seconds = SECONDS
    analysis = Search(playouts=playouts, seconds=seconds, threads=threads, seed=seed).analyse(match)
    teller, read = match.teller(language), match.notation.read
    suggestions = tuple(
        Suggestion(found.notation, teller.decision(read(found.notation)), found.share, found.sides)
        for found in analysis.options[:top]
    )
    legal = len(analysis.options)
    return Advice(match.actor, match.setting.sides, legal, analysis.playouts, suggestions)


def check_bounds(playouts: int | None, seconds: float | None, **counts: int | None) -> None:
    """Raises OptionError for what bounds nothing."""
    for name, value in {"playouts": playouts, **counts}.items():
        if value is not None and value < 1:
            raise OptionError(f"{name} must be 1 or more, not {value}")
    if seconds is not None and not 0 < seconds < float("inf"):
        raise OptionError(f"seconds must be a number above 0, not {seconds}")
