"""The arena: tournaments of bots, on all cores or a cluster, and what they tell.

    from caravelle.arena import Tournament
    tournament = Tournament(["greedy", "random"], games=200, players=[2, 4], out="results")
    tournament.run()

plan.py, schedule.py    what is played; who sits where in which game, and from which seeds
game.py, record.py      one game, and what is kept of it
results.py              the file of results
worker.py, keeper.py    a process that plays, and who looks after it
crew.py, cluster.py     many of them: on this machine, on Ray
tally.py, ratings.py    what all games come to
figures.py, report/     the same as JSON, and as a page
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .plan import ArenaError, Plan
    from .record import Fault, Record
    from .results import Results
    from .schedule import Pairing, Schedule
    from .tournament import Tournament

_LATER = {
    "ArenaError": "plan",
    "Fault": "record",
    "Pairing": "schedule",
    "Plan": "plan",
    "Record": "record",
    "Results": "results",
    "Schedule": "schedule",
    "Tournament": "tournament",
}

__all__ = [
    "ArenaError",
    "Fault",
    "Pairing",
    "Plan",
    "Record",
    "Results",
    "Schedule",
    "Tournament",
]


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f".{_LATER[name]}", __name__), name)
