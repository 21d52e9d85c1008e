"""The past of a table in numbers."""

from typing import Any

from .live import Live


def history(live: Live) -> dict[str, Any]:
    """The Glory of every side after each decision, and at the end of each round.

    `lengths[k]` is the journal's length at which round `rounds[k]` was over, or is now.
    """
    match = live.match
    positions = match.engine.own(match.positions)
    totals = match.engine.scores(match.tables, positions)["seat"]["total"]
    sides = range(len(match.setting.sides))
    after = totals[:, : len(sides)].tolist()
    ends = [
        k
        for k in range(1, live.length)
        if live.rounds[k] != live.rounds[k - 1] and live.rounds[k - 1]
    ]
    lengths = [*ends, live.length]
    return {
        "sides": list(match.setting.sides),
        "decisions": after,
        "rounds": [live.rounds[length - 1] if length else 0 for length in lengths],
        "lengths": lengths,
        "glory": [[after[length][side] for length in lengths] for side in sides],
    }
