"""Settings: the content of a match in numbers and in ids."""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from caravelle.core.actions import ActionSpace, Names, Notation
from caravelle.core.title import Setting

from .actions import SPACE
from .content import Content
from .options import Options, completed
from .state import SEATS
from .tables import TABLES, tables_of

SEAT_NAMES = ("red", "blue", "yellow", "green", "purple")
SUPPLY = "supply"  # where a casualty goes that is not kept under a track


def prepare(options: Options) -> Setting:
    """The setting of the base game for these options. Raises OptionError or ContentError."""
    return prepared(options)


def prepared(
    options: Options,
    space: ActionSpace = SPACE,
    tables: np.dtype[Any] = TABLES,
    parties: tuple[str, ...] = (),
    rivals: tuple[str, ...] = (),
    switch: Callable[[np.void, Options], None] | None = None,
    things: Callable[[Content], Mapping[str, tuple[str, ...]]] | None = None,
) -> Setting:
    """A setting, with what a variant adds to it.

    `parties` are colours beside those of the seats, `rivals` the ids of those scored besides,
    `switch` writes the variant's own switches into the tables, `things` names what only its
    decisions and events speak of, by domain.
    """
    whole, content = completed(options)
    filled = tables_of(content, tables)
    if switch:
        switch(filled[0], whole)
    names = {**names_of(content, whole.players, parties), **(things(content) if things else {})}
    return Setting(
        options=whole,
        tables=filled,
        names=names,
        notation=Notation(space, names),
        seats=SEAT_NAMES[: whole.players],
        digest=hashlib.sha256(filled.tobytes() + repr(names).encode()).hexdigest()[:12],
        rivals=rivals,
    )


def names_of(content: Content, players: int, parties: tuple[str, ...] = ()) -> Names:
    """The ids of everything, by domain and number."""
    spaces = [s.id for r in content.chart.regions for s in (*r.cities, *r.fleets)]
    cards = [card.id for card in (*content.cards, *content.governors)]
    seats = (*SEAT_NAMES[:players], *parties)
    return {
        "building": tuple(b.id for b in (*content.buildings, *content.start_buildings)),
        "token": tuple(token.id for token in content.tokens),
        "area": tuple(region.id for region in content.chart.regions),
        "space": tuple(spaces),
        "link": tuple("-".join(link.ends) for link in content.chart.links),
        "deck": tuple(deck.id for deck in content.decks),
        "card": tuple(cards),
        "attribute": content.attributes,
        "casualty": (*content.attributes, SUPPLY),
        "seat": seats,
        "victim": seats,
    }


def colours(setting: Setting) -> tuple[str, ...]:
    """The ids of all who have discs on the board, by number: the seats, then other parties."""
    return tuple(setting.names["seat"][:SEATS])
