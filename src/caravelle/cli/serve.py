"""`caravelle serve`, `caravelle play` and plain `caravelle`: the table in the browser."""

import os
import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from .faults import Refused, system_fault
from .language import Lang, say, speak

if TYPE_CHECKING:
    from caravelle.server.claim import Claim
    from caravelle.server.settings import Settings

Host = Annotated[
    str, typer.Option("--host", metavar="ADDRESS", help="Listen there; 0.0.0.0: everywhere.")
]
Port = Annotated[
    int | None,
    typer.Option(
        "--port", min=0, max=65535, help="Listen there.", show_default="8620, or any free one"
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="FILE|URL",
        help="Keep tables in this SQLite file, or in PostgreSQL: postgresql://...",
        show_default="a file of your data folder",
    ),
]
Domain = Annotated[
    list[str] | None,
    typer.Option(
        "--domain", metavar="NAME", help="A name that the server goes by; can be repeated."
    ),
]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Open no browser.")]

Lazy = Annotated[
    bool, typer.Option("--lazy", help="Compile rules only when somebody wants to play by them.")
]

LOOPBACK = "127.0.0.1"


def serve(
    host: Host = LOOPBACK,
    port: Port = None,
    database: Database = None,
    domain: Domain = None,
    no_browser: NoBrowser = False,
    lazy: Lazy = False,
    lang: Lang = None,
) -> None:
    """Serve tables in the browser, for yourself or for others, until Ctrl-C."""
    speak(lang)
    run(host, port, database, tuple(domain or ()), not no_browser, lazy)


def run(
    host: str = LOOPBACK,
    port: int | None = None,
    database: str | None = None,
    domains: tuple[str, ...] = (),
    is_shown: bool = True,
    is_lazy: bool = False,
) -> None:
    """Serve, and open the browser at it; if a server of ours is there already, only the latter."""
    from caravelle.server.claim import Occupied
    from caravelle.server.run import listening, page_is_built
    from caravelle.server.run import serve as serve_at
    from caravelle.server.settings import Settings

    settings = replace(Settings.own(database), host=host, domains=domains, is_lazy=is_lazy)
    try:
        claim = _claim(settings)
    except Occupied as fault:
        if not fault.address:
            raise Refused(say("cli-serve-occupied")) from None
        print(say("cli-serve-there", address=fault.address))
        _show(fault.address, is_shown)
        return
    try:
        at = listening(host, settings.port if port is None else port, port is not None)
    except OSError as fault:
        raise Refused(say("cli-serve-port", reason=system_fault(fault))) from None
    address = _address(host, at.getsockname()[1])
    if claim is not None:
        claim.tell(address)
    print(say("cli-serve-here", address=address), flush=True)  # also into a pipe or a file
    if not page_is_built(settings):
        print(say("cli-serve-no-page"), file=sys.stderr)
    _show(address, is_shown)
    with suppress(KeyboardInterrupt):  # the usual way to end it
        serve_at(settings, at)


def _claim(settings: "Settings") -> "Claim | None":
    """Our claim on the SQLite file that is served. Raises Occupied."""
    from caravelle.server.claim import Claim

    return None if settings.file is None else Claim(settings.file)


def _address(host: str, port: int) -> str:
    """What to type into a browser."""
    shown = {"0.0.0.0": LOOPBACK, "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def _show(address: str, is_wanted: bool) -> None:
    """Open the browser, where there is a screen for it: never one inside this terminal."""
    has_screen = sys.platform != "linux" or {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()
    if is_wanted and has_screen:
        webbrowser.open(address)
