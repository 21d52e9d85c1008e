"""A second reading of the rules: scores and legal decisions, from the rulebook's text alone.

Slow, plain, and on purpose without a look at the program: it reads a position as a player would,
from `match.view()`, and what happened so far from the decisions written in the journal. It takes
no total on trust: attributes, presence and levels are counted from the pieces.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from . import facts
from .facts import ALL_CARDS, ATTRIBUTES, BUILDINGS, CARDS, DECKS, GOVERNORS, TILES, TOKENS

View = dict[str, Any]
Past = Sequence[tuple[str, str]]  # (colour, decision) from the start, or from a position made

ACTION_OF = {
    "ship": "ship",
    "occupy": "occupy",
    "attack": "attack",
    "draw": "draw",
    "take": "draw",
    "pay": "payment",
}


# --- what the pieces say ------------------------------------------------------------------


def attributes(view: View, seat: int) -> dict[str, int]:
    """End of the Round: the symbols on cards, tokens and buildings, and Memorial's discs."""
    mat, total = view["seats"][seat], dict.fromkeys(ATTRIBUTES, 0)
    gained = [TILES[row["building"]]["attributes"] for row in mat["buildings"]]
    gained += [ALL_CARDS[card]["symbols"] for card in mat["cards"]]
    gained += [TOKENS[t].get("symbols", {}) for t, n in mat["tokens"].items() for _ in range(n)]
    for symbols in (*gained, mat["memorial"]):
        for attribute, count in symbols.items():
            if attribute != "glory":
                total[attribute] += count
    return total


def presence(view: View, area: str, seat: int) -> int:
    """Occupy: discs in the area's cities and fleets, on its track, in its open sea."""
    home = facts.chart(view["chart"]).area_of
    spaces = sum(row["disc"] == seat for s, row in view["spaces"].items() if home[s] == area)
    track = sum(row["disc"] == seat for row in view["areas"][area]["track"])
    return int(spaces + track + view["areas"][area]["sea"][seat])


def is_open(view: View, area: str) -> bool:
    """Opening a Region: open once the last space of its track is claimed; Europe always."""
    return all(row["disc"] is not None for row in view["areas"][area]["track"])


def level(view: View, attribute: str, seat: int) -> int:
    return facts.level(attribute, attributes(view, seat)[attribute])


def is_classic(view: View) -> bool:
    return bool(view["edition"] == "classic")


# --- Game End and Final Scoring -----------------------------------------------------------


def scores(view: View) -> list[dict[str, int]]:
    """A to E for every seat, with all rows."""
    return [_score(view, seat) for seat in range(len(view["seats"]))]


def _score(view: View, seat: int) -> dict[str, int]:
    mat, chart = view["seats"][seat], facts.chart(view["chart"])
    held = {space for space, row in view["spaces"].items() if row["disc"] == seat}
    tiles = [row["building"] for row in mat["buildings"]]
    markers = attributes(view, seat)
    rows = {attribute: _slid_down(view, markers[attribute]) for attribute in ATTRIBUTES}
    rows["cities"] = sum(chart.spaces[s]["glory"] for s in held if s not in chart.fleets)
    rows["links"] = sum(k["glory"] for k in chart.links.values() if held >= set(k["ends"]))
    rows["buildings"] = sum(TILES[tile]["glory"] for tile in tiles)
    if "city_hall" in tiles:
        rows["buildings"] += sum(TILES[tile]["actions"].count("draw") for tile in tiles)
    rows["cards"] = sum(ALL_CARDS[card]["symbols"].get("glory", 0) for card in mat["cards"])
    rows["slot"] = 3 if len(mat["cards"]) <= card_limit(view, seat) else 0
    rows["harbor"] = mat["harbor"] // 3
    rows["slavery"] = -len(mat["set_aside"])
    return {**rows, "total": sum(rows.values())}


def _slid_down(view: View, marker: int) -> int:
    if marker > 15:
        return 15 if is_classic(view) else marker
    return max(value for value in facts.GLORY_VALUES if value <= marker)


