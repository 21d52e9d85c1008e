# Solo: what the Opposition does and why, and what the player chooses for it. $seat is one of its
# colours; $rung is a row of the order in which a colour looks for its action.

seat-opposition = The Opposition

## The log

event-selector-moved = { $extra ->
    [0] { $seat } keeps the selector in column { $column }: no extra action for the Opposition.
    [one] { $seat } moves the selector to column { $column }: one extra action for the Opposition.
   *[other] { $seat } moves the selector to column { $column }: { $extra } extra actions for the Opposition.
}
event-opposition-first = The Opposition goes first in this round, for { $seat } could occupy a city.
event-ladder-turn = { $seat } acts from place { $place } of the ladder.
event-rung-found = { $rung ->
    [1] Rung 1, a city that gives a link
    [2] Rung 2, a city of 2 Glory
    [3] Rung 3, any city
    [4] Rung 4, the last space of a track, for a Governor
    [5] Rung 5, a track with discs of its own
    [6] Rung 6, an open region with an empty city
    [7] Rung 7, a card
   *[8] Rung 6b, an empty fleet
}{ $options ->
    [one] : one choice.
   *[other] : { $options } choices.
}
event-worthless-left = { $options ->
    [one] One choice would only move a track beyond 15 and is left out.
   *[other] { $options } choices would only move tracks beyond 15 and are left out.
}
event-worthless-taken = Only choices that move tracks beyond 15 are left, so they count after all.
event-cards-found = { $options ->
    [one] { $seat } can draw one card only
   *[other] { $seat } can draw { $options } cards
}{ $here ->
    [1] , where the token was won.
   *[0] .
}
event-preferred = { $why ->
    [1] What brings a blue token goes first
    [2] The token of the lowest track goes first
    [3] The card with most steps goes first
    [4] Most steps on the lowest track go first
    [5] The greatest swing of Glory goes first
    [6] What leaves most Glory goes first
    [7] What leaves most symbols goes first
    [8] A link to a region where it is first on the track goes first
    [9] A link to a region where it is second on the track goes first
    [10] The track with its disc farthest from the deck goes first
    [11] A fleet that gives a link goes first
   *[12] The area with most of its discs goes first
}{ $options ->
    [one] : that decides.
   *[other] : { $options } are left.
}
event-action-lost = { $seat } can do nothing and loses the action.
event-token-at-once = { $seat } uses the token at once: { $token }.
event-token-unused = { $seat } discards the token without effect: { $token }.
event-token-wasted = { $seat } has no use for the token: { $token }.
event-token-levied = { $seat } takes a token from the player: { $token }.
event-token-spared = A token leaves the game, its city stays free: { $token } ({ $space }).
event-bonus-draw = { $seat } lies under the end marker and draws, because a card was drawn in this round.
event-bonus-draw-lost = { $seat } lies under the end marker, but can draw no card.
event-governor-kept = { $seat } puts a Governor beside the mat and keeps its Glory: { $card }.
event-tile-laid = A tile comes onto the building board: { $building }, column { $column }.
event-tile-waits = A tile waits until the end of the next round: { $building }.
event-ladder-moved = { $amount ->
    [one] The disc that acted moves behind the others; the end marker goes to place { $place }.
   *[other] The { $amount } discs that acted move behind the others; the end marker goes to place { $place }.
}

## Labels

do-choose = Choose { $thing }
do-deal = Let it draw from the { $thing } deck
do-yield = Give up a token: { $thing }
do-shed = Let it discard { $thing }

## Questions

ask-opposition_start = Equal cities: where does the Opposition begin?
ask-opposition_spare = Which city loses its blue token?
ask-opposition_place = Equal choices: where does the Opposition's disc go?
ask-opposition_draw = Equal choices: which card does the Opposition draw?
ask-opposition_attack = Equal targets: which of your discs does the Opposition attack?
ask-opposition_payment = Equal choices: which of your tokens does the Opposition take?
ask-opposition_discard = Equal choices: which card does the Opposition discard?
ask-opposition_casualty = The Opposition has attacked you: where does your casualty go?

## Refusals

reason-not-on-board = no { $thing } lies on the building board now
rule-not-on-board = Solo: building board
reason-third-column = the last tile was from column 3 as well
rule-third-column = Solo: column 3
reason-not-an-option = the Opposition's order does not allow that
rule-not-an-option = Solo: equal options

## What the game came to

verdict-loss = The Opposition is { $difference } Glory ahead: you have lost.
verdict-minor = You are { $difference } Glory ahead: a minor victory.
verdict-victory = You are { $difference } Glory ahead: a victory.
verdict-major = You are { $difference } Glory ahead: a major victory.
verdict-complete = You are { $difference } Glory ahead: a complete victory.
verdict-total = You are { $difference } Glory ahead: a total victory.
verdict-panache = And with panache: you have a building of level 5.
