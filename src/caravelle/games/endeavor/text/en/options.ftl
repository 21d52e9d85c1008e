# Variants and their options: what they are called, and a line about each for menus.

variant-silent_fleet = Silent Fleet
variant-silent_fleet-note = With the Silent Fleet: discs of a third colour answer your turns
variant-solo = Solo
variant-solo-note = Solo: alone against the Opposition
variant-neutral_discs = Neutral discs
variant-neutral_discs-note = With neutral discs, which each of you places besides

option-limited_occupy = Limited Occupy
option-limited_occupy-note = Limited Occupy: the fleet occupies only where you have just occupied
option-no_reaction_to_tokens = No Reaction to Tokens
option-no_reaction_to_tokens-note = No Reaction to Tokens: action tokens provoke nothing
option-building_scarcity = Building Scarcity
option-building_scarcity-note = Building Scarcity: a building leaves the game before every Construction

option-difficulty = How hard?
difficulty-easier = easier
difficulty-easier-note = easier: the Opposition's action tokens do nothing
difficulty-normal = normal
difficulty-normal-note = normal
difficulty-harder = harder
difficulty-harder-note = harder: those from the seas are carried out too
