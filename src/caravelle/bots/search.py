"""The searching bot: thinks ahead by playouts, for a while or for a number of them."""

import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from time import perf_counter

import numpy as np

from caravelle.core.errors import GameOver, OptionError
from caravelle.core.match import Match
from caravelle.core.records import Array

from .analysis import Analysis, analysis_of, merged, result_of
from .judging import judge
from .program import Program
from .programs import program_for
from .trees import Tally, Tree
from .worktop import Knobs

ROOM = 24 << 20  # bytes for the trees of one search
SLICE = 64  # playouts between two looks at the clock, for each thread
OBVIOUS = 0.95  # a decision with such a share of the trials is taken ...
EARLY = 0.25  # ... after this part of the time


class Search:
    """Monte Carlo tree search, bounded by playouts, by seconds of thought, or by both.

    Each thread grows a tree of its own; the decision tried most in all of them together is taken.
    What was found out is kept for the next decision, as far as it still matters. With a bound of
    playouts alone, equal seeds, threads and matches lead to equal decisions.

    `room` is how many bytes the trees may take. `knobs` are for those who tune. Raises OptionError
    for bounds that make no sense.
    """

    def __init__(
        self,
        playouts: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        seed: int | None = 0,
        *,
        room: int = ROOM,
        knobs: Knobs | None = None,
        clock: Callable[[], float] = perf_counter,
        program: Program | None = None,
    ) -> None:
        _check_bounds(playouts, seconds, threads)
        self.playouts, self.seconds, self.threads = playouts, seconds, threads
        self._seed = secrets.randbelow(1 << 53) if seed is None else seed
        self._room, self._knobs = room, knobs or Knobs()
        self._clock, self._program = clock, program
        self._trees: list[Tree] = []
        self._root: Array = np.zeros(0)
        self._origin: tuple[int, bytes] | None = None
        self._past: tuple[str, ...] = ()

    def decide(self, match: Match) -> str:
        """The decision that looks best after some thought; the only one at once."""
        legal = match.legal
        if not legal:
            raise GameOver("the game is over")
        if len(legal) == 1:
            return legal[0]
        tally = self._think(match, stop_early=True)
        return match.notation.write(int(tally.actions[_best(tally, match.actor or 0)]))

    def analyse(self, match: Match) -> Analysis:
        """What every side may expect, after each legal decision and altogether."""
        if match.is_over:
            return result_of(match)
        tally = self._think(match, stop_early=False)
        return analysis_of(match, tally, judge(self._trees[0].top))

    def _think(self, match: Match, stop_early: bool) -> Tally:
        self._turn_to(match)
        begun, done = self._clock(), 0
        with ThreadPoolExecutor(self.threads) as pool:
            while True:
                part = self._next_part(done)
                list(pool.map(Tree.grow, self._trees, repeat(part)))
                done += part * self.threads
                spent = self._spent(done, self._clock() - begun)
                tally = merged(self._trees)
                if spent >= 1.0 or (stop_early and _is_decided(tally, done, spent)):
                    return tally

    def _next_part(self, done: int) -> int:
        """How many playouts each thread makes before anybody looks up."""
        if self.playouts is None:
            return SLICE
        return max(1, min(SLICE, -(-(self.playouts - done) // self.threads)))

    def _spent(self, done: int, passed: float) -> float:
        """Which part of the bounds is used up; 1 or more: all."""
        by_playouts = done / self.playouts if self.playouts else 0.0
        by_time = passed / self.seconds if self.seconds else 0.0
        return max(by_playouts, by_time)

    def _turn_to(self, match: Match) -> None:
        """Trees for the position of the match: what is left of the old ones, or new ones."""
        state, past = match.state, match.decisions
        origin = match.seed, match.tables.tobytes()
        if origin != self._origin or not self._goes_on(match, past, state):
            program = self._program or program_for(match)
            seeds = np.random.SeedSequence([self._seed, len(past)]).generate_state(self.threads)
            share = self._room // self.threads
            self._trees = [
                Tree(program, match, state, seed, share, self._knobs) for seed in seeds.tolist()
            ]
        self._origin, self._root, self._past = origin, state, past

    def _goes_on(self, match: Match, past: tuple[str, ...], state: Array) -> bool:
        """Whether the match has gone on from the trees' root; they begin with its position then.

        The root, after the decisions since then, must be that position byte for byte: neither a
        match that went back nor another one deceives anybody.
        """
        known = len(self._past)
        if past[:known] != self._past:
            return False
        actions = [match.notation.read(text) for text in past[known:]]
        replayed = match.engine.own(self._root)
        for action in actions:
            match.engine.apply(match.tables, replayed, [action])
        if match.engine.ordinary(replayed, match.title.state).tobytes() != state.tobytes():
            return False
        return all([tree.descend(actions, state) for tree in self._trees] if actions else [True])


def _check_bounds(playouts: int | None, seconds: float | None, threads: int) -> None:
    if playouts is None and seconds is None:
        raise OptionError("a search needs a bound: playouts, seconds, or both")
    if playouts is not None and playouts < 1:
        raise OptionError(f"a search of {playouts} playouts: it takes 1 at least")
    if seconds is not None and not seconds > 0:
        raise OptionError(f"a search of {seconds} seconds: it takes more than 0")
    if threads < 1:
        raise OptionError(f"a search with {threads} threads: it takes 1 at least")


def _best(tally: Tally, actor: int) -> int:
    """The decision tried most; of equals, that which won most."""
    return int(np.lexsort((tally.wins[:, actor], tally.visits))[-1])


def _is_decided(tally: Tally, done: int, spent: float) -> bool:
    """Whether what is left of the bounds could not change the decision, or hardly."""
    second, first = np.sort(tally.visits)[-2:]
    left = done / spent - done if spent > 0 else float("inf")
    return bool(first - second > left or (spent > EARLY and first > OBVIOUS * tally.visits.sum()))
