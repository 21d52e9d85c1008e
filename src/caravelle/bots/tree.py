"""The tree of a search: positions that were tried, and the decisions between them.

Monte Carlo tree search for many players: every seat goes for its own worth. For each position the
tree keeps what all playouts through it came to, for every side. It keeps no states: a playout
begins with a copy of the root and makes the decisions on its way again, which takes less time than
states would take room.

The next decision is chosen by PUCT: its worth so far, plus a premium for what is likely to be good
and was tried little. What is likely to be good, the title's evaluation says of every decision when
a node is made; the node's own value is that of the best of them.
"""

from math import exp, sqrt
from typing import Annotated, Any

from caravelle.core.choices import ROOM
from caravelle.core.entries import apply, legal
from caravelle.core.evaluation import SIDES
from caravelle.core.events import NOBODY
from caravelle.core.kernel import rule
from caravelle.core.records import F8, I2, I4, Floats, Ints, Records, dtype_of
from caravelle.core.rng import below, stepped

from .desk import DEPTH, Desk
from .valuing import estimate, play_on, settle_result, worth

NONE = -1
GRAIN = 1 << 20  # steps of a random number between 0 and 1


class Node:
    """A position: sums over all playouts that came through it."""

    win: Annotated[Floats, "f8", SIDES]  # victories, shared ones in parts
    glory: Annotated[Floats, "f8", SIDES]
    visits: I4
    parent: I4
    first: I4  # its first edge
    count: I2  # how many edges; 0: the game is over
    actor: I2  # the seat that decides, or NOBODY


class Edge:
    """A decision that is legal there."""

    guess: F8  # its worth for the actor by the evaluation alone
    prior: F8  # how likely it is to be tried; all of a node add up to 1
    child: I4  # the node behind it, or NONE
    action: I4


NODE, EDGE = dtype_of(Node), dtype_of(Edge)


@rule
def play_once(
    tables: Any,
    states: Records[Any],
    nodes: Records[Node],
    edges: Records[Edge],
    scores: Any,
    desk: Desk,
) -> None:
    """One playout: from the root, which is `states[0]`, to a new leaf, and back with its value.

    The states behind the root are scratch room: the walker, and one for trials.
    """
    walker = states[1]
    node, depth, is_new = 0, 0, False
    while not is_new and nodes[node].count > 0 and depth < DEPTH - 1:
        edge = select(nodes, edges, nodes[node], desk)
        apply(tables, walker, edges[edge].action, desk.events)
        if edges[edge].child == NONE:
            if is_full(nodes, edges, desk):
                break
            edges[edge].child = grow(tables, states, nodes, edges, scores, desk, node)
            is_new = nodes[edges[edge].child].count != 1  # a forced decision is gone through
        node = edges[edge].child
        depth += 1
        desk.path[depth] = node
    desk.deepest = max(desk.deepest, depth)
    value_leaf(tables, states, scores, desk, nodes[node], is_new)
    back_up(nodes, desk, depth)


@rule
def grow(
    tables: Any,
    states: Records[Any],
    nodes: Records[Node],
    edges: Records[Edge],
    scores: Any,
    desk: Desk,
    parent: int,
) -> int:
    """Add the walker's position to the tree, with its decisions; returns the new node's number.

    Notes the value after the best decision, if the evaluation is asked at all.
    """
    number = desk.nodes
    node = nodes[number]
    desk.nodes += 1
    legal(tables, states[1], desk.choices)
    clean(node, parent, desk)
    if desk.choices.count > 0:
        node.actor = states[1].actor
    for index in range(desk.choices.count):
        edge = edges[desk.edges]
        desk.edges += 1
        edge.action = desk.choices.ids[index]
        edge.child = NONE
        edge.guess = 1.0  # unless it is weighed: each is tried once then
        edge.prior = 1.0 / desk.choices.count
    if not desk.by_playing and node.count > 1:
        weigh(tables, states, edges, scores, desk, node)
    return number


@rule
def clean(node: Node, parent: int, desk: Desk) -> None:
    """A node that nothing is known of yet."""
    for side in range(SIDES):
        node.win[side] = 0.0
        node.glory[side] = 0.0
    node.visits = 0
    node.parent = parent
    node.first = desk.edges
    node.count = desk.choices.count
    node.actor = NOBODY


