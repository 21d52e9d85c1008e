"""A whole game by random decisions, told as it happens.

Usage: python examples/random_game.py [SEED] [LANGUAGE]
"""

import random
import sys

import caravelle


def main(seed: int = 7, language: str = "en") -> None:
    match = caravelle.new("endeavor", players=4, chart="side_b", seed=seed)
    teller, dice = match.teller(language), random.Random(seed)
    while not match.is_over:
        for event in match.do(dice.choice(match.legal)):
            print(teller.event(event))
    for name, score in zip(match.seats, match.scores, strict=True):
        print(f"{name}: {score['total']} Glory")


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((int, str), sys.argv[1:], strict=False)))
