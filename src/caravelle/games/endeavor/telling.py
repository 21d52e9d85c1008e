"""Telling: decisions, events and refusals of a match in a person's language."""

from functools import cache

from caravelle.core.events import Event
from caravelle.core.title import Setting
from caravelle.core.words import Words

from .content import chart_names, load
from .options import Options
from .setting import SUPPLY


@cache
def _built_in_names() -> dict[str, str]:
    """The names of the spaces that the catalogues know, by id."""
    charts = (load(name).chart for name in chart_names())
    return {space.id: space.name for chart in charts for space in chart.spaces}


class Telling:
    """Sentences about one match: the words of a language over the things of a setting.

    `players` are the names of those at the table, by seat.
    """

    def __init__(self, setting: Setting, words: Words, players: tuple[str, ...]) -> None:
        self._setting, self._words, self._players = setting, words, players
        self._space = setting.notation.space
        assert isinstance(setting.options, Options)
        self._content = load(setting.options.chart or "")
        self._is_built_in = setting.options.chart in chart_names()
        regions = self._content.chart.regions
        self._own_names = {s.id: s.name for r in regions for s in (*r.cities, *r.fleets)}
        self._area_of = {s.id: r.id for r in regions for s in (*r.cities, *r.fleets)}
        self._area_of |= {deck.id: deck.area for deck in self._content.decks}
        self._cards = {card.id: card for card in self._content.cards}

    def label(self, domain: str, thing: str) -> str:
        """The name of a thing. Spaces of a chart of one's own are named as the chart says."""
        if domain in ("seat", "victim"):
            return self._party(self._setting.names[domain].index(thing))
        if domain == "link":
            first, second = thing.split("-")
            return self._words.say(
                "link", a=self.label("space", first), b=self.label("space", second)
            )
        if domain == "card" and thing in self._cards:
            card = self._cards[thing]
            return self._words.say("card", deck=self.label("deck", card.deck), value=card.value)
        if domain == "casualty" and thing != SUPPLY:
            domain = "attribute"
        if domain == "space" and self._is_own_name(thing):
            return self._own_names[thing]
        return self._words.say(f"{domain}-{thing}")

    def _party(self, number: int) -> str:
        """The name of a player, or of a colour that nobody plays."""
        if number < len(self._players):
            return self._players[number]
        return self._words.say(f"seat-{self._setting.names['seat'][number]}")

    def _is_own_name(self, space: str) -> bool:
        """Whether a chart of one's own gives a space a name that no built-in chart gives it."""
        return not self._is_built_in and self._own_names[space] != _built_in_names().get(space)

    def decision(self, action: int) -> str:
        """What a decision would do, as in a menu."""
        family, number = self._space.family_of(action)
        domain = self._space.families[family].domain
        verb = self._space.families[family].verb
        if not domain:
            return self._words.say(f"do-{verb}")
        thing = self._setting.names[domain][number]
        if thing == SUPPLY:
            return self._words.say("do-casualty-supply")
        return self._words.say(f"do-{verb}", thing=self.label(domain, thing))

    def event(self, event: Event) -> str:
        """A line of the log."""
        return self._event(event, "" if event.seat is None else self._party(event.seat))

    def _event(self, event: Event, seat: str) -> str:
        """A line of the log about somebody of this name."""
        said: dict[str, str | int] = {"seat": seat}
        for field, value in event.data.items():
            said[field] = value if isinstance(value, int) else self.label(field, value)
        return self._words.say(f"event-{event.kind.replace('_', '-')}", **said)

    def refusal(self, action: int, code: str) -> tuple[str, str]:
        """Why a decision is refused, and the rule that says so."""
        family, number = self._space.family_of(action)
        domain = self._space.families[family].domain
        said: dict[str, str] = {}
        if domain:
            thing = self._setting.names[domain][number]
            area = self.label("area", self._area(domain, thing))
            said = {"thing": self.label(domain, thing), "area": area}
        rule = f"rule-{code}"
        special = f"{rule}-{self._space.families[family].verb}"
        rule = special if self._words.has(special) else rule
        return self._words.say(f"reason-{code}", **said), self._words.say(rule)

    def _area(self, domain: str, thing: str) -> str:
        """The area of a thing; cards of the pile are drawn by presence in Europe."""
        if domain == "area":
            return thing
        return "europe" if domain == "card" else self._area_of.get(thing, "europe")
