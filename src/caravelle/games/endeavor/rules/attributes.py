"""Attributes: the four tracks of a mat, their levels, and what moves their markers."""

from caravelle.core.kernel import rule

from ..state import ATTRIBUTES, State
from ..tables import VALUES, Tables


@rule
def level(tables: Tables, state: State, seat: int, attribute: int) -> int:
    """What the seat's value on a track grants; beyond 15 it stays that of 15."""
    value = min(state.players[seat].attribute[attribute], VALUES - 1)
    return tables.level[attribute, value]


@rule
def gain_building(tables: Tables, state: State, seat: int, building: int) -> None:
    """Put a building into the next place of the seaside and move the markers."""
    player = state.players[seat]
    player.place[player.places] = building
    player.places += 1
    player.built[building] += 1
    for attribute in range(ATTRIBUTES):
        player.attribute[attribute] += tables.tile_symbol[building, attribute]


@rule
def gain_token(tables: Tables, state: State, seat: int, token: int) -> None:
    """Keep a trade token: a brown one moves its marker, a blue one waits in the harbor."""
    player = state.players[seat]
    player.token[token] += 1
    for attribute in range(ATTRIBUTES):
        player.attribute[attribute] += tables.token_symbol[token, attribute]


@rule
def gain_symbols(tables: Tables, state: State, seat: int, card: int) -> None:
    """Move the markers up by the symbols of a card."""
    for attribute in range(ATTRIBUTES):
        state.players[seat].attribute[attribute] += tables.card_symbol[card, attribute]


@rule
def lose_symbols(tables: Tables, state: State, seat: int, card: int) -> None:
    """Move the markers down by the symbols of a card that is no longer held."""
    for attribute in range(ATTRIBUTES):
        state.players[seat].attribute[attribute] -= tables.card_symbol[card, attribute]
