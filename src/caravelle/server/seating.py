"""Seating: tables are made, joined, left, handed to bots."""

import json
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pydantic import ValidationError

from caravelle.bots import LEVELS
from caravelle.core.errors import CaravelleError, OptionError, first_fault
from caravelle.core.title import Setting, Title
from caravelle.games import title as title_of

from .errors import Problem, not_yours
from .hall import Hall
from .live import Live
from .play import TRIES
from .storage import games
from .storage.people import Person
from .storage.records import OPEN, Entry, Game, Progress, Seat

SEEDS = 1 << 53


@dataclass(frozen=True)
class Wish:
    """What a new table is to be."""

    title: str
    options: dict[str, Any]
    seats: Sequence[Seat]
    name: str = ""
    is_public: bool = True
    has_advice: bool = True
    seed: int | None = None


def setting_of(title: str, options: dict[str, Any]) -> tuple[Title, Setting]:
    """The game and its setting. Raises Problem for options that do not fit, or reach too far."""
    try:
        found = title_of(title)
        chosen = found.options.model_validate(options)
        if found.hosting is not None:
            found.hosting.check(chosen)
        playing = found.playing(chosen)
        return playing, playing.prepare(chosen)
    except ValidationError as fault:
        raise Problem(400, "option", detail=first_fault(fault)) from None
    except (OptionError, CaravelleError) as fault:
        raise Problem(400, "option", detail=str(fault)) from None


def game_of(wish: Wish, person: Person) -> Game:
    """A new table as it will be kept. Raises Problem."""
    title, setting = setting_of(wish.title, wish.options)
    if len(wish.seats) != len(setting.seats):
        raise Problem(400, "seats", {"seats": len(setting.seats)})
    check_levels(wish.seats)
    now = time.time()
    return Game(
        id=secrets.token_urlsafe(9),
        title=wish.title,
        rules=title.rules_version,
        content=setting.digest,
        options=setting.options.model_dump(mode="json"),
        seed=secrets.randbelow(SEEDS) if wish.seed is None else wish.seed,
        name=wish.name,
        maker=person.id,
        is_public=wish.is_public,
        has_advice=wish.has_advice,
        made=now,
        changed=now,
        seats=tuple(wish.seats),
        progress=Progress(is_started=all(seat.kind != "open" for seat in wish.seats)),
    )


def check_levels(seats: Sequence[Seat]) -> None:
    """Raises Problem for a level of bots that there is not."""
    for seat in seats:
        if seat.kind == "bot" and seat.level not in LEVELS:
            raise Problem(400, "level", levels=list(LEVELS))


async def make(hall: Hall, game: Game, entries: Sequence[Entry] = ()) -> None:
    """Keep a new table."""
    await hall.database.write(lambda connection: games.add(connection, game, entries))


Change = Callable[[Game], Game]


async def reseat(hall: Hall, live: Live, change: Change) -> None:
    """Change who sits where; `change` says how from how it is, and may raise Problem."""
    async with live.lock:
        for _ in range(TRIES):
            if await _kept(hall, live, games.bumped(change(live.game), time.time())):
                return
            await hall.refresh(live)
    raise Problem(409, "seat_taken")


async def _kept(hall: Hall, live: Live, after: Game) -> bool:
    if not await hall.database.write(lambda connection: games.reseat(connection, after)):
        return False
    live.settle(after)
    live.wake()
    return True


def joined(game: Game, person: Person, wanted: int | None) -> Game:
    """The table with the person in a seat: the wanted one, else the first that is open."""
    free = [number for number, seat in enumerate(game.seats) if seat.kind == "open"]
    number = wanted if wanted is not None else next(iter(free), None)
    if number not in free:
        raise Problem(409, "seat_taken")
    return game.seated(number, Seat("person", person.id, None, person.name))


def left(game: Game, person: Person, level: str | None) -> Game:
    """The table without the person: bots of a level, or open seats before the game begins."""
    mine = game.seats_of(person.id)
    if not mine:
        raise not_yours()
    if level is None and game.progress.is_started:
        raise Problem(409, "leave_to_bot")
    for number in mine:
        game = game.seated(number, OPEN if level is None else Seat("bot", None, level))
    check_levels(game.seats)
    return game


def changed(game: Game, person: Person, number: int, seat: Seat) -> Game:
    """The table with another in a seat, as its maker wants it, or the person who sits there.

    The maker may decide over open seats and bots, everybody over their own seat. A seat is opened
    only before the game begins, and for another person to take it over afterwards.
    """
    if not 0 <= number < len(game.seats):
        raise Problem(404, "no_seat")
    now = game.seats[number]
    is_mine = now.person == person.id
    if not is_mine and (person.id != game.maker or now.person is not None):
        raise not_yours()
    check_levels([seat])
    if seat.kind == "person":
        seat = Seat("person", person.id, None, person.name)
    return game.seated(number, seat)


def colours(game: Game) -> tuple[str, ...]:
    """The colours of a table's seats."""
    return _colours(game.title, json.dumps(game.options, sort_keys=True))


@lru_cache(maxsize=512)
def _colours(title: str, options: str) -> tuple[str, ...]:
    return setting_of(title, json.loads(options))[1].seats
