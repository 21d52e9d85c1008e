"""Positions with one thing wrong: for each invariant those that break it, and nothing before it."""

from collections.abc import Callable, Iterator
from typing import Any

from caravelle.games.endeavor import invariants as broken
from caravelle.games.endeavor.state import (
    ACTION,
    ACTIONS,
    AREAS,
    BUILD,
    CARDS,
    CASUALTY,
    DISCARD,
    FREE,
    GONE,
    IN_DECK,
    IN_PILE,
    OVER,
    ROUNDS,
    SALARY,
    SHIP,
    START,
    TURN,
)

Record = Any  # tables or a state, a record of NumPy's
Corruption = Callable[[Record, Record], None]


class Elsewhere(Exception):
    """This position has not what the corruption needs."""


def first(numbers: Iterator[int]) -> int:
    """The first number, or Elsewhere if there is none."""
    for number in numbers:
        return number
    raise Elsewhere


def put(field: str, value: int) -> Corruption:
    """Write a value into a field."""

    def corrupt(tables: Record, state: Record) -> None:
        state[field] = value

    return corrupt


def add(field: str, index: int | tuple[int, int] | None = None, amount: int = 1) -> Corruption:
    """Add to a field."""

    def corrupt(tables: Record, state: Record) -> None:
        if index is None:
            state[field] += amount
        else:
            state[field][index] += amount

    return corrupt


def at_actor(field: str, index: int | None = None, amount: int = 1) -> Corruption:
    """Add to a field of the actor's mat."""

    def corrupt(tables: Record, state: Record) -> None:
        player = state["players"][state["actor"]]
        if index is None:
            player[field] += amount
        else:
            player[field][index] += amount

    return corrupt


def harbor_overdrawn(tables: Record, state: Record) -> None:
    player = state["players"][0]
    player["supply"] += player["harbor"] + 1
    player["harbor"] = -1


def worker_without_building(tables: Record, state: Record) -> None:
    player = state["players"][state["actor"]]
    missing = first(b for b, count in enumerate(player["built"]) if count == 0)
    player["supply"] -= 1
    player["worker"][missing] += 1


def worker_in_the_workshop(tables: Record, state: Record) -> None:
    """On a tile that can't be activated."""
    for player in state["players"][: state["seats"]]:
        for building, count in enumerate(player["built"]):
            idle = not any(tables["tile_action"][building]) and not tables["tile_start"][building]
            if count and idle:
                player["supply"] -= 1
                player["worker"][building] += 1
                return
    raise Elsewhere


def gap_in_the_seaside(tables: Record, state: Record) -> None:
    place = state["players"][0]["place"]
    if place[-1] != FREE:
        raise Elsewhere
    place[0], place[-1] = place[-1], place[0]


def token_under_a_disc(tables: Record, state: Record) -> None:
    spaces = range(tables["spaces"])
    taken = first(space for space in spaces if state["space"][space] != FREE)
    other = first(space for space in spaces if state["space_token"][space] != FREE)
    tokens = state["space_token"]
    tokens[taken], tokens[other] = tokens[other], tokens[taken]


def token_on_a_square_link(tables: Record, state: Record) -> None:
    links = range(tables["links"])
    circle = first(link for link in links if state["link_token"][link] != FREE)
    square = first(link for link in links if not tables["link_circle"][link])
    tokens = state["link_token"]
    tokens[square], tokens[circle] = tokens[circle], FREE


def token_on_no_link(tables: Record, state: Record) -> None:
    circle = first(k for k in range(tables["links"]) if state["link_token"][k] != FREE)
    tokens = state["link_token"]
    tokens[-1], tokens[circle] = tokens[circle], FREE


def token_of_a_controlled_link(tables: Record, state: Record) -> None:
    """A round link whose token still lies there though one seat has both its ends."""
    for link in range(tables["links"]):
        first, second = tables["link_end"][link]
        waits = state["link_token"][link] != FREE
        if waits and state["space"][first] != FREE and state["space"][second] != FREE:
            for end in (first, second):
                area = tables["space_area"][end]
                owner = state["space"][end]
                state["presence"][area, owner] -= 1
                state["players"][owner]["supply"] += 1
                state["space"][end] = 0
                state["presence"][area, 0] += 1
                state["players"][0]["supply"] -= 1
            return
    raise Elsewhere


def disc_in_a_closed_region(tables: Record, state: Record) -> None:
    """On a space with which seat 0 controls no link, whose token would have to go."""
    for space in range(tables["spaces"]):
        area = tables["space_area"][space]
        links = (link for link in tables["link_end"][: tables["links"]] if space in link)
        if any(state["space"][end] == 0 for link in links for end in link):
            continue
        if state["shipped"][area] < tables["track_length"][area]:
            state["box"][state["space_token"][space]] += 1
            state["space_token"][space] = FREE
            state["space"][space] = 0
            state["presence"][area, 0] += 1
            state["players"][0]["supply"] -= 1
            return
    raise Elsewhere


