"""The work: tasks of the Opposition one after another, until the player has something to choose.

before_phase -> push tasks -> work: take the top task -> seek options -> prefer -> one left?
carry it out : ask the player, and go on here with what they choose
"""

from caravelle.core.events import Events, emit
from caravelle.core.kernel import rule

from ...rules.opening import open_region
from ...state import (
    ACTION,
    ATTACK,
    BUILD,
    DISCARD,
    DRAW,
    NOWHERE,
    OCCUPY,
    OVER,
    PAYMENT,
    ROUND_END,
    ROUNDS,
    SHIP,
    START,
)
from .agenda import BOARD, BONUS, CLEAR, HALF, LIMIT, OPEN, SETTLE, TOKEN, drop, push
from .building import refill
from .choice import clear_options, count_options, only_option
from .draws import (
    count_worthless_cards,
    draw_from,
    prefer_areas,
    prefer_decks,
    seek_deck_in,
    seek_deck_of_token,
    tell_cards,
)
from .europe import seek_spare, seek_start, spare, start_at
from .events import (
    ACTION_LOST,
    BONUS_DRAW,
    BONUS_DRAW_LOST,
    RUNG_FOUND,
    TOKEN_AT_ONCE,
    TOKEN_WASTED,
    WORTHLESS_LEFT,
    WORTHLESS_TAKEN,
)
from .ladder import goes_first, move_up, next_disc, plan_bonus, plan_half
from .levy import levy, seek_levy
from .limit import seek_discard, shed
from .opening import prepare_opposition
from .places import go_to, prefer_places
from .raid import raid, seek_raid
from .rungs import CARD, GOVERNOR, count_worthless, seek_city, seek_governor, seek_place
from .state import DEAL, EUROPE, LEVY, PLACE, PLAYER, RAID, SHED, SPARE, State
from .tables import Tables


@rule
def before_phase(tables: Tables, state: State, events: Events) -> None:
    """What the Opposition does around the player's phases (Rulings: the round, 1)."""
    if state.step == START:
        prepare_opposition(tables, state)
    elif state.step == BUILD:
        state.had_half = 0
    elif state.step == ACTION:
        if goes_first(tables, state, events):
            plan_half(state)
    elif state.step == DISCARD:
        plan_bonus(state)
        if not state.had_half:
            plan_half(state)
    elif state.step == ROUND_END:
        if state.round_number < ROUNDS:
            push(state, BOARD, PLAYER, 0, 0)
        push(state, LIMIT, PLAYER, 0, 0)
    state.resume = state.step
    work(tables, state, events)


@rule
def work(tables: Tables, state: State, events: Events) -> None:
    """Do task after task; the phase goes on when none is left."""
    while state.tasks > 0 and state.step <= OVER:
        top = state.tasks - 1
        kind, party = state.task[top, 0], state.task[top, 1]
        detail, area = state.task[top, 2], state.task[top, 3]
        drop(state)
        _do(tables, state, kind, party, detail, area, events)


@rule
def _do(
    tables: Tables, state: State, kind: int, party: int, detail: int, area: int, events: Events
) -> None:
    """One task."""
    state.colour = party
    if kind == HALF:
        _act(tables, state, next_disc(state, detail, events), events)
    elif kind == TOKEN:
        _play_token(tables, state, party, detail, area, events)
    elif kind == OPEN:
        state.unopened[area] = 0
        open_region(tables, state, area, events)
    elif kind == BONUS:
        _draw_bonus(tables, state, party, events)
    elif kind == LIMIT:
        if seek_discard(tables, state, events):
            push(state, LIMIT, PLAYER, 0, 0)
            decide(tables, state, SHED, events)
    elif kind == BOARD:
        refill(tables, state, events)
        move_up(state, events)
    elif kind == SETTLE:
        seek_start(tables, state, party, detail, events)
        decide(tables, state, EUROPE, events)
    elif kind == CLEAR:
        seek_spare(tables, state)
        decide(tables, state, SPARE, events)


