"""The guard: what is refused before it is heard, and what every answer says to browsers."""

import logging
import time
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .answers import answer
from .errors import Problem

log = logging.getLogger(__name__)

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
JSON, PLAIN = "application/json", "text/plain"
JOURNALS = "/api/journals"


class Guard:
    """Stands before the application. `hosts` are the names it answers to; empty means any."""

    def __init__(
        self, app: ASGIApp, hosts: Collection[str], largest_body: int, largest_journal: int
    ) -> None:
        self._app, self._hosts = app, frozenset(hosts)
        self._largest_body, self._largest_journal = largest_body, largest_journal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request, or pass it on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, refused, since = False, False, time.perf_counter()
        body = Body(receive, self._most(scope))

        async def sent(message: Message) -> None:
            nonlocal begun
            if body.is_too_large and not refused:
                return
            if message["type"] == "http.response.start":
                begun = True
                _note(scope, message["status"], since)
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        request = HTTPConnection(scope)
        try:
            self._check(request, scope)
            await self._app(scope, body.receive, sent)
            if body.is_too_large:
                raise Problem(413, "too_large")
        except Problem as problem:
            refused = True
            if not begun:
                await answer(problem, request)(scope, receive, sent)
        except Exception:
            log.exception("a request failed: %s", _route(scope))
            if not begun:
                await answer(Problem(500, "failed"), request)(scope, receive, sent)

    def _check(self, request: HTTPConnection, scope: Scope) -> None:
        host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
        if self._hosts and host not in self._hosts:
            raise Problem(421, "host")
        length = request.headers.get("content-length", "")
        if length.isdigit() and int(length) > self._most(scope):
            raise Problem(413, "too_large")
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return
        _check_origin(request.headers)
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != (PLAIN if scope["path"] == JOURNALS else JSON):
            raise Problem(415, "content_type")

    def _most(self, scope: Scope) -> int:
        return self._largest_journal if scope["path"] == JOURNALS else self._largest_body


class Body:
    """The body of a request, as far as it is not too large; nothing is heard of the rest."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive, self._most, self._got = receive, most, 0

    @property
    def is_too_large(self) -> bool:
        """Whether there was too much of it."""
        return self._got > self._most

    async def receive(self) -> Message:
        """The next part."""
        message = await self._receive()
        self._got += len(message.get("body", b""))
        return {"type": "http.disconnect"} if self.is_too_large else message


def _route(scope: Scope) -> str:
    """The pattern of the address, without what it was asked for: that may be private."""
    return str(getattr(scope.get("route"), "path", "none"))


def _note(scope: Scope, status: int, since: float) -> None:
    services = getattr(scope["app"].state, "services", None) if "app" in scope else None
    if services is not None:
        services.metrics.note(scope["method"], _route(scope), status, since)


def _check_origin(headers: Headers) -> None:
    """Raises Problem for a request that another site's page has sent."""
    origin = headers.get("origin")
    if origin is not None:
        if urlsplit(origin).netloc != headers.get("host"):
            raise Problem(403, "origin")
    elif headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Problem(403, "origin")
