"""A tournament: a plan, a folder with its results, and what is done with them."""

import json
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from caravelle.core.engine import cores

from .crew import play_here
from .entrants import prepare
from .folder import locked
from .plan import USUAL_LIMIT, ArenaError, Mix, Plan, make_plan
from .record import Outcome, Record
from .results import FAULTS, GAMES, Results, journal_name

PAGE, FIGURES = "report.html", "report.json"

Progress = Callable[[Record, int, int], None]  # the game that has ended, how many have, of how many


class Tournament:
    """Bots that play each other at one or more tables.

    `bots` are names as `caravelle.bots.create` takes them, a bot of your own as "module:Class".
    Every other option of the game (players, chart, edition, variant ...) may be a list of values;
    there is a table for each combination that goes together, and `games` at each table.
    Everything is kept in the folder `out`. Raises OptionError for options that can't be.
    """

    def __init__(
        self,
        bots: Sequence[str],
        games: int,
        *,
        out: str | Path,
        game: str = "endeavor",
        seed: int = 0,
        mix: Mix | None = None,
        limit: float = USUAL_LIMIT,
        **options: Any,
    ) -> None:
        self.plan = make_plan(bots, games, game=game, seed=seed, mix=mix, limit=limit, **options)
        self.out = Path(out)

    @classmethod
    def of(cls, plan: Plan, out: str | Path) -> "Tournament":
        """The tournament of a plan that you have."""
        tournament = cls.__new__(cls)
        tournament.plan, tournament.out = plan, Path(out)
        return tournament

    @classmethod
    def read(cls, out: str | Path) -> "Tournament":
        """The tournament in a folder. Raises ArenaError if there is none, OSError."""
        return cls.of(Results.read(Path(out) / GAMES).plan, out)

    def run(
        self,
        *,
        workers: int | None = None,
        ray: str | None = None,
        resume: bool = False,
        progress: Progress | None = None,
    ) -> Results:
        """Play the games that are missing, and return the results.

        `workers` is how many play at once (None: one for each core). With `ray`, the address of a
        Ray cluster, "auto" or "local", they run there. `resume` goes on with what is in the folder;
        without it the folder must have no results yet, else ArenaError. `progress` is told of every
        game.

        Whenever it is stopped, by whatever means, finished games are kept.
        """
        prepare(self.plan)
        self.out.mkdir(parents=True, exist_ok=True)
        with (
            locked(self.out),
            closing(self._opened(resume)) as results,
            closing(self._outcomes(results, workers, ray)) as outcomes,
        ):
            for outcome in outcomes:
                self._keep(results, outcome, progress)
        return self.results()

    def results(self) -> Results:
        """All games so far. Raises ArenaError if there are none, OSError."""
        return Results.read(self.out / GAMES)

    @property
    def page(self) -> Path:
        """Where the report is written."""
        return self.out / PAGE

    def report(self, language: str = "en") -> dict[str, Any]:
        """Write the report as a page and as JSON; returns what is in the latter.

        Raises ArenaError if there are no results, OSError.
        """
        from .figures import figures
        from .report import report_page
        from .tally import Tally

        results = self.results()
        found = figures(Tally.of(self.plan, results))
        text = json.dumps(found, indent=1, ensure_ascii=False)
        (self.out / FIGURES).write_text(f"{text}\n", "utf-8", newline="\n")
        self.page.write_text(report_page(found, language), "utf-8", newline="\n")
        return found

    def _opened(self, resume: bool) -> Results:
        path = self.out / GAMES
        if not path.exists():
            return Results.begin(path, self.plan)
        if resume:
            return Results.resume(path, self.plan)
        if Results.read(path).count:
            raise ArenaError(f"{path}: has results; resume them, or take another folder")
        path.unlink()
        return Results.begin(path, self.plan)

    def _outcomes(
        self, results: Results, workers: int | None, ray: str | None
    ) -> Generator[Outcome]:
        """The outcomes of the games that are missing."""
        left = len(results) - results.count
        if ray is not None:
            return _play_on_ray()(self.plan, results.missing(), ray, workers)
        return play_here(self.plan, results.missing(), min(workers or cores(), left))

    def _keep(self, results: Results, outcome: Outcome, progress: Progress | None) -> None:
        record = outcome.record
        if outcome.journal is not None:
            folder = self.out / FAULTS
            folder.mkdir(exist_ok=True)
            (folder / journal_name(record.game)).write_text(outcome.journal, "utf-8", newline="\n")
        if results.add(record) and progress is not None:
            progress(record, results.count, len(results))


def _play_on_ray() -> Callable[[Plan, Iterable[int], str, int | None], Generator[Outcome]]:
    """Playing on Ray, where that is installed."""
    try:
        from .cluster import play_on_ray
    except ImportError:
        raise ArenaError("Ray is missing: install caravelle with the extra `cluster`") from None
    return play_on_ray