# --- the Discard phase --------------------------------------------------------------------


def card_limit(view: View, seat: int) -> int:
    """Discard: 1 Slavery card beyond the card limit, never more than five in all."""
    exempt = any(facts.is_slavery(card) for card in view["seats"][seat]["cards"])
    return min(5, level(view, "influence", seat) + exempt)


def cards_fit(view: View, seat: int) -> bool:
    """Discard: a Governor in the free slot counts towards neither limit."""
    cards = view["seats"][seat]["cards"]
    slot = any(card in GOVERNORS for card in cards)
    return len(cards) <= card_limit(view, seat) + slot


# --- what the turn under way still allows -------------------------------------------------


@dataclass
class Turn:
    """A turn in the Action phase: what is left of it, and in which areas it acted."""

    left: Counter[str]
    done: int
    areas: list[str]


def turn_under_way(view: View, past: Past) -> Turn:
    """Read from the journal: what was activated or spent, and what was done since."""
    start = max(k for k, (_, text) in enumerate(past) if text.split()[0] in ("activate", "spend"))
    thing = past[start][1].split()[1]
    row = TILES.get(thing) or TOKENS[thing]
    done = [text for _, text in past[start + 1 :] if text.split()[0] != "casualty"]
    left = Counter(row["actions"]) - Counter(ACTION_OF[text.split()[0]] for text in done)
    if done and row.get("combine") != "all":
        left = Counter()
    return Turn(left, len(done), [area_of(view, text) for text in done if "pay" not in text])


def area_of(view: View, decision: str) -> str:
    """Where a Ship, Occupy, Attack or Draw takes place."""
    verb, thing = decision.split()
    if verb == "take":
        return "europe"
    if verb == "draw":
        return str(DECKS[thing]["area"])
    return facts.chart(view["chart"]).area_of.get(thing, thing)


# --- the actions --------------------------------------------------------------------------


def carried_out(view: View, seat: int, action: str, discs: int) -> set[str]:
    """Every way to carry the action out with so many discs in the harbor."""
    return {
        "ship": _ship,
        "occupy": _occupy,
        "attack": _attack,
        "draw": _draw,
        "payment": _payment,
    }[action](view, seat, discs)


def _ship(view: View, seat: int, discs: int) -> set[str]:
    """No presence needed; Europe has fleets only."""
    if discs < 1:
        return set()
    chart = facts.chart(view["chart"])
    regions = {f"ship {area}" for area in chart.regions if area != "europe"}
    fleets = {
        f"ship {space}"
        for space in chart.fleets
        if view["spaces"][space]["disc"] is None and is_open(view, chart.area_of[space])
    }
    return regions | fleets


def _reached(view: View, seat: int, space: str) -> bool:
    """In Europe everyone is present; elsewhere the region is open and a disc is there."""
    area = facts.chart(view["chart"]).area_of[space]
    return area == "europe" or (is_open(view, area) and presence(view, area, seat) > 0)


def _occupy(view: View, seat: int, discs: int) -> set[str]:
    cities = set(view["spaces"]) - facts.chart(view["chart"]).fleets
    empty = {city for city in cities if view["spaces"][city]["disc"] is None}
    return {f"occupy {city}" for city in empty if discs >= 1 and _reached(view, seat, city)}


def _attack(view: View, seat: int, discs: int) -> set[str]:
    spaces = {s for s, row in view["spaces"].items() if row["disc"] not in (None, seat)}
    return {f"attack {space}" for space in spaces if discs >= 2 and _reached(view, seat, space)}


def _draw(view: View, seat: int, discs: int) -> set[str]:
    ways = set()
    for deck, cards in view["decks"].items():
        area = DECKS[deck]["area"]
        allowed = is_open(view, area) or not is_classic(view)
        if allowed and cards and CARDS[cards[0]]["value"] <= presence(view, area, seat):
            ways.add(f"draw {deck}")
    here = presence(view, "europe", seat)
    return ways | {f"take {card}" for card in view["pile"] if CARDS[card]["value"] <= here}


