"""Checked play: random games by the thousand in which everything is checked at every decision.

The rules are compiled with a check of every index, and after each decision the title's invariants
are recomputed, by a rule of their own. So a fault is found where it happens, and is told with the
game, the decision and the invariant.
"""

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from . import entries
from .actions import ActionSpace
from .cache import cache_folder
from .choices import Choices, empty_choices
from .engine import Engine
from .entries import apply, legal, refusal, score
from .errors import CaravelleError
from .events import Events, event_buffer
from .kernel import Function, Kernel, rule
from .match import Match
from .records import Ints, Records, Words
from .rng import below, first_words, stepped
from .title import Setting, Title

LONGEST = 5_000  # decisions after which a game is given up
STRIDE = 8  # every how many decisions all refusals are compared with the list
APART = 1 << 40  # choices of game n come from seed n + APART, for the game itself uses seed n

# numbers of a report, and faults that every title has in common
GAME, LENGTH, FAULT, TOTAL = range(4)
ENDLESS, STUCK, NOT_OVER, REFUSED, TOO_MANY_EVENTS, BAD_INDEX = range(-1, -7, -1)
FAULTS = {
    ENDLESS: "the game does not end",
    STUCK: "nothing is legal and the game is not over",
    NOT_OVER: "something is legal and the game is over",
    REFUSED: "a decision is listed and refused, or neither",
    TOO_MANY_EVENTS: "one decision fills the buffer of events",
    BAD_INDEX: "an index lies outside its array",
}


class Nonconformity(AssertionError):
    """A title does not do what every title must; the message says where and what."""


@rule
def broken(tables: Any, state: Any) -> int:
    """Open: the number of the first invariant that a position breaks, or 0."""
    raise NotImplementedError


@rule
def choose(choices: Choices, shy: Ints, word: np.uint64) -> int:
    """A random decision of those listed; one marked in `shy` only if there is no other."""
    bold = 0
    for index in range(choices.count):
        if shy[choices.ids[index]] == 0:
            bold += 1
    if bold == 0:
        return choices.ids[below(word, choices.count)]
    wanted = below(word, bold)
    for index in range(choices.count):
        if shy[choices.ids[index]] == 0:
            if wanted == 0:
                return choices.ids[index]
            wanted -= 1
    return -1


@rule
def compare_refusals(tables: Any, state: Any, choices: Choices, declared: Records[int]) -> int:
    """Whether just those decisions are listed that are not refused."""
    count = 0
    for index in range(len(declared)):
        listed = choices.mask[declared[index]] != 0
        if listed != (refusal(tables, state, declared[index]) == 0):
            return REFUSED
        if listed:
            count += 1
    return 0 if count == choices.count else REFUSED


@rule
def fault_of(
    tables: Any, state: Any, length: int, choices: Choices, declared: Records[int], events: Events
) -> int:
    """What is wrong with a position and its list, or 0."""
    code = broken(tables, state)
    if code != 0:
        return code
    if choices.count == 0 and state.actor >= 0:
        return STUCK
    if choices.count > 0 and state.actor < 0:
        return NOT_OVER
    if events.count == events.room:
        return TOO_MANY_EVENTS
    if choices.count == 0 or length % STRIDE == 0:
        return compare_refusals(tables, state, choices, declared)
    return 0


@rule
def play_checked(
    tables: Records[Any],
    states: Records[Any],
    words: Words,
    shy: Ints,
    declared: Records[int],
    choices: Records[Choices],
    events: Records[Events],
    scores: Records[Any],
    seen: Ints,
    report: Ints,
) -> None:
    """Play every game to its end or to the first fault of all, which is in `report`.

    `seen` counts the events by kind.
    """
    for game in range(len(states)):
        report[GAME] = game
        report[LENGTH] = 0
        while report[FAULT] == 0:
            if report[LENGTH] == LONGEST:
                report[FAULT] = ENDLESS
                return
            legal(tables[0], states[game], choices[0])
            report[FAULT] = fault_of(
                tables[0], states[game], report[LENGTH], choices[0], declared, events[0]
            )
            if report[FAULT] != 0:
                return
            if report[LENGTH] % STRIDE == 0:
                score(tables[0], states[game], scores[0])
            if choices[0].count == 0:
                break
            words[game] = stepped(words[game])
            events[0].count = 0
            apply(tables[0], states[game], choose(choices[0], shy, words[game]), events[0])
            for row in range(events[0].count):
                seen[events[0].rows[row, 0]] += 1
            report[LENGTH] += 1
            report[TOTAL] += 1