@rule
def _act(tables: Tables, state: State, party: int, events: Events) -> None:
    """A disc of the ladder: the first rung that its colour can do."""
    state.colour = party
    for admitted in range(2):
        rung = seek_place(tables, state, party, admitted)
        if rung == 0 and seek_deck_in(tables, state, party, NOWHERE, admitted):
            rung = CARD
        if rung != 0:
            _tell_worthless(tables, state, party, rung, admitted, events)
            emit(events, RUNG_FOUND, party, rung, count_options(state))
            if rung == CARD:
                prefer_areas(tables, state, party, events)
                _draw_by(tables, state, CARD, events)
            else:
                _go_by(tables, state, rung, events)
            return
    emit(events, ACTION_LOST, party, 0, 0)


@rule
def _tell_worthless(
    tables: Tables, state: State, party: int, rung: int, admitted: int, events: Events
) -> None:
    """What the first pass has left out, or that the second one takes it (Limitation de jeu)."""
    if admitted:
        emit(events, WORTHLESS_TAKEN, party, 0, 0)
        return
    left = count_worthless(tables, state, party) if rung > GOVERNOR else 0
    if rung == CARD:
        left += count_worthless_cards(tables, state, party)
    if left > 0:
        emit(events, WORTHLESS_LEFT, party, left, 0)


@rule
def _go_by(tables: Tables, state: State, rung: int, events: Events) -> None:
    """Place a disc, by this rung, where the criteria say."""
    state.rung = rung
    prefer_places(tables, state, state.colour, events)
    decide(tables, state, PLACE, events)


@rule
def _draw_by(tables: Tables, state: State, rung: int, events: Events) -> None:
    """Draw the card that the criteria say; a token or the bonus Draw is no rung."""
    state.rung = rung
    prefer_decks(tables, state, events)
    decide(tables, state, DEAL, events)


@rule
def _play_token(
    tables: Tables, state: State, party: int, token: int, area: int, events: Events
) -> None:
    """A blue token just won is played by its colour (Actions bonus de l'opposition)."""
    emit(events, TOKEN_AT_ONCE, party, token, 0)
    rung = 0
    if tables.token_action[token, SHIP] > 0:
        rung = seek_governor(tables, state, party)
    if rung == 0 and tables.token_action[token, OCCUPY] > 0:
        rung = seek_city(tables, state, party)
    if rung != 0:
        emit(events, RUNG_FOUND, party, rung, count_options(state))
        _go_by(tables, state, rung, events)
    elif tables.token_action[token, DRAW] > 0 and seek_deck_of_token(tables, state, party, area):
        tell_cards(tables, state, party, area, events)
        _draw_by(tables, state, 0, events)
    elif tables.token_action[token, ATTACK] > 0 and seek_raid(tables, state, party, events):
        decide(tables, state, RAID, events)
    elif tables.token_action[token, PAYMENT] > 0 and seek_levy(tables, state, events):
        decide(tables, state, LEVY, events)
    else:
        emit(events, TOKEN_WASTED, party, token, 0)


@rule
def _draw_bonus(tables: Tables, state: State, party: int, events: Events) -> None:
    """The colour under the end marker draws once, anywhere, or nothing happens."""
    if seek_deck_of_token(tables, state, party, NOWHERE):
        emit(events, BONUS_DRAW, party, 0, 0)
        tell_cards(tables, state, party, NOWHERE, events)
        _draw_by(tables, state, 0, events)
    else:
        emit(events, BONUS_DRAW_LOST, party, 0, 0)


@rule
def decide(tables: Tables, state: State, step: int, events: Events) -> None:
    """Carry out the only option, or ask the player among those still equal."""
    options = count_options(state)
    if options > 1:
        state.step = step
    elif options == 1:
        option = only_option(state)
        clear_options(state)
        carry_out(tables, state, step, option, events)


@rule
def carry_out(tables: Tables, state: State, step: int, option: int, events: Events) -> None:
    """What was decided for the colour that acts."""
    party = state.colour
    state.rung = 0
    if step == PLACE:
        go_to(tables, state, party, option, events)
    elif step == DEAL:
        draw_from(tables, state, party, option, events)
    elif step == RAID:
        raid(tables, state, party, option, events)
    elif step == LEVY:
        levy(tables, state, party, option, events)
    elif step == SHED:
        shed(tables, state, option, events)
    elif step == EUROPE:
        start_at(tables, state, party, option, events)
    elif step == SPARE:
        spare(tables, state, option, events)
