"""The guard: what is refused before it is heard, and what every answer says to browsers."""

import logging
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
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
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        request = HTTPConnection(scope)
        try:
            self._check(request, scope)
            await self._app(scope, self._measured(scope, receive), sent)
        except Problem as problem:
            if begun:
                raise
            await answer(problem, request)(scope, receive, sent)
        except Exception:
            log.exception("a request failed")
            if not begun:
                await answer(Problem(500, "failed"), request)(scope, receive, sent)

    def _check(self, request: HTTPConnection, scope: Scope) -> None:
        host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
        if self._hosts and host not in self._hosts:
            raise Problem(421, "host")
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return
        _check_origin(request.headers)
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != (PLAIN if scope["path"] == JOURNALS else JSON):
            raise Problem(415, "content_type")

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """The body, as far as it is not too large."""
        most = self._largest_journal if scope["path"] == JOURNALS else self._largest_body
        length = Headers(scope=scope).get("content-length", "")
        if length.isdigit() and int(length) > most:
            raise Problem(413, "too_large")
        got = 0

        async def measured() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > most:
                raise Problem(413, "too_large")
            return message

        return measured


def _check_origin(headers: Headers) -> None:
    """Raises Problem for a request that another site's page has sent."""
    origin = headers.get("origin")
    if origin is not None:
        if urlsplit(origin).netloc != headers.get("host"):
            raise Problem(403, "origin")
    elif headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Problem(403, "origin")


def plain_page(text: str, status: int = 200) -> Response:
    """A page of a few words, without anything from elsewhere."""
    return Response(text, status, media_type="text/html; charset=utf-8")
