"""The weights of the features, read from `data/evaluation.toml`."""

import tomllib
from pathlib import Path

from caravelle.core.evaluation import weights_of
from caravelle.core.records import Array

from .features import FEATURES

FILE = Path(__file__).parents[1] / "data" / "evaluation.toml"


def load_weights(file: Path = FILE) -> Array:
    """The record of weights. Raises KeyError for a feature that has none."""
    found = tomllib.loads(file.read_text("utf-8"))
    return weights_of([found["weights"][name] for name in FEATURES], found["spread"])
