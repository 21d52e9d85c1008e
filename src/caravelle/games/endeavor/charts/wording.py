"""What is wrong with a data file, in plain words, which nothing in the file can garble."""

from collections.abc import Iterable
from datetime import date, time
from difflib import get_close_matches
from typing import Any

from pydantic_core import ErrorDetails

Loc = tuple[int | str, ...]
Fault = tuple[str, str]
"""The row of a file, and what is wrong with it."""

WANTED = {
    "int_type": "a whole number",
    "float_type": "a number",
    "finite_number": "a finite number",
    "string_type": "text",
    "bool_type": "true or false",
    "dict_type": "a table",
    "model_type": "a table",
    "tuple_type": "a list",
}


def worded(error: ErrorDetails, raw: Any, top: str, known: Iterable[str]) -> Fault:
    """The error in plain words; `top` is the row where there is none, `known` keys to suggest."""
    row, field = _place(error["loc"], raw, top)
    kind, limits = error["type"], error.get("ctx", {})
    if kind == "missing":
        return row, f"{field} is missing"
    if kind == "extra_forbidden":
        close = get_close_matches(str(error["loc"][-1]), known, 1)
        return row, f"unknown key {field}" + (f" (did you mean {close[0]}?)" if close else "")
    if kind == "too_long":
        return row, f"{field} must have {limits['max_length']} values"
    wanted = WANTED.get(kind)
    if kind in ("greater_than_equal", "less_than_equal"):
        wanted = f"at least {limits['ge']}" if "ge" in limits else f"at most {limits['le']}"
    if wanted is None:
        return row, f"{field}: {error['msg']}"
    return row, f"{field} must be {wanted}, not {show(error['input'])}"


def _place(loc: Loc, raw: Any, top: str) -> Fault:
    """The row that an error lies in, and the field within it."""
    row, field, node = top, "", raw
    for key in loc:
        item = None
        if isinstance(node, dict):
            item = node.get(key)
        elif isinstance(node, list) and isinstance(key, int) and key < len(node):
            item = node[key]
        if isinstance(key, str):
            field = f"{field}.{plain(key)}" if field else plain(key)
        elif isinstance(item, dict):
            row, field = label(item) or f"{field} {key + 1}", ""
        else:
            field = f"{field}, value {key + 1}"
        node = item
    return row, field or "it"


def label(row: dict[str, Any]) -> str:
    """How messages name a row, by its id or its ends; empty if it has neither."""
    if isinstance(row.get("id"), str):
        return plain(row["id"])
    ends = row.get("ends")
    if isinstance(ends, list) and ends and all(isinstance(end, str) for end in ends):
        return "link " + "-".join(map(plain, ends))
    return ""


def plain(text: str) -> str:
    """A text from a file, made safe and short for one line of a message."""
    safe = text if text.isprintable() and text.strip() else ascii(text)
    return safe if len(safe) <= 48 else safe[:45] + "..."


def show(value: Any) -> str:
    """A value from a file as a message shows it."""
    kinds: dict[Any, str] = {dict: "a table", tuple: "a list", list: "a list"}
    kinds |= {date: "a date", time: "a time", type(None): "nothing"}
    for kind, words in kinds.items():
        if isinstance(value, kind):
            return words
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{plain(value)}"' if value.isprintable() else plain(value)
    if isinstance(value, int | float):
        return "a huge number" if abs(value) > 10**12 else str(value)
    return "something else"


def choice(words: Iterable[str]) -> str:
    """Words that may be written, as a message lists them."""
    *some, last = [f'"{word}"' for word in words] or ["nothing that is known"]
    return f"{', '.join(some)} or {last}" if some else last
