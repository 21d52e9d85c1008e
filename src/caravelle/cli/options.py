"""The game options that several commands take, made into a setting."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, get_args

import typer

from caravelle.games.endeavor import option_values

from .faults import USAGE, Refused
from .language import say
from .naming import flag, variant_name

if TYPE_CHECKING:
    from caravelle.core.title import Setting

PANEL = "Variants"  # the heading in --help of what belongs to variants

Players = Annotated[
    int | None,
    typer.Option(
        "--players",
        "-p",
        min=1,
        max=5,
        help="How many play.",
        show_default="4, or the fewest of the variant",
    ),
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
    option_values.Edition | None,
    typer.Option("--edition", "-e", help="Edition of the rules.", show_default="that of the chart"),
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", "-s", min=0, help="Fixes all random draws.", show_default="random"),
]
Variant = Annotated[
    option_values.Variant | None,
    typer.Option(
        "--variant",
        metavar="NAME",
        help=f"Play a variant: {', '.join(get_args(option_values.Variant))}.",
        show_default="the base game",
        rich_help_panel=PANEL,
    ),
]
LimitedOccupy = Annotated[
    bool,
    typer.Option(
        "--limited-occupy",
        help="Silent Fleet: it occupies only where you have just occupied.",
        rich_help_panel=PANEL,
    ),
]
NoReactionToTokens = Annotated[
    bool,
    typer.Option(
        "--no-reaction-to-tokens",
        help="Silent Fleet: it does not answer action tokens.",
        rich_help_panel=PANEL,
    ),
]
BuildingScarcity = Annotated[
    bool,
    typer.Option(
        "--building-scarcity",
        help="Silent Fleet: a building leaves the game before every Construction.",
        rich_help_panel=PANEL,
    ),
]
Difficulty = Annotated[
    option_values.Difficulty | None,
    typer.Option(
        "--difficulty",
        metavar="NAME",
        help=f"Solo: {', '.join(get_args(option_values.Difficulty))}.",
        show_default="normal",
        rich_help_panel=PANEL,
    ),
]


def given_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Those that were given: a flag that was left out says nothing."""
    return {name: v for name, v in options.items() if v is not None and v is not False}


def chosen_setting(**options: Any) -> "Setting":
    """The setting for these options of the game, the usual ones for what is None.

    Raises Refused, OptionError, ContentError.
    """
    from pydantic import ValidationError

    from caravelle.core.errors import OptionError, first_fault
    from caravelle.games.endeavor import TITLE

    given = given_options(options)
    try:
        wanted = TITLE.options.model_validate(given)
    except ValidationError as fault:
        raise OptionError(f"option {first_fault(fault)}") from None
    _check_variant(given)
    return TITLE.playing(wanted).prepare(wanted)


def _check_variant(given: Mapping[str, Any]) -> None:
    """Raises Refused, in the language spoken, for options that no variant, or another, has."""
    from caravelle.games.endeavor.content import load
    from caravelle.games.endeavor.options import TERMS, may_be_on

    variant, players = given.get("variant"), given.get("players")
    for other, terms in TERMS.items():
        for name in terms.own:
            if name in given and other != variant:
                known = {"option": flag(name), "variant": variant_name(other), "id": other}
                raise Refused(say("cli-option-of-variant", **known), USAGE)
    if variant is None:
        if players == 1:
            raise Refused(say("cli-alone"), USAGE)
        return
    terms, name = TERMS[variant], variant_name(variant)
    if players is not None and players not in terms.players:
        counts = say("cli-or").join(map(str, terms.players))
        raise Refused(
            say("cli-variant-players", variant=name, counts=counts, players=str(players)), USAGE
        )
    edition = load(given["chart"]).edition.id if "chart" in given else given.get("edition")
    if edition is not None and edition not in terms.editions:
        raise Refused(say("cli-variant-edition", variant=name, edition=edition), USAGE)
    if "chart" in given and not may_be_on(terms, load(given["chart"])):
        raise Refused(say("cli-variant-chart", variant=name, chart=given["chart"]), USAGE)