def disc_in_the_sea_of(area: int) -> Corruption:
    def corrupt(tables: Record, state: Record) -> None:
        state["sea"][area, 0] += 1
        state["presence"][area, 0] += 1
        state["players"][0]["supply"] -= 1

    return corrupt


def track_filled_from_behind(tables: Record, state: Record) -> None:
    for area in range(1, AREAS):
        length = tables["track_length"][area]
        if 0 < state["shipped"][area] < length:
            for row in (state["track"][area], state["track_token"][area]):
                row[0], row[length - 1] = row[length - 1], row[0]
            return
    raise Elsewhere


def disc_of_nobody(tables: Record, state: Record) -> None:
    state["presence"][1, 4] += 1


def governor_of_a_closed_region(tables: Record, state: Record) -> None:
    for area, card in enumerate(tables["governor"]):
        if card != FREE and state["shipped"][area] < tables["track_length"][area]:
            state["card"][card] = 0
            return
    raise Elsewhere


def card_gone(slavery: bool) -> Corruption:
    """A card that may not leave the game."""

    def corrupt(tables: Record, state: Record) -> None:
        if state["abolished"]:
            raise Elsewhere
        cards = range(CARDS)
        card = first(c for c in cards if bool(tables["card_slavery"][c]) == slavery)
        state["card"][card] = GONE

    return corrupt


def abolitionist_card_drawn(tables: Record, state: Record) -> None:
    """Europe 5 in a hand, and nothing was abolished."""
    if state["abolished"]:
        raise Elsewhere
    card = first(c for c in range(CARDS) if tables["card_abolition"][c])
    state["card"][card] = 0


def card_from_the_middle(tables: Record, state: Record) -> None:
    if not tables["has_pile"]:
        raise Elsewhere
    deck = first(
        d
        for d, top in enumerate(state["deck_top"])
        if top != FREE and tables["deck_last"][d] - top > 2 and not tables["card_slavery"][top]
    )
    state["card"][state["deck_top"][deck] + 1] = IN_PILE
    state["pile"] += 1


def hand_too_large(tables: Record, state: Record) -> None:
    """Seat 0 has drawn the top card of every deck."""
    for deck, top in enumerate(state["deck_top"]):
        if top != FREE and not tables["card_abolition"][top]:
            state["card"][top] = 0
            state["players"][0]["attribute"] += tables["card_symbol"][top]
            under = range(top + 1, tables["deck_last"][deck])
            rest = (card for card in under if state["card"][card] == IN_DECK)
            state["deck_top"][deck] = next(rest, FREE)


def memorial_without_a_memorial(tables: Record, state: Record) -> None:
    player = state["players"][0]
    if player["built"][tables["tile_keeps_casualty"] == 1].any():
        raise Elsewhere
    player["supply"] -= 1
    player["memorial"][0] += 1
    player["attribute"][0] += 1


def turned(action: int) -> Corruption:
    """The opposite of what `able` says."""

    def corrupt(tables: Record, state: Record) -> None:
        state["able"][action] = not state["able"][action]

    return corrupt


def nobody_must_discard(tables: Record, state: Record) -> None:
    """A seat is asked whose cards fit."""
    if (state["card"] == state["actor"]).sum() > 1:
        raise Elsewhere
    state["step"] = DISCARD
    state["able"] = 0
    state["players"]["passed"] = 0


def nobody_has_a_memorial(tables: Record, state: Record) -> None:
    """The casualty is another's, who has no Memorial."""
    for seat in range(state["seats"]):
        if not state["players"][seat]["built"][tables["tile_keeps_casualty"] == 1].any():
            state["players"][state["actor"]]["supply"] += 1
            state["players"][seat]["supply"] -= 1
            state["actor"] = seat
            return
    raise Elsewhere


def target_without_attack(tables: Record, state: Record) -> None:
    state["target"] = first(s for s in range(tables["spaces"]) if state["space"][s] != FREE)


def attack_without_target(tables: Record, state: Record) -> None:
    """The attacker decides, so that the disc under attack is still there."""
    if state["space"][state["target"]] == FREE:
        raise Elsewhere
    state["target"] = FREE


def attribute_kept_with_a_card(tables: Record, state: Record) -> None:
    """A card leaves the hand for the pile, and its symbols stay."""
    if not tables["has_pile"]:
        raise Elsewhere
    card = first(
        c
        for c in range(CARDS)
        if 0 <= state["card"][c] < 5
        and not tables["card_slavery"][c]
        and tables["card_symbol"][c].any()
        and state["card"][c] == 0
    )
    state["card"][card] = IN_PILE
    state["pile"] += 1


