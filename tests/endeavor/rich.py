"""Random positions late in the game, full of what random play seldom reaches from the start.

Many cards, buildings of every level, the Memorial, open regions, tracks beyond 15, blue tokens,
an empty supply here and there. Made from a seed, with nothing appearing or vanishing.
"""

import random

from caravelle import Match

from . import facts
from .positions import Position

SETTINGS = (
    ("side_a", 2), ("side_a", 3), ("side_a", 4), ("side_b", 4), ("side_b", 5),
    ("classic", 3), ("classic", 4), ("classic", 5),
)  # fmt: skip


def rich(chart: str, players: int, seed: int) -> Match:
    """A position at the beginning of a round from 3 to 7, in Construction."""
    dice = random.Random(f"{chart} {players} {seed}")
    p = Position(
        chart, players, crown=dice.randrange(players), round_number=dice.randint(3, 7), seed=seed
    )
    _board(p, dice)
    _cards(p, dice)
    for seat in range(players):
        _mat(p, dice, seat)
    return p.build_phase()


def _board(p: Position, dice: random.Random) -> None:
    for area, region in p.chart.regions.items():
        if area == "europe":
            continue
        seats = [dice.randrange(p.seats) for _ in range(region["track"])]
        if dice.random() < 0.5:
            p.opened(area, *seats)
            for seat in range(p.seats):
                p.sea(seat, area, dice.choice((0, 0, 1)))
        else:
            p.ship(area, *seats[: dice.randrange(region["track"])])
    for space, area in p.chart.area_of.items():
        number = p.names["area"].index(area)
        is_open = p.record["shipped"][number] == p.chart.regions[area]["track"]
        if is_open and dice.random() < 0.5:
            p.place(dice.randrange(p.seats), space)
    discs = dict(zip(p.names["space"], p.record["space"].tolist(), strict=False))
    for name, link in p.chart.links.items():
        if discs[link["ends"][0]] == discs[link["ends"][1]] >= 0:
            p.token_on_link(name, None)


def _cards(p: Position, dice: random.Random) -> None:
    for deck in facts.DECKS:
        lowest = 0 if deck in ("europe", "slavery") else 1
        for value in range(lowest, dice.randint(lowest, 5)):
            card = f"{deck}_{value}"
            if p.chart is facts.chart("classic") or deck == "slavery" or dice.random() < 0.6:
                p.hand(dice.randrange(p.seats), card)
            else:
                p.pile(card)
    for governor in facts.GOVERNORS:
        area = facts.GOVERNORS[governor]["region"]
        if p.record["shipped"][p.names["area"].index(area)] == p.chart.regions[area]["track"]:
            p.hand(dice.randrange(p.seats), governor)


def _mat(p: Position, dice: random.Random, seat: int) -> None:
    tiles = [
        tile
        for tile, row in facts.BUILDINGS.items()
        if row["copies"]["classic" if p.chart is facts.chart("classic") else "age_of_sail"]
        if row["level"] < 5 or dice.random() < 0.5
    ]
    for _ in range(int(p.record["round_number"]) - 1):
        tile = dice.choice(
            [t for t in tiles if dice.random() < 0.4 or facts.BUILDINGS[t]["actions"]]
        )
        p.build(seat, tile)
        if facts.BUILDINGS[tile]["level"] == 5:
            tiles = [t for t in tiles if facts.BUILDINGS[t]["level"] < 5]
    for name in facts.ATTRIBUTES:
        in_box = int(p.record["box"][p.names["token"].index(name)])
        p.holds(seat, **{name: dice.randint(0, in_box)})
    for token in ("ship_or_draw", "occupy_or_draw", "attack", "payment"):
        number = p.names["token"].index(token)
        if p.record["box"][number] > 0 and dice.random() < 0.5:
            p.holds(seat, **{token: 1})
    left = int(p.player(seat)["supply"])
    p.harbor(seat, dice.choice((0, min(left, 3), left // 2, left)))
