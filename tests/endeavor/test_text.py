"""The catalogues of Endeavor: complete, well formed and alike in every language."""

import re
import tomllib
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast

from caravelle.core.words import LANGUAGES, Words
from caravelle.games import endeavor
from caravelle.games.endeavor.option_values import NAMED
from caravelle.games.endeavor.options import TERMS
from caravelle.games.endeavor.setting import SEAT_NAMES
from caravelle.games.endeavor.state import ACTION_NAMES, AREA_NAMES, ATTRIBUTE_NAMES
from tests.endeavor.whole_games import EVERY

HOME = Path(endeavor.__file__).parent
TEXT, DATA = HOME / "text", HOME / "data"
FILES = sorted(TEXT.glob("*/*.ftl"))
VARIANTS = tuple(endeavor.TITLE.variants.values())
TITLES = (endeavor.TITLE, *VARIANTS)

VERDICTS = ("loss", "minor", "victory", "major", "complete", "total", "panache")
PHASES = (
    "start",
    "construction",
    "growth",
    "salary",
    "action",
    "turn",
    "casualty",
    "discard",
    "over",
)
SHIPPING = {"track": {"area", "place"}, "sea": {"area"}, "beside": {"area"}, "fleet": {"thing"}}
NUMBERS = (
    "amount", "place", "round", "left", "value", "rung", "options", "why", "column", "extra",
    "date", "difference",
)  # fmt: skip
BARE = {f.verb for t in TITLES for f in t.space.families.values() if not f.domain}
COMPOSED = {"neutral_discs": {"track-space"}}  # names that a variant's own teller puts together
SENTENCE = re.compile("(event|reason|rule|do|ask)-")  # names may be alike: Goa, Action


def messages(language: str) -> dict[str, set[str]]:
    """The variables of every message of a language."""
    found = {}
    for file in sorted((TEXT / language).glob("*.ftl")):
        source = file.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and entry.value and entry.value.span:
                span = entry.value.span
                found[entry.id.name] = set(re.findall(r"\$(\w+)", source[span.start : span.end]))
    return found


MESSAGES = {language: messages(language) for language in LANGUAGES}


def rows(table: str) -> list[dict[str, Any]]:
    """The rows of one table, from whichever data files have it."""
    contents = [tomllib.loads(file.read_text("utf-8")) for file in sorted(DATA.rglob("*.toml"))]
    return [row for content in contents for row in content.get(table, ())]


def charts() -> list[dict[str, Any]]:
    """The charts that come with the program."""
    files = sorted((DATA / "charts").glob("*.toml"))
    return [tomllib.loads(file.read_text("utf-8")) for file in files]


def spaces() -> list[dict[str, Any]]:
    """The cities and fleets of all charts."""
    regions = [region for chart in charts() for region in chart["regions"]]
    return [space for r in regions for space in (*r["cities"], *r.get("fleets", ()))]


def named() -> dict[str, str]:
    """The id of the message of each thing that the data files name, and its name there."""
    names = {f"space-{space['id']}": space["name"] for space in spaces()}
    names |= {f"chart-{chart['id']}": chart["title"] for chart in charts()}
    for kind, table in (
        ("building", "buildings"),
        ("building", "start_buildings"),
        ("token", "tokens"),
        ("attribute", "tracks"),
        ("edition", "editions"),
    ):
        names |= {f"{kind}-{row['id']}": row["name"] for row in rows(table)}
    names |= {f"deck-{row['id']}": row["name"].removeprefix("The ") for row in rows("decks")}
    return names


def parties() -> set[str]:
    """The colours of seats, those that variants bring, and rivals without a seat."""
    settings = [setting.title.prepare(setting.options) for setting in EVERY]
    names = {name for setting in settings for name in (*setting.names["seat"], *setting.rivals)}
    return {*SEAT_NAMES, *names}


def options() -> set[str]:
    """The messages about variants and their options: a name and a note for each, or a question."""
    names = {f"variant-{name}" for name in endeavor.TITLE.variants}
    for own in (terms.own for terms in TERMS.values()):
        names |= {f"option-{name}" for name in own if name not in NAMED}
        names |= {
            f"{name}-{value}" for name in own if name in NAMED for value in get_args(NAMED[name])
        }
    questions = {
        f"option-{name}" for terms in TERMS.values() for name in terms.own if name in NAMED
    }
    return names | {f"{name}-note" for name in names} | questions


def expected() -> set[str]:
    """Every message that the program asks for."""
    wanted = set(named()) | {"glory", "card", "link", "refused", "do-casualty-supply"}
    wanted |= {"unknown-decision", "unknown-decision-near", "rule-no-presence-attack"}
    wanted.add("casualty-supply")
    wanted |= options()
    wanted |= set[str]().union(*(COMPOSED.get(name, ()) for name in endeavor.TITLE.variants))
    wanted |= {f"card-{row['id']}" for row in rows("governors")}
    wanted |= {f"grant-{row['grants']}" for row in rows("tracks")}
    wanted |= {f"event-{kind.name.replace('_', '-')}" for t in TITLES for kind in t.events}
    for kind in ("reason", "rule"):
        wanted |= {f"{kind}-{code}" for t in TITLES for code in t.reasons[1:]}
    for measure in endeavor.TITLE.statistics.measures if endeavor.TITLE.statistics else ():
        wanted |= {f"measure-{measure.name}", "date-round"}
        if not measure.domain:
            wanted |= {f"measure-{measure.name}-{thing}" for thing in measure.fixed.values()}
    wanted |= {f"ask-{step.name}" for t in TITLES for step in t.space.steps}
    for kind, names in (
        ("area", AREA_NAMES),
        ("attribute", ATTRIBUTE_NAMES),
        ("action", ACTION_NAMES),
        ("phase", PHASES),
        ("seat", parties()),
        ("do", {family.verb for t in TITLES for family in t.space.families.values()}),
        ("do-ship", SHIPPING),
        ("verdict", VERDICTS),
        ("score", {*"abcde", *(row for t in TITLES for row in t.score_rows)}),
    ):
        wanted |= {f"{kind}-{name}" for name in names}
    return wanted


