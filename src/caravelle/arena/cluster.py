"""On a cluster: the games of a plan as tasks of Ray, each played by a keeper where it lands.

The only module that knows Ray. A task whose process or machine is lost is begun again by Ray, and
a game counts once however often it was played: its number says which it is, and its seeds make it
the same game.
"""

import os
import time
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from typing import Any

import ray
from ray.exceptions import RayError, RayTaskError

from caravelle.core.engine import cores

from .keeper import Keeper, import_path
from .plan import ArenaError, Plan
from .record import Outcome

RETRIES = 20  # of a task whose process or machine is lost
AHEAD = 2  # tasks for each processor, so that none waits for the next one
LOOK = 5.0  # seconds between two looks at how large the cluster is

_keepers: dict[str, Keeper] = {}  # of this process of Ray, by plan


def play_on_ray(
    plan: Plan, games: Iterable[int], address: str, workers: int | None
) -> Generator[Outcome]:
    """The outcomes of the games, in the order in which they end.

    `address` is that of a cluster, "auto" for the one of this machine, "local" for one of our own.
    `workers` is how many games are played at once, None: as many as there are processors, and more
    as soon as machines join. Whoever stops asking ends the tasks. Raises ArenaError if there is no
    such cluster, or what a keeper raises.
    """
    _connect(address, workers)
    pending: list[Any] = []
    try:
        yield from _outcomes(plan, iter(games), workers, pending)
    finally:
        for task in pending:
            ray.cancel(task, force=True)
        ray.shutdown()


def _connect(address: str, workers: int | None) -> None:
    """Join a cluster, or begin one here, which reports to nobody."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == "local":
            ray.init(address="local", num_cpus=workers or cores(), include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError, RayError) as fault:
        raise ArenaError(f"no Ray cluster at {address}: {fault}") from None


def _outcomes(
    plan: Plan, games: Iterator[int], workers: int | None, pending: list[Any]
) -> Iterator[Outcome]:
    """Keep so many tasks under way as the cluster can take; `pending` are those at any time."""
    play = ray.remote(num_cpus=1, max_retries=RETRIES)(_play)
    told = plan.model_dump_json()
    room, looked = _room(workers), time.monotonic()
    while True:
        if time.monotonic() - looked > LOOK:
            room, looked = _room(workers), time.monotonic()
        for game in islice(games, max(0, room - len(pending))):
            pending.append(play.remote(told, game, import_path()))
        if not pending:
            return
        done, pending[:] = ray.wait(pending)
        for task in done:
            yield _got(task)


def _room(workers: int | None) -> int:
    """How many tasks there shall be."""
    if workers is not None:
        return workers
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, AHEAD * int(resources.get("CPU", 1)))


def _got(task: Any) -> Outcome:
    """The outcome of a task that is done."""
    try:
        found: Outcome = ray.get(task)
    except RayTaskError as fault:
        if isinstance(fault.cause, ArenaError):
            raise ArenaError(str(fault.cause)) from None
        raise
    except RayError as fault:
        raise ArenaError(f"a game was lost {RETRIES} times on the cluster: {fault}") from None
    return found


def _play(told: str, game: int, path: list[str]) -> Outcome:
    """Play a game, in a process of Ray: its keeper lives as long as the process does."""
    if told not in _keepers:
        while _keepers:
            _keepers.popitem()[1].stop()
        _keepers[told] = Keeper(Plan.model_validate_json(told), path)
    return _keepers[told].play(game)
