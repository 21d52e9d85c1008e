"""The tables of a game with the Silent Fleet: those of the base game, and the three options."""

import numpy as np

from caravelle.core.records import I1, dtype_of
from caravelle.games.endeavor.options import Options
from caravelle.games.endeavor.tables import Tables


class SilentTables(Tables):
    """Content and switches, in the numbers of the kernel."""

    limited_occupy: I1  # 1: it occupies only in an area that was occupied this turn
    no_reaction_to_tokens: I1  # 1: it answers activations only
    building_scarcity: I1  # 1: a tile leaves the game before every Construction


SILENT_TABLES = dtype_of(SilentTables)
SWITCHES = ("limited_occupy", "no_reaction_to_tokens", "building_scarcity")


def write_switches(tables: np.void, options: Options) -> None:
    """Write the options that are on into the tables."""
    for name in SWITCHES:
        tables[name] = bool(getattr(options, name))
