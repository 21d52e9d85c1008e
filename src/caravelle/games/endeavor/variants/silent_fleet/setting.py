"""Settings of the Silent Fleet: a colour besides those of the seats, and actions by name."""

from caravelle.core.title import Setting
from caravelle.games.endeavor.options import Options
from caravelle.games.endeavor.setting import prepared
from caravelle.games.endeavor.state import ACTION_NAMES

from .actions import SPACE
from .tables import SILENT_TABLES, write_switches

PARTY = "silent_fleet"  # its id among the colours


def prepare(options: Options) -> Setting:
    """The setting for these options. Raises OptionError or ContentError."""
    return prepared(
        options,
        space=SPACE,
        tables=SILENT_TABLES,
        parties=(PARTY,),
        switch=write_switches,
        things=lambda content: {"action": ACTION_NAMES},
    )
