"""Facts: the content of a match as plain values, for pages that draw it. Made from the data files.

Rows are given as their files have them, without what only people who mend those files need.
"""

from collections.abc import Iterable
from typing import Any

from caravelle.core.title import Setting, Teller
from caravelle.core.words import Words

from .charts.model import Row
from .content import Content, load
from .option_values import NAMED
from .options import Options
from .phases import phase_of
from .scoring import HEADS, ROWS
from .setting import colours
from .state import ACTION_NAMES

Values = dict[str, Any]
UNTOLD = {"name", "source", "house_fields", "number", "board"}  # names come as labels


def facts(setting: Setting) -> Values:
    """All that a page needs to draw the table and to explain its things."""
    content = _content(setting)
    return {
        "options": setting.options.model_dump(mode="json"),
        "seats": list(setting.seats),
        "rivals": list(setting.rivals),
        "colours": list(colours(setting)),
        "steps": {step: phase_of(step) for step in _steps(setting)},
        "edition": _row(content.edition),
        "chart": _chart(content),
        "buildings": _buildings(setting, content),
        "cards": _cards(content),
        "decks": _rows(content.decks),
        "tokens": {row.id: _row(row) for row in content.tokens},
        "tracks": {
            "attributes": _rows(content.tracks),
            "max_value": content.max_value,
            "glory_at": list(content.glory_values),
        },
        "heads": {head: list(rows) for head, rows in HEADS.items()},
    }


def _content(setting: Setting) -> Content:
    assert isinstance(setting.options, Options)
    return load(setting.options.chart or "")


def _steps(setting: Setting) -> tuple[str, ...]:
    """The steps at which somebody decides, and the end."""
    return (*(step.name for step in setting.notation.space.steps), "over")


def _row(row: Row, *without: str) -> Values:
    return row.model_dump(mode="json", exclude=UNTOLD.union(without))


def _rows(rows: Iterable[Row]) -> list[Values]:
    return [_row(row) for row in rows]


def _chart(content: Content) -> Values:
    """Areas with their spaces, and links, each with where it is drawn."""
    chart = content.chart
    return {
        "id": chart.id,
        "regions": [
            {
                **_row(region, "cities", "fleets"),
                "cities": _rows(region.cities),
                "fleets": _rows(region.fleets),
            }
            for region in chart.regions
        ],
        "links": [{"id": "-".join(link.ends), **_row(link)} for link in chart.links],
    }


def _buildings(setting: Setting, content: Content) -> dict[str, Values]:
    """Tiles with how many there are of each, and start buildings: those of this match."""
    edition = content.edition.id
    tiles = {
        row.id: {**_row(row, "copies"), "copies": row.copies[edition], "start": False}
        for row in content.buildings
        if row.copies[edition]
    }
    starts = {
        row.id: {**_row(row, "editions"), "level": 0, "start": True}
        for row in content.start_buildings
        if edition in row.editions
    }
    return {**tiles, **starts}


def _cards(content: Content) -> dict[str, Values]:
    """Asset cards and Governors, each with its kind."""
    kinds = {deck.id: deck.kind for deck in content.decks}
    cards = {
        row.id: {**_row(row), "kind": "slavery" if kinds[row.deck] == "slavery" else "asset"}
        for row in content.cards
    }
    governors = {
        row.id: {**_row(row), "deck": None, "value": None, "kind": "governor"}
        for row in content.governors
    }
    return {**cards, **governors}


def labels(setting: Setting, teller: Teller, words: Words) -> dict[str, dict[str, str]]:
    """The names of all things, by the domain of their ids."""
    content = _content(setting)
    found = {
        domain: {thing: teller.label(domain, thing) for thing in things}
        for domain, things in setting.names.items()
        if domain not in ("seat", "victim")
    }
    found["colour"] = {
        party: words.say(f"seat-{party}") for party in (*colours(setting), *setting.rivals)
    }
    phases = {phase_of(step) for step in _steps(setting)} | {"growth"}
    spoken = {
        "action": ACTION_NAMES,
        "phase": sorted(phases),
        "grant": [track.grants for track in content.tracks],
        "score": [row for row in (*HEADS, *ROWS) if words.has(f"score-{row}")],
        "edition": [content.edition.id],
        "chart": [content.chart.id],
        "variant": [v] if (v := getattr(setting.options, "variant", None)) else [],
    }
    for domain, things in spoken.items():
        found[domain] = {thing: _said(words, domain, thing) for thing in things}
    for option in NAMED:
        value = getattr(setting.options, option, None)
        if value is not None and option not in found:
            found[option] = {value: _said(words, option, value)}
    return found


def _said(words: Words, domain: str, thing: str) -> str:
    """The name of a thing; a chart of one's own that has none is called by its id."""
    message = f"{domain}-{thing}"
    return words.say(message) if words.has(message) else thing


def question(view: Values, words: Words) -> str:
    """What is asked of the seat that decides; "" at the end."""
    message = f"ask-{view['step']}"
    return words.say(message, left=view["wages"]) if words.has(message) else ""
