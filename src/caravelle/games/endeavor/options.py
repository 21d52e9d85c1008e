"""The options of a match: edition, chart and number of players, and which go together."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from caravelle.core.errors import OptionError

from .content import Content, load


class Options(BaseModel):
    """What a match is played with. What is left out follows from the rest.

    Without a chart: side A for 2 or 3 players, side B for 4 or 5, in the classic edition its own
    board. Without an edition: that of the chart. `chart` may also be the path of a chart file.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    players: int = Field(default=4, ge=1, le=5)
    chart: Annotated[str, Field(min_length=1)] | None = None
    edition: Literal["age_of_sail", "classic"] | None = None


def completed(options: Options) -> tuple[Options, Content]:
    """The options with nothing left out, and their content.

    Raises OptionError for a combination that the rules do not know, ContentError for a chart of
    one's own that is faulty.
    """
    chart = options.chart or _usual_chart(options)
    content = load(chart)
    edition = content.edition.id
    if options.edition and options.edition != edition:
        raise OptionError(f"chart {chart} belongs to edition {edition}, not to {options.edition}")
    allowed = content.chart.players
    if options.players not in allowed:
        counts = " or ".join(map(str, allowed))
        raise OptionError(f"chart {chart} is for {counts} players, not for {options.players}")
    return Options.model_validate(
        {"players": options.players, "chart": chart, "edition": edition}
    ), content


def _usual_chart(options: Options) -> str:
    if options.edition == "classic":
        return "classic"
    return "side_a" if options.players <= 3 else "side_b"
