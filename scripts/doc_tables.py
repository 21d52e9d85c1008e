"""The tables of the documentation, made from the program: the game, its decisions, its records."""

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from caravelle.cli.language import TEXT
from caravelle.cli.terminal.prompt import COMMANDS
from caravelle.core.conformance import CHECKS
from caravelle.core.words import Words
from caravelle.games import title
from caravelle.games.endeavor import reasons, state
from caravelle.games.endeavor.actions import FAMILIES, SPACE, STEPS
from caravelle.games.endeavor.content import AnyBuilding, Content, Edition, load
from caravelle.games.endeavor.events import KINDS
from caravelle.games.endeavor.invariants import NAMES as INVARIANTS
from caravelle.games.endeavor.options import Options
from caravelle.games.endeavor.setting import prepare

TITLE = title("endeavor")
WORDS = Words("en", [TITLE.text])
NAMES = prepare(Options(players=4, chart="side_b")).names
EXAMPLES = {  # of families whose first thing is a poor one
    "start": "colonial_house",
    "activate": "docks",
    "spend": "ship_or_draw",
    "ship_region": "africa",
    "ship_fleet": "baltic_sea_fleet",
    "occupy": "surat",
    "attack": "surat",
    "draw": "north_america",
    "take": "africa_1",
    "casualty": "supply",
    "discard": "africa_governor",
}


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """A table in Markdown."""
    heads = list(heads)
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(map(str, line))} |\n" for line in lines)


# --- the game -------------------------------------------------------------------------


def levels() -> str:
    """What each value of an attribute track grants and scores."""
    content = load("side_b")
    rows: list[list[object]] = []
    for value in range(content.max_value + 1):
        glory = max(scored for scored in content.glory_values if scored <= value)
        rows.append([value, *(track.levels[value] for track in content.tracks), glory])
    heads = ["value", "build level", "growth level", "salary level", "card limit", "Glory"]
    return table(heads, rows)


def buildings() -> str:
    """All building tiles."""
    content, editions = load("side_b"), ("age_of_sail", "classic")
    rows: list[list[object]] = []
    for tile in content.buildings:
        copies = (tile.copies[edition] for edition in editions)
        rows.append([tile.level, _name(tile), *_building(tile, tile.no_payment), *copies])
    for start in content.start_buildings:
        offered = ("start" if edition in start.editions else 0 for edition in editions)
        rows.append(["–", _name(start), *_building(start, False), *offered])
    heads = ["level", "building", "symbols", "actions", "Glory", "Age of Sail", "Classic"]
    return table(heads, rows)


def _name(tile: AnyBuilding) -> str:
    ours = " \\*" if tile.source == "house" or tile.house_fields else ""
    return f"{tile.name}{ours}"


def _building(tile: AnyBuilding, unpaid: bool) -> list[object]:
    sign = " + " if tile.combine == "all" else " / "
    actions = sign.join(action.capitalize() for action in tile.actions) or "–"
    glory = tile.glory or "–"
    if getattr(tile, "effect", None):
        glory = f"{glory} (its power)"
    return [_symbols(tile.attributes), f"{actions}{' (no payment)' if unpaid else ''}", glory]


