"""Positions made by hand, for unit tests: pieces are named, all that follows from them is counted.

    p = Position("side_b", players=4)
    p.opened("india", 0, 1).place(0, "goa").harbor(0, 3).build(0, "barracks")
    match = p.action(0)

Discs come from the supply and tokens from the box or from elsewhere on the board, so that nothing
appears or vanishes. The tests of rules run on the engine that CARAVELLE_ENGINE names: `compiled`,
which is usual, or `interpreted`, which needs no compiler and so suits mutation.
"""

import os
from functools import cache
from typing import Any, Self

import pytest

from caravelle import IllegalAction, Match
from caravelle.core.engine import Engine
from caravelle.core.records import Array
from caravelle.core.title import Title
from caravelle.games import title
from caravelle.games.endeavor import state as codes

from . import facts, recount

FREE = codes.FREE
USUAL = {"side_a": 3, "side_b": 4, "classic": 4}  # players, if a test doesn't say


@cache
def engine(playing: Title) -> Engine | None:
    """The engine that the environment asks for; None: the usual compiled one."""
    if os.environ.get("CARAVELLE_ENGINE", "compiled") == "interpreted":
        return Engine.interpreted(playing)
    return None


def new(chart: str = "side_b", players: int | None = None, seed: int = 1, **more: Any) -> Match:
    """A match from its beginning; `more` are a variant and its options."""
    wanted = {"chart": chart, "players": players or USUAL[chart], **more}
    options = title("endeavor").options.model_validate(wanted)
    return Match(
        title("endeavor"), options, seed, engine=engine(title("endeavor").playing(options))
    )


def started(chart: str, players: int | None, seed: int, start: str, **more: Any) -> Match:
    """A match in round 1; what a variant asks during set-up is decided by the first way."""
    match = new(chart, players, seed, **more)
    while match.view()["round"] == 0:
        match.do(f"start {start}" if match.step == "start" else match.legal[0])
    return match


def match_at(match: Match, state: Array) -> Match:
    """A match like this one that begins at another position; its journal means nothing."""
    twin = match.copy()
    twin._state = twin.engine.own(state)
    twin._past, twin._events, twin._legal = [], (), None
    return twin


