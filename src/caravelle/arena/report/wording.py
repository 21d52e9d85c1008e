"""The words of a report: those of the arena, and those of the game for its things."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from caravelle.core.title import Teller
from caravelle.core.words import Words
from caravelle.games import title

from ..plan import setting_of

TEXT = Path(__file__).parents[1] / "text"

Share = dict[str, float]


class Wording:
    """Says things about a tournament in one language."""

    def __init__(self, figures: dict[str, Any], language: str) -> None:
        game = title(figures["plan"]["game"])
        self.language, self._words = language, Words(language, [TEXT, game.text])
        self._options = [table["options"] for table in figures["tables"]]
        self._tellers: list[Teller] = []
        for options in self._options:
            setting = setting_of(game, options)
            names = tuple(self._words.say(f"seat-{seat}") for seat in setting.seats)
            played = game.playing(setting.options)
            self._tellers.append(played.teller(setting, self._words, names))

    def say(self, message: str, /, **variables: object) -> str:
        """A message of the arena or of the game."""
        return self._words.say(message, **variables)

    def table(self, number: int) -> str:
        """What is played at a table: the options, as far as the game has a name for them."""
        told = []
        for name, value in self._options[number].items():
            message = f"{name}-{value}"
            if name == "players":
                told.append(self.say("arena-players", count=value))
            elif self._words.has(message):
                told.append(self.say(message))
            elif self._words.has(f"option-{name}") and value is True:
                told.append(self.say(f"option-{name}"))
            elif value is not False:
                told.append(f"{name} {value}")
        return " · ".join(told)

    def thing(self, table: int, measure: str, domain: str, thing: str) -> str:
        """The name of a thing that was counted."""
        if domain:
            return self._tellers[table].label(domain, thing)
        return self.say(f"measure-{measure}-{thing}")

    def side(self, side: str) -> str:
        """The name of a side, by its id."""
        return self.say(f"seat-{side}")

    def listed(self, things: Sequence[str]) -> str:
        """Things one after another."""
        if len(things) < 2:
            return "".join(things)
        return ", ".join(things[:-1]) + self.say("arena-and") + things[-1]

    def percent(self, share: float) -> str:
        """A share."""
        return self.say("arena-percent", value=share)

    def whole_percent(self, share: float) -> str:
        """A share without its fraction."""
        return self.say("arena-whole-percent", value=share)

    def number(self, value: float | None) -> str:
        """A number with one digit behind the point."""
        return "–" if value is None else self.say("arena-number", value=value)

    def interval(self, share: Share | None) -> str:
        """A share, and in brackets what it may truly be."""
        return self._interval(share, self.percent)

    def whole_interval(self, share: Share | None) -> str:
        """The same without fractions."""
        return self._interval(share, self.whole_percent)

    def _interval(self, share: Share | None, told: Callable[[float], str]) -> str:
        if share is None:
            return "–"
        said = {name: told(share[name]) for name in ("share", "low", "high")}
        return self.say("arena-interval", **said)

    def around(self, value: float | None, error: float | None) -> str:
        """A number, and how far off it may be."""
        if value is None:
            return "–"
        return self.say("arena-around", value=self.number(value), error=self.number(error))

    def time(self, seconds: float | None) -> str:
        """How long something took."""
        if seconds is None:
            return "–"
        if seconds < 1:
            return self.say("arena-milliseconds", value=seconds * 1000)
        return self.say("arena-seconds", value=seconds)
