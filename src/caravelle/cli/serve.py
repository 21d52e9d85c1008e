"""`caravelle serve`: the table in the browser, for oneself or for others too."""

from typing import Annotated

import typer

from .language import Lang, speak

Host = Annotated[str, typer.Option("--host", help="Address to listen at; 0.0.0.0: any.")]
Port = Annotated[
    int | None,
    typer.Option("--port", min=0, max=65535, help="Port.", show_default="8620, or a free one"),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="FILE|URL",
        help="SQLite file, or postgresql://...",
        show_default="a file of your data folder",
    ),
]
Domain = Annotated[
    list[str] | None,
    typer.Option("--domain", metavar="NAME", help="A name that the server goes by. Repeatable."),
]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Open no browser.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    database: Database = None,
    domain: Domain = None,
    no_browser: NoBrowser = False,
    lang: Lang = None,
) -> None:
    """Serve tables in the browser until Ctrl-C."""
    speak(lang)
    from caravelle.server.run import listening
    from caravelle.server.run import serve as run
    from caravelle.server.settings import DATABASE, Settings, data_folder, own_secret

    folder = data_folder()
    settings = Settings(
        database=database or str(folder / DATABASE),
        secret=own_secret(folder),
        host=host,
        domains=tuple(domain or ()),
    )
    at = listening(host, settings.port if port is None else port, port is not None)
    print(f"http://{host}:{at.getsockname()[1]}/")
    run(settings, at)
