"""Positions of solo made by hand: an empty board without tokens, and one disc about to act.

s = Solo().present("india", GREEN).token_at(goa="culture").mat(culture=3)
told = s.acts(GREEN)
"""

from typing import Any, Self

from caravelle import Match
from caravelle.games.endeavor import state as codes
from caravelle.games.endeavor.variants.solo.state import MAT

from .positions import FREE, Position, match_at

RED, BLUE, YELLOW, GREEN, PURPLE = range(5)  # the player, then the colours of the Opposition


class Solo(Position):
    """Round 7, so that nothing follows; the player has one turn to take and passes."""

    def __init__(self, chart: str = "classic", round_number: int = 7, **more: Any) -> None:
        super().__init__(chart, 1, round_number=round_number, variant="solo", **more)
        record = self.record
        for location in self._locations():
            self._to_box(location)
        record["space"], record["track"], record["shipped"] = FREE, FREE, 0
        mat = self.player(MAT)
        record["box"] += mat["token"]
        mat["token"], mat["attribute"] = 0, 0
        record["spared"] = FREE

    def mat(self, **attributes: int) -> Self:
        """Where the Opposition's tracks stand; the others at 0."""
        for attribute, value in attributes.items():
            self.player(MAT)["attribute"][self._number("attribute", attribute)] = value
        return self

    def present(self, area: str, *parties: int) -> Self:
        """The region is open, these on its track in turn."""
        self.opened(area, *parties)
        return self

    def ladder(self, *parties: int, marker: int) -> Self:
        """The first discs of the ladder, and the place of the end marker."""
        self.record["ladder"][: len(parties)] = parties
        self.record["marker"] = marker
        return self

    def turn(self, discs: int = 2) -> Match:
        """The player is about to act, with a Shipyard and so many discs."""
        self.build(RED, "shipyard")
        self.harbor(RED, discs)
        return self.action()

    def acts(self, party: int, *, bonus: int = BLUE) -> Match:
        """The player has passed, and one disc of this colour has acted, or the player is asked."""
        match = self.ladder(party, bonus, marker=2).turn()
        match.do("pass")
        return match

    def plays(self, party: int, token: str, area: str = "europe") -> Match:
        """The colour plays a blue token that it has just won in an area."""
        from caravelle.games.endeavor.variants.solo.agenda import TOKEN

        match = self.ladder(party, BLUE, marker=2).turn()
        state = match.state
        numbers = (TOKEN, party, self._number("token", token), self._number("area", area))
        state["task"][0, 0] = numbers
        state["tasks"], state["had_half"], state["resume"] = 1, 1, codes.DISCARD
        twin = match_at(match, state)
        twin.do("pass")
        return twin


def told(match: Match, *kinds: str) -> list[tuple[Any, ...]]:
    """The events of these kinds: by whom, and their data."""
    return [(e.seat, *e.data.values()) for e in match.events if e.kind in kinds]


def rung(match: Match) -> int:
    """The rung on which the first disc acted."""
    rungs = told(match, "rung_found")
    return int(rungs[0][1]) if rungs else 0


def whys(match: Match) -> list[int]:
    """The criteria that decided, in their order."""
    return [row[1] for row in told(match, "preferred")]


def taken(match: Match) -> list[Any]:
    """Where the Opposition has gone, in order."""
    kinds = ("occupied", "shipped_track", "shipped_sea", "shipped_fleet")
    return [row[1] for row in told(match, *kinds)]
