"""Loading: the data files, and a built-in chart or a person's own, as content or as faults."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from caravelle.core.errors import ContentError

from ..charts.check import examine
from ..charts.reading import read, read_toml
from ..charts.wording import Fault, choice, plain, worded
from .checks import CHECKS
from .model import FILES, KEYS, Components, Content

DATA = Path(__file__).parents[1] / "data"


class Checked(NamedTuple):
    """Content, unless there are faults, and all that was found, as lines for people."""

    content: Content | None
    faults: tuple[str, ...]
    warnings: tuple[str, ...]


def load(chart: str | Path = "side_b", data: Path = DATA) -> Content:
    """The content with that chart: the name of a built-in one, or the path of a person's own.

    Raises ContentError with every fault found.
    """
    checked = check(chart, data)
    if checked.content is None:
        raise ContentError(checked.faults)
    return checked.content


def check(chart: str | Path, data: Path = DATA) -> Checked:
    """All that is wrong with a chart, and with the tables of `data`; raises nothing."""
    if isinstance(chart, Path) or "/" in chart or "\\" in chart or chart.endswith(".toml"):
        file = str(chart)
        return _check_file(Path(chart), file if file.isprintable() else ascii(file), data)
    if chart not in chart_names(data):
        known = choice(chart_names(data))
        reason = f"chart: none has this name; there are {known}, or give the path of a file"
        return Checked(None, (f"{plain(chart)}: {reason}",), ())
    return _check_built_in(chart, data)


def chart_names(data: Path = DATA) -> tuple[str, ...]:
    """The built-in charts."""
    return tuple(sorted(path.stem for path in (data / "charts").glob("*.toml")))


def chart_path(name: str, data: Path = DATA) -> Path:
    """The file of a built-in chart."""
    return data / "charts" / f"{name}.toml"


@cache
def _check_built_in(name: str, data: Path) -> Checked:
    return _check_file(chart_path(name, data), f"charts/{name}.toml", data)


def _check_file(path: Path, file: str, data: Path) -> Checked:
    raw, found = read_toml(path)
    if found:
        return Checked(None, (*read_tables(data)[1], *_lines(file, found)), ())
    is_built_in = path.parent.resolve() == (data / "charts").resolve()
    return check_chart(raw, file, path.stem if is_built_in else None, data)


def check_chart(
    raw: dict[str, Any], file: str, name: str | None = None, data: Path = DATA
) -> Checked:
    """The same for a chart as TOML gave it; `name` is that of a built-in one."""
    tables, faults = read_tables(data)
    if tables is None:
        return Checked(None, faults, ())
    found = examine(raw, tables, name, chart_names(data))
    faults, warnings = _lines(file, found.faults), _lines(file, found.warnings)
    if faults or found.chart is None:
        return Checked(None, faults, warnings)
    return Checked(Content.model_construct(**dict(tables), chart=found.chart), (), warnings)


@cache
def read_tables(data: Path = DATA) -> tuple[Components | None, tuple[str, ...]]:
    """The tables of the data files; or None, and every fault of theirs."""
    files: dict[str, Any] = {}
    faults: tuple[str, ...] = ()
    for file, model in FILES.items():
        raw, found = read_toml(data / file)
        if not found:
            rows, errors = read(model, raw)
            files |= {} if rows is None else {file: rows}
            found = [worded(error, raw, "file", KEYS) for error in errors]
        faults += _lines(file, found)
    editions = files["editions.toml"].editions if "editions.toml" in files else ()
    for file, rows in files.items():
        faults += _lines(file, CHECKS[file](rows, editions))
    if faults:
        return None, faults
    fields = {name: value for rows in files.values() for name, value in rows}
    return Components.model_construct(**fields), ()


def _lines(file: str, found: Iterable[Fault]) -> tuple[str, ...]:
    return tuple(f"{file}: {row}: {fault}" for row, fault in found)
