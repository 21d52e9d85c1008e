"""The variants, each a folder that the base game does not know of."""

from collections.abc import Mapping

from caravelle.core.title import Title

VARIANTS: Mapping[str, Title] = {}
