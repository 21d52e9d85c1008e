"""What is asked of the tables: the counts of the rulebooks, and that their rows make sense."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from ..charts.fields import SOURCES, check_id, check_one_of, check_words
from ..charts.wording import Fault, choice, plain, show
from ..state import ACTION_NAMES, AREA_NAMES, ATTRIBUTE_NAMES
from .model import (
    AnyBuilding,
    Building,
    BuildingsFile,
    Card,
    CardsFile,
    Deck,
    Editions,
    EditionsFile,
    Fact,
    Token,
    TokensFile,
    TracksFile,
)

EFFECTS = ("glory_per_draw_symbol", "casualty_to_attribute")
GRANTS = ("build_level", "growth_level", "salary_level", "card_limit")
WAYS = ("all", "one")  # to combine two actions
TILE_FACTS = {"classic": (15, 45), "age_of_sail": (19, 49)}  # types, tiles
RISES = (2, 4, 7, 10)  # values at which a level rises
SCORED = {8: 7, 9: 7, 10: 10, 12: 12}  # values and their Glory: worked examples of the rules
TOKEN_FACTS = (8, 95)  # kinds, tokens
CARD_FACTS = (8, 42)  # decks, cards
START_BUILDINGS = {"colonial_house", "merchant_dock"}


def check_facts(rows: Iterable[Fact]) -> Iterator[Fault]:
    """Ids are unique, every row has a source, house_fields names fields of the row."""
    rows = tuple(rows)
    for id_, count in Counter(row.id for row in rows).items():
        if count > 1:
            yield plain(id_), f"this id occurs {count} times"
    for row in rows:
        id_ = plain(row.id)
        yield from check_id(id_, row.id)
        if hasattr(row, "name"):
            yield from check_words(id_, "name", row.name)
        yield from check_one_of(id_, "source", row.source, SOURCES)
        for field in row.house_fields:
            if field not in row.model_fields_set:
                yield id_, f"house_fields names {show(field)}, which the row has not"


def check_symbols(row: str, symbols: Mapping[str, int], *more: str) -> Iterator[Fault]:
    """Attributes, or `more`, each at least once."""
    for symbol, count in symbols.items():
        yield from check_one_of(row, "a symbol", symbol, (*ATTRIBUTE_NAMES, *more))
        if not count:
            yield row, f"{plain(symbol)} must be at least 1: leave out what is not there"


def check_actions(row: Token | AnyBuilding) -> Iterator[Fault]:
    """Up to two actions, and how two combine."""
    id_ = plain(row.id)
    for action in row.actions:
        yield from check_one_of(id_, "an action", action, ACTION_NAMES)
    if len(row.actions) > 2:
        yield id_, f"it may have 2 actions, not {len(row.actions)}"
    if len(row.actions) == 2 and row.combine not in WAYS:
        yield id_, f"combine must be {choice(WAYS)} beside two actions"
    if len(row.actions) < 2 and row.combine is not None:
        yield id_, "combine belongs beside two actions only"


def check_tracks(file: TracksFile, _: Editions) -> Iterator[Fault]:
    """The four attributes, their levels, the values that score."""
    yield from check_facts((*file.tracks, file.glory))
    if tuple(track.id for track in file.tracks) != ATTRIBUTE_NAMES:
        yield "tracks", f"they must be {', '.join(ATTRIBUTE_NAMES)}"
    for track in file.tracks:
        yield from check_one_of(plain(track.id), "grants", track.grants, GRANTS)
        low = 2 if track.grants == "growth_level" else 1
        levels = (low + sum(value >= rise for rise in RISES) for value in range(file.max_value + 1))
        if track.levels != tuple(levels):
            rises = f"rising at values {', '.join(map(str, RISES))} of 0 to {file.max_value}"
            yield plain(track.id), f"levels must go from {low} to {low + len(RISES)}, {rises}"
    values = file.glory.values
    if list(values) != sorted(set(values)) or values[:1] != (0,):
        yield "glory", "values must begin with 0 and rise"
        return
    for value, scored in SCORED.items():
        found = max(glory for glory in values if glory <= value)
        if found != scored:
            yield "glory", f"a marker on {value} must score {scored}, not {found}"


def check_tokens(file: TokensFile, _: Editions) -> Iterator[Fault]:
    """Either symbols or actions, and how many there are."""
    yield from check_facts(file.tokens)
    for token in file.tokens:
        id_ = plain(token.id)
        yield from check_symbols(id_, token.symbols)
        yield from check_actions(token)
        yield from check_one_of(id_, "kind", token.kind, ("attribute", "action"))
        holds = bool(token.symbols), bool(token.actions)
        if holds != (token.kind == "attribute", token.kind == "action"):
            yield id_, "an attribute token has symbols, an action token has actions"
    count = len(file.tokens), sum(token.copies for token in file.tokens)
    if count != TOKEN_FACTS:
        were = f"{TOKEN_FACTS[1]} tokens of {TOKEN_FACTS[0]} kinds"
        yield "tokens", f"there are {were}, not {count[1]} of {count[0]}"


def check_buildings(file: BuildingsFile, editions: Editions) -> Iterator[Fault]:
    """Symbols, actions, and the tiles of each edition."""
    tiles, starts = file.buildings, file.start_buildings
    yield from check_facts((*tiles, *starts))
    known = [edition.id for edition in editions]
    rows: tuple[AnyBuilding, ...] = (*tiles, *starts)
    for row in rows:
        yield from check_symbols(plain(row.id), row.attributes)
        yield from check_actions(row)
    for tile in tiles:
        yield from check_tile(tile, known)
    for start in starts:
        for id_ in start.editions:
            yield from check_one_of(plain(start.id), "an edition", id_, known)
    if {start.id for start in starts} != START_BUILDINGS:
        yield "start_buildings", f"they must be {choice(sorted(START_BUILDINGS))}"
    for edition in editions:
        copies = [tile.copies[edition.id] for tile in tiles if tile.copies.get(edition.id)]
        count, facts = (len(copies), sum(copies)), TILE_FACTS.get(edition.id)
        if facts and count != facts:
            were = f"{facts[1]} tiles of {facts[0]} types"
            yield "buildings", f"{edition.id} has {were}, not {count[1]} of {count[0]}"


def check_tile(tile: Building, editions: Iterable[str]) -> Iterator[Fault]:
    """A building tile's own fields."""
    id_ = plain(tile.id)
    if not 1 <= tile.level <= 5:
        yield id_, f"level must be 1 to 5, not {tile.level}"
    if tile.no_payment and not tile.actions:
        yield id_, "no_payment needs an action"
    if tile.effect is not None:
        yield from check_one_of(id_, "effect", tile.effect, EFFECTS)
    for edition in editions:
        copies, right = tile.copies.get(edition), 6 - tile.level
        if copies is None:
            yield id_, f"copies must name the edition {edition}, if with 0"
        elif 1 <= tile.level <= 5 and copies not in (0, right):
            yield id_, f"copies of {edition} must be {right} at level {tile.level}, or 0"
    for edition in tile.copies:
        yield from check_one_of(id_, "an edition", edition, editions)


