"""Settings: the content of a match in numbers and in ids."""

import hashlib

from caravelle.core.actions import Names, Notation
from caravelle.core.title import Setting

from .actions import SPACE
from .content import Content
from .options import Options, completed
from .tables import tables_of

SEAT_NAMES = ("red", "blue", "yellow", "green", "purple")
SUPPLY = "supply"  # where a casualty goes that is not kept under a track


def prepare(options: Options) -> Setting:
    """The setting for these options. Raises OptionError or ContentError."""
    whole, content = completed(options)
    tables, names = tables_of(content), names_of(content, whole.players)
    return Setting(
        options=whole,
        tables=tables,
        names=names,
        notation=Notation(SPACE, names),
        seats=SEAT_NAMES[: whole.players],
        digest=hashlib.sha256(tables.tobytes() + repr(names).encode()).hexdigest()[:12],
    )


def names_of(content: Content, players: int) -> Names:
    """The ids of everything, by domain and number."""
    spaces = [s.id for r in content.chart.regions for s in (*r.cities, *r.fleets)]
    cards = [card.id for card in (*content.cards, *content.governors)]
    seats = SEAT_NAMES[:players]
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
