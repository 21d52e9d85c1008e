"""Who asks: a signed cookie names a person, a private link moves that to another device."""

import secrets
import time
import unicodedata
from collections import OrderedDict

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection
from starlette.requests import HTTPConnection
from starlette.responses import Response

from .errors import Problem, no_name
from .storage import games, people
from .storage.database import Database
from .storage.people import Person

COOKIE = "caravelle"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
KNOWN = 10_000  # persons kept in memory


class Identities:
    """Knows persons by their cookies and links."""

    def __init__(self, database: Database, secret: str) -> None:
        self._database = database
        self._cookies = URLSafeSerializer(secret, salt="cookie")
        self._links = URLSafeSerializer(secret, salt="link")
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def find(self, request: HTTPConnection) -> Person | None:
        """The person whose cookie came along; None without a valid one."""
        try:
            id_ = self._cookies.loads(request.cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        return await self._person(id_) if isinstance(id_, str) else None

    async def known(self, request: HTTPConnection) -> Person:
        """The same; raises Problem where there is none."""
        person = await self.find(request)
        if person is None:
            raise no_name()
        return person

    async def _person(self, id_: str) -> Person | None:
        person = self._known.get(id_)
        if person is None:
            person = await self._database.read(lambda connection: people.find(connection, id_))
            if person is not None:
                self._remember(person)
        return person

    def _remember(self, person: Person) -> None:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)

    async def introduce(self, name: str) -> Person:
        """A new person of this name."""
        person = Person(f"p_{secrets.token_urlsafe(9)}", name)
        await self._database.write(lambda c: people.add(c, person, time.time()))
        self._remember(person)
        return person

    async def rename(self, person: Person, name: str) -> tuple[Person, list[str]]:
        """The person with another name, and the tables that show it."""

        def change(connection: Connection) -> list[str]:
            people.rename(connection, person.id, name)
            return games.rename(connection, person.id, name)

        changed = await self._database.write(change)
        renamed = Person(person.id, name, person.link)
        self._remember(renamed)
        return renamed, changed

    def link(self, person: Person) -> str:
        """The path of the person's private link."""
        return f"/come/{self._links.dumps([person.id, person.link])}"

    async def follow(self, token: str) -> Person:
        """The person of a private link. Raises Problem if it is none, or no longer."""
        try:
            id_, link = self._links.loads(token)
        except (BadSignature, TypeError, ValueError):
            raise Problem(400, "bad_link") from None
        person = await self._database.read(lambda c: people.find(c, id_))
        if person is None or person.link != link:
            raise Problem(400, "bad_link")
        self._remember(person)
        return person

    async def renew_link(self, person: Person) -> Person:
        """The person with a new link; older ones no longer work."""
        await self._database.write(lambda c: people.renew_link(c, person.id))
        self._known.pop(person.id, None)
        renewed = await self._person(person.id)
        assert renewed is not None
        return renewed

    def sign_in(self, response: Response, request: HTTPConnection, person: Person) -> None:
        """Let the browser remember who it is."""
        response.set_cookie(
            COOKIE,
            self._cookies.dumps(person.id),
            max_age=YEAR,
            path="/",
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="lax",
        )


def clean(text: str, most: int) -> str:
    """A text of a person's own on one line: composed, without controls or marks that turn it round.

    Marks of direction, joiners without anything to join and unassigned signs go; so do letters
    beyond the length. "" where nothing is left.
    """
    composed = unicodedata.normalize("NFC", text)
    kept = (sign if _is_shown(sign) else " " for sign in composed)
    plain = " ".join("".join(kept).split())
    return _few_marks(plain)[:most].strip()


def _is_shown(sign: str) -> bool:
    """Whether a sign may stand in a text: joiners are letters of emoji and of Indian scripts."""
    return sign in "\u200c\u200d" or unicodedata.category(sign)[0] != "C"


def _few_marks(text: str, most: int = 3) -> str:
    """The text with at most so many combining marks on one letter."""
    found, row = [], 0
    for sign in text:
        row = row + 1 if unicodedata.combining(sign) else 0
        if row <= most:
            found.append(sign)
    return "".join(found)
