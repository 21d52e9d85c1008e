"""Every decision of a game with the Silent Fleet: those of the base game, and its own.

One verb sends a disc of the fleet to a track, a fleet or a city. Decks have a verb to themselves,
because regions and their decks are named alike.
"""

from dataclasses import replace

from caravelle.core.actions import ActionSpace, Family, Step
from caravelle.games.endeavor.actions import FAMILIES as BASE_FAMILIES
from caravelle.games.endeavor.actions import STEPS as BASE_STEPS
from caravelle.games.endeavor.reasons import NOT_NOW, NOT_YET
from caravelle.games.endeavor.rules.flow import advance
from caravelle.games.endeavor.state import ACTIONS, AREAS, BUILDINGS, DECKS, SPACES

from . import draw, notes, placing, reaction, scarcity
from .state import ANSWER, SCARCITY, SILENT, STEP_NAMES

FAMILIES = {
    **BASE_FAMILIES,
    "spend": replace(BASE_FAMILIES["spend"], apply=notes.spend),
    "answer": Family("answer", "action", ACTIONS, reaction.gate, reaction.refuse, reaction.react),
    "silent_region": Family(
        "silent", "area", AREAS, placing.region_gate, placing.refuse_region, placing.apply_region
    ),
    "silent_space": Family(
        "silent",
        "space",
        SPACES,
        placing.space_gate,
        placing.refuse_space,
        placing.apply_space,
        "spaces",
    ),
    "banish": Family("banish", "deck", DECKS, draw.gate, draw.refuse, draw.apply),
    "scrap": Family("scrap", "building", BUILDINGS, scarcity.gate, scarcity.refuse, scarcity.apply),
}

_ASKED = {
    ANSWER: ("answer",),
    SILENT: ("silent_region", "silent_space", "banish"),
    SCARCITY: ("scrap",),
}

STEPS = (
    *BASE_STEPS,
    *(Step(STEP_NAMES[number], number, asked) for number, asked in _ASKED.items()),
)

SPACE = ActionSpace(__name__, FAMILIES, STEPS, NOT_NOW, NOT_YET, advance)
