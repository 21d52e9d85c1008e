"""Series: many games with a search in every seat, played inside the kernel from first to last.

One search decides for all seats of a game, and goes on from its tree. Its decisions are those of
`Search(playouts)` at any table, but nothing goes back to Python in between: for thousands of short
games, when only what they came to is wanted.
"""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from caravelle.core.cache import cache_folder
from caravelle.core.engine import load_engine
from caravelle.core.entries import apply, legal, start_generator
from caravelle.core.kernel import Kernel, rule
from caravelle.core.records import Array, Ints, Records, Words
from caravelle.core.rng import first_words
from caravelle.core.title import Setting, Title

from .desk import DESK, Desk
from .entries import grow_tree
from .program import bindings_of, evaluation_of, packages_of
from .tree import EDGE, NODE, NONE, Edge, Node, keep_below
from .worktop import SCRATCH, Knobs, desk_for

NODES, EDGES = 1 << 13, 1 << 17  # room of the one tree


@rule
def search_games(
    tables: Records[Any],
    games: Records[Any],
    words: Words,
    states: Records[Any],
    nodes: Records[Node],
    edges: Records[Edge],
    moved: Ints,
    scores: Records[Any],
    desks: Records[Desk],
    playouts: int,
) -> None:
    """Play every game to its end, so many playouts for each decision.

    `words` are two for each game: the search's own, and the one that it takes chance from.
    """
    desk = desks[0]
    for game in range(len(games)):
        desk.word = words[2 * game]
        desk.nodes = desk.edges = 0
        while True:
            legal(tables[0], games[game], desk.choices)
            if desk.choices.count == 0:
                break
            action = desk.choices.ids[0]
            if desk.choices.count > 1:
                states[0] = games[game]
                start_generator(states[0], words[2 * game + 1])
                grow_tree(tables, states, nodes, edges, scores, desks, playouts)
                action = favourite(nodes, edges)
            apply(tables[0], games[game], action, desk.events)
            go_on(nodes, edges, moved, action, desk)


@rule
def favourite(nodes: Records[Node], edges: Records[Edge]) -> int:
    """The decision of the root tried most; of equals, that which won most, then the last."""
    root = nodes[0]
    best = NONE
    for number in range(root.first, root.first + root.count):
        child = edges[number].child
        if child == NONE:
            continue
        if best == NONE or not is_better(nodes[edges[best].child], nodes[child], root.actor):
            best = number
    return edges[best].action


@rule
def is_better(one: Node, other: Node, seat: int) -> bool:
    """Whether one node was tried more than another, or as often and won more."""
    if one.visits != other.visits:
        return one.visits > other.visits
    return one.win[seat] > other.win[seat]


@rule
def go_on(nodes: Records[Node], edges: Records[Edge], moved: Ints, action: int, desk: Desk) -> None:
    """Let the tree begin with the position after a decision of its root, if it knows it."""
    child = NONE
    if desk.nodes > 0:
        for number in range(nodes[0].first, nodes[0].first + nodes[0].count):
            if edges[number].action == action:
                child = edges[number].child
    if child == NONE:
        desk.nodes = desk.edges = 0
        return
    for number in range(desk.nodes):
        moved[number] = NONE
    keep_below(nodes, edges, moved, child, desk)


@cache
def _kernel(title: Title) -> Kernel:
    bindings = bindings_of(title)
    forms = (DESK.descr, NODE.descr, EDGE.descr)
    folder = cache_folder(title, bindings, [search_games], False, *forms)
    return Kernel.compiled(packages_of(title), bindings, [search_games], folder)


def words_for(seed: int) -> npt.NDArray[np.uint64]:
    """The two words of a game, those that a search with this seed begins with."""
    first = int(np.random.SeedSequence([seed, 0]).generate_state(1)[0])
    return first_words([first, first + 1])


def play_series(
    title: Title, setting: Setting, seeds: range, playouts: int, knobs: Knobs | None = None
) -> tuple[Array, Array]:
    """Play the games of these seeds; their states at the beginning and at the end.

    The first use compiles, for about a minute.
    """
    seats, sides = len(setting.seats), len(setting.sides)
    begun = load_engine(title).new_games(setting.tables, seats, seeds)
    games = begun.copy()
    words = np.concatenate([words_for(seed) for seed in seeds])
    desk = desk_for(evaluation_of(title), seats, sides, words[0], knobs or Knobs())
    _kernel(title)[search_games](
        setting.tables, games, words, np.zeros(SCRATCH, title.state), np.zeros(NODES, NODE),
        np.zeros(EDGES, EDGE), np.zeros(NODES, np.int32), np.zeros(1, title.scores), desk, playouts,
    )  # fmt: skip
    return begun, games
