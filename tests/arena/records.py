"""Records that nobody has played, for tests of what is made of them."""

import random
from collections.abc import Iterator

from caravelle.arena.plan import Plan, make_plan
from caravelle.arena.record import Record
from caravelle.arena.schedule import Schedule
from caravelle.arena.tally import Tally


def plan(games: int, bots: tuple[str, ...] = ("strong", "weak"), **options: object) -> Plan:
    """A plan; its bots need not be there."""
    wishes: dict[str, object] = {"players": [2, 3], "chart": "side_a", **options}
    return make_plan(bots, games, **wishes)  # type: ignore[arg-type]


def records(plan: Plan) -> Iterator[Record]:
    """Games in which the first bot of the plan gets 8 Glory more than the others on average."""
    rows = Tally(plan).tables[0].rows
    for pairing in Schedule(plan):
        chance = random.Random(pairing.seed)
        totals = [chance.randint(20, 40) + 8 * (bot == 0) for bot in pairing.bots]
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        yield Record(
            game=pairing.game,
            table=pairing.table,
            bots=pairing.bots,
            seed=pairing.seed,
            first=chance.randrange(len(totals)),
            length=chance.randint(90, 110),
            winners=winners,
            scores=tuple(
                tuple(total if row in ("cities", "total") else 0 for row in rows)
                for total in totals
            ),
            facts={
                "start": [{"colonial_house": 1} for _ in totals],
                "building": [{"market": 2} if bot == 0 else {"bank": 1} for bot in pairing.bots],
                "opened": {"africa": 3} if pairing.game % 4 == 0 else {},
                "governor": [{} for _ in totals],
                "action": [{"occupy": 4, "pass": 7} for _ in totals],
                "card": [{} for _ in totals],
                "space": [{} for _ in totals],
                "link": [{} for _ in totals],
            },
            took=tuple((50, 0.25, 0.02) for _ in totals),
        )
