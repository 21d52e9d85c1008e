"""What can be played: for the form of a new table."""

from typing import Any

from fastapi import APIRouter

from caravelle.bots import LEVELS
from caravelle.games import NAMES, title

from ..kernels import RULES
from ..telling import level_name
from ..words import words_of
from .common import Here, Language, Someone

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("")
async def games(here: Here, person: Someone, language: Language) -> list[dict[str, Any]]:
    """The games with editions, charts, variants, options and levels of bots, named."""
    return [_game(here, name, language) for name in NAMES]


def _game(here: Here, name: str, language: str) -> dict[str, Any]:
    found = title(name)
    assert found.hosting is not None
    return {
        "game": name,
        **found.hosting.offers(words_of(found, language)),
        "levels": [{"id": level, "label": level_name(level, language)} for level in LEVELS],
        "ready": here.kernels.has(RULES, found),
    }
