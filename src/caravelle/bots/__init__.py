"""Bots: opponents by level, and whoever has a method `decide`.

    from caravelle.bots import create
    bot = create("normal", seed=7)
    match.do(bot.decide(match))

`LEVELS` are the names for people, from the weakest on. The modules: desk, valuing, tree and
entries are rules, compiled for each title by program; trees and search think with them.
"""

from caravelle.core.advice import Prospect

from .analysis import Analysis, Option
from .bot import Bot
from .levels import LEVELS, create

__all__ = ["LEVELS", "Analysis", "Bot", "Option", "Prospect", "create"]
