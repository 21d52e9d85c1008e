"""A bot in a few lines, against random players.

It looks one decision ahead: of all legal ones it takes that which leaves it most Glory, counted as
if the game ended then. Symbols not yet worth Glory count a little too.

Usage: python examples/simple_bot.py [GAMES]
"""

import random
import sys

import caravelle


def promise(match: caravelle.Match, seat: int) -> float:
    """How good the position looks for the seat."""
    mat = match.view(seat)["seats"][seat]
    symbols = sum(mat["attributes"].values())
    return float(match.scores[seat]["total"] + 0.6 * symbols + 0.1 * mat["harbor"])


def choose(match: caravelle.Match, seat: int) -> str:
    """The decision that looks best; passing and stopping only for want of another."""
    best, most = match.legal[-1], float("-inf")
    for decision in match.legal:
        if decision in ("pass", "stop"):
            continue
        match.do(decision)
        found = promise(match, seat)
        match.undo()
        if found > most:
            best, most = decision, found
    return best


def play(seed: int, bot: int) -> list[int]:
    """The Glory of each seat after a game in which the bot has one of them."""
    match = caravelle.new(players=4, chart="side_b", seed=seed)
    dice = random.Random(seed)
    while match.actor is not None:
        seat = match.actor
        match.do(choose(match, seat) if seat == bot else dice.choice(match.legal))
    return [score["total"] for score in match.scores]


def main(games: int = 4) -> None:
    won = 0
    for game in range(games):
        glory, bot = play(seed=game, bot=game % 4), game % 4
        won += glory[bot] == max(glory)
        print(f"game {game}: bot {glory[bot]}, others {glory[:bot] + glory[bot + 1 :]}")
    print(f"The bot won {won} of {games} games.")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
