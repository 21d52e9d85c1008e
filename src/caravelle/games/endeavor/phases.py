"""Phases: to which one each step belongs, the steps of variants too."""

PHASES = {  # of steps that are no phases themselves
    "build": "construction",
    "turn": "action",
    "casualty": "action",
    "answer": "action",
    "silent": "action",
    "scarcity": "construction",
    "remove": "start",
    "neutral": "action",
    "opposition_start": "start",
    "opposition_spare": "start",
    "opposition_place": "action",
    "opposition_draw": "action",
    "opposition_attack": "action",
    "opposition_payment": "action",
    "opposition_casualty": "action",
    "opposition_discard": "discard",
}


def phase_of(step: str) -> str:
    """The id of the phase that a step belongs to."""
    return PHASES.get(step, step)
