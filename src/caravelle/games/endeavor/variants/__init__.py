"""The variants, each a folder that the base game does not know of."""

from collections.abc import Mapping

from caravelle.core.title import Title

from . import solo

VARIANTS: Mapping[str, Title] = {"solo": solo.TITLE}