class Position:
    """A position under construction: round 1, everybody with a start building, an empty board."""

    def __init__(
        self,
        chart: str = "side_b",
        players: int | None = None,
        crown: int = 0,
        round_number: int = 1,
        seed: int = 1,
        start: str = "colonial_house",
        **more: Any,
    ) -> None:
        self._match = started(chart, players, seed, start, **more)
        self.names = self._match.setting.names
        self.chart = facts.chart(chart)
        self.state = self._match.state
        self.record: Any = self.state[0]
        self.seats = len(self._match.seats)
        self.parties = len(self._match.view()["colours"])
        self.record["crown"], self.record["round_number"] = crown, round_number
        self._fixed: set[tuple[Any, ...]] = set()

    def _number(self, domain: str, name: str) -> int:
        return self.names[domain].index(name)

    def player(self, seat: int) -> Any:
        return self.record["players"][seat]

    # --- discs ----------------------------------------------------------------------------

    def _from_supply(self, seat: int, discs: int = 1) -> None:
        """A colour that a variant brings may have discs without a supply."""
        if seat >= self.seats and not self.player(seat)["supply"]:
            return
        self.player(seat)["supply"] -= discs
        assert self.player(seat)["supply"] >= 0

    def harbor(self, seat: int, discs: int) -> Self:
        """So many discs in the harbor, the others in the supply."""
        self._from_supply(seat, discs - int(self.player(seat)["harbor"]))
        self.player(seat)["harbor"] = discs
        return self

    def place(self, seat: int, *spaces: str) -> Self:
        """A disc in each of these cities and fleets; their tokens are out of the game."""
        for space in spaces:
            number = self._number("space", space)
            self._from_supply(seat)
            self.record["space"][number] = seat
            self._to_box(("space_token", number))
        return self

    def ship(self, area: str, *seats: int) -> Self:
        """Discs on the track, in this order; their tokens are out of the game."""
        number = self._number("area", area)
        for seat in seats:
            place = int(self.record["shipped"][number])
            assert place < self.chart.regions[area]["track"]
            self._from_supply(seat)
            self.record["track"][number, place] = seat
            self.record["shipped"][number] += 1
            self._to_box(("track_token", number, place))
        return self

    def opened(self, area: str, *seats: int) -> Self:
        """Open the region: these seats in turn on its track; its Governor has left the game."""
        length = self.chart.regions[area]["track"]
        self.ship(area, *(seats[k % len(seats)] for k in range(length)))
        self.record["card"][self._number("card", f"{area}_governor")] = codes.GONE
        return self

    def sea(self, seat: int, area: str, discs: int = 1) -> Self:
        """Discs in the open sea, in classic beside the track."""
        self._from_supply(seat, discs)
        self.record["sea"][self._number("area", area), seat] += discs
        return self

    # --- the mat --------------------------------------------------------------------------

    def build(self, seat: int, *tiles: str) -> Self:
        """Tiles on the seaside, from the tray or else from the box."""
        player = self.player(seat)
        for tile in tiles:
            number = self._number("building", tile)
            self.record["stock"][number] = max(0, self.record["stock"][number] - 1)
            player["place"][player["places"]] = number
            player["places"] += 1
            player["built"][number] += 1
        return self

    def stock(self, **tiles: int) -> Self:
        """So many tiles of these kinds in the tray."""
        for tile, count in tiles.items():
            self.record["stock"][self._number("building", tile)] = count
        return self

    def workers(self, seat: int, **tiles: int) -> Self:
        """So many workers on the tiles of these kinds."""
        for tile, count in tiles.items():
            number = self._number("building", tile)
            self._from_supply(seat, count - int(self.player(seat)["worker"][number]))
            self.player(seat)["worker"][number] = count
        return self

    def memorial(self, seat: int, **attributes: int) -> Self:
        """Casualties kept under the tracks."""
        for attribute, discs in attributes.items():
            self._from_supply(seat, discs)
            self.player(seat)["memorial"][self._number("attribute", attribute)] += discs
        return self

    # --- cards ----------------------------------------------------------------------------

    def hand(self, seat: int, *cards: str) -> Self:
        """Cards held, Governors too."""
        return self._cards(cards, seat)

    def aside(self, seat: int, *cards: str) -> Self:
        """Slavery cards set aside."""
        return self._cards(cards, codes.ASIDE + seat)

    def pile(self, *cards: str) -> Self:
        """Cards in the discard pile."""
        return self._cards(cards, codes.IN_PILE)

    def gone(self, *cards: str) -> Self:
        """Cards out of the game."""
        return self._cards(cards, codes.GONE)

    def top(self, card: str) -> Self:
        """Those above this card in its deck are out of the game."""
        deck, value = card.rsplit("_", 1)
        lowest = 0 if deck in ("europe", "slavery") else 1
        return self.gone(*(f"{deck}_{k}" for k in range(lowest, int(value))))

    def _cards(self, cards: tuple[str, ...], where: int) -> Self:
        for card in cards:
            self.record["card"][self._number("card", card)] = where
        return self

    # --- tokens ---------------------------------------------------------------------------

    def _locations(self) -> list[tuple[Any, ...]]:
        """Everywhere on the board where a token may lie."""
        links = [("link_token", k) for k in range(len(self.names["link"]))]
        spaces = [("space_token", k) for k in range(len(self.names["space"]))]
        lengths = [region["track"] for region in self.chart.regions.values()]
        tracks = [("track_token", a, k) for a, n in enumerate(lengths) for k in range(n)]
        return [*reversed(links), *reversed(tracks), *reversed(spaces)]

    def _read(self, location: tuple[Any, ...]) -> int:
        return int(self.record[location[0]][location[1:]])

    def _write(self, location: tuple[Any, ...], token: int) -> None:
        self.record[location[0]][location[1:]] = token

    def _to_box(self, location: tuple[Any, ...]) -> None:
        token = self._read(location)
        if token != FREE:
            self.record["box"][token] += 1
            self._write(location, FREE)

    def _elsewhere(self, token: int) -> tuple[Any, ...]:
        return next(
            place
            for place in self._locations()
            if place not in self._fixed and self._read(place) == token
        )

    def holds(self, seat: int, **tokens: int) -> Self:
        """So many more tokens of these kinds on the mat: out of the box, else off the board."""
        for token, count in tokens.items():
            number = self._number("token", token)
            for _ in range(count):
                if self.record["box"][number] > 0:
                    self.record["box"][number] -= 1
                else:
                    self._write(self._elsewhere(number), FREE)
                self.player(seat)["token"][number] += 1
        return self

    def token_at(self, **spaces: str) -> Self:
        """These tokens lie in these cities and fleets."""
        for space, token in spaces.items():
            self._lay(("space_token", self._number("space", space)), token)
        return self

    def token_on_track(self, area: str, place: int, token: str) -> Self:
        """This token lies on the place of a track, counted from 1, the farthest from the deck."""
        return self._lay(("track_token", self._number("area", area), place - 1), token)

    def token_on_link(self, link: str, token: str | None) -> Self:
        """This token lies on the link; None: it has been taken."""
        where = ("link_token", self._number("link", link))
        if token is None:
            self._to_box(where)
            return self
        return self._lay(where, token)

    def _lay(self, where: tuple[Any, ...], token: str) -> Self:
        number = self._number("token", token)
        if self._read(where) != number:
            if self.record["box"][number] > 0:
                self._to_box(where)
                self.record["box"][number] -= 1
            else:
                self._write(self._elsewhere(number), self._read(where))
            self._write(where, number)
        self._fixed.add(where)
        return self

    # --- the match ------------------------------------------------------------------------

    def build_phase(self, actor: int | None = None) -> Match:
        """In the Construction phase."""
        return self._in_phase(codes.BUILD, actor)

    def salary(self, actor: int | None = None) -> Match:
        """In the Salary phase."""
        match = self._in_phase(codes.SALARY, actor)
        seat = match.actor
        assert seat is not None
        self.record["wages"] = recount.level(match.view(), "wealth", seat)
        return match_at(match, self.state)

    def action(self, actor: int | None = None, passed: tuple[int, ...] = ()) -> Match:
        """In the Action phase, between two turns; the actor must have a turn to take."""
        for seat in range(self.seats):
            self.player(seat)["passed"] = seat in passed
        match = self._in_phase(codes.ACTION, actor)
        view, decider = match.view(), match.actor
        assert decider is not None
        assert recount.turns(view, decider), "the actor has no turn to take: it would be passed"
        self.record["turn_seat"] = decider
        for number, action in enumerate(codes.ACTION_NAMES):
            self.record["able"][number] = bool(recount.carried_out(view, decider, action, 99))
        return match_at(match, self.state)

    def discard(self, actor: int | None = None) -> Match:
        """In the Discard phase; the actor must have something to decide there."""
        return self._in_phase(codes.DISCARD, actor)

    def _in_phase(self, step: int, actor: int | None) -> Match:
        crown = int(self.record["crown"])
        seat = crown if actor is None else actor
        self.record["step"], self.record["actor"] = step, seat
        self.record["served"] = (seat - crown) % self.seats
        self._count()
        return match_at(self._match, self.state)

    def _count(self) -> None:
        """Bring up to date what follows from the pieces, by the recount."""
        lies = self.record["card"].tolist()
        self.record["pile"] = lies.count(codes.IN_PILE)
        for number, deck in enumerate(self.names["deck"]):
            cards = [
                self._number("card", c) for c, row in facts.CARDS.items() if row["deck"] == deck
            ]
            left = [card for card in cards if lies[card] == codes.IN_DECK]
            self.record["deck_top"][number] = min(left, default=FREE)
        view = match_at(self._match, self.state).view()
        for seat in range(self.seats):
            markers = recount.attributes(view, seat)
            self.player(seat)["attribute"][:] = list(markers.values())
        for number, area in enumerate(self.names["area"]):
            for party in range(self.parties):
                self.record["presence"][number, party] = recount.presence(view, area, party)
        self._check()

    def _check(self) -> None:
        """Nothing has appeared or vanished."""
        discs = int(self._match.tables["discs"][0])
        for seat in range(self.seats):
            row = self.player(seat)
            ashore = [row["supply"], row["harbor"], row["worker"].sum(), row["memorial"].sum()]
            assert sum(map(int, ashore)) + int(self.record["presence"][:, seat].sum()) == discs
        for token, name in enumerate(self.names["token"]):
            held = int(self.record["players"]["token"][:, token].sum())
            lying = sum(self._read(place) == token for place in self._locations())
            assert held + lying + int(self.record["box"][token]) == facts.TOKENS[name]["copies"]


