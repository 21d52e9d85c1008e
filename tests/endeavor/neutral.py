"""Positions with neutral discs, and what tests ask of them."""

from typing import Any

from caravelle import Match

from .positions import Position, new

VARIANT = "neutral_discs"


def begun(chart: str = "side_a", players: int = 2, seed: int = 1) -> Match:
    """A match from its beginning."""
    return new(chart, players, seed, variant=VARIANT)


def position(chart: str = "side_a", players: int = 2, **more: Any) -> Position:
    """A position in round 1 in which nobody has neutral discs, neither in reserve nor in harbor."""
    p = Position(chart, players, variant=VARIANT, **more)
    p.record["neutral_reserve"][:] = 0
    return p


def neutral_discs(p: Position, seat: int, harbor: int = 0, reserve: int = 0) -> Position:
    """So many neutral discs in a seat's harbor and reserve."""
    p.record["neutral_harbor"][seat] = harbor
    p.record["neutral_reserve"][seat] = reserve
    return p


def acting(tile: str, chart: str = "side_a", harbor: int = 1, **more: Any) -> Position:
    """Red has this building, four discs and a neutral one in the harbor."""
    p = position(chart, **more).build(0, tile).harbor(0, 4)
    return neutral_discs(p, 0, harbor)


def seen(match: Match) -> dict[str, Any]:
    """What everybody sees of the neutral discs."""
    found: dict[str, Any] = match.view()["neutral_discs"]
    return found
