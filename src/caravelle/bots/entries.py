"""Entries: the functions through which Python calls the bots' part of a kernel."""

from typing import Any

from caravelle.core.entries import apply, legal, start_generator
from caravelle.core.kernel import rule
from caravelle.core.records import FloatGrid, Ints, Records, Words

from .desk import Desk
from .tree import NONE, Edge, Node, grow, keep_below, play_once
from .valuing import estimate


@rule
def grow_tree(
    tables: Records[Any],
    states: Records[Any],
    nodes: Records[Node],
    edges: Records[Edge],
    scores: Records[Any],
    desks: Records[Desk],
    playouts: int,
) -> None:
    """Make so many playouts from `states[0]`; two states behind it are scratch room."""
    if desks[0].nodes == 0:
        states[1] = states[0]
        grow(tables[0], states, nodes, edges, scores[0], desks[0], NONE)
    for _ in range(playouts):
        states[1] = states[0]
        play_once(tables[0], states, nodes, edges, scores[0], desks[0])
        desks[0].playouts += 1


@rule
def forget_others(
    nodes: Records[Node], edges: Records[Edge], moved: Ints, root: int, desks: Records[Desk]
) -> None:
    """Keep only what is below node `root`, which becomes the first one."""
    keep_below(nodes, edges, moved, root, desks[0])


@rule
def judge_each(
    tables: Records[Any],
    states: Records[Any],
    scores: Records[Any],
    desks: Records[Desk],
    actions: Ints,
    wins: FloatGrid,
    glories: FloatGrid,
) -> int:
    """Value the position after each legal decision of `states[0]`; returns how many there are."""
    desk = desks[0]
    legal(tables[0], states[0], desk.choices)
    for index in range(desk.choices.count):
        actions[index] = desk.choices.ids[index]
        states[1] = states[0]
        apply(tables[0], states[1], actions[index], desk.events)
        estimate(tables[0], states[1], scores[0], desk)
        for side in range(desk.sides):
            wins[index, side] = desk.win[side]
            glories[index, side] = desk.glory[side]
    return desk.choices.count


@rule
def restart_chance(states: Records[Any], words: Words) -> None:
    """Give every state a generator of its own."""
    for game in range(len(states)):
        start_generator(states[game], words[game])


ENTRIES = (grow_tree, forget_others, judge_each, restart_chance)
