"""What a bot thinks of a position, for people and for programs that explain it."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from caravelle.core.advice import Prospect
from caravelle.core.events import NOBODY
from caravelle.core.match import Match

from .judging import Judgement
from .trees import Numbers, Tally, Tree


@dataclass(frozen=True)
class Option:
    """A legal decision: how often it was tried, and what every side may expect after it.

    `share` is its part of all trials. One that was not tried has the evaluation's prospects.
    """

    notation: str
    visits: int
    share: float
    sides: tuple[Prospect, ...]


@dataclass(frozen=True)
class Analysis:
    """A position: its decisions, the best first, and what every side may expect if it is taken.

    `actor` is the seat that decides, None when the game is over; then there are no options and
    `sides` is the result. `playouts` is how many trials this rests on.
    """

    actor: int | None
    options: tuple[Option, ...]
    sides: tuple[Prospect, ...]
    playouts: int


def merged(trees: Sequence[Tree]) -> Tally:
    """The sums over trees of the same position."""
    tallies = [tree.tally() for tree in trees]
    return Tally(
        actions=tallies[0].actions,
        visits=np.sum([tally.visits for tally in tallies], axis=0),
        wins=np.sum([tally.wins for tally in tallies], axis=0),
        glories=np.sum([tally.glories for tally in tallies], axis=0),
    )


def analysis_of(match: Match, tally: Tally, judged: Judgement) -> Analysis:
    """The sums as an analysis; `judged` values the decisions that were not tried.

    Those that end the game have its result, tried or not.
    """
    results = _results(match, tally.actions)
    options = [
        Option(
            notation=match.notation.write(int(action)),
            visits=int(tally.visits[row]),
            share=float(tally.visits[row] / max(1, tally.visits.sum())),
            sides=results.get(row) or _prospects(tally, judged, row),
        )
        for row, action in enumerate(tally.actions)
    ]
    actor = match.actor
    assert actor is not None
    options.sort(key=lambda option: (-option.visits, -option.sides[actor].win))
    return Analysis(actor, tuple(options), options[0].sides, int(tally.visits.sum()))


def _prospects(tally: Tally, judged: Judgement, row: int) -> tuple[Prospect, ...]:
    visits = tally.visits[row]
    wins = tally.wins[row] / visits if visits else judged.wins[row]
    glories = tally.glories[row] / visits if visits else judged.glories[row]
    return tuple(map(Prospect, wins.tolist(), glories.tolist()))


def _results(match: Match, actions: Numbers) -> dict[int, tuple[Prospect, ...]]:
    """What the decisions that end the game come to, by their place."""
    states = match.engine.own(np.repeat(match.state, len(actions)))
    match.engine.apply(match.tables, states, actions)
    found = {}
    for place in np.flatnonzero(states["actor"] == NOBODY).tolist():
        branch = match.copy()
        branch.do(match.notation.write(int(actions[place])))
        found[place] = result_of(branch).sides
    return found


def result_of(match: Match) -> Analysis:
    """The analysis of a finished match: who has won."""
    winners = match.winners
    return Analysis(
        None,
        (),
        tuple(
            Prospect(1 / len(winners) if side in winners else 0.0, float(score["total"]))
            for side, score in enumerate(match.scores)
        ),
        0,
    )
