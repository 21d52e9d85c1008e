"""The report on a game: how it went, where it turned, and what would have been better."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from caravelle.bots.review import TURN, Decision, Review, TurningPoint
from caravelle.core.advice import Prospect
from caravelle.core.match import Match
from caravelle.core.title import Teller
from caravelle.core.words import Words

from . import page
from .game_plots import Plots
from .page import Html
from .sides import colours

TEXT = Path(__file__).with_name("text")


def game_report(
    match: Match,
    review: Review,
    language: str = "en",
    *,
    names: Sequence[str] | None = None,
    played: str = "",
) -> Html:
    """A page about a match and what was found in its review.

    `names` are those of all sides, where they are to be called otherwise than in the journal;
    `played` says in words which game it was.
    """
    words = Words(language, [TEXT, match.title.text])
    report = GameReport(match, review, words, tuple(names or side_names(match, words)), played)
    return page.page(report.title, language, report.parts())


def side_names(match: Match, words: Words) -> list[str]:
    """The names of all sides; a colour, where nobody gave a name, in the language."""
    setting = match.setting
    players = (
        words.say(f"seat-{seat}") if name == seat.capitalize() else name
        for seat, name in zip(setting.seats, match.seats, strict=True)
    )
    return [*players, *(words.say(f"seat-{rival}") for rival in setting.rivals)]


@dataclass(frozen=True)
class GameReport:
    """The parts of the page. `names` are those of all sides, `played` says which game it was."""

    match: Match
    review: Review
    words: Words
    names: tuple[str, ...]
    played: str = ""

    def say(self, message: str, /, **variables: object) -> str:
        """The text of a message."""
        return self.words.say(message, **variables)

    def percent(self, share: float) -> str:
        """A share in percent."""
        return self.say("report-percent", value=share)

    def decimal(self, value: float) -> str:
        """A number with one decimal."""
        return self.say("report-decimal", value=value)

    @cached_property
    def teller(self) -> Teller:
        """Tells of decisions."""
        players = self.names[: len(self.match.seats)]
        return self.match.title.teller(self.match.setting, self.words, players)

    @cached_property
    def plots(self) -> Plots:
        """Draws."""
        return Plots(self.review, self.names, self.words)

    @property
    def title(self) -> str:
        """What the page is called."""
        players = self.names[: len(self.match.seats)]
        return self.say("report-title", players=", ".join(players))

    def parts(self) -> Iterator[Html]:
        """All parts in their order."""
        yield page.paragraph(self.result(), "lead")
        yield self._facts()
        yield page.heading(self.say("report-chances"))
        yield self._chances()
        yield page.heading(self.say("report-turns"))
        yield from self._turns()
        yield page.heading(self.say("report-glory"))
        yield self._glory()
        yield page.heading(self.say("report-sides"))
        yield self._sides()
        yield page.paragraph(self.say("report-sides-about"), "note")
        yield self._sources()
        yield page.heading(self.say("report-whole"))
        yield self._whole()
        yield page.paragraph(self.say("report-note"), "note")

    # --- how it ended ---------------------------------------------------------------------

    def result(self) -> str:
        """Who has won, in a sentence; or that the game is not over."""
        review = self.review
        if not review.is_over:
            return self.say("report-open", decisions=len(review.decisions))
        if review.verdict is not None:
            found = review.verdict
            told = self.say(f"verdict-{found['level']}", difference=abs(found["difference"]))
            return f"{told} {self.say('verdict-panache')}" if found["panache"] else told
        winners = [self.names[side] for side in review.winners]
        names = self.say("report-and").join(winners) if len(winners) < 3 else ", ".join(winners)
        glory = review.scores[-1][review.winners[0]]
        return self.say("report-won", count=len(winners), names=names, glory=glory)

    def searched(self) -> str:
        """How long each position was searched."""
        if self.review.playouts is not None:
            return self.say("report-searched-playouts", playouts=self.review.playouts)
        return self.say("report-searched-seconds", seconds=self.review.seconds)

    def _facts(self) -> Html:
        count = self.say("report-decisions", count=len(self.review.decisions))
        rows = [
            ("report-length", count),
            ("report-seed", str(self.match.seed)),
            ("report-searched", self.searched()),
        ]
        if self.played:
            rows.insert(0, ("report-game", self.played))
        return page.facts((self.say(name), told) for name, told in rows)

    # --- plots ----------------------------------------------------------------------------

    def _chances(self) -> Html:
        head = [self.say("report-round"), self.say("report-chances-axis"), *self.names]
        table = page.table(self.say("report-chances"), head, self.chance_rows())
        return self._figure(self.plots.chances(), "report-chances-about", table)

    def chance_rows(self) -> list[list[str]]:
        """The chances of all sides where each round begins, and those in the end."""
        review = self.review
        rows = [(self.say("report-begin"), 0)]
        rows += [(str(number), at) for number, at in review.rounds if at]
        last = "report-end" if review.is_over else "report-now"
        rows.append((self.say(last), len(review.decisions)))
        return [[label, str(at), *self._chances_at(at)] for label, at in rows]

    def _chances_at(self, number: int) -> list[str]:
        """The chances of all sides after so many decisions."""
        return [self.percent(side.win) for side in self.review.outlooks[number]]

    def _glory(self) -> Html:
        cells = [[label, *map(str, glory)] for label, glory in self.plots.glory_rows()]
        head = [self.say("report-glory-axis"), *self.names]
        table = page.table(self.say("report-glory"), head, cells)
        return self._figure(self.plots.glory(), "report-glory-about", table)

    def _figure(self, picture: Html, about: str, table: Html) -> Html:
        return page.figure(picture, self.say(about), table, self.say("report-figures"))

    # --- turning points -------------------------------------------------------------------

    def _turns(self) -> Iterator[Html]:
        points = self.review.turning_points
        if not points:
            yield page.paragraph(self.no_turns())
            return
        yield page.paragraph(self.say("report-turns-about"))
        yield page.items(map(self._turn, points), "cards")

    def no_turns(self) -> str:
        """That there are no turning points."""
        return self.say("report-no-turns", least=self.percent(TURN))

    def _turn(self, point: TurningPoint) -> Html:
        made = point.decision
        lines = [
            page.paragraph(page.joined([page.strong(told), self._promise(prospect)], " – "))
            for told, prospect in self.compared(point)
        ]
        return page.joined([page.heading(self.turn_title(made), 3), *lines])

    def turn_title(self, made: Decision) -> str:
        """When it was, and whose decision."""
        side = self.names[made.seat]
        return self.say("report-turn", number=made.number, round=made.round, side=side)

    def compared(self, point: TurningPoint) -> list[tuple[str, Prospect]]:
        """What was played and what would have been better, and what both promised to the seat."""
        made = point.decision
        played = self.say("report-played", decision=self.told(made.notation))
        better = self.say("report-better", decision=self.told(made.best))
        return [(played, point.played[made.seat]), (better, point.better[made.seat])]

    def _promise(self, prospect: Prospect) -> str:
        chance, glory = self.percent(prospect.win), self.decimal(prospect.glory)
        return self.say("report-promise", chance=chance, glory=glory)

    def told(self, notation: str) -> str:
        """A decision in words."""
        return self.teller.decision(self.match.notation.read(notation))

    # --- tables ---------------------------------------------------------------------------

    def side_rows(self) -> list[list[str]]:
        """For each side its Glory, and for players how their decisions compare with the search."""
        rows = []
        for side, name in enumerate(self.names):
            made = [d for d in self.review.decisions if d.seat == side]
            chosen = [d for d in made if d.choices > 1]
            agreed = sum(d.notation == d.best for d in chosen)
            judged = self.percent(agreed / len(chosen)) if chosen else ""
            cost = sum(d.loss for d in chosen) / len(chosen) if chosen else None
            cost_told = "" if cost is None else self.say("report-percent-fine", value=cost)
            count = str(len(made)) if made else ""
            rows.append([name, str(self.review.scores[-1][side]), count, judged, cost_told])
        return rows

    def side_heads(self) -> list[str]:
        """The headings of `side_rows`."""
        heads = ("side", "final", "made", "agreed", "cost-each")
        return [self.say(f"report-{head}") for head in heads]

    def _sides(self) -> Html:
        rows = [
            [page.swatch(colour, row[0]), *row[1:]]
            for row, colour in zip(self.side_rows(), colours(self.review.sides), strict=True)
        ]
        return page.table(self.say("report-sides"), self.side_heads(), rows)

    def _sources(self) -> Html:
        scores = self.match.scores
        rows = [
            [self.say(f"score-{source}"), *(str(score[source]) for score in scores)]
            for source in self.match.title.score_rows
        ]
        rows[-1] = [page.strong(total) for total in rows[-1]]
        head = [self.say("report-source"), *self.names]
        return page.table(self.say("report-sources"), head, rows)

    def _whole(self) -> Html:
        heads = ("number", "round", "who", "decision", "instead", "cost")
        head = [*(self.say(f"report-{name}") for name in heads), *self.names]
        rows = [self._row(made) for made in self.review.decisions]
        align = ">><<<>" + ">" * len(self.names)
        table = page.table(self.say("report-whole"), head, rows, align)
        return page.details(self.say("report-whole-open", count=len(rows)), table)

    def _row(self, made: Decision) -> list[str]:
        is_same = made.best == made.notation
        return [
            str(made.number),
            str(made.round or ""),
            self.names[made.seat],
            self.told(made.notation),
            "" if is_same else self.told(made.best),
            "" if is_same else self.percent(made.loss),
            *self._chances_at(made.number),
        ]
