"""How fair are our charts? Games with `search` in every seat, and what they came to.

python bench/balance.py OUT [--games 2000] [--playouts 100] [--tables side_a:2,side_b:5]
                           [--workers 2]

Every game follows from its table, its number (the seed) and the playouts. Games are appended to
OUT/games.jsonl, a line for each; begun again, the program goes on where it was stopped, and refuses
a folder whose games were played by other settings, content or rules. Whenever it ends it writes
OUT/summary.json and prints that as tables; `--games 0` does only this.
"""

import argparse
import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from caravelle.arena.sums import Share, Sums
from caravelle.bots.program import evaluation_of
from caravelle.bots.series import play_series
from caravelle.bots.worktop import Knobs
from caravelle.core.engine import load_engine
from caravelle.core.title import Setting
from caravelle.games import title
from caravelle.games.endeavor.scoring import HEADS, ROWS
from caravelle.games.endeavor.state import TOP_LEVEL

TABLES = ("side_a:2", "side_a:3", "side_a:4", "side_b:4", "side_b:5")
PART = 25  # games that a thread plays at a time
GOAL_SEAT, GOAL_REGION = 0.04, 0.2

Values = dict[str, Any]
GAME = title("endeavor")


def setting_of(table: str) -> Setting:
    """The setting of a table such as `side_b:4`; the chart may be a file."""
    chart, _, players = table.rpartition(":")
    return GAME.prepare(GAME.options.model_validate({"chart": chart, "players": int(players)}))


def head_of(playouts: int) -> Values:
    """Whose games these are: all that they follow from besides table and number."""
    weights = evaluation_of(GAME).weights.tobytes()
    return {
        "playouts": playouts,
        "knobs": asdict(Knobs()),
        "evaluation": hashlib.sha256(weights).hexdigest()[:12],
        "rules": GAME.rules_version,
    }


def play_part(table: str, seeds: range, playouts: int) -> list[Values]:
    """Some games, a row for each."""
    setting = setting_of(table)
    begun, ended = play_series(GAME, setting, seeds, playouts)
    scores = load_engine(GAME).scores(setting.tables, ended)["seat"]
    return [
        {"table": table, "content": setting.digest, "seed": seed}
        | row_of(setting, begun[number], ended[number], scores[number])
        for number, seed in enumerate(seeds)
    ]


def row_of(setting: Setting, begun: np.void, ended: np.void, scores: np.void) -> Values:
    """What is kept of a game; seats in the order of the first round's turns."""
    players, kinds = len(setting.seats), setting.names["building"]
    seats = [(int(begun["crown"]) + turn) % players for turn in range(players)]
    built = ended["players"]["built"]
    lengths = setting.tables["track_length"][0]
    levels = setting.tables["tile_level"][0]
    regions = zip(setting.names["area"], ended["shipped"] >= lengths, lengths, strict=True)
    return {
        "crown": seats[0],
        "scores": [[int(scores[seat][row]) for row in ROWS] for seat in seats],
        "built": [
            {kinds[kind]: int(built[seat][kind]) for kind in np.flatnonzero(built[seat]).tolist()}
            for seat in seats
        ],
        "on_sale": [
            kinds[kind]
            for kind in np.flatnonzero(begun["stock"]).tolist()
            if levels[kind] == TOP_LEVEL
        ],
        "opened": [area for area, is_open, length in regions if is_open and length],
    }


def play(out: Path, games: int, playouts: int, tables: list[str], workers: int) -> None:
    """Play what is missing."""
    out.mkdir(parents=True, exist_ok=True)
    file, head = out / "games.jsonl", head_of(playouts)
    if not file.exists():
        file.write_text(f"{json.dumps(head)}\n")
    if (found := json.loads(file.read_text().partition("\n")[0])) != head:
        raise SystemExit(f"{file}: played by {found}, not by {head}")
    there: dict[str, set[int]] = {table: set() for table in tables}
    digests = {table: setting_of(table).digest for table in tables}
    for row in rows_of(out):
        if digests.get(row["table"], row["content"]) != row["content"]:
            raise SystemExit(f"{file}: {row['table']} was played with other content")
        there.setdefault(row["table"], set()).add(row["seed"])
    parts = [
        (table, range(start, min(start + PART, games)))
        for start in range(0, games, PART)
        for table in tables
        if start not in there[table]
    ]
    with ThreadPoolExecutor(workers) as pool, file.open("a") as end:
        if parts:
            load_engine(GAME)
            play_series(GAME, setting_of(tables[0]), range(1), 1)  # compiles, if need be, once
        waiting = [pool.submit(play_part, table, seeds, playouts) for table, seeds in parts]
        for done in as_completed(waiting):
            end.write(
                "".join(f"{json.dumps(row, separators=(',', ':'))}\n" for row in done.result())
            )
            end.flush()


def rows_of(out: Path) -> Iterator[Values]:
    """The games of a folder; half a line at the end counts as none."""
    with (out / "games.jsonl").open() as file:
        next(file)
        yield from (json.loads(line) for line in file if line.endswith("}\n"))