def shy_mask(space: ActionSpace, verbs: Iterable[str]) -> npt.NDArray[np.int64]:
    """Marks the decisions of these verbs: a player avoids them."""
    mask = np.zeros(space.size, np.int64)
    for name, family in space.families.items():
        if family.verb in verbs:
            mask[space.first[name] :][: family.size] = 1
    return mask


class Chooser:
    """Chooses as checked play does, decision by decision, for the game of this seed."""

    def __init__(self, space: ActionSpace, seed: int, shy: Iterable[str] = ()) -> None:
        self._word = first_words([seed + APART])[0]
        self._shy = shy_mask(space, shy)

    def choose(self, legal: Sequence[int]) -> int:
        """One of the legal decisions."""
        self._word = stepped(self._word)
        bold = [action for action in legal if not self._shy[action]] or legal
        return bold[int(below(self._word, len(bold)))]


class CheckedPlay:
    """Checked play of a title; `broken` is its rule of invariants, `names` those of its codes.

    `seams` are the rules for what `broken` leaves open, by module and name.
    """

    def __init__(
        self,
        title: Title,
        broken: Function,
        names: Sequence[str],
        seams: Mapping[str, Function] | None = None,
    ) -> None:
        self.title, self._names = title, names
        bindings = {**title.bindings, **(seams or {}), f"{__name__}.broken": broken}
        kept = (*entries.ENTRIES, play_checked)
        folder = cache_folder(title, bindings, kept, checked=True)
        kernel = Kernel.compiled(title.packages, bindings, kept, folder, checked=True)
        self._engine, self._play = Engine(title, kernel), kernel[play_checked]

    def run(
        self, options: Any, seeds: range, shy: Sequence[str] = (), threads: int = 1
    ) -> dict[str, int]:
        """Play the game of every seed; returns how often each kind of event was seen.

        Raises Nonconformity at the first fault.
        """
        setting = self.title.prepare(options)
        size = -(-len(seeds) // threads)
        parts = [seeds[start : start + size] for start in range(0, len(seeds), size)]
        with ThreadPoolExecutor(threads) as pool:
            counts = list(pool.map(lambda part: self._run_part(setting, part, shy), parts))
        kinds = [kind.name for kind in self.title.events]
        return dict(zip(kinds, np.sum(counts, axis=0).tolist(), strict=True))

    def _run_part(
        self, setting: Setting, seeds: range, shy: Sequence[str]
    ) -> npt.NDArray[np.int64]:
        space = self.title.space
        declared = np.array(sorted(setting.notation.ids), np.int64)
        seen, report = np.zeros(len(self.title.events), np.int64), np.zeros(4, np.int64)
        try:
            states = self._engine.new_games(setting.tables, len(setting.seats), seeds)
            self._play(
                setting.tables, states, first_words([seed + APART for seed in seeds]),
                shy_mask(space, shy), declared, empty_choices(), event_buffer(),
                np.zeros(1, self.title.scores), seen, report,
            )  # fmt: skip
        except IndexError:
            report[FAULT] = BAD_INDEX
        if report[FAULT]:
            game, length, fault = report[:3].tolist()
            name = self._names[fault] if fault > 0 else FAULTS[fault]
            raise Nonconformity(self._told(setting, seeds[game], length, shy, name))
        return seen

    def _told(
        self, setting: Setting, seed: int, length: int, shy: Sequence[str], fault: str
    ) -> str:
        """The fault, with the place in the game, the last decisions, and the one that follows."""
        match = Match(self.title, setting.options, seed, engine=self._engine)
        chooser, last = Chooser(self.title.space, seed, shy), ["the set-up"]
        try:
            for _ in range(length + 1):
                last.append(match.notation.write(chooser.choose(match.legal_ids)))
                match.do(last[-1])
        except (CaravelleError, IndexError):
            pass  # the fault itself is in the way
        *before, then = last if len(last) > length + 1 else (*last, "the end")
        place = f"game of seed {seed} after decision {length}"
        return f"{setting.options!r}: {place} ({', '.join(before[-3:])}, then {then}): {fault}"