def _symbols(symbols: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {name.capitalize()}" for name, count in symbols.items()) or "–"


def tokens() -> str:
    """All kinds of trade tokens."""
    rows = []
    for token in load("side_b").tokens:
        gives = (
            _symbols(token.symbols)
            if token.symbols
            else " or ".join(action.capitalize() for action in token.actions)
        )
        rows.append([token.name, "brown" if token.symbols else "blue", gives, token.copies])
    return table(["token", "kind", "gives", "how many"], rows)


def cards() -> str:
    """The decks, card by card."""
    content = load("side_b")
    rows = []
    for deck in content.decks:
        held = {
            card.value: _symbols(card.symbols) for card in content.cards if card.deck == deck.id
        }
        governor = {g.region: _symbols(g.symbols) for g in content.governors}.get(deck.id, "–")
        rows.append([deck.name, *(held.get(value, "–") for value in range(6)), governor])
    return table(["deck", *map(str, range(6)), "Governor"], rows)


def switches() -> str:
    """The editions, switch by switch."""
    first, second = content_editions(load("side_b"))
    rows = [
        [f"`{name}`", _value(value), _value(getattr(second, name))]
        for name, value in first
        if name not in ("id", "name", "source", "house_fields")
    ]
    return table(["switch", f"`{first.id}`", f"`{second.id}`"], rows)


def content_editions(content: Content) -> list[Edition]:
    """The two editions, the default one first."""
    return sorted(content.editions, key=lambda edition: edition.id != "age_of_sail")


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- decisions, events, reasons -------------------------------------------------------


def notation() -> str:
    """The grammar of decisions, from the family table."""
    rows = []
    for name, family in FAMILIES.items():
        things = NAMES[family.domain] if family.domain else ("",)
        thing = EXAMPLES.get(name, things[0])
        grammar, example = (
            f"`{f'{family.verb} {what}'.strip()}`" for what in (family.domain.upper(), thing)
        )
        steps = ", ".join(step.name for step in STEPS if name in step.families)
        rows.append([grammar, example, steps])
    return table(["decision", "example", "asked in step"], rows)


def steps() -> str:
    """What each step asks for."""
    rows = []
    for step in STEPS:
        question = WORDS.say(f"ask-{step.name}", left=3)
        verbs = dict.fromkeys(FAMILIES[name].verb for name in step.families)
        rows.append([step.name, question, ", ".join(f"`{verb}`" for verb in verbs)])
    return table(["step", "question", "decisions"], rows)


def commands() -> str:
    """What can be typed in a game besides decisions."""
    words = Words("en", [TITLE.text, TEXT])
    rows = []
    for command in COMMANDS:
        names = words.say(f"cli-command-{command}").split()
        rows.append([", ".join(f"`{name}`" for name in names), words.say(f"cli-about-{command}")])
    return table(["type", "to see, or to do"], rows)


def ids() -> str:
    """The families with their numbers."""
    rows = [
        [f"`{name}`", family.verb, family.domain or "–", SPACE.first[name], family.size]
        for name, family in FAMILIES.items()
    ]
    return table(["family", "verb", "of what", "first id", "ids"], rows)


def domains() -> str:
    """The names that a decision can use on side B."""
    rows = []
    for domain in dict.fromkeys(f.domain for f in FAMILIES.values() if f.domain):
        shown = [f"`{name}`" for name in NAMES[domain]]
        listed = ", ".join(shown if len(shown) <= 24 else [*shown[:4], "..."])
        rows.append([domain.upper(), len(shown), listed])
    return table(["of what", "how many", "names"], rows)


def events() -> str:
    """The kinds of events, with a sentence each."""
    words = {
        "building": "Market", "token": "Industry", "area": "Africa", "space": "Surat", "place": 2,
        "victim": "Blue", "attribute": "Culture", "link": "London – Surat",
        "round": 3, "amount": 4, "seat": "Red",
    }  # fmt: skip
    rows = []
    for kind in KINDS:
        fields = ", ".join(f"`{field}`" for field in kind.fields) or "–"
        words["card"] = "Governor of Africa" if "governor" in kind.name else "Africa 1"
        said = WORDS.say(f"event-{kind.name.replace('_', '-')}", **words)
        rows.append([f"`{kind.name}`", fields, said])
    return table(["kind", "data", "for example"], rows)


def refusals() -> str:
    """The reasons why a decision is refused."""
    said = {"thing": "Surat", "area": "India"}
    rows = [
        [f"`{code}`", WORDS.say(f"reason-{code}", **said), WORDS.say(f"rule-{code}", **said)]
        for code in reasons.NAMES[1:]
    ]
    return table(["code", "reason", "rule"], rows)


def invariants() -> str:
    """What is asked after every decision."""
    return "".join(f"- {name}\n" for name in INVARIANTS[1:])


def conformance() -> str:
    """The checks of the kit, in the words of their docstrings."""
    return table(
        ["check", "what it asks"],
        ([f"`{name}`", (check.__doc__ or "").splitlines()[0]] for name, check in CHECKS.items()),
    )


# --- records --------------------------------------------------------------------------


def fields_of(record: str) -> str:
    """The fields of a record of state.py: type, shape, and the comment beside each."""
    source = Path(state.__file__).read_text("utf-8")
    body = source.split(f"class {record}:")[1].split("\nclass ")[0].split("\n\n\n")[0]
    rows = []
    for line in re.finditer(r"^    (\w+): (.+?)(?:  # (.*))?$", body, re.MULTILINE):
        dtype = getattr(state, record.upper(), None) or state.STATE["players"].base
        kind = dtype[line[1]]
        shape = " × ".join(map(str, kind.shape)) or "1"
        base = "record" if kind.base.names else kind.base.str[1:]
        rows.append([f"`{line[1]}`", base, shape, line[3] or "–"])
    return table(["field", "type", "how many", "meaning"], rows)


def player_fields() -> str:
    """The fields of a player's record."""
    return fields_of("Player")


def state_fields() -> str:
    """The fields of the state."""
    return fields_of("State")


TABLES: dict[str, Callable[[], str]] = {
    "levels": levels,
    "buildings": buildings,
    "tokens": tokens,
    "cards": cards,
    "switches": switches,
    "notation": notation,
    "steps": steps,
    "commands": commands,
    "ids": ids,
    "domains": domains,
    "events": events,
    "refusals": refusals,
    "invariants": invariants,
    "conformance": conformance,
    "player_fields": player_fields,
    "state_fields": state_fields,
}
