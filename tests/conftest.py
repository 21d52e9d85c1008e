"""What many tests share."""

import os

import pytest
from hypothesis import HealthCheck, settings

from caravelle.core.engine import Engine
from tests.core import toy

os.environ["CARAVELLE_LANG"] = "en"  # the tests read what the program says

# No test measures time, so a busy machine fails none; in CI all examples are the same every time.
settings.register_profile(
    "caravelle",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("caravelle")


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
