"""The report: one file that asks nothing of the network, in every language, with all there is."""

import json
import re
from pathlib import Path

import pytest

from caravelle.arena import Results, Tournament
from caravelle.arena.figures import figures
from caravelle.arena.report import report_page
from caravelle.arena.results import GAMES
from caravelle.arena.tally import Tally
from caravelle.core.words import LANGUAGES
from tests.reports.test_page import read

from .records import plan, records

EVIL = "<b>&\"'$x_1$:Bot"
PLAN = plan(40, bots=("strong", EVIL, "third"), players=[2, 4])
FIGURES = figures(Tally.of(PLAN, records(PLAN)))


@pytest.fixture(scope="module", params=LANGUAGES)
def page(request: pytest.FixtureRequest) -> str:
    return report_page(FIGURES, request.param)


def test_the_page_is_whole_and_asks_nobody(page: str) -> None:
    reader = read(page)
    assert "script" not in reader.tags
    assert EVIL in reader.text
    assert "<b>" not in page
    outside = re.sub(r'xmlns(:\w+)?="[^"]*"', "", page)
    assert not re.search(r"https?:|\bsrc=|<link|@import|url\((?!#)", outside)


def test_links_and_ids_fit_each_other(page: str) -> None:
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert {"ratings", "table0", "table1", "method"} <= set(ids)
    for to in re.findall(r'href="#([^"]+)"', page):
        assert to in ids


def test_a_picture_says_in_words_what_there_is_to_see(page: str) -> None:
    labels = re.findall(r'<svg [^>]*aria-label="([^"]*)"', page)
    assert len(labels) == page.count("<svg ") > 10
    assert all(len(label) > 10 for label in labels)


def test_the_same_games_give_the_same_page() -> None:
    few = plan(2, players=2)
    pages = {
        report_page(json.loads(json.dumps(figures(Tally.of(few, records(few))))), "en")
        for _ in range(2)
    }
    assert len(pages) == 1


def test_a_tournament_writes_both_reports_of_what_there_is(tmp_path: Path) -> None:
    short = plan(10)
    results = Results.begin(tmp_path / GAMES, short)
    for record in list(records(short))[:9]:
        results.add(record)
    results.close()
    found = Tournament.read(tmp_path).report("fr")
    assert json.loads((tmp_path / "report.json").read_text("utf-8")) == found
    assert (found["games"], found["planned"]) == (9, 20)
    reader = read((tmp_path / "report.html").read_text("utf-8"))
    assert "9 parties sur 20" in reader.text.replace("\u202f", " ").replace("\u00a0", " ")


def test_a_single_bot_and_a_single_game_have_a_report() -> None:
    for one in (plan(1, bots=("alone",)), plan(1)):
        found = figures(Tally.of(one, records(one)))
        assert read(report_page(found, "en")).text
    nothing = figures(Tally(plan(3)))
    assert read(report_page(nothing, "en")).text
