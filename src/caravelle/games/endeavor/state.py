"""The state of a game: one record of a few hundred bytes, and the numbers that it is coded in.

Sizes are the most that any content may need; what a game really uses stands in its tables.
Whatever could be computed is computed, except four things kept for speed, which the tests recompute
from the pieces after every decision: `attribute`, `presence`, `deck_top` and `able`.
"""

from typing import Annotated

from caravelle.core.records import I1, U8, Grid, Ints, Records, dtype_of

SEATS = 5
ROUNDS = 7
AREA_NAMES = (
    "europe",
    "africa",
    "south_america",
    "caribbean",
    "north_america",
    "india",
    "far_east",
)
AREAS = len(AREA_NAMES)  # the regions follow Europe in chart order
EUROPE = 0
SPACES = 48  # cities and fleets, area by area
LINKS = 48
TRACK = 8  # spaces of a shipping track
DEGREE = 5  # links that meet in a space

ATTRIBUTE_NAMES = ("industry", "culture", "wealth", "influence")
ATTRIBUTES = len(ATTRIBUTE_NAMES)
INDUSTRY, CULTURE, WEALTH, INFLUENCE = range(ATTRIBUTES)
ACTION_NAMES = ("ship", "occupy", "attack", "draw", "payment")
ACTIONS = len(ACTION_NAMES)
SHIP, OCCUPY, ATTACK, DRAW, PAYMENT = range(ACTIONS)
TOKENS = 8  # kinds: those of the four attributes, then the blue ones
BUILDINGS = 21  # kinds: tiles, then the start buildings
TOP_LEVEL = 5  # of buildings
PLACES = 8  # building places of a seaside
CARDS = 42
HELD_CARDS = 48  # Asset cards, then the Governors
DECKS = 8

FREE = -1  # a space, link or track place without a disc, or without its token
NOWHERE = -1  # no area

# steps: what is being decided (at the end of a round nothing); those of a variant follow OVER
START, BUILD, SALARY, ACTION, TURN, CASUALTY, DISCARD, ROUND_END, OVER = range(9)
STEP_NAMES = (
    "start",
    "build",
    "salary",
    "action",
    "turn",
    "casualty",
    "discard",
    "round_end",
    "over",
)

# where a card lies; 0 to 4 is in a seat's hand, ASIDE + seat is set aside (Slavery)
IN_DECK, IN_PILE, GONE = -1, -2, -3
ASIDE = 8


class Player:
    """What one seat owns, its mat included."""

    supply: I1  # discs not yet in the game
    harbor: I1  # discs ready to be used
    passed: I1  # 1 from passing until the end of the Action phase
    places: I1  # building places used
    attribute: Annotated[Ints, "i1", ATTRIBUTES]  # the markers: all symbols held
    token: Annotated[Ints, "i1", TOKENS]  # tokens held, by kind
    memorial: Annotated[Ints, "i1", ATTRIBUTES]  # casualties under the tracks
    built: Annotated[Ints, "i1", BUILDINGS]  # buildings, by kind
    worker: Annotated[Ints, "i1", BUILDINGS]  # discs on them, by kind
    place: Annotated[Ints, "i1", PLACES]  # kind of the building in each place, from the left


class State:
    """A whole game between two decisions."""

    rng: U8  # the generator's word
    players: Annotated[Records[Player], Player, SEATS]
    space: Annotated[Ints, "i1", SPACES]  # seat whose disc is there, or FREE
    space_token: Annotated[Ints, "i1", SPACES]  # kind of token, or FREE
    link_token: Annotated[Ints, "i1", LINKS]
    track: Annotated[Grid, "i1", AREAS, TRACK]  # seat per place, the first is farthest from deck
    track_token: Annotated[Grid, "i1", AREAS, TRACK]
    shipped: Annotated[Ints, "i1", AREAS]  # places taken on the track; all of them: area open
    sea: Annotated[Grid, "i1", AREAS, SEATS]  # discs in the open sea (classic: beside the track)
    presence: Annotated[Grid, "i1", AREAS, SEATS]  # discs in the area
    card: Annotated[Ints, "i1", HELD_CARDS]  # where each card lies
    deck_top: Annotated[Ints, "i1", DECKS]  # top card of each deck, or FREE
    pile: I1  # cards in the discard pile
    abolished: I1
    stock: Annotated[Ints, "i1", BUILDINGS]  # tiles left, by kind
    box: Annotated[Ints, "i1", TOKENS]  # tokens out of the game, by kind
    seats: I1  # how many play
    round_number: I1  # 1 to 7; 0 during set-up
    step: I1
    crown: I1  # seat that goes first
    served: I1  # seats that are done with the phase, where it is taken in turn
    actor: I1  # seat that decides now
    turn_seat: I1  # seat whose turn it is
    wages: I1  # workers that may still be paid in this Salary
    left: Annotated[Ints, "i1", ACTIONS]  # actions that the turn still allows
    able: Annotated[Ints, "i1", ACTIONS]  # targets exist for the action, when a turn is offered
    either: I1  # 1: the turn allows one action of those left ("/"); 0: all of them ("+")
    acted: I1  # actions carried out in this turn
    turn_area: I1  # the area that the turn is bound to (classic), or NOWHERE
    target: I1  # the space under attack while a casualty is decided


STATE = dtype_of(State)
