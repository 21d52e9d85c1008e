"""`caravelle tournament`: bots against each other, and a report of what they came to."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .faults import USAGE, Refused
from .language import Lang, say, speak, spoken
from .options import PANEL, given_options

if TYPE_CHECKING:
    from caravelle.arena import Tournament

Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        "-b",
        metavar="BOT",
        help="random, greedy, easy, normal, hard, search:playouts=200, or module:Class for one of"
        " your own. Once for each bot.",
        show_default=False,
    ),
]
Games = Annotated[
    int | None,
    typer.Option("--games", "-n", min=1, help="Games at each table.", show_default="100"),
]
Out = Annotated[Path, typer.Option("--out", "-o", help="Folder for results and report.")]
PlayersList = Annotated[
    str | None,
    typer.Option("--players", "-p", metavar="N,N", help="How many play.", show_default="4"),
]
ChartList = Annotated[
    str | None,
    typer.Option(
        "--chart",
        "-c",
        metavar="NAME,NAME",
        help="side_a, side_b, classic, or chart files of your own.",
        show_default="the one for so many players",
    ),
]
EditionList = Annotated[
    str | None,
    typer.Option("--edition", "-e", metavar="NAME,NAME", help="Editions of the rules."),
]
VariantList = Annotated[
    str | None,
    typer.Option(
        "--variant",
        metavar="NAME,NAME",
        help="Variants; none is the base game.",
        show_default="none",
        rich_help_panel=PANEL,
    ),
]
DifficultyList = Annotated[
    str | None,
    typer.Option(
        "--difficulty", metavar="NAME,NAME", help="Difficulties of solo.", rich_help_panel=PANEL
    ),
]
MixOf = Annotated[
    str | None,
    typer.Option(
        "--mix",
        metavar="distinct|one|same",
        help="Who sits together: different bots, one against copies of another, or copies only.",
        show_default="distinct, or one where there are more seats than bots",
    ),
]
Seed = Annotated[int | None, typer.Option("--seed", "-s", min=0, show_default="0")]
Limit = Annotated[
    float | None,
    typer.Option(
        "--limit", help="Seconds for each decision of a bot of your own.", show_default="10"
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        "--threads",
        "-t",
        min=1,
        help="Games played at the same time.",
        show_default="one for each core",
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="auto|local|ADDRESS", help="Play on a Ray cluster (extra: cluster)."
    ),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with what is in the folder.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]


def tournament(
    out: Out = Path("results"),
    bot: Bots = None,
    games: Games = None,
    players: PlayersList = None,
    chart: ChartList = None,
    edition: EditionList = None,
    variant: VariantList = None,
    difficulty: DifficultyList = None,
    mix: MixOf = None,
    seed: Seed = None,
    limit: Limit = None,
    workers: Workers = None,
    ray: Ray = None,
    resume: Resume = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other, and report what they came to.

    Every bot meets every other in every seat equally often, at a table for each combination of
    players, charts and variants that goes together. Whatever stops it, --resume goes on. The same
    seed gives the same results, on any number of workers, as far as bots keep to their seeds.
    """
    speak(lang)
    options = {
        "players": players,
        "chart": chart,
        "edition": edition,
        "variant": variant,
        "difficulty": difficulty,
    }
    wishes = given_options(
        {"games": games, "mix": mix, "seed": seed, "limit": limit}
        | {name: listed(name, text) for name, text in options.items() if text is not None}
    )
    found = wanted(out, bot or [], wishes, resume)

    from .arena import play, show

    play(found, workers, ray, resume)
    figures = found.report(spoken())
    if as_json:
        print(json.dumps(figures, indent=2, ensure_ascii=False))
    else:
        show(found, figures)


def listed(name: str, text: str) -> list[Any]:
    """The values in a list with commas; "none" is none of them."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    if not words:
        raise Refused(say("cli-arena-empty", option=f"--{name}"), USAGE)
    if name != "players":
        return [None if word == "none" else word for word in words]
    if not all(word.isdecimal() for word in words):
        raise Refused(say("cli-arena-players", text=text), USAGE)
    return [int(word) for word in words]


def wanted(out: Path, bots: list[str], wishes: dict[str, Any], resume: bool) -> "Tournament":
    """The tournament that is asked for; without any bots, the one that is to be resumed."""
    from caravelle.arena import Tournament

    if bots:
        return Tournament(bots, wishes.pop("games", 100), out=out, **wishes)
    if not resume:
        raise Refused(say("cli-arena-no-bot"), USAGE)
    kept = Tournament.read(out)
    games = wishes.pop("games", kept.plan.games)
    if wishes:
        raise Refused(say("cli-arena-fixed", options=", ".join(sorted(wishes))), USAGE)
    return Tournament.of(kept.plan.model_copy(update={"games": games}), out)
