"""A toy: the smallest title, to test the core without any real game."""

import hashlib
from pathlib import Path
from typing import Any

import numpy as np
from pydantic import BaseModel, ConfigDict, Field

from caravelle.core.actions import ActionSpace, Family, Names, Notation, Step
from caravelle.core.errors import OptionError
from caravelle.core.events import Event
from caravelle.core.records import Array
from caravelle.core.title import Setting, Title
from caravelle.core.words import Words

from . import rules

FAMILIES = {
    "take": Family("take", "heap", 3, rules.gate, rules.refuse_take, rules.apply_take),
    "wait": Family("wait", "", 1, rules.gate, rules.refuse_wait, rules.apply_wait),
}
STEPS = (Step("play", rules.PLAY, ("take", "wait")),)
NAMES = {"heap": ("one", "two", "three_stones"), "seat": ("white", "black", "grey", "brown")}


HOME = f"{__name__}.rules"
SPACE = ActionSpace(HOME, FAMILIES, STEPS, rules.NOT_NOW, rules.NOT_YET, rules.advance)


class Options(BaseModel):
    """What the toy is played with."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    players: int = Field(default=2, ge=1, le=rules.SEATS)
    stones: int = 12


def prepare(options: Options, names: Names = NAMES) -> Setting:
    """The setting for these options."""
    if options.stones < 1:
        raise OptionError(f"{options.stones} stones are too few")
    tables = np.zeros(1, rules.TABLES)
    tables["stones"] = options.stones
    return Setting(
        options=options,
        tables=tables,
        names=names,
        notation=Notation(SPACE, names),
        seats=NAMES["seat"][: options.players],
        digest=hashlib.sha256(tables.tobytes()).hexdigest()[:12],
    )


class Telling:
    """The toy's sentences."""

    def __init__(self, setting: Setting, words: Words, players: tuple[str, ...]) -> None:
        self._setting, self._words = setting, words

    def label(self, domain: str, thing: str) -> str:
        return thing

    def decision(self, action: int) -> str:
        return self._setting.notation.write(action)

    def event(self, event: Event) -> str:
        return self._words.say("event", kind=event.kind)

    def refusal(self, action: int, code: str) -> tuple[str, str]:
        return self._words.say(f"reason-{code}"), self._words.say("rule")


def view(setting: Setting, states: Array) -> dict[str, Any]:
    """The heap and what everybody has."""
    return {"stones": int(states["stones"][0]), "taken": states["taken"][0].tolist()}


TITLE = Title(
    name="toy",
    module=__name__,
    rules_version=1,
    tables=rules.TABLES,
    state=rules.STATE,
    scores=rules.SCORES,
    score_rows=rules.ROWS,
    space=SPACE,
    rules={
        "set_up": rules.set_up,
        "start_generator": rules.start_generator,
        "score": rules.score,
    },
    events=rules.KINDS,
    reasons=rules.REASONS,
    options=Options,
    prepare=prepare,
    teller=Telling,
    view=view,
    text=Path(__file__).parent / "text",
)
