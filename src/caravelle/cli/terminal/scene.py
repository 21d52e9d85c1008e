"""A scene: one position as one person sees it, in their language, for all that is drawn."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from caravelle.core.match import Match
from caravelle.core.title import Teller
from caravelle.core.words import Words
from caravelle.games.endeavor.content import AnyBuilding, Content, load
from caravelle.games.endeavor.phases import phase_of

from ..faults import plain
from ..seats import bare_name, is_usual_name
from .session import idle_decisions

Values = dict[str, Any]

MOST_SLOTS = 5  # card slots of a mat


@dataclass(frozen=True)
class Scene:
    """`seat` is the one who looks; None is a spectator. `words` have the game's texts and ours."""

    match: Match
    words: Words
    seat: int | None = None

    def say(self, message: str, /, **variables: object) -> str:
        """The text of a message."""
        return self.words.say(message, **variables)

    def pair(self, name: str, told: str) -> str:
        """Something with what is told of it, a colon between."""
        return self.say("cli-pair", name=name, told=told)

    def label(self, domain: str, thing: str) -> str:
        """The name of a thing."""
        return plain(self.teller.label(domain, thing))

    @cached_property
    def view(self) -> Values:
        """The position."""
        return self.match.view(self.seat)

    @cached_property
    def content(self) -> Content:
        """The components and the chart of the match."""
        return load(self.match.options.chart)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The players' names; a colour, where nobody gave a name, in the language.

        Behind them the names of `others`.
        """
        return (*self._players, *(self.say(f"seat-{party}") for party in self.others))

    @cached_property
    def others(self) -> tuple[str, ...]:
        """The ids of colours on the board where nobody sits; their numbers follow the seats'."""
        return tuple(self.view["colours"][len(self.match.seats) :])

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """The names of all that are scored: the players, then their rivals."""
        rivals = (self.say(f"seat-{rival}") for rival in self.match.setting.rivals)
        return (*self._players, *rivals)

    @cached_property
    def _players(self) -> tuple[str, ...]:
        return tuple(
            self.say(f"seat-{colour}") if is_usual_name(name, colour) else plain(bare_name(name))
            for name, colour in zip(self.match.seats, self.match.setting.seats, strict=True)
        )

    @cached_property
    def teller(self) -> Teller:
        """Tells of decisions and events."""
        return self.match.title.teller(self.match.setting, self.words, self._players)

    @cached_property
    def buildings(self) -> Mapping[str, AnyBuilding]:
        """All building tiles and start buildings by id."""
        content = self.content
        return {row.id: row for row in (*content.buildings, *content.start_buildings)}

    @cached_property
    def symbols(self) -> Mapping[str, Mapping[str, int]]:
        """What each card brings, Governors too."""
        return {row.id: row.symbols for row in (*self.content.cards, *self.content.governors)}

    @cached_property
    def governors(self) -> frozenset[str]:
        """The cards that are Governors."""
        return frozenset(row.id for row in self.content.governors)

    @cached_property
    def bonus_cards(self) -> frozenset[str]:
        """The cards that bring a disc."""
        if not self.content.edition.bonus_disc:
            return frozenset()
        return frozenset(card.id for card in self.content.cards if card.bonus_disc)

    @cached_property
    def slavery(self) -> frozenset[str]:
        """The cards of the Slavery deck."""
        decks = {deck.id for deck in self.content.decks if deck.kind == "slavery"}
        return frozenset(card.id for card in self.content.cards if card.deck in decks)

    @cached_property
    def idle(self) -> frozenset[str]:
        """The decisions that name no thing: to pass, to stop, to do nothing with what one has."""
        return idle_decisions(self.match)

    def party(self, number: int) -> str:
        """The name of whoever has that number in events, seat or not."""
        return self.label("seat", self.match.setting.names["seat"][number])

    @property
    def mats(self) -> list[Values]:
        """The mats by seat."""
        mats: list[Values] = self.view["seats"]
        return mats

    @cached_property
    def phase(self) -> str:
        """The id of the phase that the step belongs to."""
        return phase_of(self.view["step"])

    def colour(self, party: int) -> str:
        """The id of a colour, of a seat or of a party where nobody sits."""
        colours: list[str] = self.view["colours"]
        return colours[party]

    def card_limit(self, seat: int) -> int:
        """How many cards the seat may keep, the free Governor slot aside."""
        mat = self.mats[seat]
        limit: int = mat["levels"]["influence"] + any(c in self.slavery for c in mat["cards"])
        return min(MOST_SLOTS, limit)

    def holder(self, space: str) -> int | None:
        """Whose disc is on a space."""
        seat: int | None = self.view["spaces"][space]["disc"]
        return seat

    def links_of(self, space: str) -> list[tuple[str, str]]:
        """The links that meet in a space, each with its other end."""
        found = []
        for link in self.view["links"]:
            first, second = link.split("-")
            if space in (first, second):
                found.append((link, second if space == first else first))
        return found
