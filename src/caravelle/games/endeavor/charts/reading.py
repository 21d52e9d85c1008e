"""From a data file to rows.

`read_toml` and `read` give rows, or the errors in them; `mend` saves what can be checked of a
chart with such errors.
"""

import copy
import tomllib
from pathlib import Path
from typing import Any, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from .model import Row
from .wording import Fault, Loc

AnyRow = TypeVar("AnyRow", bound=Row)

# What stands in for a field of the wrong shape, so that the rest can be checked.
NEUTRAL: dict[str, Any] = {
    "name": "?",
    "title": "?",
    "edition": "",
    "players": [5],
    "source": "house",
    "names_source": "house",
    "links": [],
    "regions": [],
    "track": 2,
    "cities": [],
    "fleets": [],
    "glory": 1,
    "kind": "circle",
    "label": "s",
    "number": 0,
    "board": [0, 0],
    "at": 0.5,
    "lon": 0,
    "lat": 0,
    "shift": [0, 0],
    "deck": [0, 0],
    "slavery_deck": [0, 0],
    "track_anchor": [0, 0],
    "open_sea": [0, 0],
}
PLACES = {"at", "lon", "lat", "shift", "deck", "slavery_deck", "track_anchor", "open_sea"}
COUNTED = {"links", "regions", "track", "cities", "fleets", "kind", "number"}
KEYS = {"id", "ends", *NEUTRAL}


def read_toml(path: Path) -> tuple[dict[str, Any], list[Fault]]:
    """What the file holds; if it can't be read, nothing and the reason."""
    try:
        return tomllib.loads(path.read_bytes().decode()), []
    except FileNotFoundError:
        reason = "there is no such file"
    except IsADirectoryError:
        reason = "this is a folder, not a file"
    except OSError as error:
        reason = f"it can't be read ({error.strerror})"
    except UnicodeDecodeError:
        reason = "this is not a text file in UTF-8"
    except RecursionError:
        reason = "its values are nested too deeply"
    except ValueError as error:  # not TOML, or beyond Python's limits for numbers and paths
        words, _, where = str(error).rpartition(" (at ")
        if words:
            return {}, [(where.partition(",")[0].rstrip(")"), words)]
        reason = str(error)
    return {}, [("file", reason)]


def freeze(value: Any) -> Any:
    """The same with tuples for lists, as the frozen rows want them."""
    if isinstance(value, dict):
        return {key: freeze(item) for key, item in value.items()}
    return tuple(map(freeze, value)) if isinstance(value, list) else value


def read(model: type[AnyRow], raw: Any) -> tuple[AnyRow | None, list[ErrorDetails]]:
    """The rows; if something in them has the wrong shape, None and what it is."""
    try:
        return model.model_validate(freeze(raw)), []
    except ValidationError as error:
        return None, error.errors(include_url=False)


def mend(raw: Any, errors: list[ErrorDetails]) -> tuple[Any, bool, bool]:
    """The chart without its faulty parts; whether counts, and places, can still be trusted."""
    mended, gone, harmed = copy.deepcopy(raw), list[Loc](), set[str]()
    for error in errors:
        loc = error["loc"]
        last = max((i for i, key in enumerate(loc) if isinstance(key, str)), default=0)
        row, key = walk(mended, loc[:last]), loc[last] if loc else ""
        if error["type"] == "extra_forbidden":
            row.pop(key, None)
        elif error["type"] == "model_type":
            gone.append(loc)
        elif key == "id" and last == 0:
            row[key] = "stand_in"
        elif key in NEUTRAL:
            row[key] = f"?{loc}" if key == "name" else NEUTRAL[key]
            harmed.add(str(key))
        else:
            gone.append(loc[:last])
    for loc in sorted(filter(None, gone), key=len, reverse=True):
        walk(mended, loc[:-1])[loc[-1]] = None
    return without_gaps(mended), not gone and not harmed & COUNTED, not harmed & PLACES


def walk(node: Any, loc: Loc) -> Any:
    """What lies there."""
    for key in loc:
        node = node[key]
    return node


def without_gaps(value: Any) -> Any:
    """The same without the None in its lists."""
    if isinstance(value, dict):
        return {key: without_gaps(item) for key, item in value.items()}
    if isinstance(value, list):
        return [without_gaps(item) for item in value if item is not None]
    return value
