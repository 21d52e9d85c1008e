"""The setting of a solo game."""

from caravelle.core.errors import OptionError
from caravelle.core.title import Setting

from ...options import Options
from ...setting import SEAT_NAMES, prepared
from ...state import EUROPE
from .actions import SPACE
from .europe import KINDS
from .state import PLAYER
from .tables import TABLES, switch

OPPOSITION = "opposition"
_SHORTEST = 3  # of the tracks: two discs lie there from the beginning


def prepare(options: Options) -> Setting:
    """One seat against four colours. Raises OptionError or ContentError.

    A chart of one's own must have room for what the set-up of the Opposition needs.
    """
    setting = prepared(
        options,
        space=SPACE,
        tables=TABLES,
        parties=SEAT_NAMES[PLAYER + 1 :],
        rivals=(OPPOSITION,),
        switch=switch,
    )
    tables = setting.tables[0]
    if min(tables["track_length"][1:]) < _SHORTEST:
        raise OptionError(f"solo needs shipping tracks of {_SHORTEST} spaces or more")
    european = (tables["space_area"] == EUROPE) & (tables["space_fleet"] == 0)
    if european[: int(tables["spaces"])].sum() <= KINDS:
        raise OptionError(f"solo needs more than {KINDS} cities in Europe")
    return setting
