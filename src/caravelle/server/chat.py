"""Chat: what people say at a table, and notices of what happened at it."""

import time
from typing import Any

from .hall import Hall
from .live import Live
from .storage import chat as kept
from .storage.chat import Message
from .storage.people import Person
from .words import words

LONGEST = 500  # letters of one
SAID = "said"


async def say(hall: Hall, live: Live, person: Person, text: str) -> Message:
    """Keep what a person says, and show it to all."""
    return await _add(hall, live, Message(SAID, person.id, person.name, text, time.time()))


async def note(hall: Hall, live: Live, kind: str, name: str, text: str = "") -> None:
    """Keep a notice, `notice-KIND` of the catalogues: what somebody of this name did."""
    await _add(hall, live, Message(kind, None, name, text, time.time()))


async def _add(hall: Hall, live: Live, message: Message) -> Message:
    await hall.database.write(lambda connection: kept.add(connection, live.game.id, message))
    await hall.messages(live)
    return message


def told(message: Message, person: Person | None, language: str) -> dict[str, Any]:
    """A message for one person."""
    is_said = message.kind == SAID
    text = message.text if is_said else _notice(message, language)
    return {
        "id": message.id,
        "kind": SAID if is_said else "notice",
        "name": message.name if is_said else None,
        "mine": person is not None and message.person == person.id,
        "text": text,
        "at": message.at,
    }


def _notice(message: Message, language: str) -> str:
    spoken = words(language)
    level = f"level-{message.text}"
    called = spoken.say(level) if spoken.has(level) else message.text
    return spoken.say(f"notice-{message.kind}", name=message.name, level=called)
