"""The voice: what is said about a match, in whichever language it is asked for."""

from dataclasses import dataclass

from .errors import BadAction
from .title import Setting, Teller, Title
from .words import Words


@dataclass(frozen=True)
class Refusal:
    """Why a decision is not legal: a stable code, and for people the reason and its rule."""

    decision: str
    code: str
    reason: str
    rule: str
    text: str

    def __str__(self) -> str:
        return self.text


class Voice:
    """Speaks for one match; a language is loaded when it is first spoken."""

    def __init__(self, title: Title, setting: Setting, seats: tuple[str, ...]) -> None:
        self._title, self._setting, self._seats = title, setting, seats
        self._spoken: dict[str, tuple[Words, Teller]] = {}

    def _in(self, language: str) -> tuple[Words, Teller]:
        if language not in self._spoken:
            words = Words(language, [self._title.text])
            teller = self._title.teller(self._setting, words, self._seats)
            self._spoken[language] = words, teller
        return self._spoken[language]

    def teller(self, language: str) -> Teller:
        """Tells decisions, events and refusals."""
        return self._in(language)[1]

    def refusal(self, action: int, code: int, language: str) -> Refusal:
        """Why a decision is refused, from the code of the rules."""
        words, teller = self._in(language)
        name = self._title.reasons[code]
        reason, rule = teller.refusal(action, name)
        text = words.say("refused", decision=teller.decision(action), reason=reason, rule=rule)
        return Refusal(self._setting.notation.write(action), name, reason, rule, text)

    def unknown(self, fault: BadAction, language: str) -> Refusal:
        """Why a text is no decision of the game."""
        near = ", ".join(fault.near)
        message = "unknown-decision-near" if near else "unknown-decision"
        said = {"text": fault.text, "near": near, "verbs": ", ".join(fault.verbs)}
        text = self._in(language)[0].say(message, **said)
        return Refusal(fault.text, "unknown", text, "", text)
