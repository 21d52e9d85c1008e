"""The tables of a solo game: those of the base game and how hard it is."""

import numpy as np

from caravelle.core.records import I1, dtype_of

from ...options import Options
from ...tables import Tables as BaseTables

DIFFICULTIES = ("easier", "normal", "harder")
EASIER, NORMAL, HARDER = range(len(DIFFICULTIES))


class Tables(BaseTables):
    """Content and switches, in the numbers of the kernel."""

    difficulty: I1


TABLES = dtype_of(Tables)


def switch(tables: np.void, options: Options) -> None:
    """Write what belongs to solo: the difficulty, and one level-5 tile in both editions."""
    tables["difficulty"] = DIFFICULTIES.index(options.difficulty or "normal")
    tables["level_5_limit"] = 1
