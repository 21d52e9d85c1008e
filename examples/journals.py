"""Journals: save a game, load it, branch off, and save what is left of a damaged file."""

import tempfile
from pathlib import Path

import caravelle
from caravelle.core.journal import read, recover
from caravelle.core.replay import recovered
from caravelle.games import title


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "game.journal")
        match = caravelle.new(players=3, seed=11, seats=["Ada", "Bo", "Cy"])
        for _ in range(20):
            match.do(match.legal[0])
        match.save(file)

        again = caravelle.load(file)
        assert again.decisions == match.decisions
        assert again.state.tobytes() == match.state.tobytes()
        print(f"{len(again.decisions)} decisions replayed; {again.seats[again.actor or 0]} is next")

        branch = again.copy()
        branch.undo()
        print("the branch is one shorter:", len(branch.decisions))

        lines = file.read_text("utf-8").splitlines(keepends=True)
        file.write_text("".join(lines[:12]), "utf-8")
        try:
            caravelle.load(file)
        except caravelle.JournalError as fault:
            print("refused:", fault)
        found = recover(read(file))
        assert found.journal is not None
        saved, _ = recovered(title("endeavor"), found.journal)
        print(f"recovered: {len(saved.decisions)} decisions")


if __name__ == "__main__":
    main()
