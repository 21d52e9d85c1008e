"""Trees as Python sees them: one for each thread of a search."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from caravelle.core.match import Match
from caravelle.core.records import Array

from .program import Program
from .tree import EDGE, NODE, NONE
from .worktop import Knobs, Worktop

BREADTH = 10  # edges that there is room for beside each node
Numbers = npt.NDArray[Any]


@dataclass(frozen=True)
class Tally:
    """What the playouts through each decision of the root came to, in the order of `actions`."""

    actions: Numbers
    visits: Numbers
    wins: Numbers  # sums, one column a side
    glories: Numbers


class Tree:
    """One tree over a match, grown from a position in at most `room` bytes."""

    def __init__(
        self, program: Program, match: Match, state: Array, seed: int, room: int, knobs: Knobs
    ) -> None:
        self.program, self.top = program, Worktop(program, match, state, seed, knobs)
        nodes = max(64, room // (NODE.itemsize + BREADTH * EDGE.itemsize))
        self._nodes = program.zeros(nodes, NODE)
        self._edges = program.zeros(max(1024, nodes * BREADTH), EDGE)

    def grow(self, playouts: int) -> None:
        """Make so many playouts."""
        top = self.top
        self.program.grow_tree(
            top.tables, top.states, self._nodes, self._edges, top.scores, top.desk, playouts
        )

    @property
    def size(self) -> int:
        """How many positions it holds."""
        return int(self.top.desk["nodes"][0])

    def visits(self) -> Numbers:
        """How often each decision of the root was tried."""
        return self.tally().visits

    def tally(self) -> Tally:
        """What is known of the decisions of the root."""
        first, count = (int(self._nodes[name][0]) for name in ("first", "count"))
        edges, sides = self._edges[first : first + count], self.top.sides
        children = edges["child"]
        known = (children != NONE)[:, None]
        return Tally(
            actions=edges["action"].copy(),
            visits=np.where(known[:, 0], self._nodes["visits"][children], 0),
            wins=np.where(known, self._nodes["win"][children, :sides], 0.0),
            glories=np.where(known, self._nodes["glory"][children, :sides], 0.0),
        )

    def descend(self, actions: Sequence[int], state: Array) -> bool:
        """Go on from the position after some decisions; False if the tree does not hold it.

        `state` is that position.
        """
        node = self._found(actions) if self.size else NONE
        if node == NONE:
            return False
        moved = np.full(self.size, NONE, self._moved_form())
        self.program.forget_others(self._nodes, self._edges, moved, node, self.top.desk)
        self.top.put(state)
        return True

    def _moved_form(self) -> str:
        return "i8" if self.program.wide else "i4"

    def _found(self, actions: Sequence[int]) -> int:
        """The node after some decisions of the root, or NONE."""
        node = 0
        for action in actions:
            first, count = (int(self._nodes[name][node]) for name in ("first", "count"))
            edges = self._edges[first : first + count]
            (places,) = np.nonzero(edges["action"] == action)
            node = int(edges["child"][places[0]]) if len(places) else NONE
            if node == NONE:
                return NONE
        return node
