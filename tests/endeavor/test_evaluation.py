"""The evaluation: its features, counted by the kernel and by hand."""

import random
from typing import Any

import numpy as np
import pytest

from caravelle.bots.greedy import Greedy
from caravelle.bots.judging import judge
from caravelle.bots.programs import program_for
from caravelle.bots.search import Search
from caravelle.bots.worktop import Knobs, Worktop
from caravelle.core.engine import Engine
from caravelle.core.evaluation import FEATURES as ROOM
from caravelle.core.evaluation import STAGES
from caravelle.core.match import Match
from caravelle.games.endeavor import TITLE
from caravelle.games.endeavor.content.loading import DATA
from caravelle.games.endeavor.evaluation.features import FEATURES
from caravelle.games.endeavor.evaluation.weights import load_weights
from tests.endeavor.whole_games import EVERY, SHY, Setting

NAMES = list(FEATURES)


def after(setting: Setting, decisions: int, seed: int = 1) -> Match:
    match, chance = setting.new(seed), random.Random(seed)
    for _ in range(decisions):
        bold = [text for text in match.legal if text not in SHY]
        match.do(chance.choice(bold or match.legal))
    return match


def features_after(match: Match, decision: str) -> list[dict[str, int]]:
    """The features of every side after a decision, as the kernel counts them."""
    top = Worktop(program_for(match), match, match.state, 0, Knobs())
    found = judge(top)
    last = match.notation.write(int(found.actions[-1]))
    assert last == decision, "the desk keeps the features of the last decision"
    rows = top.desk["measures"]["value"][0]
    return [dict(zip(NAMES, row.tolist(), strict=False)) for row in rows[: top.sides]]


def test_every_feature_has_a_weight_for_every_stage() -> None:
    weights = load_weights()["weight"][0]
    assert weights.shape == (STAGES, ROOM)
    assert len(NAMES) <= ROOM
    assert np.all(weights[:, len(NAMES) :] == 0)


def test_a_feature_without_weights_is_noticed(tmp_path: Any) -> None:
    rows = (DATA / "evaluation.toml").read_text("utf-8").splitlines()
    file = tmp_path / "evaluation.toml"
    file.write_text("\n".join(row for row in rows if not row.startswith("harbor ")), "utf-8")
    with pytest.raises(KeyError, match="harbor"):
        load_weights(file)


@pytest.mark.parametrize("decisions", [0, 10, 45, 90, 110])
def test_features_are_those_that_the_view_shows(decisions: int) -> None:
    match = after(Setting("side_b", 4), decisions)
    decision = match.legal[-1]
    found = features_after(match, decision)
    match.do(decision)
    view = match.view()
    for seat, (row, mat) in enumerate(zip(found, view["seats"], strict=True)):
        assert row["glory"] == match.scores[seat]["total"]
        assert row["culture"] == mat["attributes"]["culture"]
        assert row["harbor"] + row["idle_harbor"] == mat["harbor"]
        assert row["workers"] == match.state["players"]["worker"][0, seat].sum()
        assert row["cards"] == np.count_nonzero(match.state["card"][0] == seat)
        open_regions = [area for area in list(view["areas"])[1:] if view["areas"][area]["open"]]
        places = [list(view["areas"]).index(area) for area in open_regions]
        present = match.state["presence"][0][places, seat]
        assert row["regions"] == np.count_nonzero(present)
        assert row["one"] == 1


def test_all_titles_are_judged_alike_interpreted_and_compiled() -> None:
    for setting in (Setting("side_b", 4), Setting("side_a", 1, "solo")):
        slow = Match(TITLE, setting.options, 1, engine=Engine.interpreted(setting.title))
        fast, found = after(setting, 60), []
        for text in fast.decisions:
            slow.do(text)
        for match in (slow, fast):
            top = Worktop(program_for(match), match, match.state, 0, Knobs())
            found.append(judge(top))
        assert found[0].actions.tolist() == found[1].actions.tolist()
        assert found[0].glories.tolist() == found[1].glories.tolist()
        assert found[0].wins == pytest.approx(found[1].wins, abs=1e-12)


def test_a_small_search_is_the_same_interpreted_and_compiled() -> None:
    setting = Setting("side_b", 4)
    slow = Match(TITLE, setting.options, 1, engine=Engine.interpreted(setting.title))
    fast = after(setting, 60)
    for text in fast.decisions:
        slow.do(text)
    visits = [
        {option.notation: option.visits for option in Search(playouts=20).analyse(match).options}
        for match in (slow, fast)
    ]
    assert visits[0] == visits[1]


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_greedy_decides_legally_to_the_end(setting: Setting) -> None:
    match, bot = setting.new(2), Greedy(seed=1, slack=0.02)
    while not match.is_over:
        match.do(bot.decide(match))


def test_the_opposition_is_judged_by_its_own_glory() -> None:
    match = after(Setting("side_a", 1, "solo"), 40)
    decision = match.legal[-1]
    found = features_after(match, decision)
    match.do(decision)
    assert found[1]["rival"] == match.scores[1]["total"]
    assert (found[1]["glory"], found[1]["one"], found[1]["course"]) == (0, 0, 1)
