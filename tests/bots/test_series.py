"""Series: whole games inside the kernel are those that a search plays by hand."""

import pytest

from caravelle.bots.search import Search
from caravelle.bots.series import play_series
from tests.endeavor.whole_games import Setting


@pytest.mark.parametrize(("chart", "players"), [("side_a", 2), ("side_b", 5)])
def test_a_series_plays_as_one_search_in_every_seat(chart: str, players: int) -> None:
    seed, setting = 7, Setting(chart, players)
    match, bot = setting.new(seed), Search(playouts=12, seed=seed)
    begun, ended = play_series(match.title, match.setting, range(seed, seed + 1), 12)
    assert begun[:1].tobytes() == match.state.tobytes()
    while not match.is_over:
        match.do(bot.decide(match))
    assert ended[:1].tobytes() == match.state.tobytes()


def test_a_game_does_not_depend_on_those_before_it() -> None:
    match = Setting("side_a", 3).new(0)
    title, setting = match.title, match.setting
    _, together = play_series(title, setting, range(3, 6), 6)
    _, alone = play_series(title, setting, range(5, 6), 6)
    assert together[2:].tobytes() == alone.tobytes()
