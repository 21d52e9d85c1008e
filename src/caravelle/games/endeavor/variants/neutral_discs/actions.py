"""Every decision of a game with neutral discs: those of the base game, then its own."""

from caravelle.core.actions import ActionSpace, Family, Step

from ...actions import FAMILIES as BASE_FAMILIES
from ...actions import STEPS as BASE_STEPS
from ...reasons import NOT_NOW, NOT_YET
from ...rules.flow import advance
from ...state import AREAS, SPACES
from . import placing, removals
from .state import NEUTRAL, REMOVE, STEP_NAMES
from .tables import TRACK_SPACES

FAMILIES = {
    **BASE_FAMILIES,
    "remove": Family(
        "remove",
        "track_space",
        TRACK_SPACES,
        removals.gate,
        removals.refuse,
        removals.apply,
        "track_spaces",
    ),
    "neutral_track": Family(
        "neutral", "area", AREAS, placing.gate, placing.refuse_track, placing.apply_track
    ),
    "neutral_space": Family(
        "neutral",
        "space",
        SPACES,
        placing.gate,
        placing.refuse_space,
        placing.apply_space,
        "spaces",
    ),
    "keep": Family("keep", "", 1, placing.gate, placing.refuse_keeping, placing.apply_keeping),
}

STEPS = (
    *BASE_STEPS,
    Step(STEP_NAMES[REMOVE], REMOVE, ("remove",)),
    Step(STEP_NAMES[NEUTRAL], NEUTRAL, ("neutral_track", "neutral_space", "keep")),
)

SPACE = ActionSpace(__name__, FAMILIES, STEPS, NOT_NOW, NOT_YET, advance)
