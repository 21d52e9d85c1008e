"""Each invariant that neutral discs add can be broken, and is named then."""

from collections.abc import Iterator
from functools import cache

import pytest

import caravelle
from caravelle import Match
from caravelle.core.kernel import Function, Kernel
from caravelle.games.endeavor import TITLE
from caravelle.games.endeavor import invariants as base
from caravelle.games.endeavor.state import FREE, GONE
from caravelle.games.endeavor.variants.neutral_discs import invariants
from caravelle.games.endeavor.variants.neutral_discs.state import STEP_NAMES
from tests.endeavor.corruptions import Corruption, Elsewhere, Record, add, first, put
from tests.endeavor.whole_games import TRANSCRIPTS, VARIANT_SETTINGS, at

NEUTRAL_TITLE = TITLE.variants["neutral_discs"]
OWN = range(len(base.NAMES), len(invariants.NAMES))


def of_neutral(field: str, index: int | None = None) -> Corruption:
    """Give the colour that nobody plays something of a mat."""

    def corrupt(tables: Record, state: Record) -> None:
        player = state["players"][state["seats"]]
        if index is None:
            player[field] += 1
        else:
            player[field][index] += 1

    return corrupt


def token_of_neutral(tables: Record, state: Record) -> None:
    kind = first(k for k, count in enumerate(state["box"]) if count)
    state["box"][kind] -= 1
    state["players"][state["seats"]]["token"][kind] += 1


def token_of_a_track_in_the_box(tables: Record, state: Record) -> None:
    """One more than set-up removed, from a track that has lost some and has no disc yet."""
    for area, tokens in enumerate(state["track_token"]):
        free = [k for k, token in enumerate(tokens) if token != FREE]
        if state["removed"][area] and free and not state["shipped"][area]:
            state["box"][tokens[free[0]]] += 1
            tokens[free[0]] = FREE
            return
    raise Elsewhere


def token_back_on_its_track(tables: Record, state: Record) -> None:
    """A space that was robbed of its token has one again."""
    kind = first(k for k, count in enumerate(state["box"]) if count)
    for area, tokens in enumerate(state["track_token"]):
        places = range(state["shipped"][area], tables["track_length"][area])
        bare = [place for place in places if tokens[place] == FREE]
        if bare and not state["shipped"][area]:
            tokens[bare[0]] = kind
            state["box"][kind] -= 1
            return
    raise Elsewhere


def sea_of_neutral(tables: Record, state: Record) -> None:
    """A neutral disc of the reserve lies in an open sea."""
    areas = range(1, len(state["shipped"]))
    opened = first(k for k in areas if state["shipped"][k] == tables["track_length"][k])
    seat = first(k for k in range(state["seats"]) if state["neutral_reserve"][k])
    state["neutral_reserve"][seat] -= 1
    state["sea"][opened, state["seats"]] += 1
    state["presence"][opened, state["seats"]] += 1


def harbors_empty(tables: Record, state: Record) -> None:
    seat = state["actor"]
    state["neutral_gone"] += state["neutral_harbor"][seat]
    state["neutral_harbor"][seat] = 0


def nothing_noted(tables: Record, state: Record) -> None:
    state["landed"][:] = 0
    state["drew"] = 0


def landed_where_nobody_is(tables: Record, state: Record) -> None:
    absent = first(k for k, row in enumerate(state["presence"]) if not row[state["turn_seat"]])
    state["landed"][absent] = 1


def debt(tables: Record, state: Record) -> None:
    state["neutral_gone"] += state["neutral_harbor"][0] + 1
    state["neutral_harbor"][0] = -1


def reserve_too_large(tables: Record, state: Record) -> None:
    other = first(k for k in range(1, state["seats"]) if state["neutral_reserve"][k])
    if state["neutral_reserve"][0] + state["neutral_harbor"][0] < tables["neutral_discs"]:
        raise Elsewhere
    state["neutral_reserve"][other] -= 1
    state["neutral_reserve"][0] += 1


CORRUPTIONS: dict[int, list[tuple[str, Corruption]]] = {
    base.RANGES: [("action", put("step", len(STEP_NAMES))), ("action", put("step", 9))],
    base.TILES: [("action", add("stock", 0))],
    base.TRACKS: [("action", add("shipped", 1))],
    base.PRESENCE: [("action", add("presence", (0, 2)))],
    invariants.REMOVALS: [
        ("remove", put("removals", 0)),
        ("remove", add("removals")),
        ("action", put("removals", 1)),
        ("action", add("removed", 0)),
        ("action", add("removed", 0, -1)),
        ("remove", add("removed", 1, 9)),
        ("remove", token_of_a_track_in_the_box),
        ("action", token_of_a_track_in_the_box),
        ("action", token_back_on_its_track),
    ],
    invariants.NEUTRAL_DISCS: [
        ("action", add("neutral_gone")),
        ("action", put("neutral_gone", -1)),
        ("remove", add("neutral_reserve", 0, -1)),
        ("neutral", add("neutral_harbor", 4)),
        ("neutral", debt),
        ("action", reserve_too_large),
    ],
    invariants.NOBODYS: [
        ("action", token_of_neutral),
        ("action", of_neutral("passed")),
        ("action", of_neutral("places")),
        ("action", of_neutral("built", 1)),
        ("action", of_neutral("worker", 1)),
        ("action", of_neutral("attribute", 1)),
        ("action", of_neutral("memorial", 1)),
        ("action", of_neutral("supply")),
        ("action", of_neutral("harbor")),
        ("action", sea_of_neutral),
    ],
    invariants.NOTES: [
        ("action", put("drew", 1)),
        ("turn", put("drew", 2)),
        ("action", add("landed", 0)),
        ("neutral", add("landed", 0, 2)),
        ("neutral", landed_where_nobody_is),
    ],
    invariants.NEUTRAL_ASKED: [("neutral", harbors_empty), ("neutral", nothing_noted)],
}


@pytest.fixture(scope="module")
def broken() -> Function:
    """The rule of invariants, compiled by itself."""
    bindings: dict[str, Function] = {**NEUTRAL_TITLE.bindings, **invariants.SEAMS}
    rule = invariants.broken
    return Kernel.compiled(NEUTRAL_TITLE.packages, bindings, [rule], None, checked=True)[rule]


@cache
def positions() -> tuple[Match, ...]:
    """All positions of whole games of two and three players."""
    names = map(str, VARIANT_SETTINGS["neutral_discs"])
    games = [caravelle.load(TRANSCRIPTS / f"{name}.journal") for name in names]
    return tuple(at(game, n) for game in games for n in range(len(game.decisions) + 1))


def corrupted(step: str, corruption: Corruption) -> Iterator[tuple[Record, Record]]:
    """Tables and state of all positions at this step that can be corrupted so."""
    for match in positions():
        if match.step == step:
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
    broken: Function, code: int, step: str, corruption: Corruption
) -> None:
    found = {broken(*place) for place in corrupted(step, corruption)}
    assert {invariants.NAMES[number] for number in found} == {invariants.NAMES[code]}


def test_there_is_a_corruption_for_every_invariant_of_the_variant() -> None:
    assert set(OWN) <= set(CORRUPTIONS)


def test_a_governor_of_an_open_region_may_have_left_the_game(broken: Function) -> None:
    lost = [m for m in positions() if any(event.kind == "governor_lost" for event in m.events)]
    assert lost
    for match in lost:
        assert GONE in match.state["card"][0]
        assert broken(match.tables[0], match.state[0]) == 0