# --- what tests ask of a match ------------------------------------------------------------


def mat(match: Match, seat: int) -> dict[str, Any]:
    """A seat's mat, as everybody sees it."""
    found: dict[str, Any] = match.view()["seats"][seat]
    return found


def attribute(match: Match, seat: int, name: str) -> int:
    return int(mat(match, seat)["attributes"][name])


def tokens(match: Match, seat: int) -> dict[str, int]:
    found: dict[str, int] = mat(match, seat)["tokens"]
    return found


def disc(match: Match, space: str) -> int | None:
    found: int | None = match.view()["spaces"][space]["disc"]
    return found


def offered(match: Match, *verbs: str) -> set[str]:
    """The legal decisions, or those with these verbs."""
    return {text for text in match.legal if not verbs or text.split()[0] in verbs}


def refused(match: Match, decision: str) -> str:
    """The code of the refusal; the decision is not offered, and trying it raises."""
    refusal = match.explain(decision)
    assert refusal is not None, f"{decision} is legal"
    assert decision not in match.legal
    before = match.view()
    with pytest.raises(IllegalAction):
        match.do(decision)
    assert match.view() == before
    return refusal.code


def happened(match: Match, *kinds: str) -> list[tuple[str, int | None]]:
    """The events of the last decision in order, or those of these kinds."""
    return [(e.kind, e.seat) for e in match.events if not kinds or e.kind in kinds]


def play(match: Match, *decisions: str) -> Match:
    for decision in decisions:
        match.do(decision)
    return match
