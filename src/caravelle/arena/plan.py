"""The plan of a tournament: all that its results depend on, and nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from caravelle import __version__
from caravelle.core.errors import CaravelleError, OptionError, first_fault
from caravelle.core.title import Setting, Title
from caravelle.games import title

Mix = Literal["distinct", "one", "same"]
USUAL_LIMIT = 10.0  # seconds


class ArenaError(CaravelleError):
    """A tournament that can't go on; the message says why."""


class Table(BaseModel):
    """One way to play: the game's options with nothing left out, and marks of what they mean."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    options: dict[str, Any]
    seats: int
    rules: int  # version of the rules
    content: str  # digest of chart and tables


class Plan(BaseModel):
    """What is played, by whom, and how often.

    Equal plans lead to equal results, as far as the bots keep to their seeds. `games` is the number
    of games at each table; a plan that differs only in a larger number goes on where the other
    ends. `mix` says who sits down together, None leaves it to the number of bots and seats.
    `limit` is how many seconds a person's own bot may think about a decision.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal[1] = 1
    version: str = __version__  # of the program: another one may have other bots
    game: str
    bots: tuple[str, ...] = Field(min_length=1)
    tables: tuple[Table, ...] = Field(min_length=1)
    games: int = Field(ge=1)
    seed: int = Field(ge=0, lt=1 << 63)
    mix: Mix | None = None
    limit: float = Field(default=USUAL_LIMIT, gt=0)

    def differences(self, other: "Plan") -> list[str]:
        """The names of the fields, the number of games apart, in which another plan differs."""
        mine, theirs = self.model_dump(), other.model_dump()
        return [name for name in mine if name != "games" and mine[name] != theirs[name]]


def make_plan(
    bots: Sequence[str],
    games: int,
    *,
    game: str = "endeavor",
    seed: int = 0,
    mix: Mix | None = None,
    limit: float = USUAL_LIMIT,
    **options: Any,
) -> Plan:
    """The plan for every combination of the options, of which each may be a list of values.

    Combinations that do not go together are left out. Raises OptionError if that leaves a value
    without any table, or for a bot named twice.
    """
    if len(set(bots)) != len(bots):
        raise OptionError(f"the same bot is there twice: {', '.join(bots)}")
    tables = tuple(tables_of(title(game), options))
    try:
        return Plan(
            game=game, bots=tuple(bots), tables=tables, games=games, seed=seed, mix=mix, limit=limit
        )
    except ValidationError as fault:
        raise OptionError(first_fault(fault)) from None


def tables_of(game: Title, options: Mapping[str, Any]) -> Iterator[Table]:
    """The tables for every combination of options that go together, each once."""
    values = {name: _listed(given) for name, given in options.items() if given is not None}
    used: dict[str, set[Any]] = {name: set() for name in values}
    seen: list[Table] = []
    refused: dict[tuple[str, Any], OptionError] = {}
    for chosen in product(*values.values()):
        combination = dict(zip(values, chosen, strict=True))
        try:
            setting = setting_of(game, combination)
        except OptionError as fault:
            refused |= {pair: fault for pair in combination.items() if pair not in refused}
            continue
        for name, value in combination.items():
            used[name].add(value)
        table = table_of(game, setting)
        if table not in seen:
            seen.append(table)
            yield table
    for (name, value), reason in refused.items():
        if value not in used[name]:
            raise reason


def setting_of(game: Title, options: Mapping[str, Any]) -> Setting:
    """The setting for these options, those that are None left out. Raises OptionError."""
    given = {name: value for name, value in options.items() if value is not None}
    try:
        wanted = game.options.model_validate(given)
    except ValidationError as fault:
        raise OptionError(f"option {first_fault(fault)}") from None
    return game.playing(wanted).prepare(wanted)


def table_of(game: Title, setting: Setting) -> Table:
    """The table of a setting."""
    return Table(
        options=setting.options.model_dump(mode="json"),
        seats=len(setting.seats),
        rules=game.playing(setting.options).rules_version,
        content=setting.digest,
    )


def _listed(given: Any) -> list[Any]:
    return list(given) if isinstance(given, (list, tuple)) else [given]
