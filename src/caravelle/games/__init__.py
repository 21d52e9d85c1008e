"""The games that Caravelle plays."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from caravelle.core.errors import OptionError

if TYPE_CHECKING:
    from caravelle.core.title import Title

_MODULES = {"endeavor": "caravelle.games.endeavor"}

NAMES = tuple(_MODULES)


@cache
def title(name: str) -> "Title":
    """The game of that name. Raises OptionError if there is none."""
    if name not in _MODULES:
        raise OptionError(f"no game {name!r}: there is {', '.join(NAMES)}")
    found: Title = import_module(_MODULES[name]).TITLE
    return found
