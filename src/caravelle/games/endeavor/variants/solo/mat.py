"""The Opposition's common mat: what it wins, where its tracks stand, what is worth nothing."""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ...events import CASUALTY_RETURNED, GOVERNOR_WON
from ...rules.attributes import gain_token
from ...rules.cards import gain_card
from ...rules.seams import FROM_FLEET, FROM_TRACK
from ...state import ACTIONS, ATTRIBUTES, FREE
from ...tables import VALUES
from .agenda import TOKEN, push
from .events import TOKEN_UNUSED
from .state import MAT, PLAYER, State
from .tables import EASIER, HARDER, Tables

TOP = VALUES - 1


@rule
def is_blue(tables: Tables, token: int) -> bool:
    """Whether a token is one of an action."""
    if token == FREE:
        return False
    for action in range(ACTIONS):
        if tables.token_action[token, action] > 0:
            return True
    return False


@rule
def standing(tables: Tables, state: State, attribute: int) -> int:
    """Where a track stands; classic: past 15 all stand equal at 15."""
    value = state.players[MAT].attribute[attribute]
    return value if tables.lengthens else min(value, TOP)


@rule
def lowest_standing(tables: Tables, state: State) -> int:
    """Where the lowest track stands."""
    lowest = standing(tables, state, 0)
    for attribute in range(1, ATTRIBUTES):
        lowest = min(lowest, standing(tables, state, attribute))
    return lowest


@rule
def is_full(tables: Tables, state: State, attribute: int) -> bool:
    """Classic: the track is at its end, a further symbol brings nothing."""
    return not tables.lengthens and state.players[MAT].attribute[attribute] >= TOP


@rule
def is_worthless_token(tables: Tables, state: State, token: int) -> bool:
    """Classic: a token that would only move a track already at 15 (Limitation de jeu)."""
    if token == FREE or is_blue(tables, token):
        return False
    for attribute in range(ATTRIBUTES):
        if tables.token_symbol[token, attribute] > 0 and not is_full(tables, state, attribute):
            return False
    return True


@rule
def is_worthless_card(tables: Tables, state: State, card: int) -> bool:
    """Classic: a card without Glory that would only move tracks already at 15."""
    moves = False
    for attribute in range(ATTRIBUTES):
        if tables.card_symbol[card, attribute] > 0:
            moves = True
            if not is_full(tables, state, attribute):
                return False
    return moves and tables.card_glory[card] == 0


@rule
def win_token(
    tables: Tables, state: State, party: int, token: int, source: int, area: int, events: Events
) -> None:
    """The player as ever. The Opposition: attributes to its mat, blue ones at once or never.

    Those from tracks and fleets count in harder play only, none in easier play.
    """
    if party == PLAYER:
        gain_token(tables, state, PLAYER, token)
        return
    if not is_blue(tables, token):
        gain_token(tables, state, MAT, token)
        return
    state.box[token] += 1
    shipped = source == FROM_TRACK or source == FROM_FLEET
    if tables.difficulty == EASIER or (shipped and tables.difficulty != HARDER):
        emit(events, TOKEN_UNUSED, party, token, 0)
    else:
        push(state, TOKEN, party, token, area)


@rule
def award_governor(tables: Tables, state: State, party: int, card: int, events: Events) -> None:
    """Whatever a colour wins goes to the common mat."""
    emit(events, GOVERNOR_WON, party, card, 0)
    gain_card(tables, state, min(party, MAT), card, events)


@rule
def take_back(tables: Tables, state: State, party: int, events: Events) -> None:
    """The player's casualty goes to the supply; discs of the Opposition are not counted."""
    if party == PLAYER:
        state.players[PLAYER].supply += 1
    emit(events, CASUALTY_RETURNED, party, 0, 0)
