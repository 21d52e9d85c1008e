"""The interpreted rules and the compiled ones are the same, over more games than the kit plays."""

import numpy as np
import pytest

from caravelle.core.conformance import Subject, interpreted_as_compiled
from caravelle.core.engine import Engine, load_engine
from caravelle.games.endeavor import TITLE
from tests.endeavor.whole_games import SETTINGS, Setting


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize(
    "shy", [(), ("pass",), ("pass", "stop"), ("pass", "draw", "ship")], ids=str
)
def test_decision_by_decision(setting: Setting, shy: tuple[str, ...]) -> None:
    interpreted_as_compiled(Subject(TITLE, setting.options, 100 + setting.players, shy))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_playouts_of_both_end_in_the_same_bytes(setting: Setting) -> None:
    ends = []
    for engine in (load_engine(TITLE), Engine.interpreted(TITLE)):
        tables = engine.own(TITLE.prepare(setting.options).tables)
        states = engine.new_games(tables, setting.players, range(2))
        with np.errstate(over="raise"):
            lengths = engine.play_out(tables, states, range(2))
        ends.append((engine.ordinary(states, TITLE.state).tobytes(), lengths.tolist()))
    assert ends[0] == ends[1]
