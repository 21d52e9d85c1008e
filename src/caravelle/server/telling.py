"""Telling: what has happened at a table, and what can be decided, in one person's language."""

from typing import Any

from caravelle.core.events import Event
from caravelle.core.title import Setting, Teller
from caravelle.core.words import Words

from .live import Live
from .storage.records import Game
from .words import words, words_of

Values = dict[str, Any]


class Told:
    """A table in one language: its names, and the lines of its log as far as they were told."""

    def __init__(self, live: Live, language: str) -> None:
        self._live, self.language = live, language
        self.words = words_of(live.title, language)
        self.names = names(live, self.words)
        self.teller: Teller = live.title.teller(live.match.setting, self.words, self.names)
        self.revision = live.game.revision
        self._lines: list[list[Values]] = []  # of each decision

    def log(self, start: int = 0) -> list[Values]:
        """The lines of all decisions behind the first `start`."""
        live = self._live
        del self._lines[live.unchanged_since(self.revision, len(self._lines)) :]
        history = live.match.history
        for number in range(len(self._lines), len(history)):
            self._lines.append(self._told(number, history[number]))
        self.revision = live.game.revision
        return [line for lines in self._lines[start:] for line in lines]

    def _told(self, number: int, events: tuple[Event, ...]) -> list[Values]:
        """The lines of one decision."""
        live = self._live
        setting = live.match.setting
        beside = {
            "n": number + 1,
            "seat": live.entries[number].seat,
            "round": live.rounds[number],
        }
        return [
            {
                **beside,
                "kind": line[0].kind,
                "text": " ".join(self.teller.event(event) for event in line),
                "things": things(setting, line),
            }
            for line in live.hosting.lines(events, len(setting.seats))
        ]

    def decision(self, action: int) -> Values:
        """A decision: its notation, what it would do in words, and what it names."""
        setting = self._live.match.setting
        family, number = setting.notation.space.family_of(action)
        domain = setting.notation.space.families[family].domain
        return {
            "decision": setting.notation.write(action),
            "label": self.teller.decision(action),
            "family": family,
            "domain": domain or None,
            "thing": setting.names[domain][number] if domain else None,
        }


def told(live: Live, language: str) -> Told:
    """The table in a language; told anew where names have changed."""
    found = live.told.get(language)
    if not isinstance(found, Told) or found.revision < live.renamed:
        found = live.told[language] = Told(live, language)
    return found


def names(live: Live, spoken: Words) -> tuple[str, ...]:
    """The names of those who sit at a table, by seat."""
    return called(live.game, live.match.setting.seats, spoken)


def called(game: Game, colours: tuple[str, ...], spoken: Words) -> tuple[str, ...]:
    """The names of those who sit there, all different; a seat without one has its colour's."""
    labels = [spoken.say(f"seat-{colour}") for colour in colours]
    found = [seat.name or label for seat, label in zip(game.seats, labels, strict=True)]
    folded = [name.casefold() for name in found]
    return tuple(
        f"{name} ({label})" if folded.count(name.casefold()) > 1 else name
        for name, label in zip(found, labels, strict=True)
    )


def things(setting: Setting, events: list[Event]) -> list[str]:
    """What events speak of, as "domain:id", each once."""
    found = {
        f"{domain}:{value}": None
        for event in events
        for domain, value in event.data.items()
        if domain in setting.names and isinstance(value, str)
    }
    return list(found)


def labels(live: Live, language: str) -> dict[str, dict[str, str]]:
    """The names of all things of a table, by domain."""
    found = told(live, language)
    named = live.hosting.labels(live.match.setting, found.teller, found.words)
    rows = {row: f"score-{row}" for row in live.title.score_rows}
    said = {row: found.words.say(text) for row, text in rows.items() if found.words.has(text)}
    return {**named, "score": {**named.get("score", {}), **said}}


def level_name(level: str, language: str) -> str:
    """What a level of bots is called."""
    spoken = words(language)
    message = f"level-{level}"
    return spoken.say(message) if spoken.has(message) else level
