"""The view: a position as plain values, for pages, programs and the terminal.

Everything on this table is public except the generator, which never leaves the process.
"""

from collections.abc import Sequence
from typing import Any

from caravelle.core.records import Array
from caravelle.core.title import Setting

from .options import Options
from .setting import colours
from .state import (
    ACTION_NAMES,
    ASIDE,
    CASUALTY,
    FREE,
    GONE,
    IN_DECK,
    IN_PILE,
    STEP_NAMES,
    TURN,
)

Values = dict[str, Any]


def view(setting: Setting, states: Array) -> Values:
    """The position of the first state, ids in place of numbers."""
    return position(setting, states, STEP_NAMES)


def position(setting: Setting, states: Array, steps: Sequence[str]) -> Values:
    """The position of the first state; `steps` are the names of all steps by number."""
    assert isinstance(setting.options, Options)
    state = Reader(setting, states)
    names = setting.names
    return {
        "edition": setting.options.edition,
        "chart": setting.options.chart,
        "round": state.number("round_number"),
        "step": steps[state.number("step")],
        "colours": list(colours(setting)),
        "crown": state.seat("crown"),
        "wages": state.number("wages"),
        "turn": _turn(state),
        "spaces": {
            space: {
                "disc": state.disc("space", index),
                "token": state.token("space_token", index),
            }
            for index, space in enumerate(names["space"])
        },
        "links": {
            link: {"token": state.token("link_token", index), "controlled": _holder(state, index)}
            for index, link in enumerate(names["link"])
        },
        "areas": {area: _area(state, index) for index, area in enumerate(names["area"])},
        "decks": {deck: _deck(state, index) for index, deck in enumerate(names["deck"])},
        "pile": state.cards(IN_PILE),
        "removed": state.cards(GONE),
        "abolished": bool(state.number("abolished")),
        "tray": {
            building: int(count)
            for building, count in zip(names["building"], state.row("stock"), strict=True)
            if setting.tables["tile_copies"][0, names["building"].index(building)]
        },
        "seats": [mat(state, seat) for seat in range(len(setting.seats))],
    }


class Reader:
    """Reads single values of one state: whole columns, for single fields of records are slow."""

    def __init__(self, setting: Setting, states: Array) -> None:
        self.setting, self._states = setting, states
        self.tables = setting.tables
        self._rows: dict[str, list[Any]] = {}

    def row(self, field: str) -> list[Any]:
        """A field of the state."""
        if field not in self._rows:
            self._rows[field] = self._states[field][0].tolist()
        return self._rows[field]

    def number(self, field: str) -> int:
        """A field that is one number."""
        return int(self._states[field][0])

    def seat(self, field: str) -> int | None:
        """A field that names a seat, None for nobody."""
        seat = self.number(field)
        return seat if seat >= 0 else None

    def disc(self, field: str, index: int) -> int | None:
        """Whose disc lies there, by the party's number."""
        seat = self.row(field)[index]
        return None if seat == FREE else int(seat)

    def token(self, field: str, index: int) -> str | None:
        """The id of the token that lies there."""
        return self.token_name(self.row(field)[index])

    def token_name(self, token: int) -> str | None:
        """The id of a kind of token, None for none."""
        return None if token == FREE else self.setting.names["token"][token]

    def player(self, field: str, seat: int) -> Any:
        """A field of the record of one player."""
        key = f"players.{field}"
        if key not in self._rows:
            self._rows[key] = self._states["players"][field][0].tolist()
        return self._rows[key][seat]

    def cards(self, place: int) -> list[str]:
        """The ids of the cards that lie in a place."""
        names = self.setting.names["card"]
        return [names[card] for card, lies in enumerate(self.row("card")) if lies == place]


def _turn(state: Reader) -> Values | None:
    """What the turn under way still allows."""
    if state.number("step") not in (TURN, CASUALTY):
        return None
    left = {name: n for name, n in zip(ACTION_NAMES, state.row("left"), strict=True) if n}
    spaces = state.setting.names["space"]
    target = state.number("target")
    return {
        "seat": state.number("turn_seat"),
        "left": left,
        "one_of": bool(state.number("either")),
        "acted": state.number("acted"),
        "target": None if target == FREE else spaces[target],
    }


def _holder(state: Reader, link: int) -> int | None:
    first, second = state.tables["link_end"][0, link].tolist()
    holder = state.disc("space", first)
    if holder is None or holder != state.disc("space", second):
        return None
    # Colours that nobody scores for control nothing.
    return holder if holder < len(state.setting.seats) or state.setting.rivals else None


def _area(state: Reader, area: int) -> Values:
    length = int(state.tables["track_length"][0, area])
    track, tokens = state.row("track")[area], state.row("track_token")[area]
    parties = range(len(colours(state.setting)))
    return {
        "open": state.row("shipped")[area] >= length,
        "track": [
            {"disc": None if track[k] == FREE else track[k], "token": state.token_name(tokens[k])}
            for k in range(length)
        ],
        "sea": [state.row("sea")[area][seat] for seat in parties],
        "presence": [state.row("presence")[area][seat] for seat in parties],
        "governor": _governor(state, area),
    }


def _governor(state: Reader, area: int) -> str | None:
    """The Governor still to be won."""
    card = int(state.tables["governor"][0, area])
    if card == FREE or state.row("card")[card] != IN_DECK:
        return None
    return state.setting.names["card"][card]


def _deck(state: Reader, deck: int) -> list[str]:
    """Cards in the deck, the top one first: all lie face up, in order."""
    first, last = (int(state.tables[key][0, deck]) for key in ("deck_first", "deck_last"))
    names = state.setting.names["card"]
    return [names[card] for card in range(first, last) if state.row("card")[card] == IN_DECK]


def mat(state: Reader, seat: int) -> Values:
    """A mat and what lies on and beside it."""
    names = state.setting.names
    attributes = state.player("attribute", seat)
    return {
        "seat": seat,
        "colour": names["seat"][seat],
        "supply": state.player("supply", seat),
        "harbor": state.player("harbor", seat),
        "passed": bool(state.player("passed", seat)),
        "attributes": dict(zip(names["attribute"], attributes, strict=True)),
        "levels": {
            name: int(state.tables["level"][0, k, min(attributes[k], 15)])
            for k, name in enumerate(names["attribute"])
        },
        "buildings": _seaside(state, seat),
        "tokens": {
            name: count
            for name, count in zip(names["token"], state.player("token", seat), strict=True)
            if count
        },
        "memorial": {
            name: count
            for name, count in zip(names["attribute"], state.player("memorial", seat), strict=True)
            if count
        },
        "cards": state.cards(seat),
        "set_aside": state.cards(ASIDE + seat),
    }


def _seaside(state: Reader, seat: int) -> list[Values]:
    """Buildings from the left; workers of equal ones are shown on the leftmost."""
    workers = list(state.player("worker", seat))
    buildings = []
    for building in state.player("place", seat):
        if building != FREE:
            name = state.setting.names["building"][building]
            buildings.append({"building": name, "worker": workers[building] > 0})
            workers[building] -= 1
    return buildings
