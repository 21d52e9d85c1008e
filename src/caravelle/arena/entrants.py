"""Entrants: the bots of a plan, by what they are called."""

from caravelle.bots import create
from caravelle.bots.program import load_program
from caravelle.bots.random import Random
from caravelle.core.engine import load_engine
from caravelle.games import title

from .game import Player
from .plan import Plan, setting_of

OURS = "caravelle.bots"


def player(bot: str, seed: int) -> Player:
    """A new bot of that name, and whether it is a person's own. Raises what its making raises."""
    made = create(bot, seed)
    return Player(made, guest=not type(made).__module__.startswith(OURS))


def prepare(plan: Plan) -> None:
    """Make each bot once, and load what they and the games need, which compiles what is not yet.

    No bot need do that while it decides, not even one of a person's own that asks ours for advice.
    Raises OptionError for a bot that is not known, and whatever a bot of one's own raises.
    """
    bots = [player(bot, 0).bot for bot in plan.bots]  # all of them, whichever can think
    think = not all(isinstance(bot, Random) for bot in bots)
    game = title(plan.game)
    for table in plan.tables:
        played = game.playing(setting_of(game, table.options).options)
        load_engine(played)
        if think:
            load_program(played)
