"""Each invariant of the Silent Fleet can be broken, and nothing before it is."""

from collections.abc import Iterator
from functools import cache

import pytest

import caravelle
from caravelle import Match
from caravelle.core.kernel import Function, Kernel
from caravelle.games.endeavor import TITLE, invariants
from caravelle.games.endeavor.state import (
    ACTION,
    ATTACK,
    BUILDINGS,
    DRAW,
    FREE,
    GONE,
    OCCUPY,
    SHIP,
    TURN,
)
from caravelle.games.endeavor.variants.silent_fleet import invariants as silent
from caravelle.games.endeavor.variants.silent_fleet.state import (
    ANSWER,
    SCARCITY,
    SILENT,
    STEP_NAMES,
)
from tests.endeavor.corruptions import Corruption, Elsewhere, Record, add, first, put
from tests.endeavor.whole_games import TRANSCRIPTS, VARIANTS, at

FLEET = 2


def of_fleet(field: str, index: int | None = None, amount: int = 1) -> Corruption:
    """Add to a field of the fleet's record."""

    def corrupt(tables: Record, state: Record) -> None:
        if index is None:
            state["players"][FLEET][field] += amount
        else:
            state["players"][FLEET][field][index] += amount

    return corrupt


def both(*corruptions: Corruption) -> Corruption:
    def corrupt(tables: Record, state: Record) -> None:
        for corruption in corruptions:
            corruption(tables, state)

    return corrupt


def fleet_at_sea(tables: Record, state: Record) -> None:
    """A disc of the fleet in the open sea of an open region."""
    areas = range(1, len(tables["track_length"]))
    area = first(a for a in areas if state["shipped"][a] == tables["track_length"][a])
    state["sea"][area, FLEET] += 1
    state["presence"][area, FLEET] += 1
    state["players"][FLEET]["supply"] -= 1


def token_of_fleet(tables: Record, state: Record) -> None:
    token = first(t for t, count in enumerate(state["box"]) if count)
    state["box"][token] -= 1
    state["players"][FLEET]["token"][token] += 1


def provoked_alone(action: int) -> Corruption:
    """The turn has carried out nothing but this."""

    def corrupt(tables: Record, state: Record) -> None:
        state["provoked"], state["occupied"] = 0, 0
        state["provoked"][action] = 1
        state["occupied"][0] = action == OCCUPY

    return corrupt


def scrap_one_more(tables: Record, state: Record) -> None:
    tile = first(b for b in range(BUILDINGS) if state["stock"][b])
    state["stock"][tile] -= 1
    state["scrapped"][tile] += 1


def scrap_less_than_nothing(tables: Record, state: Record) -> None:
    tile = first(b for b in range(BUILDINGS) if state["scrapped"][b])
    state["stock"][tile] += state["scrapped"][tile] + 1
    state["scrapped"][tile] = -1


def crown_scraps(tables: Record, state: Record) -> None:
    """The wrong player is asked."""
    state["actor"] = state["crown"]


def nothing_to_ship(tables: Record, state: Record) -> None:
    """A Ship is being answered though no disc is left."""
    if state["answering"] != SHIP:
        raise Elsewhere
    _all_discs_out(tables, state)


def nothing_to_occupy(tables: Record, state: Record) -> None:
    if state["answering"] != OCCUPY:
        raise Elsewhere
    _all_discs_out(tables, state)


def _all_discs_out(tables: Record, state: Record) -> None:
    """The supply goes to spaces that are free, then to tracks, from where others go home."""
    for space in range(tables["spaces"]):
        if state["players"][FLEET]["supply"] and state["space"][space] == FREE:
            area = tables["space_area"][space]
            if state["shipped"][area] == tables["track_length"][area]:
                state["box"][state["space_token"][space]] += 1
                state["space_token"][space], state["space"][space] = FREE, FLEET
                state["presence"][area, FLEET] += 1
                state["players"][FLEET]["supply"] -= 1
    for area in range(1, len(tables["track_length"])):
        for place in range(state["shipped"][area]):
            owner = state["track"][area, place]
            if state["players"][FLEET]["supply"] and owner != FLEET:
                state["track"][area, place] = FLEET
                state["presence"][area, owner] -= 1
                state["presence"][area, FLEET] += 1
                state["players"][owner]["supply"] += 1
                state["players"][FLEET]["supply"] -= 1
    if state["players"][FLEET]["supply"]:
        raise Elsewhere


def nothing_to_throw_out(tables: Record, state: Record) -> None:
    """A Draw is being answered, and all decks are empty."""
    if state["answering"] != DRAW or not state["abolished"]:
        raise Elsewhere
    for card in range(len(tables["card_deck"])):
        if tables["card_deck"][card] != FREE and state["card"][card] == -1:
            state["card"][card] = GONE
    state["deck_top"] = FREE