class Table:
    """All games at one table."""

    def __init__(self, name: str) -> None:
        self.name, self.players, self.games = name, int(name.rpartition(":")[2]), 0
        self.by_turn, self.by_seat = np.zeros(self.players), np.zeros(self.players)
        self.glory, self.heads = Sums(), Sums()
        self.margin, self.shared = Sums(), 0
        self.opened: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()  # games in which a level-5 tile was there
        self.builders: Counter[str] = Counter()  # seats that built it
        self.built: Counter[str] = Counter()  # games in which anybody did
        self.wins_with: Counter[str] = Counter()

    def add(self, row: Values) -> None:
        """Count a game."""
        self.games += 1
        scores = np.array(row["scores"])
        totals = scores[:, ROWS.index("total")]
        shares = (totals == totals.max()) / (totals == totals.max()).sum()
        self.shared += shares.max() < 1
        self.by_turn += shares
        self.by_seat[(np.arange(self.players) + row["crown"]) % self.players] += shares
        self.glory.add([totals])
        best = np.sort(totals)[::-1]
        self.margin.add([[best[0] - best[1]]])
        self.heads.add(
            [[scores[:, [ROWS.index(r) for r in of]].sum(1).mean() for of in HEADS.values()]]
        )
        self.opened.update(row["opened"])
        self.offered.update(row["on_sale"])
        self.built.update({kind for built in row["built"] for kind in built})
        for share, built in zip(shares, row["built"], strict=True):
            self.builders.update(built.keys())
            for kind in built:
                self.wins_with[kind] += float(share)  # type: ignore[assignment]

    def to_json(self) -> Values:
        """What they came to, shares with what they may truly be (95 %)."""
        setting, fair = setting_of(self.name), 1 / self.players
        areas = [
            a
            for a, n in zip(setting.names["area"], setting.tables["track_length"][0], strict=True)
            if n
        ]
        return {
            "games": self.games,
            "fair": fair,
            "turns": [
                {**Share.of(won, self.games).to_json(), "glory": spread.to_json()}
                for won, spread in zip(self.by_turn.tolist(), self.glory.spreads(), strict=True)
            ],
            "seats": [Share.of(won, self.games).to_json() for won in self.by_seat.tolist()],
            "shared": self.shared / self.games,
            "margin": self.margin.spreads()[0].to_json(),
            "heads": dict(zip(HEADS, (s.mean for s in self.heads.spreads()), strict=True)),
            "regions": {area: Share.of(self.opened[area], self.games).to_json() for area in areas},
            "buildings": {kind: self._building(kind, setting) for kind in self._kinds(setting)},
        }

    def _kinds(self, setting: Setting) -> list[str]:
        """All buildings of the edition, start buildings too."""
        there = setting.tables["tile_copies"][0] + setting.tables["tile_start"][0]
        return [setting.names["building"][kind] for kind in np.flatnonzero(there).tolist()]

    def _building(self, kind: str, setting: Setting) -> Values:
        level = int(setting.tables["tile_level"][0][setting.names["building"].index(kind)])
        games = self.offered[kind] if level == TOP_LEVEL else self.games
        builders = self.builders[kind]
        return {
            "level": level,
            "games": Share.of(self.built[kind], max(1, games)).to_json(),
            "seats": Share.of(builders, max(1, games * self.players)).to_json(),
            "wins": Share.of(self.wins_with[kind], max(1, builders)).to_json(),
        }


def summary_of(out: Path) -> Values:
    """What all games of a folder came to."""
    tables: dict[str, Table] = {}
    for row in rows_of(out):
        tables.setdefault(row["table"], Table(row["table"])).add(row)
    head = json.loads((out / "games.jsonl").read_text().partition("\n")[0])
    order = sorted(tables)
    return {"by": head, "tables": {name: tables[name].to_json() for name in order}}


def percent(share: Values) -> str:
    return f"{share['share']:6.1%} ({share['low']:.1%} to {share['high']:.1%})"


def tell(summary: Values) -> None:
    """Print it; an exclamation mark stands where a goal is missed."""
    for name, table in summary["tables"].items():
        print(f"\n{name}: {table['games']} games, {table['shared']:.1%} shared")
        for turn, share in enumerate(table["turns"], 1):
            missed = "!" if abs(share["share"] - table["fair"]) > GOAL_SEAT else ""
            print(f"  turn {turn}: {percent(share)} {share['glory']['mean']:.1f} Glory {missed}")
        for area, share in table["regions"].items():
            print(f"  {area:15} {percent(share)} {'!' if share['share'] < GOAL_REGION else ''}")
        for kind, found in table["buildings"].items():
            games = found["games"]["share"]
            missed = "!" if games in (0, 1) else ""
            seats, wins = found["seats"]["share"], found["wins"]["share"]
            print(f"  {kind:15} games {games:6.1%} seats {seats:6.1%} wins {wins:6.1%} {missed}")


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    options.add_argument("out", type=Path)
    options.add_argument("--games", type=int, default=2000)
    options.add_argument("--playouts", type=int, default=100)
    options.add_argument("--tables", default=",".join(TABLES))
    options.add_argument("--workers", type=int, default=2)
    given = options.parse_args()
    if given.games:
        play(given.out, given.games, given.playouts, given.tables.split(","), given.workers)
    summary = summary_of(given.out)
    (given.out / "summary.json").write_text(f"{json.dumps(summary, indent=1)}\n")
    tell(summary)


if __name__ == "__main__":
    main()
