"""The figures of a tournament as plain JSON values: what programs read, and the page tells."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from .results import FAULTS, journal_name
from .schedule import LineUps
from .sums import Share, Spread, Sums, Wins, means
from .tally import BotTally, CountTally, DateTally, TableTally, Tally, Thinking

Values = dict[str, Any]
FORMAT = 1


def figures(tally: Tally) -> Values:
    """All figures. Shares are out of 1; `low` and `high` hold the true one 95 times in 100."""
    plan = tally.plan
    return {
        "format": FORMAT,
        "plan": plan.model_dump(mode="json"),
        "games": tally.games,
        "planned": plan.games * len(plan.tables),
        "bots": [_bot(tally, bot) for bot in range(len(plan.bots))],
        "rivals": [
            {**_rating(tally, player, rival), "ahead": _ahead(tally, player)}
            for player, rival in enumerate(tally.rivals, len(plan.bots))
        ],
        "duels": [
            {"bot": _name(tally, one), "against": _name(tally, other), **_duel(sums)}
            for (one, other), sums in sorted(tally.duels.items())
        ],
        "faults": [
            {
                "game": ended.record.game,
                "bot": plan.bots[ended.bot],
                "journal": f"{FAULTS}/{journal_name(ended.record.game)}",
                "seat": ended.record.fault.seat,
                "decision": ended.record.fault.decision,
                "kind": ended.record.fault.kind,
                "text": ended.record.fault.text,
                "seed": ended.record.seed,
                "options": plan.tables[ended.record.table].options,
            }
            for ended in tally.ended
            if ended.record.fault is not None
        ],
        "tables": [_table(tally, number) for number in range(len(tally.tables))],
    }


def _name(tally: Tally, player: int) -> str:
    """The name of a bot, or the id of a rival."""
    return (*tally.plan.bots, *tally.rivals)[player]


def _rating(tally: Tally, player: int, name: str) -> Values:
    rating = tally.ratings.of(player)
    return {"bot": name, **(rating.to_json() if rating else {"rating": None, "error": None})}


def _bot(tally: Tally, bot: int) -> Values:
    faults = {kind: count for (who, kind), count in tally.faults.items() if who == bot}
    return {
        **_rating(tally, bot, tally.plan.bots[bot]),
        "ahead": _ahead(tally, bot),
        "wins": _wins([t.bots[bot].wins for t in tally.tables if bot in t.bots]),
        "faults": faults,
        **_thinking(tally.thinking[bot]),
    }


def _wins(parts: list[Wins]) -> Values | None:
    """The wins of several tables together; each seat of a game counts."""
    whole = Wins()
    for part in parts:
        whole.count += part.count
        whole.won += part.won
        whole.expected += part.expected
    return whole.to_json() if whole.count else None


def _thinking(thinking: Thinking) -> Values:
    count = thinking.decisions
    return {
        "decisions": count,
        "seconds": thinking.seconds / count if count else None,
        "longest": thinking.longest if count else None,
    }


def _ahead(tally: Tally, bot: int) -> Values | None:
    """How often it came before others, game by game, whoever these were."""
    duels = [sums for (one, _), sums in tally.duels.items() if one == bot]
    count = sum(sums.count for sums in duels)
    won = sum(sums.spreads()[0].mean * sums.count for sums in duels)
    return Share.of(won, count).to_json() if count else None


def _duel(sums: Sums) -> Values:
    mean = sums.spreads()[0].mean
    return Share.of(mean * sums.count, sums.count).to_json()


def _table(tally: Tally, number: int) -> Values:
    table, plan = tally.tables[number], tally.plan.tables[number]
    line_ups = LineUps(len(tally.plan.bots), plan.seats, tally.plan.mix)
    return {
        "options": plan.options,
        "games": table.games,
        "finished": table.finished,
        "mix": line_ups.mix,
        "cycle": line_ups.cycle,
        "line_ups": [_line_up(tally, bots, wins) for bots, wins in table.line_ups.items()],
        "bots": [_bot_at_table(tally, table, bot) for bot in sorted(table.bots)],
        **(_finished(tally, table) if table.finished else {}),
    }


def _line_up(tally: Tally, bots: tuple[int, ...], wins: dict[int, Wins]) -> Values:
    names = tally.plan.bots
    return {
        "bots": {names[bot]: count for bot, count in Counter(bots).items()},
        "wins": {names[bot]: wins[bot].to_json() for bot in sorted(wins)},
    }


def _bot_at_table(tally: Tally, table: TableTally, number: int) -> Values:
    bot: BotTally = table.bots[number]
    found = {"bot": tally.plan.bots[number], "wins": bot.wins.to_json()}
    if bot.scores.count:
        spreads = dict(zip(table.rows, bot.scores.spreads(), strict=True))
        found["glory"] = spreads["total"].to_json()
        found["sources"] = {row: spread.mean for row, spread in spreads.items()}
    return found


def _finished(tally: Tally, table: TableTally) -> Values:
    """What only games tell that were played to their end."""
    sides = zip(table.setting.sides, table.wins_of_sides, table.glory.spreads(), strict=True)
    turns = zip(table.wins_by_turn, table.glory_by_turn.spreads(), strict=True)
    measures = {
        **{name: _counted(tally, table, count) for name, count in table.counts.items()},
        **{name: _dated(table, dates) for name, dates in table.dates.items()},
    }
    return {
        "length": _length(table),
        "sides": [{"side": side, **_balance(wins, glory)} for side, wins, glory in sides],
        "turns": [
            {"turn": turn, **_balance(wins, glory)} for turn, (wins, glory) in enumerate(turns, 1)
        ],
        "sources": means(table.rows, table.scores),
        "sections": {name: list(rows) for name, rows in table.sections.items()},
        "measures": {name: measures[name] for name in table.measures},
        "extremes": {
            "side": _furthest(table),
            "measures": {name: _extremes(found) for name, found in measures.items()},
        },
    }


def _furthest(table: TableTally) -> Values:
    """The side whose share of victories is furthest from the fair one."""
    found = {
        side: wins.to_json()
        for side, wins in zip(table.setting.sides, table.wins_of_sides, strict=True)
    }
    side = max(found, key=lambda side: abs(found[side]["share"] - found[side]["fair"]))
    return {"side": side, **found[side]}


def _extremes(measure: Values) -> Values:
    """The things that are had in fewest and in most games, in none, and in every one."""
    shares = {row["thing"]: row["games"]["share"] for row in measure["things"]}
    told = [(thing, shares[thing]) for thing in sorted(shares, key=lambda thing: shares[thing])]
    ends = (told[0], told[-1]) if told else (None, None)
    least, most = (end and {"thing": end[0], "share": end[1]} for end in ends)
    return {
        "least": least,
        "most": most,
        "never": [thing for thing, share in told if share == 0],
        "always": [thing for thing, share in told if share == 1],
    }


def _balance(wins: Wins, glory: Spread) -> Values:
    return {"wins": wins.to_json(), "glory": glory.to_json()}


def _length(table: TableTally) -> Values:
    """How many decisions games took."""
    mean = table.decisions / table.finished
    variance = sum(n * (length - mean) ** 2 for length, n in table.length.items())
    return {
        "mean": mean,
        "deviation": (variance / max(1, table.finished - 1)) ** 0.5,
        "min": min(table.length),
        "max": max(table.length),
        "histogram": {str(length): table.length[length] for length in sorted(table.length)},
    }


def _counted(tally: Tally, table: TableTally, count: CountTally) -> Values:
    """How often each thing was had, and by whom, and how those did who had it."""
    return {
        "domain": count.measure.domain,
        "things": [_thing(tally, table, count, thing) for thing in _things(table, count)],
    }


def _things(table: TableTally, tally: CountTally | DateTally) -> Iterator[str]:
    """All that can be had, then what was had nevertheless."""
    possible = tally.measure.things(table.setting)
    yield from possible
    seen = tally.games if isinstance(tally, CountTally) else tally.dates
    yield from sorted(set(seen) - set(possible))


def _thing(tally: Tally, table: TableTally, count: CountTally, thing: str) -> Values:
    had = {bot: count.had[bot, thing] for bot in table.bots if (bot, thing) in count.had}
    seats = table.finished * len(table.setting.seats)
    wins = _wins([each.wins for each in had.values()])
    return {
        "thing": thing,
        "games": Share.of(count.games[thing], table.finished).to_json(),
        "seats": Share.of(sum(each.wins.count for each in had.values()), seats).to_json(),
        "pieces": sum(each.pieces for each in had.values()) / seats,
        "wins": wins,
        "bots": {
            tally.plan.bots[bot]: {
                "seats": each.wins.count / table.bots[bot].scores.count,
                "pieces": each.pieces / table.bots[bot].scores.count,
                "wins": each.wins.to_json(),
            }
            for bot, each in sorted(had.items())
        },
    }


def _dated(table: TableTally, dates: DateTally) -> Values:
    """In which share of games each thing happened, and when."""
    things = []
    for thing in _things(table, dates):
        found = dates.dates.get(thing, Counter())
        times = sum(found.values())
        things.append(
            {
                "thing": thing,
                "games": Share.of(times, table.finished).to_json(),
                "mean": sum(date * n for date, n in found.items()) / times if times else None,
                "dates": {str(date): found[date] for date in sorted(found)},
            }
        )
    return {"domain": dates.measure.domain, "clock": table.clock, "things": things}
