"""Whole games as files: one for every chart and number of players, found by what there is.

`scripts/regenerate_transcripts.py` writes the files, the tests compare them. A chart without its
files fails. All of a game's files have one name, that of its setting, for example `side_b-4`.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from caravelle.core.events import Event
from caravelle.core.match import Match
from caravelle.core.perft import perft, split
from caravelle.core.title import Title
from caravelle.games.endeavor import TITLE
from caravelle.games.endeavor.content import chart_names, load

HERE = Path(__file__).parent
TRANSCRIPTS, PERFT = HERE / "transcripts", HERE / "perft"

SHY = ("pass", "stop")  # what players do only now and then, so that games are rich
BOLD = 0.9  # how often they avoid that
MOST_NODES = 20_000  # of a perft count: deep enough to mean something, and quick


@dataclass(frozen=True)
class Setting:
    """A chart with one of its numbers of players; the edition is that of the chart.

    With a variant also that, and options of its own as far as they are not the usual ones.
    """

    chart: str
    players: int
    variant: str = ""
    own: tuple[tuple[str, bool | str], ...] = ()

    def __str__(self) -> str:
        own = (name if value is True else str(value) for name, value in self.own)
        return "-".join(filter(None, (self.variant, self.chart, str(self.players), *own)))

    @property
    def options(self) -> Any:
        """The options of such a match."""
        options = {"chart": self.chart, "players": self.players, **dict(self.own)}
        if self.variant:
            options["variant"] = self.variant
        return TITLE.options.model_validate(options)

    @property
    def title(self) -> Title:
        """The title of such a match: the game, or its variant."""
        return TITLE.playing(self.options)

    def new(self, seed: int) -> Match:
        """A match in this setting."""
        return Match(TITLE, self.options, seed)


ALL_OPTIONS = tuple(
    (name, True) for name in ("limited_occupy", "no_reaction_to_tokens", "building_scarcity")
)
VARIANTS = {
    "silent_fleet": (
        Setting("side_a", 2, "silent_fleet"),
        Setting("side_b", 2, "silent_fleet"),
        Setting("side_a", 2, "silent_fleet", ALL_OPTIONS[:1]),
        Setting("side_a", 2, "silent_fleet", ALL_OPTIONS[1:2]),
        Setting("side_a", 2, "silent_fleet", ALL_OPTIONS[2:]),
        Setting("side_b", 2, "silent_fleet", ALL_OPTIONS),
    ),
    "solo": (
        Setting("classic", 1, "solo"),
        Setting("classic", 1, "solo", (("difficulty", "easier"),)),
        Setting("classic", 1, "solo", (("difficulty", "harder"),)),
        Setting("side_a", 1, "solo"),
        Setting("side_a", 1, "solo", (("difficulty", "harder"),)),
        Setting("side_b", 1, "solo"),
        Setting("side_b", 1, "solo", (("difficulty", "easier"),)),
    ),
    "neutral_discs": (
        Setting("classic", 2, "neutral_discs"),
        Setting("classic", 3, "neutral_discs"),
        Setting("side_a", 2, "neutral_discs"),
        Setting("side_a", 3, "neutral_discs"),
    ),
}


def _settings() -> Iterator[Setting]:
    for chart in chart_names():
        for players in load(chart).chart.players:
            yield Setting(chart, players)


SETTINGS = tuple(_settings())  # of the base game
VARIANT_SETTINGS = {
    variant: settings for variant, settings in VARIANTS.items() if variant in TITLE.variants
}
EVERY = (*SETTINGS, *(setting for found in VARIANT_SETTINGS.values() for setting in found))


def play_on(match: Match, choices: random.Random) -> None:
    """Play a match to its end, hardly ever passing or stopping of one's own will."""
    while not match.is_over:
        legal = match.legal
        bold = [text for text in legal if text.split()[0] not in SHY]
        match.do(choices.choice(bold if bold and choices.random() < BOLD else legal))


def log_of(match: Match) -> str:
    """Every decision with its events in a line, then the scores and the winners."""
    replayed = Match(match.title, match.options, match.seed)
    colours, lines = tuple(replayed.setting.names["seat"]), []
    sides = replayed.setting.sides
    for number, (colour, text) in enumerate(match.journal.decisions, 1):
        events = replayed.do(text)
        told = "; ".join(_told(event, colour, colours) for event in events)
        lines.append(f"{number} {colour} {text}: {told}")
    for side, scores in zip(sides, replayed.scores, strict=True):
        lines.append(f"score {side}: {' '.join(f'{k}={v}' for k, v in scores.items())}")
    lines.append(f"winner: {' '.join(sides[side] for side in replayed.winners)}")
    return "\n".join(lines) + "\n"


def _told(event: Event, actor: str, colours: tuple[str, ...]) -> str:
    """An event in a few words; its seat only if that is not the one who decided."""
    who = "nobody" if event.seat is None else colours[event.seat]
    by = "" if who == actor else f"@{who}"
    return " ".join([f"{event.kind}{by}", *map(str, event.data.values())])


def event_kinds(log: str) -> Counter[str]:
    """The kinds of events in a log, and how often each occurs."""
    rows = (line.split(": ", 1)[1] for line in log.splitlines() if line[0].isdigit())
    told = (event for row in rows for event in row.split("; ") if event)
    return Counter(event.split()[0].split("@")[0] for event in told)


def at(match: Match, length: int) -> Match:
    """A match at an earlier position of this one."""
    early = Match(match.title, match.options, match.seed)
    for text in match.decisions[:length]:
        early.do(text)
    return early


def counted(match: Match, depth: int) -> tuple[list[int], dict[str, int]]:
    """The perft counts of a position, and the last one split by the first decision."""
    return perft(match, depth), split(match, depth)


def compared(found: dict[str, int], wanted: dict[str, int]) -> str:
    """Two splits beside each other, where they differ."""
    rows = [
        f"  {text}: {found.get(text, 'not legal')}, expected {wanted.get(text, 'not legal')}"
        for text in sorted(found.keys() | wanted.keys())
        if found.get(text) != wanted.get(text)
    ]
    return "\n".join(["the counts differ after:", *rows])
