"""Writes the whole games and perft counts that the tests compare with; read the differences.

    python scripts/regenerate_transcripts.py          each game goes on as it did, while it is legal
    python scripts/regenerate_transcripts.py --anew   games are looked for anew, the richest of many

A game that has become illegal somewhere goes on from there by chance, so that a small change of the
rules makes a small difference.
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from caravelle.core.errors import CaravelleError, IllegalAction
from caravelle.core.journal import recover
from caravelle.core.match import Match
from caravelle.core.perft import perft
from tests.endeavor.whole_games import (
    EVERY,
    MOST_NODES,
    PERFT,
    TRANSCRIPTS,
    Setting,
    at,
    counted,
    event_kinds,
    log_of,
    play_on,
)

TRIED = 400  # games from which the richest is taken
DEEPEST = 9


def richest(setting: Setting, seen: set[str]) -> Match:
    """The first of the games with most kinds of events, above all of those not seen before."""
    best, most = None, (-1, -1)
    for seed in range(TRIED):
        match = setting.new(seed)
        play_on(match, random.Random(seed))
        kinds = set(event_kinds(log_of(match)))
        if (len(kinds - seen), len(kinds)) > most:
            best, most = match, (len(kinds - seen), len(kinds))
    assert best is not None
    return best


def continued(setting: Setting, file: Path) -> Match:
    """The game in the file, as far as it is legal today, and then on."""
    journal = recover(file.read_text("utf-8")).journal
    assert journal is not None, f"{file.name} has no header"
    match = setting.new(journal.header.seed)
    for _, text in journal.decisions:
        try:
            match.do(text)
        except (IllegalAction, CaravelleError):
            break
    play_on(match, random.Random(match.seed))
    return match


def write_perft(setting: Setting, match: Match) -> None:
    """Counts for the beginning of the game, and for three positions on its way."""
    total = len(match.decisions)
    blocks = [f"# Perft: positions of the game {setting}.journal, after so many decisions."]
    for after in (0, total // 4, total // 2, total * 3 // 4):
        early = at(match, after)
        depth = next(
            (n - 1 for n in range(3, DEEPEST + 1) if perft(early, n)[-1] > MOST_NODES), DEEPEST
        )
        nodes, parts = counted(early, depth)
        rows = "".join(f'"{text}" = {count}\n' for text, count in parts.items())
        blocks.append(f"[[positions]]\nafter = {after}\nnodes = {nodes}\n[positions.split]\n{rows}")
    (PERFT / f"{setting}.toml").write_text("\n".join(blocks), "utf-8")


def main(anew: bool) -> None:
    """Write all files."""
    seen: set[str] = set()
    for setting in EVERY:
        file = TRANSCRIPTS / f"{setting}.journal"
        match = richest(setting, seen) if anew or not file.exists() else continued(setting, file)
        log = log_of(match)
        match.save(file)
        file.with_suffix(".log").write_text(log, "utf-8")
        write_perft(setting, match)
        seen |= set(event_kinds(log))
        print(f"{setting}: seed {match.seed}, {len(match.decisions)} decisions")
    titles = {setting.title for setting in EVERY}
    missing = {kind.name for title in titles for kind in title.events} - seen
    print("Every kind of event occurs." if not missing else f"NEVER: {', '.join(sorted(missing))}")


if __name__ == "__main__":
    main("--anew" in sys.argv[1:])