def check_cards(file: CardsFile, _: Editions) -> Iterator[Fault]:
    """Decks, their values, the symbols that a value brings, one Governor for each region."""
    decks, cards, governors = file.decks, file.cards, file.governors
    yield from check_facts((*decks, *cards, *governors))
    for deck in decks:
        yield from check_deck(deck)
    count = len(decks), len(cards)
    if count != CARD_FACTS:
        were = f"{CARD_FACTS[1]} cards in {CARD_FACTS[0]} decks"
        yield "cards", f"there are {were}, not {count[1]} in {count[0]}"
    kinds = {deck.id: deck.kind for deck in decks}
    for card in cards:
        yield from check_card(card, kinds)
    for id_, kind in kinds.items():
        values = [card.value for card in cards if card.deck == id_]
        if values != [*range(1 if kind == "region" else 0, 6)]:
            yield plain(id_), f"values of its cards must rise one by one to 5, not {values}"
    if sorted(governor.region for governor in governors) != sorted(AREA_NAMES[1:]):
        yield "governors", f"there must be one for each of {', '.join(AREA_NAMES[1:])}"
    for governor in governors:
        id_, symbols = plain(governor.id), sum(governor.symbols.values())
        yield from check_symbols(id_, governor.symbols, "glory")
        if symbols != 4:
            yield id_, f"a Governor has 4 symbols, not {symbols}"


def check_deck(deck: Deck) -> Iterator[Fault]:
    """The deck of a region is named like it."""
    id_ = plain(deck.id)
    yield from check_one_of(id_, "kind", deck.kind, ("europe", "slavery", "region"))
    area = deck.id if deck.kind == "region" else AREA_NAMES[0]
    if deck.area != area or area not in AREA_NAMES:
        yield id_, f"area must be {plain(area)}, not {show(deck.area)}"


def check_card(card: Card, kinds: Mapping[str, str]) -> Iterator[Fault]:
    """A card's own fields; in the deck of a region it has one symbol more than its value."""
    id_, right = plain(card.id), f"{plain(card.deck)}_{card.value}"
    yield from check_one_of(id_, "deck", card.deck, kinds)
    yield from check_symbols(id_, card.symbols, "glory")
    if card.id != right:
        yield id_, f"id must be {right}"
    is_regional, symbols = kinds.get(card.deck) == "region", sum(card.symbols.values())
    if is_regional and symbols != card.value + 1:
        yield id_, f"a card of value {card.value} has {card.value + 1} symbols, not {symbols}"
    for field, is_set, wanted in (
        ("bonus_disc", card.bonus_disc, is_regional and card.value == 1),
        ("abolition", card.abolition, card.id == "europe_5"),
    ):
        if is_set != wanted:
            yield id_, f"{field} {'is missing' if wanted else 'does not belong here'}"


def check_editions(file: EditionsFile, _: Editions) -> Iterator[Fault]:
    """Discs enough for a start."""
    yield from check_facts(file.editions)
    for edition in file.editions:
        if edition.discs <= edition.start_workers:
            yield plain(edition.id), "discs must be more than start_workers"


CHECKS: dict[str, Callable[[Any, Editions], Iterator[Fault]]] = {
    "tracks.toml": check_tracks,
    "tokens.toml": check_tokens,
    "buildings.toml": check_buildings,
    "cards.toml": check_cards,
    "editions.toml": check_editions,
}
