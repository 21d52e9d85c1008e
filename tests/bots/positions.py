"""Games to be advised on: random ones, and one whose last decision decides it."""

import random

import caravelle

OVER = 10_000  # more decisions than a game has


def played(seed: int, decisions: int, **options: object) -> caravelle.Match:
    """A match after so many random decisions, passing only where nothing else is left."""
    match = caravelle.new(seed=seed, **options)  # type: ignore[arg-type]
    chance = random.Random(seed)
    while len(match.decisions) < decisions and not match.is_over:
        match.do(
            chance.choice([n for n in match.legal if n not in ("pass", "stop")] or match.legal)
        )
    return match


def last_choice() -> caravelle.Match:
    """A game before its last decision: Red wins by `draw europe`, and by nothing else."""
    match = played(seed=700, decisions=100, players=2, chart="side_a")
    for notation in match.legal:
        match.do(notation)
        assert match.is_over
        assert (match.winners == (0,)) == (notation == "draw europe")
        match.undo()
    return match
