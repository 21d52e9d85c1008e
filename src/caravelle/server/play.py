"""Play: decisions and undo. They are written before they are answered, if nobody was first."""

import time
from collections.abc import Callable
from dataclasses import replace

from sqlalchemy import Connection

from caravelle.core.errors import BadAction

from .errors import Problem, not_yours, stale
from .hall import Hall
from .live import Live
from .storage import games
from .storage.people import Person
from .storage.records import Entry, Game
from .words import words_of

TRIES = 4  # when other processes write to the same table


async def decide(
    hall: Hall, live: Live, person: Person, notation: str, length: int, language: str
) -> int:
    """Carry out a person's decision; the journal's new length. Raises Problem."""
    async with live.lock:
        for _ in range(TRIES):
            check_turn(live, person, length)
            entry = Entry(live.match.actor or 0, _written(live, notation, language), person.id)
            if await append(hall, live, entry):
                return live.length
            await hall.refresh(live)
    raise stale(live.length)


def check_turn(live: Live, person: Person, length: int) -> None:
    """Raises Problem unless it is the person who decides, at the journal's present length."""
    if live.match.is_over:
        raise Problem(409, "over", length=live.length)
    if not live.game.progress.is_started:
        raise Problem(409, "not_started", length=live.length)
    if length != live.length:
        raise stale(live.length)
    if live.match.actor not in live.game.seats_of(person.id):
        raise not_yours()


def _written(live: Live, notation: str, language: str) -> str:
    """The decision in our notation. Raises Problem for one that is none, or is not legal now."""
    match = live.match
    try:
        action = match.notation.read(notation)
    except BadAction as fault:
        said = words_of(live.title, language)
        message = "unknown-decision-near" if fault.near else "unknown-decision"
        told = said.say(
            message, text=fault.text, near=", ".join(fault.near), verbs=", ".join(fault.verbs)
        )
        raise Problem(400, "bad_action", {"told": told}, near=list(fault.near)) from None
    refusal = match.explain(notation, language)
    if refusal is not None:
        raise Problem(
            409,
            "illegal",
            {"told": refusal.text},
            decision=refusal.decision,
            reason=refusal.reason,
            rule=refusal.rule,
            refusal=refusal.code,
            length=live.length,
        )
    return match.notation.write(action)


async def append(hall: Hall, live: Live, entry: Entry) -> bool:
    """Make a decision that is legal, and write it; False if another process was first.

    The caller holds the table's lock, and what others see of the table waits for it too.
    """
    before = live.game
    live.carry_out(entry)
    after = games.bumped(before, time.time(), progress=live.progress())
    return await _kept(
        hall,
        live,
        after,
        lambda connection: games.append(connection, after, entry),
        lambda: live.take_back(before.progress.length),
    )


async def _kept(
    hall: Hall,
    live: Live,
    after: Game,
    change: Callable[[Connection], bool],
    take_back: Callable[[], None],
) -> bool:
    """Write a change; whatever keeps it from being written, memory goes back too."""
    is_kept = False
    try:
        is_kept = await hall.database.write(change)
    finally:
        if not is_kept:
            take_back()
    if is_kept:
        live.settle(after)
        live.wake()
    return is_kept


async def undo(hall: Hall, live: Live, person: Person, length: int) -> int:
    """Go back to before the person's last decision; the journal's new length. Raises Problem."""
    async with live.lock:
        for _ in range(TRIES):
            if length != live.length:
                raise stale(live.length)
            target = undo_length(live, person)
            if target is None:
                raise Problem(409, "nothing_to_undo", length=live.length)
            if await _take_back(hall, live, target):
                return live.length
            await hall.refresh(live)
    raise stale(live.length)


async def _take_back(hall: Hall, live: Live, target: int) -> bool:
    before, late = live.game, live.entries[target:]
    live.take_back(target)

    def again() -> None:
        for entry in late:
            live.carry_out(entry)

    progress = replace(live.progress(), is_over=False)
    after = games.bumped(before, time.time(), progress=progress)
    return await _kept(hall, live, after, lambda connection: games.cut(connection, after), again)


def undo_length(live: Live, person: Person | None) -> int | None:
    """The length that an undo of this person would lead back to; None where there is none.

    Their own decisions can be taken back until another person has decided. Decisions of bots in
    between go with them where only bots sit in the other seats. Nothing is taken back once chance
    has answered it.
    """
    if person is None or not live.game.progress.is_started:
        return None
    late = reversed(range(live.length))
    last = next((k for k in late if live.entries[k].person is not None), None)
    if last is None or live.entries[last].person != person.id:
        return None
    others = {s.person for s in live.game.seats if s.kind != "bot"} - {person.id}
    if last < live.length - 1 and others:
        return None
    then, now = (live.hosting.chance_of(live.match.position(n)) for n in (last, live.length))
    return last if then == now else None