def thrown_out(abolition: bool) -> Corruption:
    """A card that has left the game: Europe 5 may not, with slavery as it is; others may."""

    def corrupt(tables: Record, state: Record) -> None:
        if state["abolished"]:
            raise Elsewhere
        cards = [c for c, there in enumerate(tables["card_abolition"]) if there == abolition]
        top = first(c for c in cards if c in state["deck_top"])
        state["card"][top] = GONE
        deck = tables["card_deck"][top]
        last = tables["deck_last"][deck]
        state["deck_top"][deck] = next((c for c in range(top + 1, last)), FREE)

    return corrupt


CORRUPTIONS: dict[int, list[tuple[int, Corruption]]] = {
    silent.FLEET_DISCS: [
        (ACTION, of_fleet("supply")),
        (ACTION, of_fleet("supply", amount=-99)),
        (SILENT, of_fleet("supply", amount=-1)),
    ],
    silent.FLEET_OWNS: [
        (ACTION, of_fleet("harbor")),
        (ACTION, of_fleet("passed")),
        (ACTION, of_fleet("places")),
        (ACTION, of_fleet("attribute", 1)),
        (ACTION, of_fleet("memorial", 2)),
        (ACTION, of_fleet("worker", 3)),
        (ACTION, of_fleet("built", 0)),
        (ACTION, token_of_fleet),
        (ACTION, fleet_at_sea),
    ],
    silent.NOTES: [
        (ACTION, add("provoked", SHIP)),
        (ACTION, add("occupied", 0)),
        (ACTION, put("by_token", 1)),
        (SCARCITY, put("by_token", 1)),
        (TURN, put("by_token", 2)),
        (SILENT, add("provoked", ATTACK)),
        (ANSWER, add("provoked", SHIP)),
        (ANSWER, put("occupied", 0)),
        (ANSWER, put("acted", 1)),
        (ANSWER, add("occupied", 1, 2)),
    ],
    silent.ANSWERING: [
        (ACTION, put("answering", SHIP)),
        (ANSWER, put("answering", SHIP)),
        (SILENT, put("answering", FREE)),
        (SILENT, put("answering", ATTACK)),
        (SILENT, put("answering", 9)),
    ],
    silent.SCRAPPED: [(SCARCITY, scrap_one_more), (ACTION, scrap_less_than_nothing)],
    silent.FLEET_ASKED: [
        (ANSWER, provoked_alone(SHIP)),
        (SCARCITY, crown_scraps),
        (SILENT, nothing_to_ship),
        (SILENT, nothing_to_occupy),
        (SILENT, nothing_to_throw_out),
    ],
}


@pytest.fixture(scope="module")
def broken() -> Function:
    """The rule of invariants compiled by itself, with what the variant fills in."""
    title, rule = TITLE.variants["silent_fleet"], silent.broken
    bindings = {**title.bindings, **silent.SEAMS}
    return Kernel.compiled(title.packages, bindings, [rule], None, checked=True)[rule]


@cache
def positions() -> tuple[Match, ...]:
    """All positions of the whole games that are kept."""
    games = [caravelle.load(TRANSCRIPTS / f"{name}.journal") for name in VARIANTS["silent_fleet"]]
    return tuple(at(game, n) for game in games for n in range(len(game.decisions) + 1))


def corrupted(step: int, corruption: Corruption) -> Iterator[tuple[Record, Record]]:
    """Tables and state of all positions at this step that can be corrupted so."""
    for match in positions():
        if match.step != STEP_NAMES[step]:
            continue
        tables, state = match.tables.copy(), match.state
        try:
            corruption(tables[0], state[0])
        except Elsewhere:
            continue
        yield tables[0], state[0]


@pytest.mark.parametrize(
    ("code", "step", "corruption"),
    [(code, *row) for code, rows in CORRUPTIONS.items() for row in rows],
    ids=[f"{code}-{k}" for code, rows in CORRUPTIONS.items() for k in range(len(rows))],
)
def test_each_invariant_can_be_broken(
    broken: Function, code: int, step: int, corruption: Corruption
) -> None:
    found = {broken(*place) for place in corrupted(step, corruption)}
    assert {silent.NAMES[number] for number in found} == {silent.NAMES[code]}


def test_there_is_a_corruption_for_every_invariant() -> None:
    own = range(len(invariants.NAMES), len(silent.NAMES))
    assert sorted(CORRUPTIONS) == list(own)


def test_nothing_is_wrong_as_the_games_were_played(broken: Function) -> None:
    places = [(match.tables[0], match.state[0]) for match in positions()]
    assert {broken(*place) for place in places} == {0}


def test_any_card_of_a_deck_may_leave_the_game(broken: Function) -> None:
    """What can be drawn is another then, which is all that may be wrong."""
    found = {broken(*place) for place in corrupted(ACTION, thrown_out(abolition=False))}
    assert 0 in found
    assert found <= {0, invariants.ABLE}


def test_europe_5_leaves_the_game_only_with_the_abolition(broken: Function) -> None:
    found = {broken(*place) for place in corrupted(ACTION, thrown_out(abolition=True))}
    assert found == {invariants.CARD_PLACES}


def test_a_tile_may_be_gone_only_if_it_was_scrapped(broken: Function) -> None:
    found = {broken(*place) for place in corrupted(ACTION, add("scrapped", 0))}
    assert found == {invariants.TILES}
