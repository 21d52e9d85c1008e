"""What a game is called: its board, edition, variant and the variant's options, in words."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import caravelle.games.endeavor

from .faults import plain
from .language import catalogue, say, spoken

if TYPE_CHECKING:
    from caravelle.core.title import Setting


def flag(option: str) -> str:
    """An option as it is typed."""
    return f"--{option.replace('_', '-')}"


def game_says(message: str) -> str:
    """The text of one of the game's own messages, the rules not being loaded for it."""
    text = Path(caravelle.games.endeavor.__path__[0]) / "text"
    return catalogue(spoken(), text).say(message)


def variant_name(variant: str) -> str:
    """The name of a variant."""
    return game_says(f"variant-{variant}")


def variant_told(options: Any) -> str:
    """The variant with its options, as far as they are not the usual ones; "" for the base game."""
    from caravelle.games.endeavor.options import TERMS

    if options.variant is None:
        return ""
    told = [variant_name(options.variant)]
    for name, usual in TERMS[options.variant].own.items():
        value = getattr(options, name)
        if value != usual:
            told.append(game_says(f"option-{name}" if value is True else f"{name}-{value}"))
    return ", ".join(told)


def game_told(setting: "Setting") -> str:
    """The board, the edition, how many play, and the variant."""
    from caravelle.games.endeavor import TITLE
    from caravelle.games.endeavor.content import load

    words = catalogue(spoken(), TITLE.text)
    options: Any = setting.options
    message = f"chart-{options.chart}"
    title = words.say(message) if words.has(message) else plain(load(options.chart).chart.title)
    edition = words.say(f"edition-{options.edition}")
    told = say("cli-sim-options", chart=title, edition=edition, players=len(setting.seats))
    variant = variant_told(options)
    return f"{told} · {variant}" if variant else told
