"""Endeavor: Age of Sail, its classic edition, and the variants.

`TITLE` is all that the rest of the program knows of the game. It is made when it is first asked
for: who only wants to know what the options are called need not wait for the rules.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caravelle.core.title import Title

    TITLE: Title


def __getattr__(name: str) -> "Title":
    if name != "TITLE":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from dataclasses import replace

    from .base import BASE
    from .variants import VARIANTS

    made = globals()["TITLE"] = replace(BASE, module=__name__, variants=VARIANTS)
    return made
