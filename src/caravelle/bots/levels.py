"""Levels: the bots that can be asked for by name, and by a text such as `search:seconds=1`."""

import inspect
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import Any, get_args

from caravelle.core.errors import OptionError

from .bot import Bot
from .greedy import Greedy
from .random import Random
from .search import Search


@dataclass(frozen=True)
class Level:
    """A bot by name: how it is made, with which settings if nothing is said."""

    make: Callable[..., Bot]
    usual: dict[str, Any]


_LEVELS = {
    "random": Level(Random, {}),
    "greedy": Level(Greedy, {}),
    "easy": Level(Greedy, {"slack": 0.02}),
    "normal": Level(Search, {"seconds": 0.7}),
    "hard": Level(Search, {"seconds": 4.0, "threads": 2}),
}
LEVELS = tuple(_LEVELS)
_KNOWN = {**_LEVELS, "search": Level(Search, {"seconds": 1.0})}
_NUMBERS = (int, float)


def create(level: str, seed: int | None = None, **settings: Any) -> Bot:
    """The bot that a text asks for.

    That is one of LEVELS or `search`, with settings behind a colon or as arguments, as in
    `search:playouts=200,threads=2`; or a bot of your own as `module:Class`, whose module is sought
    in the current folder too. Never pass on what a stranger wrote without looking: the last form
    imports a module. `seed` None means a random one.

    Raises OptionError for anything else; the message says what there is.
    """
    name, _, rest = level.strip().partition(":")
    if name not in _KNOWN:
        if rest and not settings:
            return _own_bot(name, rest, seed)
        raise OptionError(f"no bot {level!r}: there is {', '.join(_KNOWN)}, or MODULE:CLASS")
    found = _KNOWN[name]
    asked = {**_parsed(name, found, rest), **settings}
    _check_names(name, found, asked)
    usual = {} if {"playouts", "seconds"} & asked.keys() else found.usual
    return found.make(**{**usual, **asked}, seed=seed)


def _settings(level: Level) -> dict[str, type]:
    """The settings of a bot that are numbers, with the kind of number."""
    kinds: dict[str, type] = {}
    for name, parameter in inspect.signature(level.make, eval_str=True).parameters.items():
        hint = parameter.annotation
        options = get_args(hint) if isinstance(hint, UnionType) else (hint,)
        kind = next((number for number in _NUMBERS if number in options), None)
        if kind and name not in ("seed", "room"):
            kinds[name] = kind
    return kinds


def _parsed(name: str, level: Level, text: str) -> dict[str, Any]:
    """The settings in `key=value,key=value`."""
    kinds, found = _settings(level), {}
    for part in filter(None, text.split(",")):
        key, _, value = (piece.strip() for piece in part.partition("="))
        _check_names(name, level, {key: value})
        try:
            found[key] = kinds[key](value)
        except ValueError:
            wanted = "a whole number" if kinds[key] is int else "a number"
            raise OptionError(f"bot {name}: {key} is {wanted}, not {value!r}") from None
    return found


def _check_names(name: str, level: Level, settings: dict[str, Any]) -> None:
    kinds = _settings(level)
    for key in settings:
        if key not in kinds:
            there = f"there is {', '.join(kinds)}" if kinds else "it has none"
            raise OptionError(f"bot {name} has no setting {key!r}: {there}")


def _own_bot(module: str, name: str, seed: int | None) -> Bot:
    """A bot of the user's own; given the seed if it takes one."""
    here = str(Path.cwd())
    sys.path.insert(0, here)
    try:
        make = getattr(import_module(module), name)
    except (ImportError, AttributeError) as fault:
        raise OptionError(f"no bot {module}:{name}: {fault}") from None
    finally:
        sys.path.remove(here)
    takes_seed = "seed" in inspect.signature(make).parameters
    bot = make(seed=seed) if takes_seed else make()
    if not callable(getattr(bot, "decide", None)):
        raise OptionError(f"{module}:{name} is no bot: it has no method decide(match)")
    return bot  # type: ignore[no-any-return]
