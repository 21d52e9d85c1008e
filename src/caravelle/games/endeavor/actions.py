"""Every decision of the game: the table of families, and which of them each step asks for."""

from caravelle.core.actions import ActionSpace, Family, Step

from .reasons import NOT_NOW, NOT_YET
from .rules import (
    action,
    attack,
    construction,
    discard,
    draw,
    occupy,
    payment,
    ship,
    start_tile,
    stop,
)
from .rules.flow import advance
from .state import (
    ACTION,
    AREAS,
    ATTRIBUTES,
    BUILD,
    BUILDINGS,
    CARDS,
    CASUALTY,
    DECKS,
    DISCARD,
    HELD_CARDS,
    SALARY,
    SPACES,
    START,
    STEP_NAMES,
    TOKENS,
    TURN,
)

FAMILIES = {
    "start": Family(
        "start", "building", BUILDINGS, start_tile.gate, start_tile.refuse, start_tile.apply
    ),
    "build": Family(
        "build", "building", BUILDINGS, construction.gate, construction.refuse, construction.apply
    ),
    "activate": Family(
        "activate", "building", BUILDINGS, action.gate, action.refuse_activation, action.activate
    ),
    "spend": Family("spend", "token", TOKENS, action.gate, action.refuse_token, action.spend),
    "ship_region": Family("ship", "area", AREAS, ship.gate, ship.refuse_region, ship.apply_region),
    "ship_fleet": Family(
        "ship", "space", SPACES, ship.gate, ship.refuse_fleet, ship.apply_fleet, "spaces"
    ),
    "occupy": Family("occupy", "space", SPACES, occupy.gate, occupy.refuse, occupy.apply, "spaces"),
    "attack": Family("attack", "space", SPACES, attack.gate, attack.refuse, attack.apply, "spaces"),
    "draw": Family("draw", "deck", DECKS, draw.gate, draw.refuse_deck, draw.apply_deck),
    "take": Family("take", "card", CARDS, draw.pile_gate, draw.refuse_card, draw.apply_card),
    "pay": Family("pay", "building", BUILDINGS, payment.gate, payment.refuse, payment.apply),
    "casualty": Family(
        "casualty",
        "casualty",
        ATTRIBUTES + 1,
        attack.casualty_gate,
        attack.refuse_casualty,
        attack.apply_casualty,
    ),
    "discard": Family("discard", "card", HELD_CARDS, discard.gate, discard.refuse, discard.apply),
    "stop": Family("stop", "", 1, stop.gate, stop.refuse, stop.apply),
    "pass": Family("pass", "", 1, action.gate, action.refuse_pass, action.apply_pass),
}

_ASKED = {
    START: ("start",),
    BUILD: ("build",),
    SALARY: ("pay", "stop"),
    ACTION: ("activate", "spend", "pass"),
    TURN: ("ship_region", "ship_fleet", "occupy", "attack", "draw", "take", "pay", "stop"),
    CASUALTY: ("casualty",),
    DISCARD: ("discard", "stop"),
}

_AHEAD = {ACTION: ("ship_region", "ship_fleet", "occupy", "attack", "draw", "take")}

STEPS = tuple(
    Step(STEP_NAMES[number], number, asked, _AHEAD.get(number, ()))
    for number, asked in _ASKED.items()
)

SPACE = ActionSpace(__name__, FAMILIES, STEPS, NOT_NOW, NOT_YET, advance)
