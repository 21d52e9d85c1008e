"""The commands that change something: to go back, to save, to speak another language."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from caravelle.core.words import LANGUAGE_NAMES, LANGUAGES

from ..faults import Refused
from ..language import speak
from ..saving import save_as
from .looking import LOOKS

if TYPE_CHECKING:
    from .table import TerminalTable


def undo(table: "TerminalTable", words: tuple[str, ...]) -> RenderableType | None:
    """Back to the last decision of a person."""
    taken = table.session.undo()
    if not taken:
        return Text(table.scene.say("cli-nothing-to-undo"))
    table.keeper.keep(table.session.match)
    table.renew()
    told = table.scene.say("cli-undone", decision=taken[0].notation, others=len(taken) - 1)
    table.note(told)
    return None


def save(table: "TerminalTable", words: tuple[str, ...]) -> RenderableType:
    """Write the journal to a file."""
    if not words:
        return Text(table.keeper.told())
    path = Path(" ".join(words))
    try:
        save_as(table.session.match, path)
    except Refused as fault:
        return Text(str(fault))
    return Text(table.scene.say("cli-saved", path=str(path)))


def change_language(table: "TerminalTable", words: tuple[str, ...]) -> RenderableType | None:
    """Speak another language from now on."""
    language = words[0].lower() if words else ""
    if language not in LANGUAGES:
        choice = ", ".join(f"{code} ({name})" for code, name in LANGUAGE_NAMES.items())
        return Text(table.scene.say("cli-which-language", choice=choice))
    speak(language)
    table.renew()
    return None


Command = Callable[["TerminalTable", tuple[str, ...]], RenderableType | None]

HANDLERS: dict[str, Command] = {
    **LOOKS,
    "undo": undo,
    "save": save,
    "lang": change_language,
}
