"""Targets: whether an action could be carried out at all, by asking its own rules.

Only `refuse` is asked here, for a `gate` speaks of the turn: what the turn allows, and its discs.
So a reason that depends on where an action is aimed belongs into `refuse`.
"""

from caravelle.core.kernel import rule

from ..reasons import OK
from ..state import (
    ACTIONS,
    AREAS,
    ATTACK,
    BUILDINGS,
    CARDS,
    DECKS,
    DRAW,
    OCCUPY,
    SHIP,
    State,
)
from ..tables import Tables
from .attack import refuse as attack_space
from .draw import refuse_card as draw_card
from .draw import refuse_deck as draw_deck
from .occupy import refuse as occupy_city
from .payment import refuse_action as pay_worker
from .ship import refuse_fleet as ship_fleet
from .ship import refuse_region as ship_region
from .turn import discs_for


@rule
def can_continue(tables: Tables, state: State) -> bool:
    """Whether an action that the turn still allows has a target and the discs it needs."""
    discs = state.players[state.turn_seat].harbor
    for action in range(ACTIONS):
        affordable = state.left[action] > 0 and discs >= discs_for(action)
        if affordable and has_target(tables, state, action):
            return True
    return False


@rule
def has_target(tables: Tables, state: State, action: int) -> bool:
    """Whether the turn's seat has anything to aim the action at, discs aside."""
    if action == SHIP:
        return can_ship(tables, state)
    if action == OCCUPY:
        return can_occupy(tables, state)
    if action == ATTACK:
        return can_attack(tables, state)
    if action == DRAW:
        return can_draw(tables, state)
    return can_pay(tables, state)


@rule
def can_ship(tables: Tables, state: State) -> bool:
    """A region or a fleet to ship to."""
    for area in range(AREAS):
        if ship_region(tables, state, area) == OK:
            return True
    for space in range(tables.spaces):
        if ship_fleet(tables, state, space) == OK:
            return True
    return False


@rule
def can_occupy(tables: Tables, state: State) -> bool:
    """A city to occupy."""
    for space in range(tables.spaces):
        if occupy_city(tables, state, space) == OK:
            return True
    return False


@rule
def can_attack(tables: Tables, state: State) -> bool:
    """Somebody to attack."""
    for space in range(tables.spaces):
        if attack_space(tables, state, space) == OK:
            return True
    return False


@rule
def can_draw(tables: Tables, state: State) -> bool:
    """A card to draw, from a deck or from the pile."""
    for deck in range(DECKS):
        if draw_deck(tables, state, deck) == OK:
            return True
    if state.pile > 0:
        for card in range(CARDS):
            if draw_card(tables, state, card) == OK:
                return True
    return False


@rule
def can_pay(tables: Tables, state: State) -> bool:
    """A worker that a Payment may free."""
    for building in range(BUILDINGS):
        if pay_worker(tables, state, building) == OK:
            return True
    return False
