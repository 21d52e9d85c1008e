"""The rules as plain Python: set a breakpoint in any of them, and walk through a decision.

Nothing is compiled, so a rule that you just changed runs at once.

Usage: python examples/slow_motion.py [DECISIONS [SEED [CHART [LANGUAGE]]]]
       python -m pdb examples/slow_motion.py, then: b caravelle/games/endeavor/rules/ship.py:57
"""

import random
import sys

from caravelle.core.engine import Engine
from caravelle.core.match import Match
from caravelle.games import title


def main(decisions: int = 40, seed: int = 7, chart: str = "side_b", language: str = "en") -> None:
    endeavor = title("endeavor")
    options = endeavor.options.model_validate({"players": 4, "chart": chart})
    match = Match(endeavor, options, seed, engine=Engine.interpreted(endeavor))
    teller, dice = match.teller(language), random.Random(seed)
    while not match.is_over and len(match.decisions) < decisions:
        decision = dice.choice(match.legal)
        print(">", decision)
        for event in match.do(decision):
            print("   ", teller.event(event))


if __name__ == "__main__":
    kinds = (int, int, str, str)
    main(*(kind(word) for kind, word in zip(kinds, sys.argv[1:], strict=False)))
