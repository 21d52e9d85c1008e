"""The options of a match: edition, chart, players and variant, and which go together."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, SerializerFunctionWrapHandler, model_serializer

from caravelle.core.errors import OptionError

from .content import Content, load
from .option_values import Difficulty, Edition, Variant


class Options(BaseModel):
    """What a match is played with. What is left out follows from the rest.

    Without a chart: side A for 2 or 3 players, side B for 4 or 5, in the classic edition its own
    board. Without an edition: that of the chart. `chart` may also be the path of a chart file.
    Without a variant: the base game. The options behind it belong to one variant each.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    players: int = Field(default=4, ge=1, le=5)
    chart: Annotated[str, Field(min_length=1)] | None = None
    edition: Edition | None = None
    variant: Variant | None = None
    limited_occupy: bool | None = None
    no_reaction_to_tokens: bool | None = None
    building_scarcity: bool | None = None
    difficulty: Difficulty | None = None

    @model_serializer(mode="wrap")
    def _without_none(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """Only what there is: the journals of the base game need not know what variants ask."""
        return {name: value for name, value in write(self).items() if value is not None}


@dataclass(frozen=True)
class Terms:
    """What a variant may be played with: players, usual edition first, and its own options.

    `any_chart`: the numbers of players that a chart is made for do not matter.
    """

    players: tuple[int, ...]
    editions: tuple[str, ...]
    any_chart: bool
    own: Mapping[str, Any]  # with what they are if nothing is said


TERMS = {
    "silent_fleet": Terms(
        (2,),
        ("age_of_sail",),
        True,
        {"limited_occupy": False, "no_reaction_to_tokens": False, "building_scarcity": False},
    ),
    "solo": Terms((1,), ("classic", "age_of_sail"), True, {"difficulty": "normal"}),
    "neutral_discs": Terms((2, 3), ("age_of_sail", "classic"), False, {}),
}
_NO_TERMS = Terms(tuple(range(1, 6)), (), False, {})


def completed(options: Options) -> tuple[Options, Content]:
    """The options with nothing left out, and their content.

    Raises OptionError for a combination that the rules do not know, ContentError for a chart of
    one's own that is faulty.
    """
    terms = TERMS.get(options.variant or "", _NO_TERMS)
    players = _players(options, terms)
    chart = options.chart or _usual_chart(options, players)
    content = load(chart)
    edition = content.edition.id
    if options.edition and options.edition != edition:
        raise OptionError(f"chart {chart} belongs to edition {edition}, not to {options.edition}")
    if options.variant and edition not in terms.editions:
        raise OptionError(f"variant {options.variant} is not for edition {edition}")
    if not may_be_on(terms, content):
        raise OptionError(f"variant {options.variant} is not for chart {chart}")
    if not _are_seated(players, content, options.variant, terms):
        counts = " or ".join(map(str, content.chart.players))
        raise OptionError(f"chart {chart} is for {counts} players, not for {players}")
    whole = {"players": players, "chart": chart, "edition": edition, "variant": options.variant}
    return Options.model_validate(whole | _own_options(options, terms)), content


def _players(options: Options, terms: Terms) -> int:
    """The players wished for; nobody having said, the fewest of the variant."""
    if options.variant and "players" not in options.model_fields_set:
        return terms.players[0]
    if options.players not in terms.players:
        counts = " or ".join(map(str, terms.players))
        raise OptionError(f"variant {options.variant} is for {counts}, not for {options.players}")
    return options.players


def _usual_chart(options: Options, players: int) -> str:
    edition = options.edition
    if edition is None and options.variant:
        edition = "classic" if TERMS[options.variant].editions[0] == "classic" else None
    if edition == "classic":
        return "classic"
    return "side_a" if players <= 3 else "side_b"


def may_be_on(terms: Terms, content: Content) -> bool:
    """Whether a chart is for any number of players that a variant takes."""
    classic = content.edition.id == "classic"
    return terms.any_chart or classic or not {*terms.players}.isdisjoint(content.chart.players)


def _are_seated(players: int, content: Content, variant: str | None, terms: Terms) -> bool:
    """Whether so many may play there. The classic board takes fewer by the neutral discs."""
    if terms.any_chart or players in content.chart.players:
        return True
    return variant is not None and content.edition.id == "classic"


def _own_options(options: Options, terms: Terms) -> dict[str, Any]:
    """The options of the variant, with what was left out. Those of others are refused."""
    for other, theirs in TERMS.items():
        for name in theirs.own:
            if getattr(options, name) is not None and name not in terms.own:
                raise OptionError(f"option {name} belongs to variant {other}")
    given = {name: getattr(options, name) for name in terms.own}
    return {name: terms.own[name] if value is None else value for name, value in given.items()}
