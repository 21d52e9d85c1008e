"""The values of options that have names.

They stand apart from `options` so that the command line can offer them without loading the game.
"""

from typing import Literal

Edition = Literal["age_of_sail", "classic"]
Variant = Literal["silent_fleet", "solo", "neutral_discs"]
Difficulty = Literal["easier", "normal", "harder"]

NAMED = {"edition": Edition, "variant": Variant, "difficulty": Difficulty}  # by their options
