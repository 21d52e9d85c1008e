"""Every decision of a solo game: those of the base game, and what is chosen for the Opposition."""

from dataclasses import replace

from caravelle.core.actions import ActionSpace, Family, Step

from ...actions import FAMILIES as BASE_FAMILIES
from ...actions import STEPS as BASE_STEPS
from ...reasons import NOT_NOW, NOT_YET
from ...rules.flow import advance
from ...state import AREAS, DECKS, HELD_CARDS, SPACES, TOKENS
from . import building, chosen
from .state import DEAL, EUROPE, LEVY, MOURN, PLACE, RAID, SHED, SPARE, STEPS

FAMILIES = {
    **BASE_FAMILIES,
    "build": replace(BASE_FAMILIES["build"], refuse=building.refuse, apply=building.apply),
    "casualty": replace(BASE_FAMILIES["casualty"], apply=chosen.apply_casualty),
    "choose_space": Family(
        "choose", "space", SPACES, chosen.gate, chosen.refuse, chosen.apply, "spaces"
    ),
    "choose_area": Family(
        "choose", "area", AREAS, chosen.gate, chosen.refuse_area, chosen.apply_area
    ),
    "deal": Family("deal", "deck", DECKS, chosen.gate, chosen.refuse, chosen.apply),
    "yield": Family("yield", "token", TOKENS, chosen.gate, chosen.refuse, chosen.apply),
    "shed": Family("shed", "card", HELD_CARDS, chosen.gate, chosen.refuse, chosen.apply),
}

_ASKED = {
    EUROPE: ("choose_space",),
    SPARE: ("choose_space",),
    PLACE: ("choose_space", "choose_area"),
    DEAL: ("deal",),
    RAID: ("choose_space",),
    LEVY: ("yield",),
    SHED: ("shed",),
    MOURN: ("casualty",),
}

SPACE = ActionSpace(
    __name__,
    FAMILIES,
    (*BASE_STEPS, *(Step(STEPS[number], number, asked) for number, asked in _ASKED.items())),
    NOT_NOW,
    NOT_YET,
    advance,
)
