"""The tally: what all games of a tournament come to, one game in memory at a time."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from caravelle.core.statistics import Measure, Statistics
from caravelle.core.title import Setting, Title
from caravelle.games import title

from .plan import Plan, setting_of
from .ratings import Ratings
from .record import Record
from .sums import Sums, Wins

TOLD_FAULTS = 50  # of those that are told one by one
NOTHING = Statistics((), ("", ""), {})


@dataclass(frozen=True)
class Ended:
    """A fault that is told: the game, the bot, and what it did."""

    record: Record
    bot: int


class Tally:
    """All games of a plan that are played so far: `add` them in the order of their numbers."""

    def __init__(self, plan: Plan) -> None:
        game = title(plan.game)
        self.plan, self.title = plan, game
        self.tables = [self._table(setting_of(game, t.options)) for t in plan.tables]
        self.rivals = tuple(dict.fromkeys(r for t in self.tables for r in t.setting.rivals))
        self.ratings = Ratings(len(plan.bots) + len(self.rivals))
        self.duels: dict[tuple[int, int], Sums] = {}
        self.thinking = [Thinking() for _ in plan.bots]
        self.games = 0
        self.faults: Counter[tuple[int, str]] = Counter()
        self.ended: list[Ended] = []

    def _table(self, setting: Setting) -> "TableTally":
        return TableTally(self.title.playing(setting.options), setting)

    @classmethod
    def of(cls, plan: Plan, records: Iterable[Record]) -> "Tally":
        """The tally of these games."""
        tally = cls(plan)
        for record in records:
            tally.add(record)
        return tally

    def add(self, record: Record) -> None:
        """Count a game. One that ended by a fault counts for who has won, and nothing else."""
        self.games += 1
        table = self.tables[record.table]
        rivals = [len(self.plan.bots) + self.rivals.index(r) for r in table.setting.rivals]
        players, ranks = (*record.bots, *rivals), table.ranks(record)
        self.ratings.add(players, ranks)
        self._compare(players, ranks)
        for seat, bot in enumerate(record.bots):
            self.thinking[bot].add(*record.took[seat])
        if record.fault is not None:
            bot = record.bots[record.fault.seat]
            self.faults[bot, record.fault.kind] += 1
            if len(self.ended) < TOLD_FAULTS:
                self.ended.append(Ended(record, bot))
        table.add(record)

    def _compare(self, players: Sequence[int], ranks: Sequence[int]) -> None:
        """For every two players how often one came before the other, of all seats they had."""
        found: dict[tuple[int, int], list[float]] = {}
        for one, rank in zip(players, ranks, strict=True):
            for other, place in zip(players, ranks, strict=True):
                if one != other:
                    above = 0.5 if rank == place else float(rank < place)
                    found.setdefault((one, other), []).append(above)
        for pair, above_each in found.items():
            self.duels.setdefault(pair, Sums()).add([[sum(above_each) / len(above_each)]])


class Thinking:
    """The time that a bot took for its decisions."""

    def __init__(self) -> None:
        self.decisions, self.seconds, self.longest = 0, 0.0, 0.0

    def add(self, decisions: int, seconds: float, longest: float) -> None:
        """Add those of a game."""
        self.decisions += decisions
        self.seconds += seconds
        self.longest = max(self.longest, longest)


@dataclass
class BotTally:
    """What a bot came to at a table."""

    wins: Wins = field(default_factory=Wins)
    scores: Sums = field(default_factory=Sums)


class TableTally:
    """The games at one table; its title is that of the variant."""

    def __init__(self, game: Title, setting: Setting) -> None:
        self.setting, self.rows = setting, game.score_rows
        self.games = self.finished = self.decisions = 0
        self.length: Counter[int] = Counter()
        self.glory, self.glory_by_turn = Sums(), Sums()
        self.scores, self.wins_of_sides = Sums(), [Wins() for _ in setting.sides]
        self.wins_by_turn = [Wins() for _ in setting.seats]
        self.bots: dict[int, BotTally] = {}
        self.line_ups: dict[tuple[int, ...], dict[int, Wins]] = {}
        statistics = game.statistics or NOTHING
        self.sections, self.clock = statistics.sections, statistics.clock[1]
        self.measures = tuple(m.name for m in statistics.measures)
        self.counts = {m.name: CountTally(m) for m in statistics.measures if not m.dates}
        self.dates = {m.name: DateTally(m) for m in statistics.measures if m.dates}

    def ranks(self, record: Record) -> list[int]:
        """The place of each side, the winners first; who ended the game by a fault is the last."""
        if record.fault is not None:
            return [int(side not in record.winners) for side in range(len(self.setting.sides))]
        total = self.rows.index("total")
        keys = [(side not in record.winners, -row[total]) for side, row in enumerate(record.scores)]
        return [sorted(keys).index(key) for key in keys]

    def add(self, record: Record) -> None:
        """Count a game."""
        self.games += 1
        sides, fair = len(self.setting.sides), 1 / len(self.setting.sides)
        shares = [0.0] * sides
        for side in record.winners:
            shares[side] = 1 / len(record.winners)
        for seat, bot in enumerate(record.bots):
            self.bots.setdefault(bot, BotTally()).wins.add(shares[seat], fair)
        self._add_line_up(record, shares, fair)
        if record.fault is None:
            self._add_finished(record, shares, fair)

    def _add_line_up(self, record: Record, shares: list[float], fair: float) -> None:
        wins = self.line_ups.setdefault(tuple(sorted(record.bots)), {})
        for bot in set(record.bots):
            seats = [seat for seat, sitting in enumerate(record.bots) if sitting == bot]
            mine = sum(shares[seat] for seat in seats)
            wins.setdefault(bot, Wins()).add(mine, fair * len(seats))

    def _add_finished(self, record: Record, shares: list[float], fair: float) -> None:
        self.finished += 1
        self.decisions += record.length
        self.length[record.length] += 1
        total, seats = self.rows.index("total"), len(self.setting.seats)
        totals = [row[total] for row in record.scores]
        order = [(record.first + turn) % seats for turn in range(seats)]
        self.glory.add([totals])
        self.glory_by_turn.add([[totals[seat] for seat in order]])
        self.scores.add(record.scores[:seats])
        for side, wins in enumerate(self.wins_of_sides):
            wins.add(shares[side], fair)
        for wins, seat in zip(self.wins_by_turn, order, strict=True):
            wins.add(shares[seat], fair)
        for seat, bot in enumerate(record.bots):
            self.bots[bot].scores.add([record.scores[seat]])
        for name, count in self.counts.items():
            count.add(record.facts[name], record.bots, shares, fair)
        for name, dates in self.dates.items():
            dates.add(record.facts[name])


class Had:
    """Seats that had a thing: how many of it, and what became of them."""

    __slots__ = ("pieces", "wins")

    def __init__(self) -> None:
        self.pieces, self.wins = 0, Wins()


class CountTally:
    """A measure that counts things by seat."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure
        self.games: Counter[str] = Counter()  # in which somebody had the thing
        self.had: dict[tuple[int, str], Had] = {}  # by bot and thing

    def add(
        self,
        seats: list[dict[str, int]],
        bots: Sequence[int],
        shares: Sequence[float],
        fair: float,
    ) -> None:
        """Count a game."""
        self.games.update({thing for counts in seats for thing in counts})
        for counts, bot, share in zip(seats, bots, shares, strict=False):
            for thing, pieces in counts.items():
                had = self.had.setdefault((bot, thing), Had())
                had.pieces += pieces
                had.wins.add(share, fair)


class DateTally:
    """A measure that dates what happens."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure
        self.dates: dict[str, Counter[int]] = {}

    def add(self, dates: dict[str, int]) -> None:
        """Count a game."""
        for thing, date in dates.items():
            self.dates.setdefault(thing, Counter())[date] += 1
