"""Offers: what can be chosen for a new match, in words, for a form; and what strangers may not."""

from typing import Any, get_args

from caravelle.core.errors import OptionError
from caravelle.core.words import Words

from .content import chart_names, load
from .option_values import NAMED, Edition, Variant
from .options import TERMS, Options, Terms, completed
from .setting import SEAT_NAMES

Values = dict[str, Any]


def check(options: Options) -> None:
    """Raises OptionError for a chart that does not come with the program.

    For who sends options from elsewhere must not name files of this machine.
    """
    if options.chart is not None and options.chart not in chart_names():
        raise OptionError(f"there is no such chart here; there are {', '.join(chart_names())}")


def offers(words: Words) -> Values:
    """Editions, charts, variants with their terms, and all their names."""
    charts = [load(name) for name in chart_names()]
    charts.sort(key=lambda content: (content.edition.id, min(content.chart.players)))
    return {
        "players": sorted({n for content in charts for n in content.chart.players}),
        "editions": [_named(words, "edition", name) for name in get_args(Edition)],
        "charts": [
            {
                **_named(words, "chart", content.chart.id),
                "edition": content.edition.id,
                "players": list(content.chart.players),
            }
            for content in charts
        ],
        "variants": [_variant(words, name, TERMS[name]) for name in get_args(Variant)],
        "combinations": _combinations(),
        "colours": [_named(words, "seat", name) for name in SEAT_NAMES],
    }


def _combinations() -> list[Values]:
    """All that go together of variant, players and chart: the usual chart of each at the head."""
    found: list[Values] = []
    for variant in (None, *TERMS):
        for players in range(1, len(SEAT_NAMES) + 1):
            fitting = (_completed(variant, players, chart) for chart in (None, *chart_names()))
            charts = dict.fromkeys(options.chart for options in fitting if options is not None)
            found += [{"variant": variant, "players": players, "chart": c} for c in charts]
    return found


def _completed(variant: str | None, players: int, chart: str | None) -> Options | None:
    """The options for these, None where they do not go together."""
    wanted = {"variant": variant, "players": players, "chart": chart}
    try:
        return completed(Options.model_validate(wanted))[0]
    except OptionError:
        return None


def _named(words: Words, domain: str, name: str) -> Values:
    return {"id": name, "label": words.say(f"{domain}-{name}")}


def _variant(words: Words, name: str, terms: Terms) -> Values:
    """A variant with what it may be played with."""
    return {
        **_named(words, "variant", name),
        "note": words.say(f"variant-{name}-note"),
        "players": list(terms.players),
        "editions": list(terms.editions),
        "any_chart": terms.any_chart,
        "own": [_own(words, option, usual) for option, usual in terms.own.items()],
    }


def _own(words: Words, option: str, usual: Any) -> Values:
    """An option of a variant: a switch, or one of several values."""
    told = {**_named(words, "option", option), "default": usual}
    if option not in NAMED:
        return {**told, "note": words.say(f"option-{option}-note")}
    values = [
        {**_named(words, option, value), "note": words.say(f"{option}-{value}-note")}
        for value in get_args(NAMED[option])
    ]
    return {**told, "values": values}
