# Why a decision is refused. Each reason is a clause for the line `refused`, and has the rule that
# says so.
# $thing is what was named, $area its area, $seat the player's name; a reason need not use them.

refused = Can't { LOWER_FIRST($decision) }: { $reason } ({ $rule }).

unknown-decision = "{ $text }" names nothing in this game. A decision begins with: { $verbs }.
unknown-decision-near = "{ $text }" names nothing in this game. Perhaps: { $near }?

## In general

reason-not-now = that is not what is to be decided now
rule-not-now = Order of play
reason-not-yet = first activate a building, or spend a token, that allows it
rule-not-yet = Taking actions
reason-not-in-game = it is not part of this game
rule-not-in-game = Setup

## Construction

reason-level-too-high = it is above your Build Level
rule-level-too-high = Construction: Build Level
reason-none-left = no such tile is left
rule-none-left = Construction: tiles
reason-one-level-5 = you have a building of level 5 already, and may have only one
rule-one-level-5 = Construction: level 5

## Salary and Payment

reason-no-worker = no worker of yours is on such a building
rule-no-worker = Paying workers
reason-no-payment = its worker can be paid in the Salary phase only
rule-no-payment = Payment: exception

## Beginning a turn

reason-not-built = you have no such building
rule-not-built = Activating a building
reason-all-busy = every such building of yours has its worker already
rule-all-busy = Activation: empty circle
reason-no-action = it has no action
rule-no-action = Activation: actions
reason-no-disc-to-activate = your harbor has no disc for it
rule-no-disc-to-activate = Activation: disc
reason-nothing-possible = nothing that it allows could be carried out
rule-nothing-possible = Taking actions
reason-no-token = your harbor has no such token
rule-no-token = Action tokens
reason-not-an-action-token = only blue action tokens can be spent
rule-not-an-action-token = Action tokens

## Inside a turn

reason-action-not-open = this turn does not allow that action, or no longer does
rule-action-not-open = Taking actions
reason-must-act = you must carry out at least one action first
rule-must-act = Taking actions
reason-other-area = both actions of a building must lie in one area
rule-other-area = Two actions: one area

## Ship, Occupy, Attack

reason-no-disc = your harbor has no disc left
rule-no-disc = Discs of the harbor
reason-two-discs = an attack costs two discs of your harbor
rule-two-discs = Attack: casualty
reason-not-a-city = only a city can be occupied
rule-not-a-city = Occupy: cities
reason-not-a-fleet = a city is occupied, not shipped to
rule-not-a-fleet = Ship: fleets
reason-space-taken = a disc is there already
rule-space-taken = Empty spaces
reason-region-closed = { $area } is still closed
rule-region-closed = Closed regions
reason-no-presence = you have no disc in { $area } yet
rule-no-presence = Occupy: presence
rule-no-presence-attack = Attack: presence
reason-space-empty = nobody is there
rule-space-empty = Attack: target
reason-own-disc = the disc there is your own
rule-own-disc = Attack: target
reason-no-track = Europe has neither a shipping track nor an open sea
rule-no-track = Ship: Europe

## Draw

reason-deck-empty = no card is left in that deck
rule-deck-empty = Draw: decks
reason-value-too-high = the card asks for more discs than you have in { $area }
rule-value-too-high = Draw: Draw Value
reason-deck-closed = its deck stays closed until { $area } opens
rule-deck-closed = Draw: closed regions
reason-not-in-pile = that card is not in the discard pile
rule-not-in-pile = Draw: discard pile
reason-no-pile = this edition has no discard pile
rule-no-pile = Draw: discard pile

## Discard, Memorial

reason-not-held = you do not hold that card
rule-not-held = Discard: cards held
reason-must-discard = your cards do not fit yet
rule-must-discard = Discard: Card Limit
