"""The desk: what one thread of a search works with besides the positions and its tree."""

from typing import Annotated

from caravelle.core.choices import Choices
from caravelle.core.evaluation import SIDES, Measures, Weights
from caravelle.core.events import Events
from caravelle.core.records import F8, I8, U8, Floats, Ints, dtype_of

DEPTH = 512  # decisions from the root to the deepest node of a tree


class Desk:
    """Numbers that stay the same during a search, and scratch room for one playout."""

    word: U8  # the generator of the search
    seats: I8  # how many play
    sides: I8  # how many are scored: the seats, and whoever plays without one
    features: I8  # how many features the evaluation has
    by_playing: I8  # 1: a leaf is valued by a random playout; 0: by the evaluation
    nodes: I8  # nodes of the tree in use
    edges: I8  # edges of the tree in use
    playouts: I8  # since the tree was begun
    deepest: I8  # most decisions from the root to a leaf
    boldness: F8  # how much more a decision is worth trying that was tried little
    trust: F8  # the difference of worth that makes a decision e times as likely to be tried
    noise: F8  # how far luck may shift that difference
    thrift: F8  # what a point of Glory is worth beside the chance to win
    glory: Annotated[Floats, "f8", SIDES]  # of the position valued last: expected in the end
    win: Annotated[Floats, "f8", SIDES]  # likewise: the chance to win
    best_glory: Annotated[Floats, "f8", SIDES]  # the same, after the best decision seen
    best_win: Annotated[Floats, "f8", SIDES]
    path: Annotated[Ints, "i4", DEPTH]  # nodes of the playout, the root first
    choices: Annotated[Choices, Choices]
    events: Annotated[Events, Events]  # without room
    measures: Annotated[Measures, Measures]
    weights: Annotated[Weights, Weights]


DESK = dtype_of(Desk)
