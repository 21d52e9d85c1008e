"""The prompt: a line is read, and found to mean a decision, a command, or neither.

A decision is chosen by its number, its notation, its label, or any words that fit only one.
"""

import sys
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from caravelle.core.actions import shortened

from .offers import Offer
from .scene import Scene

COMMANDS = (
    "help",
    "list",
    "board",
    "mats",
    "tray",
    "cards",
    "links",
    "score",
    "variant",
    "log",
    "rules",
    "advise",
    "undo",
    "save",
    "lang",
    "quit",
)
SHORTEST = 2  # letters of a word that stands for a longer one
MOST_DIGITS = 6
FEW = 8  # of several decisions that are meant, so many are named


@dataclass(frozen=True)
class Meant:
    """What a line means: a decision (notation), a command with its words, or a message for it."""

    decision: str = ""
    command: str = ""
    words: tuple[str, ...] = ()
    message: str = ""


def understand(scene: Scene, found: Sequence[Offer], line: str) -> Meant:
    """What a person meant by a line."""
    line = line.strip()
    if not line:
        return Meant(command="list")
    if line.startswith("?"):
        return Meant(command="help", words=tuple(line[1:].split()))
    if line.isascii() and line.isdigit():
        return _numbered(scene, found, line)
    for offer in found:
        if folded(line) in (folded(offer.notation), folded(offer.label)):
            return Meant(decision=offer.notation)
    first, *words = line.split()
    command = _command(scene, first)
    if command:
        return Meant(command=command, words=tuple(words))
    return _guessed(scene, found, line)


def numbered(found: Sequence[Offer], text: str) -> Offer | None:
    """The decision of that number."""
    if not (text.isascii() and text.isdigit()) or len(text) > MOST_DIGITS:
        return None
    return found[int(text) - 1] if 1 <= int(text) <= len(found) else None


def _numbered(scene: Scene, found: Sequence[Offer], text: str) -> Meant:
    offer = numbered(found, text)
    if offer is None:
        told = scene.say("cli-no-number", number=shortened(text), most=len(found))
        return Meant(message=told)
    return Meant(decision=offer.notation)


def _command(scene: Scene, word: str) -> str:
    """The command that a word names, in English or in the language; "" if none."""
    for command in COMMANDS:
        if folded(word) in (command, *folded(scene.say(f"cli-command-{command}")).split()):
            return command
    return ""


def _guessed(scene: Scene, found: Sequence[Offer], line: str) -> Meant:
    refusal = scene.match.explain(line, scene.words.language)
    if refusal is not None and refusal.code != "unknown":
        return Meant(message=refusal.text)
    fitting = [offer for offer in found if _fits(line, offer)]
    if len(fitting) == 1:
        return Meant(decision=fitting[0].notation)
    if fitting:
        listed = ", ".join(f"{offer.number} {offer.label}" for offer in fitting[:FEW])
        more = " ..." if len(fitting) > FEW else ""
        return Meant(message=scene.say("cli-several", text=shortened(line), found=listed + more))
    commands = [c for c in COMMANDS if len(line) >= SHORTEST and c.startswith(folded(line))]
    if len(commands) == 1:
        return Meant(command=commands[0])
    return Meant(message=refusal.text if refusal is not None else "")


def _fits(line: str, offer: Offer) -> bool:
    """Whether every word of the line begins one of the offer's."""
    wanted = folded(line).split()
    words = folded(f"{offer.notation} {offer.label} {offer.thing}").split()
    return max(map(len, wanted), default=0) >= SHORTEST and all(
        any(word.startswith(part) for word in words) for part in wanted
    )


def folded(text: str) -> str:
    """A text to compare by: without case, accents and signs."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(s if s.isalnum() else " " for s in decomposed if not unicodedata.combining(s))
    return " ".join(plain.split())


def ask(prompt: str, completions: Iterable[str] = ()) -> str:
    """Read a line. Raises EOFError at the end of the input."""
    if sys.stdin.isatty():
        _complete_with(list(completions))
    try:
        return input(prompt)
    except UnicodeDecodeError:
        return "\N{REPLACEMENT CHARACTER}"


def _complete_with(completions: list[str]) -> None:
    """Let the tabulator key complete these, where the system can."""
    try:
        import readline
    except ImportError:
        return

    def complete(text: str, state: int) -> str | None:
        fitting = [word for word in completions if word.startswith(text)]
        return fitting[state] if state < len(fitting) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
