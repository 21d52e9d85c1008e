"""Tables: made, listed, looked at, joined, left."""

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from .. import chat, seating
from ..identity import clean
from ..live import title_of
from ..seating import Wish
from ..snapshots import seats, snapshot
from ..storage import games
from ..storage.people import Person
from ..storage.records import OPEN, Game, Seat
from ..telling import called, labels
from ..words import words_of
from .common import Here, Language, Me, Someone, Table

router = APIRouter(prefix="/api/tables", tags=["tables"])

LISTED = 100  # tables in a list
LONGEST_NAME = 60
Level = Annotated[str, Field(max_length=20, examples=["normal"])]


class WishedSeat(BaseModel):
    """Who is to sit there."""

    kind: Literal["me", "bot", "open"]
    level: Level | None = None

    def seat(self, person: Person) -> Seat:
        """The seat as it is kept."""
        if self.kind == "me":
            return Seat("person", person.id, None, person.name)
        return Seat("bot", None, self.level or "") if self.kind == "bot" else OPEN


class NewTable(BaseModel):
    """What a new table is to be."""

    model_config = {
        "json_schema_extra": {
            "examples": [
                {
                    "game": "endeavor",
                    "options": {"players": 3, "chart": "side_a"},
                    "seats": [
                        {"kind": "me"},
                        {"kind": "bot", "level": "normal"},
                        {"kind": "open"},
                    ],
                    "name": "Friday",
                    "public": True,
                    "advice": True,
                }
            ]
        }
    }

    game: Annotated[str, Field(max_length=40)] = "endeavor"
    options: Annotated[dict[str, bool | int | str | None], Field(max_length=20)] = {}
    seats: Annotated[list[WishedSeat], Field(min_length=1, max_length=8)]
    name: Annotated[str, Field(max_length=200)] = ""
    public: bool = True
    advice: bool = True
    seed: Annotated[int, Field(ge=0, lt=1 << 53)] | None = None


class Made(BaseModel):
    """A table that was made."""

    table: Annotated[str, Field(examples=["k3vJ0aXq9dLw"])]


class Join(BaseModel):
    """Which seat is wished for; any that is open, where nothing is said."""

    seat: Annotated[int, Field(ge=0, le=15)] | None = None


class Leave(BaseModel):
    """To which level of bots the seats are left; none: they become open."""

    to: Level | None = None


@router.post("", status_code=201)
async def make(here: Here, me: Me, wish: NewTable) -> Made:
    """Make a table. It starts when no seat is open."""
    here.limits.count("make", me.id)
    game = seating.game_of(
        Wish(
            title=wish.game,
            options={name: value for name, value in wish.options.items() if value is not None},
            seats=[seat.seat(me) for seat in wish.seats],
            name=clean(wish.name, LONGEST_NAME),
            is_public=wish.public,
            has_advice=wish.advice,
            seed=wish.seed,
        ),
        me,
    )
    await seating.make(here.hall, game)
    if any(seat.kind == "bot" for seat in game.seats):
        here.drivers.begin(game.id)
    return Made(table=game.id)


@router.get("")
async def tables(
    here: Here,
    person: Someone,
    language: Language,
    mine: Annotated[bool, Query(description="Where I sit, or which I made.")] = False,
    finished: Annotated[bool, Query(description="Public ones that are over.")] = False,
    lobby: Annotated[bool, Query(description="Public ones that are not over.")] = False,
) -> list[dict[str, Any]]:
    """The tables of one kind, at most 100."""
    if mine:
        if person is None:
            return []
        found = await here.database.read(lambda c: games.of_person(c, person.id, LISTED))
    elif finished:
        found = await here.database.read(lambda c: games.finished(c, LISTED))
    else:
        found = await here.database.read(lambda c: games.lobby(c, LISTED))
    return [_row(game, person, language) for game in found]


def _row(game: Game, person: Person | None, language: str) -> dict[str, Any]:
    """A table in a list."""
    spoken = words_of(title_of(game), language)
    mine = game.seats_of(person.id if person else None)
    colours = seating.colours(game)
    progress = game.progress
    return {
        "id": game.id,
        "name": game.name,
        "game": game.title,
        "options": game.options,
        "seats": seats(game, called(game, colours, spoken), colours, mine, []),
        "length": progress.length,
        "round": progress.round,
        "started": progress.is_started,
        "over": progress.is_over,
        "actor": progress.actor if progress.is_started and not progress.is_over else None,
        "winners": list(progress.winners),
        "public": game.is_public,
        "maker": person is not None and person.id == game.maker,
        "updated": datetime.fromtimestamp(game.changed, UTC).isoformat(timespec="seconds"),
    }


@router.get("/{table}")
async def look(live: Table, person: Someone, language: Language) -> dict[str, Any]:
    """All of a table that I may see: position, legal decisions if it is my turn, log."""
    async with live.lock:
        return snapshot(live, person, language)


@router.get("/{table}/content")
async def content(live: Table, language: Language) -> dict[str, Any]:
    """The components and the chart of a table, and the names of everything. It never changes."""
    setting = live.match.setting
    return {
        "digest": setting.digest,
        "rules_version": live.title.rules_version,
        "language": language,
        **live.hosting.facts(setting),
        "scores": list(live.title.score_rows),
        "labels": labels(live, language),
    }


@router.post("/{table}/join")
async def join(here: Here, me: Me, live: Table, wish: Join) -> Made:
    """Take an open seat."""
    await seating.reseat(here.hall, live, lambda game: seating.joined(game, me, wish.seat))
    await chat.note(here.hall, live, "joined", me.name)
    here.drivers.consider(live)
    return Made(table=live.game.id)


@router.post("/{table}/leave")
async def leave(here: Here, me: Me, live: Table, wish: Leave) -> Made:
    """Leave my seats: open before the game has begun, to a bot at any time."""
    await seating.reseat(here.hall, live, lambda game: seating.left(game, me, wish.to))
    await chat.note(here.hall, live, "to_bot" if wish.to else "left", me.name, wish.to or "")
    here.drivers.consider(live)
    return Made(table=live.game.id)


@router.post("/{table}/seats/{number}")
async def put(here: Here, me: Me, live: Table, number: int, wish: WishedSeat) -> Made:
    """Put a bot, nobody or me into a seat: mine, or a bot's or open one if I made the table."""
    seat = wish.seat(me)
    await seating.reseat(here.hall, live, lambda game: seating.changed(game, me, number, seat))
    here.drivers.consider(live)
    return Made(table=live.game.id)
