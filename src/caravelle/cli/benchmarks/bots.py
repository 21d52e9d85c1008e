"""The bots' speed: playouts in the search, threads, and how long each level takes to answer."""

from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

import caravelle
from caravelle.bots import create
from caravelle.bots.programs import program_for
from caravelle.bots.trees import Tree
from caravelle.bots.worktop import Knobs
from caravelle.core.engine import cores
from caravelle.core.match import Match

from .engine import OPTIONS

ROOM = 24 << 20  # bytes of a tree, as in a search
MIDDLE = 4  # the round from whose first action on is searched
PEOPLE = ("easy", "normal", "hard")


def middle() -> Match:
    """A game for four in its middle, as good players would come there."""
    match, guide = caravelle.new(seed=1, **OPTIONS), create("greedy", seed=1)
    while match.view()["round"] < MIDDLE or match.step != "action":
        match.do(guide.decide(match))
    return match


class BotGauge:
    """Measures the bots; each method returns one round of samples by name."""

    def __init__(self, playouts: int) -> None:
        self.playouts, self.match = playouts, middle()
        self._trees(1, by_playing=False)[0].grow(1)  # loads what is compiled

    def _trees(self, count: int, by_playing: bool) -> list[Tree]:
        match, knobs = self.match, Knobs(by_playing=by_playing)
        program = program_for(match)
        return [
            Tree(program, match, match.state, seed, ROOM // count, knobs) for seed in range(count)
        ]

    def _rate(self, threads: int, by_playing: bool = False) -> float:
        """Playouts a second, each thread in a tree of its own."""
        trees = self._trees(threads, by_playing)
        with ThreadPoolExecutor(threads) as pool:
            start = perf_counter()
            list(pool.map(lambda tree: tree.grow(self.playouts), trees))
        return threads * self.playouts / (perf_counter() - start)

    def search(self) -> dict[str, float]:
        """Playouts that end in a random game's result, and those that end in the evaluation."""
        return {"search_random": self._rate(1, by_playing=True), "search": self._rate(1)}

    def threads(self) -> dict[str, float]:
        """The search on all cores."""
        return {"all_search": self._rate(cores())}

    def answers(self) -> dict[str, float]:
        """How long the levels for people think about one decision."""
        found = {}
        for level in PEOPLE:
            bot = create(level, seed=1)
            start = perf_counter()
            bot.decide(self.match)
            found[f"answer_{level}"] = perf_counter() - start
        return found
