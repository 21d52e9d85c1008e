"""The variants, each a folder that the base game does not know of."""

from collections.abc import Mapping

from caravelle.core.title import Title

from . import neutral_discs, silent_fleet, solo

VARIANTS: Mapping[str, Title] = {
    "silent_fleet": silent_fleet.TITLE,
    "solo": solo.TITLE,
    "neutral_discs": neutral_discs.TITLE,
}
