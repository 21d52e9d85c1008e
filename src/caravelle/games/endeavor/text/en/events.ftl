# The log, one line for each event. $seat is the player's name; names of things come ready made.
# An inserted name never needs an article: it stands behind a colon or in brackets.

## The round

event-round-began = Round { $round } begins.
event-crown-moved = The Crown passes to { $seat }.
event-game-ended = The last round is played, the game is over.

## Construction, Growth, Salary

event-start-chosen = { $seat } chooses a start building: { $building }.
event-built = { $seat } builds: { $building }.
event-grew = { $amount ->
    [0] { $seat } finds the supply empty and gains no disc.
    [one] { $seat } grows by one disc.
   *[other] { $seat } grows by { $amount } discs.
}
event-paid = { $seat } pays a worker: { $building }.
event-salary-ended = { $seat } pays no more workers.

## A turn

event-activated = { $seat } activates a building: { $building }.
event-token-spent = { $seat } spends an action token: { $token }.
event-turn-ended = { $seat } ends the turn.
event-passed = { $seat } passes.
event-passed-by-program = { $seat } has nothing left to do and passes.

## Ship, Occupy, Attack

event-shipped-track = { $seat } sets sail for { $area }: space { $place } of the shipping track.
event-shipped-sea = { $seat } sets sail for an open region: { $area }.
event-shipped-fleet = { $seat } sets sail and takes command: { $space }.
event-occupied = { $seat } occupies { $space }.
event-attacked = { $seat } attacks and drives out { $victim }: { $space }.
event-casualty-returned = { $seat } returns a casualty to the supply.
event-casualty-kept = { $seat } honors a casualty at the Memorial: +1 { $attribute }.

## Tokens and links

event-token-taken = { $seat } gains a token: { $token } ({ $space }).
event-track-token-taken = { $seat } gains a token of the shipping track: { $token } ({ $area }).
event-link-controlled = { $seat } controls a link: { $link }.
event-link-token-taken = { $seat } gains the token of a link: { $token } ({ $link }).
event-link-lost = { $seat } loses a link: { $link }.

## Regions and cards

event-region-opened = A region opens up: { $area }.
event-governor-won = { $seat } becomes { $card }.
event-card-drawn = { $seat } draws a card: { $card }.
event-card-taken = { $seat } draws a card from the discard pile: { $card }.
event-bonus-disc = { $seat } gains a bonus disc.
event-abolition = Slavery is abolished.
event-card-set-aside = { $seat } sets a card aside: { $card }.
event-discarded = { $seat } discards a card: { $card }.
event-discard-ended = { $seat } keeps the Governor in the free slot.