def _payment(view: View, seat: int, discs: int) -> set[str]:
    tiles = [row["building"] for row in view["seats"][seat]["buildings"] if row["worker"]]
    return {f"pay {tile}" for tile in tiles if not TILES[tile].get("no_payment", False)}


def _any_action(view: View, seat: int, actions: Sequence[str], discs: int) -> bool:
    return any(carried_out(view, seat, action, discs) for action in actions)


# --- legal decisions ----------------------------------------------------------------------


def legal(view: View, past: Past) -> set[str]:
    """Which decisions the rules allow to the player who decides now."""
    seat = view["actor"]
    if seat is None:
        return set()
    return {
        "start": _start_tiles,
        "build": buildable,
        "salary": payable,
        "action": turns_or_pass,
        "turn": rest_of_turn,
        "casualty": _under_a_track_or_back,
        "discard": discardable,
    }[view["step"]](view, seat, past)


def _start_tiles(view: View, seat: int, past: Past) -> set[str]:
    return {"start colonial_house", "start merchant_dock"}


def buildable(view: View, seat: int, past: Past) -> set[str]:
    """Construction: of one's level or lower; if there is none, of the next level that has one."""
    own = level(view, "industry", seat)
    tiles = {tile for tile, count in view["tray"].items() if count}
    if is_classic(view) and _has_level_5(view, seat):
        tiles = {tile for tile in tiles if BUILDINGS[tile]["level"] < 5}
    while not (open_tiles := {t for t in tiles if BUILDINGS[t]["level"] <= own}):
        own += 1
    return {f"build {tile}" for tile in open_tiles}


def _has_level_5(view: View, seat: int) -> bool:
    tiles = [row["building"] for row in view["seats"][seat]["buildings"]]
    return any(tile in BUILDINGS and BUILDINGS[tile]["level"] == 5 for tile in tiles)


def payable(view: View, seat: int, past: Past) -> set[str]:
    """Salary: up to one's level, fewer if one likes, any building."""
    paid, colour = 0, view["seats"][seat]["colour"]
    while paid < len(past) and past[-1 - paid][0] == colour and "pay" in past[-1 - paid][1]:
        paid += 1
    assert paid < level(view, "wealth", seat)
    tiles = [row["building"] for row in view["seats"][seat]["buildings"] if row["worker"]]
    return {f"pay {tile}" for tile in tiles} | {"stop"}


def turns(view: View, seat: int) -> set[str]:
    """Taking Actions: what this player can activate or spend."""
    mat = view["seats"][seat]
    ways = {
        f"activate {row['building']}"
        for row in mat["buildings"]
        if mat["harbor"] >= 1 and not row["worker"]
        if _any_action(view, seat, TILES[row["building"]]["actions"], mat["harbor"] - 1)
    }
    spent = {
        f"spend {token}"
        for token in mat["tokens"]
        if _any_action(view, seat, TOKENS[token].get("actions", []), mat["harbor"])
    }
    return ways | spent


def turns_or_pass(view: View, seat: int, past: Past) -> set[str]:
    return turns(view, seat) | {"pass"}


def rest_of_turn(view: View, seat: int, past: Past) -> set[str]:
    """The halves not yet done; to stop, something must have been carried out."""
    turn, ways = turn_under_way(view, past), set()
    for action in turn.left:
        ways |= carried_out(view, seat, action, view["seats"][seat]["harbor"])
    if is_classic(view) and turn.areas:
        ways = {way for way in ways if area_of(view, way) == turn.areas[0]}
    return ways | ({"stop"} if turn.done else set())


def _under_a_track_or_back(view: View, seat: int, past: Past) -> set[str]:
    return {f"casualty {place}" for place in (*ATTRIBUTES, "supply")}


def discardable(view: View, seat: int, past: Past) -> set[str]:
    """Discard without need only in round 7, to empty the free Governor slot."""
    ways = {f"discard {card}" for card in view["seats"][seat]["cards"]}
    return ways | ({"stop"} if cards_fit(view, seat) else set())
