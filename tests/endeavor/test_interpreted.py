"""The interpreted rules and the compiled ones are the same, over more games than the kit plays."""

import numpy as np
import pytest

from caravelle.core.conformance import Subject, interpreted_as_compiled
from caravelle.core.engine import Engine, load_engine
from tests.endeavor.whole_games import EVERY, Setting


@pytest.mark.parametrize("setting", EVERY, ids=str)
@pytest.mark.parametrize(
    "shy", [(), ("pass",), ("pass", "stop"), ("pass", "draw", "ship")], ids=str
)
def test_decision_by_decision(setting: Setting, shy: tuple[str, ...]) -> None:
    interpreted_as_compiled(Subject(setting.title, setting.options, 100 + setting.players, shy))


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_playouts_of_both_end_in_the_same_bytes(setting: Setting) -> None:
    ends, title = [], setting.title
    for engine in (load_engine(title), Engine.interpreted(title)):
        tables = engine.own(title.prepare(setting.options).tables)
        states = engine.new_games(tables, setting.players, range(2))
        with np.errstate(over="raise"):
            lengths = engine.play_out(tables, states, range(2))
        ends.append((engine.ordinary(states, title.state).tobytes(), lengths.tolist()))
    assert ends[0] == ends[1]