@rule
def weigh(
    tables: Any, states: Records[Any], edges: Records[Edge], scores: Any, desk: Desk, node: Node
) -> None:
    """Ask the evaluation about each decision of a node, and keep the best answer on the desk."""
    best = -1.0
    for number in range(node.first, node.first + node.count):
        states[2] = states[1]
        apply(tables, states[2], edges[number].action, desk.events)
        estimate(tables, states[2], scores, desk)
        edges[number].guess = worth(desk, node.actor)
        if number == node.first or edges[number].guess > best:
            best = edges[number].guess
            for side in range(desk.sides):
                desk.best_glory[side] = desk.glory[side]
                desk.best_win[side] = desk.win[side]
    set_priors(edges, desk, node, best)


@rule
def set_priors(edges: Records[Edge], desk: Desk, node: Node, best: float) -> None:
    """The better the guess, the likelier; with some luck, so that trees with other luck differ."""
    total = 0.0
    for number in range(node.first, node.first + node.count):
        desk.word = stepped(desk.word)
        luck = desk.noise * (float(below(desk.word, GRAIN)) / GRAIN - 0.5)
        edges[number].prior = exp((edges[number].guess - best) / desk.trust + luck)
        total += edges[number].prior
    for number in range(node.first, node.first + node.count):
        edges[number].prior /= total


@rule
def select(nodes: Records[Node], edges: Records[Edge], node: Node, desk: Desk) -> int:
    """The edge to be tried next. In a full tree only those that have been tried, if any has."""
    root = sqrt(float(node.visits))
    chosen, most = NONE, 0.0
    full = is_full(nodes, edges, desk)
    for number in range(node.first, node.first + node.count):
        child = edges[number].child
        value, visits = edges[number].guess, 0
        if child != NONE:
            visits = nodes[child].visits
            value = average_worth(nodes[child], node.actor, desk)
        elif full and (chosen != NONE or number < node.first + node.count - 1):
            continue
        value += desk.boldness * edges[number].prior * root / (1 + visits)
        if chosen == NONE or value > most:
            chosen, most = number, value
    return chosen


@rule
def average_worth(node: Node, side: int, desk: Desk) -> float:
    """What a node's playouts were worth to a side on average."""
    return (node.win[side] + desk.thrift * node.glory[side]) / node.visits


@rule
def is_full(nodes: Records[Node], edges: Records[Edge], desk: Desk) -> bool:
    """Whether there may be no room for a further position with its decisions."""
    return desk.nodes >= len(nodes) or desk.edges + ROOM > len(edges)


@rule
def value_leaf(
    tables: Any, states: Records[Any], scores: Any, desk: Desk, node: Node, is_new: bool
) -> None:
    """Note what the leaf is worth: its result if the game is over, else what is expected."""
    if node.count == 0:
        settle_result(tables, states[1], scores, desk)
    elif desk.by_playing:
        play_on(tables, states[1], scores, desk)
    elif is_new:
        for side in range(desk.sides):
            desk.glory[side] = desk.best_glory[side]
            desk.win[side] = desk.best_win[side]
    else:
        estimate(tables, states[1], scores, desk)


@rule
def back_up(nodes: Records[Node], desk: Desk, depth: int) -> None:
    """Tell every node of the path what the playout came to."""
    for place in range(depth + 1):
        node = nodes[desk.path[place]]
        node.visits += 1
        for side in range(desk.sides):
            node.win[side] += desk.win[side]
            node.glory[side] += desk.glory[side]


@rule
def keep_below(
    nodes: Records[Node], edges: Records[Edge], moved: Ints, root: int, desk: Desk
) -> None:
    """Make a node the root, and forget all that is not below it.

    What stays moves to the front. A parent comes before its children, so one pass is enough;
    `moved` has a NONE for every node and takes their new numbers.
    """
    used, kept = 0, 0
    for number in range(root, desk.nodes):
        parent = nodes[number].parent
        if number != root and (parent < root or moved[parent] == NONE):
            continue
        moved[number] = kept
        nodes[kept] = nodes[number]
        node = nodes[kept]
        first, node.first = node.first, used
        for offset in range(node.count):
            edges[used + offset] = edges[first + offset]
        used += node.count
        if number == root:
            node.parent = NONE
        else:
            node.parent = moved[parent]
            repoint(edges, nodes[node.parent], number, kept)
        kept += 1
    desk.nodes, desk.edges = kept, used


@rule
def repoint(edges: Records[Edge], parent: Node, old: int, new: int) -> None:
    """A child of a node has a new number. Later ones still have larger old ones."""
    for number in range(parent.first, parent.first + parent.count):
        if edges[number].child == old:
            edges[number].child = new