def sample(language: str, number: int) -> dict[str, str | int]:
    """A value for every variable of the catalogue."""
    every = set[str]().union(*MESSAGES[language].values())
    return {name: number if name in NUMBERS else f"<{name}>" for name in every}


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, [TEXT])


def test_every_language_has_the_same_files() -> None:
    names = {language: {f.name for f in (TEXT / language).iterdir()} for language in LANGUAGES}
    assert names["en"]
    assert names["fr"] == names["en"] == names["de"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_line_of_a_catalogue_is_understood(file: Path) -> None:
    body = FluentParser().parse(file.read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_and_variables(language: str) -> None:
    assert MESSAGES[language].keys() == MESSAGES["en"].keys()
    assert MESSAGES[language] == MESSAGES["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_its_message(language: str) -> None:
    assert expected() - MESSAGES[language].keys() == set()


def test_no_message_is_for_a_thing_that_is_not_there() -> None:
    assert MESSAGES["en"].keys() - expected() == set()


def test_english_names_are_those_of_the_data_files() -> None:
    english = Words("en", [TEXT])
    assert {name: english.say(name) for name in named()} == named()


def test_a_line_of_the_log_tells_all_that_the_event_knows() -> None:
    for kind in {kind for t in TITLES for kind in t.events}:
        told = MESSAGES["en"][f"event-{kind.name.replace('_', '-')}"]
        assert told - {"seat"} == set(kind.fields), kind.name


def test_reasons_decisions_and_questions_use_agreed_variables_only() -> None:
    for name, used in MESSAGES["en"].items():
        if name.startswith("reason-"):
            assert used <= {"thing", "area", "seat"}, name
        elif name.startswith("do-ship-"):
            assert used == SHIPPING[name.removeprefix("do-ship-")], name
        elif name.startswith("do-"):
            bare = name == "do-casualty-supply" or name.removeprefix("do-") in BARE
            assert used == (set() if bare else {"thing"}), name
        elif name.startswith("ask-"):
            assert used == ({"left"} if name == "ask-salary" else set()), name
    assert MESSAGES["en"]["refused"] == {"decision", "reason", "rule"}


@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_message_can_be_said(words: Words, number: int) -> None:
    for name in MESSAGES[words.language]:
        said = words.say(name, **sample(words.language, number))
        assert said.strip() == said != "", name
        assert not re.search(r"[{}\n\u2066-\u2069]|  ", said), said


@pytest.mark.parametrize("language", ["fr", "de"])
def test_no_message_was_left_in_english(language: str) -> None:
    values = sample("en", 2)
    english, other = Words("en", [TEXT]), Words(language, [TEXT])
    names = [name for name in MESSAGES["en"] if SENTENCE.match(name)]
    alike = [n for n in names if english.say(n, **values) == other.say(n, **values)]
    assert alike == []


def test_french_signs_keep_to_their_word() -> None:
    for file in (TEXT / "fr").glob("*.ftl"):
        assert not re.search(r"\w [:;!?»]|« ", file.read_text("utf-8")), file.name


def test_a_log_in_three_languages() -> None:
    """Names fit into their sentences; the lines were read by people before they came here."""
    said = {}
    for language in LANGUAGES:
        words = Words(language, [TEXT])
        seat = words.say("seat-red")
        said[language] = (
            words.say("event-occupied", seat=seat, space=words.say("space-cape_town")),
            words.say("event-governor-won", seat=seat, card=words.say("card-caribbean_governor")),
            words.say("event-grew", seat=seat, amount=1),
        )
    assert said["en"] == (
        "Red occupies Cape Town.",
        "Red becomes Governor of the Caribbean.",
        "Red grows by one disc.",
    )
    assert said["fr"] == (
        "Rouge occupe Le Cap.",
        "Rouge devient Gouverneur des Caraïbes.",
        "Rouge gagne un disque.",
    )
    assert said["de"] == (
        "Rot nimmt Kapstadt ein.",
        "Rot wird Gouverneur der Karibik.",
        "Rot wächst um eine Scheibe.",
    )


def test_a_refusal_says_what_why_and_by_which_rule() -> None:
    said = {}
    for language in LANGUAGES:
        words = Words(language, [TEXT])
        decision = words.say("do-occupy", thing=words.say("space-goa"))
        reason = words.say("reason-no-presence", area=words.say("area-india"))
        rule = words.say("rule-no-presence")
        said[language] = words.say("refused", decision=decision, reason=reason, rule=rule)
    assert said["en"] == "Can't occupy Goa: you have no disc in India yet (Occupy: presence)."
    assert said["fr"] == (
        "Occuper Goa\N{NO-BREAK SPACE}: impossible, vous n'avez pas encore de disque dans la zone"
        " Inde (Occuper\N{NO-BREAK SPACE}: présence)."
    )
    assert said["de"] == (
        "Goa einnehmen geht nicht: Du hast im Gebiet Indien noch keine Scheibe"
        " (Einnehmen: Präsenz)."
    )
