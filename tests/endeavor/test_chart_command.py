"""The command `chart`: list, check and draw; a mistake gets one clear line."""

from pathlib import Path

from typer.testing import CliRunner, Result

from caravelle.cli.chart import app
from caravelle.games.endeavor import content
from caravelle.games.endeavor.charts.draw import draw

from .altered import CHARTS, TOKENS


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def test_list() -> None:
    result = run("list")
    assert result.exit_code == 0
    rows = [line.split("  ") for line in result.output.splitlines()]
    assert [row[0] for row in rows] == ["chart", *CHARTS]
    assert [cell.strip() for cell in rows[3] if cell][1:4] == ["Wide Oceans", "Age of Sail", "4, 5"]
    assert str(content.chart_path("side_b")) in result.output


def test_check_command(tmp_path: Path) -> None:
    assert run("check", *CHARTS).output.splitlines() == [f"{name}: no faults" for name in CHARTS]
    assert run("check", *CHARTS).exit_code == 0
    file = tmp_path / "my [bold].toml"
    text = content.chart_path("side_b").read_text(encoding="utf-8")
    text = text.replace('id = "side_b"', 'id = "mine"', 1)
    file.write_text(text, encoding="utf-8")
    assert run("check", file).exit_code == 0
    near = text.replace("open_sea = [0, -9]", "open_sea = [13.2, -5]")
    file.write_text(near, encoding="utf-8")
    result = run("check", file)
    assert result.output.splitlines() == [
        f"warning  {file}: luanda: it lies 3.80 degrees from africa open_sea, less than 4.0",
        f"{file}: faults 0, warnings 1",
    ]
    assert result.exit_code == 0
    assert run("check", "--strict", file).exit_code == 1
    file.write_text(text.replace("track = 8", "track = 9"), encoding="utf-8")
    result = run("check", "side_a", file)
    assert result.output.splitlines() == [
        "side_a: no faults",
        f"fault    {file}: far_east: track must be 2 to 8, not 9",
        f"fault    {file}: chart: 96 {TOKENS}",
        f"{file}: faults 2, warnings 0",
    ]
    assert result.exit_code == 1


def test_draw_command(tmp_path: Path) -> None:
    out = tmp_path / "out.svg"
    result = run("draw", "side_a", out)
    assert (result.exit_code, result.output) == (0, f"{out}: drawn\n")
    assert out.read_text(encoding="utf-8") == draw(content.load("side_a"))


def mistakes(folder: Path) -> list[tuple[list[str | Path], int, str]]:
    """Commands that can't be carried out, their exit codes and what they say."""
    binary = folder / "binary.toml"
    binary.write_bytes(bytes(range(256)))
    out = folder / "out.svg"
    there = "there is no such file, nor a built-in chart of that name (classic, side_a, side_b)"
    return [
        (["check", "side_c"], 2, f"Can't read side_c: {there}."),
        (["check", "side_a", folder / "no.toml"], 2, f"Can't read {folder / 'no.toml'}: {there}."),
        (["check", "\0"], 2, rf"Can't read \x00: {there}."),
        (["check", folder], 2, f"Can't read {folder}: it is a folder."),
        (["check", binary], 1, f"fault    {binary}: file: this is not a text file in UTF-8"),
        (["draw", binary, out], 1, f"Can't draw {binary}: mend its faults first."),
        (["draw", folder, out], 2, f"Can't read {folder}: it is a folder."),
        (
            ["draw", "side_a", binary],
            2,
            f"Can't write {binary}: the name of the picture must end in .svg.",
        ),
        (
            ["draw", "side_a", folder / "no" / "out.svg"],
            2,
            f"Can't write {folder / 'no' / 'out.svg'}: no such file or directory.",
        ),
        (["draw", "side_a", "\0.svg"], 2, "embedded null byte"),
        (["check"], 2, "Missing argument"),
        (["draw", "side_a"], 2, "Missing argument"),
        (["paint"], 2, "No such command"),
    ]


def test_mistakes(tmp_path: Path) -> None:
    """A person's mistake gets one clear line and an exit code, never a traceback."""
    for words, code, says in mistakes(tmp_path):
        result = run(*words)
        assert (result.exit_code, says in result.output) == (code, True), result.output
        assert "Traceback" not in result.output
        assert isinstance(result.exception, SystemExit)
    assert not (tmp_path / "out.svg").exists()
