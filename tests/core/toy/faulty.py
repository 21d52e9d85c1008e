"""Toys with something wrong: for every check of the conformance kit one that it must refuse."""

import random
import sys
import types
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from caravelle.core.actions import ActionSpace, Notation
from caravelle.core.choices import Choices, clear, offer
from caravelle.core.events import NOBODY, ROOM, Events, emit
from caravelle.core.kernel import Function, rule
from caravelle.core.records import Array
from caravelle.core.title import Setting, Title

from . import FAMILIES, NAMES, STEPS, TITLE, Options, prepare, rules
from .rules import State, Tables

memory = {"waits": 0, "calls": 0}  # a place outside the record, where no rule may keep anything


@rule
def lucky_set_up(tables: Tables, state: State, seats: int, events: Events) -> None:
    """Draws from the process's generator."""
    rules.set_up(tables, state, seats, events)
    state.luck = random.randrange(rules.LUCK)
    state.stones = tables.stones + state.luck


@rule
def remembering_wait(tables: Tables, state: State, nothing: int, events: Events) -> None:
    """Counts outside the record."""
    rules.apply_wait(tables, state, nothing, events)
    memory["waits"] += 1


@rule
def forgetful_refusal(tables: Tables, state: State, nothing: int) -> int:
    """Asks what was counted outside the record."""
    return rules.NO_MORE_WAITING if memory["waits"] % 2 else 0


@rule
def moody_refusal(tables: Tables, state: State, nothing: int) -> int:
    """Answers differently when asked again."""
    memory["calls"] += 1
    return rules.NO_MORE_WAITING if memory["calls"] % 3 else 0


@rule
def generous_legal(tables: Tables, state: State, choices: Choices) -> None:
    """Lists what is refused."""
    clear(choices)
    if state.step == rules.PLAY:
        for action in range(3):
            offer(choices, action)


@rule
def unsorted_legal(tables: Tables, state: State, choices: Choices) -> None:
    """Lists without taking the old ones off the mask."""
    choices.count = 0
    for action in range(3):
        if action < state.stones:
            offer(choices, action)


@rule
def modest_legal(tables: Tables, state: State, choices: Choices) -> None:
    """Lists less than is accepted."""
    clear(choices)
    if state.step == rules.PLAY:
        offer(choices, 0)


@rule
def doubling_legal(tables: Tables, state: State, choices: Choices) -> None:
    """Lists a decision twice."""
    clear(choices)
    if state.step == rules.PLAY:
        offer(choices, 0)
        for heap in range(3):
            if heap < state.stones:
                offer(choices, heap)
        if not state.waited[state.actor]:
            offer(choices, 3)


@rule
def never(tables: Tables, state: State, nothing: int) -> int:
    """Accepts waiting without end, stones or no stones."""
    return 0


@rule
def stealing_wait(tables: Tables, state: State, nothing: int, events: Events) -> None:
    """Loses a stone."""
    rules.apply_wait(tables, state, nothing, events)
    if state.stones > 0:
        state.stones -= 1


@rule
def telling_wait(tables: Tables, state: State, nothing: int, events: Events) -> None:
    """Has more to tell than there is room for."""
    state.waited[state.actor] = 1
    for _ in range(ROOM):
        emit(events, rules.WAITED, state.actor, 0, 0)


@rule
def reaching_wait(tables: Tables, state: State, nothing: int, events: Events) -> None:
    """Writes beyond the last seat."""
    state.waited[state.actor] = 1
    state.taken[state.actor + rules.SEATS] = 0


@rule
def stuck_advance(tables: Tables, state: State, events: Events) -> None:
    """Goes on after the last stone, when there is nothing to decide."""
    state.actor = (state.actor + 1) % state.seats
    if state.stones == 0:
        state.step = rules.OVER


@rule
def endless_advance(tables: Tables, state: State, events: Events) -> None:
    """Forgets to leave the step at the end."""
    state.actor = (state.actor + 1) % state.seats
    if state.stones == 0:
        state.actor = NOBODY


def with_rules(**changed: Function) -> Title:
    """The toy with other rules for the open ones of the core."""
    return replace(TITLE, rules={**TITLE.rules, **changed})


def with_space(advance: Function = rules.advance, **wait: Function) -> Title:
    """The toy with another way on, or another way to wait."""
    number = sum(name.startswith(f"{__name__}_") for name in sys.modules)
    home = types.ModuleType(f"{__name__}_{number}")
    sys.modules[home.__name__] = home
    families = {**FAMILIES, "wait": replace(FAMILIES["wait"], **wait)}  # type: ignore[arg-type]
    space = ActionSpace(home.__name__, families, STEPS, rules.NOT_NOW, rules.NOT_YET, advance)

    def prepared(options: Options) -> Setting:
        return replace(prepare(options), notation=Notation(space, NAMES))

    return replace(TITLE, space=space, prepare=prepared)


def with_names(*heaps: str) -> Title:
    """The toy with other names for what can be taken."""
    return replace(TITLE, prepare=lambda options: prepare(options, {**NAMES, "heap": heaps}))


def with_view(*secrets: Callable[[Array], Any]) -> Title:
    """The toy with more in its view."""
    return replace(TITLE, view=lambda setting, states: {"more": [s(states) for s in secrets]})


def without_words(folder: Path) -> Title:
    """The toy with a text missing in one language."""
    for language in ("en", "fr", "de"):
        text = (TITLE.text / language / "toy.ftl").read_text("utf-8")
        (folder / language).mkdir()
        if language == "fr":
            text = text.replace("reason-not-now", "reason-never")
        (folder / language / "toy.ftl").write_text(text, "utf-8")
    return replace(TITLE, text=folder)


def faulty_titles(folder: Path) -> dict[str, list[Title]]:
    """For each check the titles that it must refuse. `folder` is an empty one to write to."""
    memory.update(waits=0, calls=0)
    forgetful = with_space(apply=remembering_wait, refuse=forgetful_refusal)
    moody = with_space(refuse=moody_refusal)
    lucky, generous = with_rules(set_up=lucky_set_up), with_rules(legal=generous_legal)
    return {
        "same_seed_gives_the_same_bytes": [lucky],
        "clone_shares_nothing": [forgetful],
        "bytes_make_the_same_position": [moody],
        "undo_restores": [forgetful],
        "journal_replays": [lucky],
        "interpreted_as_compiled": [lucky],
        "legal_is_what_is_not_refused": [generous],
        "order_is_stable": [moody, with_rules(legal=unsorted_legal)],
        "nothing_is_legal_at_the_end": [with_space(advance=endless_advance)],
        "notation_parses_back": [with_names("One", "two", "three"), with_names("a", "b", "c--d")],
        "view_is_json": [
            with_view(lambda states: states["stones"][0]),
            with_view(lambda states: {1: "a number is no key"}),
            with_view(lambda states: (1, 2)),
        ],
        "view_leaks_nothing": [
            with_view(lambda states: int(states["rng"][0])),
            with_view(lambda states: f"{np.uint64(states['rng'][0]):x}"),
            with_view(lambda states: int(states["rng"][0]) % 7),
        ],
        "everything_can_be_told": [without_words(folder)],
    }
