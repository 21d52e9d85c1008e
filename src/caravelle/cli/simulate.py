"""`caravelle simulate`: games of random play on all cores, and what they come to."""

import json
import secrets
import time
from typing import Annotated

import typer

from .language import Lang, speak
from .options import (
    BuildingScarcity,
    Chart,
    Difficulty,
    Edition,
    LimitedOccupy,
    NoReactionToTokens,
    Players,
    Seed,
    Variant,
    chosen_setting,
)

Games = Annotated[int, typer.Argument(metavar="GAMES", min=1, help="How many games.")]
Threads = Annotated[
    int | None,
    typer.Option("--threads", "-t", min=1, help="Threads.", show_default="one for each core"),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]


def simulate(
    games: Games,
    players: Players = None,
    chart: Chart = None,
    edition: Edition = None,
    variant: Variant = None,
    limited_occupy: LimitedOccupy = False,
    no_reaction_to_tokens: NoReactionToTokens = False,
    building_scarcity: BuildingScarcity = False,
    difficulty: Difficulty = None,
    seed: Seed = None,
    threads: Threads = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play games at random and sum them up.

    The same seed gives the same games, on any number of threads.
    """
    speak(lang)
    from caravelle.core.engine import cores, load_engine
    from caravelle.games.endeavor import TITLE

    from .sampling import played

    setting = chosen_setting(
        players=players,
        chart=chart,
        edition=edition,
        variant=variant,
        limited_occupy=limited_occupy,
        no_reaction_to_tokens=no_reaction_to_tokens,
        building_scarcity=building_scarcity,
        difficulty=difficulty,
    )
    first = secrets.randbelow(1 << 32) if seed is None else seed
    used = threads or cores()
    engine = load_engine(TITLE.playing(setting.options))
    started = time.perf_counter()
    tally = played(engine, setting, games, first, used)
    seconds = time.perf_counter() - started
    if as_json:
        facts = {"options": setting.options.model_dump(mode="json"), "seed": first}
        print(
            json.dumps({**facts, "threads": used, "seconds": seconds, **tally.to_json()}, indent=2)
        )
    else:
        from .summary import show

        show(tally, setting, first, used, seconds)
