"""Seats: who plays, people or bots, and how a journal's names say so.

A journal has only names. A bot's name ends in " (bot)", so that a game can be taken up again from
its journal alone; a seat that nobody named has its colour's English name.
"""

import re
from collections.abc import Sequence

from .faults import USAGE, Refused
from .language import say

BOT = " (bot)"
ALL = "all"
COLOURS = ("red", "blue", "yellow", "green", "purple")


def bare_name(name: str) -> str:
    """The name without the mark of a bot."""
    return name.removesuffix(BOT)


def is_usual_name(name: str, colour: str) -> bool:
    """Whether the seat is named after its colour, as if nobody gave it a name."""
    return bare_name(name) == colour.capitalize()


def people_of(names: Sequence[str]) -> frozenset[int]:
    """The seats of people, by their names in a journal."""
    return frozenset(seat for seat, name in enumerate(names) if not name.endswith(BOT))


def journal_names(players: int, people: frozenset[int], given: Sequence[str]) -> list[str]:
    """The names for the journal: those given, to people first, then colours. Raises Refused."""
    if len(given) > players:
        raise Refused(say("cli-too-many-names", names=len(given), players=players), USAGE)
    order = sorted(range(players), key=lambda seat: (seat not in people, seat))
    names = [colour.capitalize() for colour in COLOURS[:players]]
    for seat, name in zip(order, given, strict=False):
        names[seat] = bare_name(name.strip())
    if len(set(map(str.casefold, names))) < players or not all(names):
        raise Refused(say("cli-names-alike"), USAGE)
    return [name if seat in people else name + BOT for seat, name in enumerate(names)]


def chosen_people(wanted: str, players: int) -> frozenset[int]:
    """The seats of people: "all", how many, or which colours. Raises Refused."""
    text = wanted.strip().casefold()
    if text == ALL:
        return frozenset(range(players))
    if text.isascii() and text.isdigit() and len(text) < 3 and int(text) <= players:
        return frozenset(range(int(text)))
    found = [_seat(word, players) for word in re.split(r"[\s,]+", text) if word]
    if not found or None in found:
        colours = ", ".join(COLOURS[:players])
        raise Refused(
            say("cli-which-people", wanted=wanted, players=players, colours=colours), USAGE
        )
    return frozenset(seat for seat in found if seat is not None)


def bot_levels(wanted: str | None, players: int, people: frozenset[int]) -> dict[int, str]:
    """The levels of the bots' seats: one for all of them, or one for each. Raises Refused."""
    from caravelle.bots import LEVELS

    if wanted is None:
        return {}
    seats = [seat for seat in range(players) if seat not in people]
    levels = [word.casefold() for word in re.split(r"[\s,]+", wanted) if word]
    if len(levels) == 1:
        levels *= len(seats)
    if len(levels) != len(seats) or not set(levels) <= set(LEVELS):
        told = say("cli-which-bots", wanted=wanted, bots=len(seats), levels=", ".join(LEVELS))
        raise Refused(told, USAGE)
    return dict(zip(seats, levels, strict=True))


def _seat(word: str, players: int) -> int | None:
    """The seat of a colour, named in English or in the language spoken."""
    for seat, colour in enumerate(COLOURS[:players]):
        if word in (colour, say(f"cli-colour-{colour}").casefold()):
            return seat
    return None
