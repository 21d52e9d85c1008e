"""The game options that several commands take, made into a setting."""

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from caravelle.core.title import Setting

EDITIONS = ("age_of_sail", "classic")


def _editions(incomplete: str) -> list[str]:
    return [edition for edition in EDITIONS if edition.startswith(incomplete)]


Players = Annotated[
    int | None,
    typer.Option("--players", "-p", min=1, max=5, help="How many play.", show_default="4"),
]
Chart = Annotated[
    str | None,
    typer.Option(
        "--chart",
        "-c",
        metavar="NAME|FILE",
        help="side_a, side_b, classic, or a chart file of your own.",
        show_default="the one for so many players",
    ),
]
Edition = Annotated[
    str | None,
    typer.Option(
        "--edition",
        "-e",
        metavar="|".join(EDITIONS),
        autocompletion=_editions,
        help="Edition of the rules.",
        show_default="that of the chart",
    ),
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", "-s", min=0, help="Fixes all random draws.", show_default="random"),
]


def chosen_setting(players: int | None, chart: str | None, edition: str | None) -> "Setting":
    """The setting for these options, the usual ones for what is None.

    Raises OptionError, ContentError.
    """
    from pydantic import ValidationError

    from caravelle.core.errors import OptionError, first_fault
    from caravelle.games.endeavor import TITLE

    given = {"players": players, "chart": chart, "edition": edition}
    kept = {name: value for name, value in given.items() if value is not None}
    try:
        return TITLE.prepare(TITLE.options.model_validate(kept))
    except ValidationError as fault:
        raise OptionError(f"option {first_fault(fault)}") from None
