"""The content of the game: tables of components, editions and one chart, read and checked.

`load` is the only door, for the files that come with the program and for a person's own chart
alike. The models name their fields as the files do: `model` says what the tables hold, `checks`
what is asked of them, `loading` reads them. Charts have a package of their own.
"""

from .loading import (
    DATA,
    Checked,
    chart_names,
    chart_path,
    check,
    check_chart,
    load,
    read_tables,
)
from .model import AnyBuilding, Content, Edition

__all__ = [
    "DATA",
    "AnyBuilding",
    "Checked",
    "Content",
    "Edition",
    "chart_names",
    "chart_path",
    "check",
    "check_chart",
    "load",
    "read_tables",
]
