"""The decision asked: ranges of the position, the turn, and whom it concerns."""

from caravelle.core.events import NOBODY
from caravelle.core.kernel import rule

from ..state import (
    ACTION,
    ACTIONS,
    AREAS,
    ATTACK,
    BUILDINGS,
    CARDS,
    CASUALTY,
    DISCARD,
    DRAW,
    EUROPE,
    FREE,
    IN_PILE,
    NOWHERE,
    OCCUPY,
    OVER,
    PAYMENT,
    ROUNDS,
    SALARY,
    SEATS,
    SHIP,
    SPACES,
    START,
    TRACK,
    TURN,
    State,
)
from ..tables import Tables
from .cards import free_slots, hand_fits
from .seams import last_step, parties, phase_of
from .seat import keeps


@rule
def ranges_hold(state: State) -> bool:
    """Seats, step and round are what they may be; everything else relies on it."""
    seats = state.seats
    if not (1 <= seats <= SEATS and START <= state.step <= last_step()):
        return False
    if not (parties(state) <= SEATS and 0 <= state.crown < seats):
        return False
    if not (0 <= state.served <= seats and 0 <= state.turn_seat < seats and state.acted >= 0):
        return False
    if (state.step == OVER) != (state.actor == NOBODY) or not NOBODY <= state.actor < seats:
        return False
    if (phase_of(state) == START) != (state.round_number == 0):
        return False
    if not 0 <= state.round_number <= ROUNDS or not 0 <= state.abolished <= 1:
        return False
    for area in range(AREAS):
        if not 0 <= state.shipped[area] <= TRACK:
            return False
    for space in range(SPACES):
        if not FREE <= state.space[space] < parties(state):
            return False
    return state.step != OVER or state.round_number == ROUNDS


@rule
def turn_state_holds(tables: Tables, state: State) -> bool:
    """What belongs to a turn, an attack, an Action phase or a Salary is there only then."""
    phase = phase_of(state)
    inside = phase == TURN or phase == CASUALTY
    if not inside and (state.acted != 0 or state.either != 0):
        return False
    if not inside and phase != ACTION and not phase_is_forgotten(state):
        return False
    for action in range(ACTIONS):
        if state.left[action] < 0 or (state.left[action] > 0 and not inside):
            return False
    if state.turn_area != NOWHERE and not (inside and tables.one_area):
        return False
    if (state.target != FREE) != (state.step == CASUALTY):
        return False
    if state.wages < 0 or (state.wages > 0 and state.step != SALARY):
        return False
    if phase == TURN or phase == ACTION:
        return state.turn_seat == state.actor
    return True


@rule
def phase_is_forgotten(state: State) -> bool:
    """Nothing is left of an Action phase."""
    for seat in range(state.seats):
        if state.players[seat].passed != 0:
            return False
    for action in range(ACTIONS):
        if state.able[action] != 0:
            return False
    return True


@rule
def has_aim(tables: Tables, state: State, action: int) -> bool:
    """Whether the actor has a target for an action, by Rulings: Turn and actions, table."""
    if action == SHIP:
        return True  # a closed region has a free place, an open one room for all
    if action == PAYMENT:
        for building in range(BUILDINGS):
            if state.players[state.actor].worker[building] > 0 and not tables.tile_unpaid[building]:
                return True
        return False
    if action == DRAW:
        return has_card_in_reach(tables, state)
    for space in range(tables.spaces):
        area, disc = tables.space_area[space], state.space[space]
        in_reach = area == EUROPE or (
            state.shipped[area] >= tables.track_length[area]
            and state.presence[area, state.actor] > 0
        )
        if in_reach and action == OCCUPY and disc == FREE and not tables.space_fleet[space]:
            return True
        if in_reach and action == ATTACK and disc != FREE and disc != state.actor:
            return True
    return False


@rule
def has_card_in_reach(tables: Tables, state: State) -> bool:
    """Whether the actor could draw a card, from a deck or from the pile."""
    for card in range(CARDS):
        deck = tables.card_deck[card]
        area = EUROPE if state.card[card] == IN_PILE else tables.deck_area[deck]
        opened = tables.draw_in_closed or state.shipped[area] >= tables.track_length[area]
        on_top = opened and state.deck_top[deck] == card
        reached = tables.card_value[card] <= state.presence[area, state.actor]
        if reached and (on_top or state.card[card] == IN_PILE):
            return True
    return False


@rule
def somebody_is_asked(tables: Tables, state: State) -> bool:
    """The actor of each step is one whom it concerns."""
    if state.step == SALARY:
        for building in range(BUILDINGS):
            if state.players[state.actor].worker[building] > 0:
                return state.wages > 0
        return False
    if state.step == ACTION:
        return state.players[state.actor].passed == 0
    if state.step == CASUALTY:
        attacks = state.actor == state.turn_seat
        return keeps(tables, state, state.actor) and attacks == (state.space[state.target] != FREE)
    if state.step == DISCARD and hand_fits(tables, state, state.actor):
        empties_slot = free_slots(tables, state, state.actor) < 0
        return state.round_number == ROUNDS and empties_slot
    return True
