"""The variants, each a folder that the base game does not know of."""

from collections.abc import Mapping

from caravelle.core.title import Title

from .neutral_discs import TITLE as NEUTRAL_DISCS

VARIANTS: Mapping[str, Title] = {"neutral_discs": NEUTRAL_DISCS}