def one_round_later(tables: Record, state: Record) -> None:
    if state["round_number"] == ROUNDS:
        raise Elsewhere
    state["round_number"] += 1


CORRUPTIONS: dict[int, list[tuple[int, Corruption]]] = {
    # invariant: steps and what to do to a position at that step
    broken.RANGES: [
        (ACTION, put("actor", 9)),
        (ACTION, put("actor", FREE)),
        (ACTION, put("crown", -1)),
        (ACTION, put("served", 9)),
        (ACTION, put("turn_seat", 9)),
        (ACTION, put("acted", -1)),
        (ACTION, put("round_number", 8)),
        (ACTION, put("step", START)),
        (ACTION, put("step", 9)),
        (ACTION, put("abolished", 2)),
        (ACTION, put("seats", 0)),
        (ACTION, add("shipped", 1, 20)),
        (ACTION, add("space", 0, 20)),
        (OVER, put("actor", 0)),
        (OVER, put("round_number", 6)),
    ],
    broken.AMOUNTS: [
        (ACTION, harbor_overdrawn),
        (ACTION, at_actor("passed", amount=2)),
        (ACTION, at_actor("memorial", 0, -1)),
        (ACTION, at_actor("worker", 0, -9)),
        (ACTION, at_actor("attribute", 0, -99)),
        (ACTION, at_actor("supply", amount=-99)),
    ],
    broken.DISCS: [
        (ACTION, at_actor("harbor")),
        (BUILD, at_actor("supply", amount=-1)),
        (CASUALTY, at_actor("supply")),
    ],
    broken.TOKENS_KEPT: [
        (ACTION, add("box", 0)),
        (ACTION, at_actor("token", 5)),
        (ACTION, add("box", 0, -1)),
        (TURN, at_actor("token", 0, -99)),
    ],
    broken.BOARD_TOKENS: [
        (ACTION, token_under_a_disc),
        (ACTION, token_on_a_square_link),
        (ACTION, token_of_a_controlled_link),
    ],
    broken.TILES: [
        (ACTION, add("stock", 0)),
        (ACTION, add("stock", 0, -9)),
        (ACTION, at_actor("built", 0)),
    ],
    broken.TRACKS: [
        (ACTION, add("shipped", 1)),
        (ACTION, track_filled_from_behind),
    ],
    broken.PRESENCE: [
        (ACTION, add("presence", (1, 0))),
        (ACTION, add("presence", (0, 1), -1)),
        (ACTION, disc_of_nobody),
    ],
    broken.CLOSED: [
        (ACTION, disc_in_a_closed_region),
        (ACTION, disc_in_the_sea_of(0)),
    ],
    broken.OFF_BOARD: [(ACTION, token_on_no_link)],
    broken.CARD_PLACES: [
        (ACTION, governor_of_a_closed_region),
        (ACTION, card_gone(slavery=True)),
        (ACTION, card_gone(slavery=False)),
        (ACTION, abolitionist_card_drawn),
        (ACTION, add("card", 0, 30)),
    ],
    broken.DECK_TOP: [(ACTION, add("deck_top", 2, -9)), (ACTION, add("deck_top", 7))],
    broken.DECK_ORDER: [(ACTION, card_from_the_middle)],
    broken.PILE: [(ACTION, add("pile"))],
    broken.SEASIDE: [
        (ACTION, worker_without_building),
        (ACTION, worker_in_the_workshop),
        (ACTION, gap_in_the_seaside),
        (ACTION, at_actor("places")),
    ],
    broken.PROGRESS: [(ACTION, one_round_later), (BUILD, add("served"))],
    broken.ATTRIBUTE: [
        (ACTION, at_actor("attribute", 0)),
        (TURN, attribute_kept_with_a_card),
    ],
    broken.MEMORIAL: [(ACTION, memorial_without_a_memorial)],
    broken.HANDS: [(BUILD, hand_too_large), (SALARY, hand_too_large)],
    broken.TURN_STATE: [
        (ACTION, put("wages", 1)),
        (ACTION, put("acted", 1)),
        (ACTION, put("either", 1)),
        (BUILD, at_actor("passed")),
        (SALARY, add("able", 0)),
        (ACTION, target_without_attack),
        (CASUALTY, attack_without_target),
        (ACTION, put("turn_area", 1)),
        (ACTION, add("left", SHIP)),
        (SALARY, put("wages", -1)),
        (TURN, add("left", SHIP, -5)),
    ],
    broken.ABLE: [(ACTION, turned(action)) for action in range(ACTIONS)],
    broken.ASKED: [
        (ACTION, at_actor("passed")),
        (SALARY, put("wages", 0)),
        (ACTION, nobody_must_discard),
        (CASUALTY, nobody_has_a_memorial),
    ],
}
