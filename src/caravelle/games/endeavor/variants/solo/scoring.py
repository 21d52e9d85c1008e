"""Scoring solo: the player as ever, then the Opposition as one side (Rulings: solo end, 1)."""

from caravelle.core.kernel import rule

from ...scoring import Score, Scores, card_glory, city_glory, link_glory, score_seat, track_glory
from ...state import ASIDE, CARDS, CULTURE, HELD_CARDS, INDUSTRY, INFLUENCE, WEALTH
from .state import MAT, PARTIES, PLAYER, State
from .tables import Tables


@rule
def score(tables: Tables, state: State, scores: Scores) -> None:
    """Score both sides."""
    score_seat(tables, state, PLAYER, scores.seat[PLAYER])
    score_opposition(tables, state, scores.seat[MAT])


@rule
def score_opposition(tables: Tables, state: State, row: Score) -> None:
    """Its tracks, cities, links of one colour, cards and Governors; Slavery against it.

    Neither the 3 Glory of an empty slot nor Glory for discs.
    """
    row.industry = track_glory(tables, state, MAT, INDUSTRY)
    row.culture = track_glory(tables, state, MAT, CULTURE)
    row.wealth = track_glory(tables, state, MAT, WEALTH)
    row.influence = track_glory(tables, state, MAT, INFLUENCE)
    row.cities = 0
    row.links = 0
    for party in range(MAT, PARTIES):
        row.cities += city_glory(tables, state, party)
        row.links += link_glory(tables, state, party)
    row.buildings = 0
    row.cards = card_glory(tables, state, MAT)
    row.slot = 0
    row.harbor = 0
    row.slavery = 0
    for card in range(HELD_CARDS):
        if state.card[card] == ASIDE + MAT:
            if card < CARDS:
                row.slavery -= 1
            else:
                row.cards += tables.card_glory[card]
    row.total = row.industry + row.culture + row.wealth + row.influence
    row.total += row.cities + row.links + row.cards + row.slavery
