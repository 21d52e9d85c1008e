# The Silent Fleet: its decisions, the lines of its log, and why it can't go somewhere.

seat-silent_fleet = Silent Fleet

## Decisions

do-answer = Let the Silent Fleet answer { $thing }
do-silent = Send the Silent Fleet to { $thing }
do-banish = Throw out the top card of the { $thing } deck
do-scrap = Remove { $thing } from the game
ask-answer = Which action of your turn does the Silent Fleet answer?
ask-silent = What does the Silent Fleet do?
ask-scarcity = Which building leaves the game before Construction?

## The log

event-silent-reacts = The Silent Fleet reacts: { $action }.
event-silent-idle = The Silent Fleet has no way to react: { $action }.
event-silent-token-gone = The token leaves the game: { $token }.
event-card-banished = A card leaves the game: { $card }.
event-tile-scrapped = { $seat } removes a building from the game: { $building }.

## Reasons

reason-never-answered = the Silent Fleet answers Ship, Occupy and Draw only
rule-never-answered = Silent Fleet: reactions
reason-not-performed = you did not carry that action out this turn
rule-not-performed = Silent Fleet: actions performed
reason-other-answer = the Silent Fleet answers another action now
rule-other-answer = Silent Fleet: reactions
reason-track-full = the shipping track is full, and the Silent Fleet never takes the open sea
rule-track-full = Silent Fleet: Ship
reason-fleet-absent = the Silent Fleet has no disc in { $area } yet
rule-fleet-absent = Silent Fleet: Occupy
reason-not-occupied-there = you occupied no city in { $area } this turn
rule-not-occupied-there = Limited Occupy
reason-card-too-high = the card asks for more discs than the Silent Fleet has in { $area }
rule-card-too-high = Silent Fleet: Draw
