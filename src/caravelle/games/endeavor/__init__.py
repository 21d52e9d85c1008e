"""Endeavor: Age of Sail, its classic edition, and the variants.

`TITLE` is all that the rest of the program knows of the game.
"""

from dataclasses import replace

from .base import BASE
from .variants import VARIANTS

TITLE = replace(BASE, module=__name__, variants=VARIANTS)
