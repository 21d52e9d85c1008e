"""What many tests share."""

import os

import pytest

from caravelle.core.engine import Engine
from tests.core import toy


def games() -> int:
    """How many random games are checked for each chart and edition; CI takes a sample."""
    usual = 2_000 if os.environ.get("CI") else 20_000
    return int(os.environ.get("CARAVELLE_GAMES", usual))


@pytest.fixture(scope="session")
def toy_engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """The toy, compiled."""
    return Engine.compiled(toy.TITLE, tmp_path_factory.mktemp("cache"))


@pytest.fixture(scope="session")
def slow_toy() -> Engine:
    """The toy, interpreted: at hand at once."""
    return Engine.interpreted(toy.TITLE)
