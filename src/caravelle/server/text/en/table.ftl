# The table: chart, mats, tray, decisions, log.

## Where the game stands

table-round = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
}
table-your-turn = Your turn
table-turn-of = { $name } to act
table-thinking = { $name } is thinking…
table-over = The game is over
table-not-started = Not all seats are taken yet
table-to-act = to act
table-passed = passed
table-crown = The Crown: goes first
table-glory-now = Glory, if the game ended now

## Parts of the table

table-parts = Parts of the table
table-chart-tab = Chart
table-mats = Mats
table-log = Log
table-since = since your last turn

## The chart

table-chart = Chart: { $name }. Arrow keys walk over it, Enter chooses.
table-chart-controls = What of the chart is shown
table-nearer = Nearer
table-farther = Farther
table-whole = Whole
table-choices = { $count ->
    [one] one choice
   *[other] { $count } choices
}
table-city = { $name }, city in { $area }, { $glory } Glory, { $what ->
    [disc] held by { $who }
    [token] token { $token }
   *[empty] empty
}
table-fleet = { $name } in { $area }, { $what ->
    [disc] held by { $who }
    [token] token { $token }
   *[empty] empty
}
table-link = Link { $name }, { $what ->
    [controlled] controlled by { $who }
    [token] token { $token }
   *[empty] { $kind ->
        [circle] without its token
       *[square] square
    }
}
table-track-space = { $area }, shipping track, space { $place }, { $what ->
    [disc] held by { $who }
    [token] token { $token }
   *[empty] empty
}
table-sea = { $area }, open sea: { $who }
table-deck = Deck { $name }, { $count ->
    [0] empty
    [one] one card: { $top }
   *[other] { $count } cards, on top { $top }
}

## Mats

table-mat = Mat of { $name }
table-track = { $name } { $value }, { $grant } { $level }
table-harbor = Harbor: { $count }
table-supply = Supply: { $count }
table-neutral-reserve = Neutral discs in reserve: { $count }
table-seaside = Buildings
table-no-buildings = No building yet
table-has-worker = with a worker
table-tokens = Tokens
table-cards = Cards: { $held }, limit { $limit }
table-cards-held = { $count ->
    [one] one card
   *[other] { $count } cards
}
table-set-aside = Set aside, each −1 Glory: { $cards }
table-more = More
table-less = Less

## Tray and decks

table-tray = Buildings
table-level = { $level ->
    [0] To begin with
   *[other] Level { $level }
}
table-no-payment = Payment can't free its worker, only Salary can
table-decks = Decks
table-deck-empty = No card is left.
table-presence = your presence: { $count }
table-pile = Discard pile
table-pile-empty = Empty
table-removed = Out of the game: { $cards }
table-abolished = Slavery is abolished.

## Decisions

table-decide = What can be decided
table-one-of = One of:
table-still-open = Still open:
table-all-choices = All { $count } choices
table-confirm = Do this?
table-cancel = Not this
table-undo = Undo
table-skip = Show all at once
table-showing = { $count ->
    [one] One more move is being shown.
   *[other] { $count } more moves are being shown.
}
table-wait = Nothing for you to decide now.
table-close = Close

## What a thing is

table-fact-city = City in { $area }, { $glory } Glory.
table-fact-fleet = Fleet in { $area }: an end of links, no Glory.
table-fact-disc = Held by { $who }.
table-fact-token = Token: { $token }.
table-fact-empty = Empty.
table-fact-link = Link to { $to }{ $what ->
    [controlled] , controlled by { $who }
    [token] , token { $token }
   *[none] {""}
}.
table-fact-link-kind = { $kind ->
    [circle] Round link: its token goes to the first to hold both ends.
   *[square] Square link: it holds no token.
} { $glory } Glory at the end.
table-fact-controls = Controlled by { $who }.
table-fact-open = Open.
table-fact-closed = Closed: { $free ->
    [one] one more disc opens it
   *[other] { $free } more discs open it
}.
table-fact-presence = Presence: { $who }.
table-fact-own-presence = Your presence in { $area }: { $count }.
table-fact-governor = Most discs on the track win: { $card }.
table-fact-track = { $area }, shipping track, space { $place }.
table-fact-deck = From the top: { $cards }.
table-fact-value = Asks for a presence of { $value }.
table-fact-bonus = Brings one disc from the supply to the harbor.
table-fact-abolition = Brings the abolition of slavery.
table-fact-slavery = A Slavery card. Once it is set aside it costs 1 Glory.
table-fact-governor-card = A Governor: goes to whoever has most discs on the track when the region opens.
table-fact-level = Level { $level }.
table-fact-start = A building to begin with.
table-fact-combine = { $combine ->
    [all] Both actions, in any order, or only one.
   *[one] One of the actions.
}
table-fact-glory = { $glory } Glory at the end.
table-fact-effect = { $effect ->
    [glory_per_draw_symbol] 1 Glory for each Draw on your buildings.
   *[casualty_to_attribute] A casualty of yours may go under an attribute track.
}
table-fact-copies = { $copies ->
    [0] None left.
    [one] One left.
   *[other] { $copies } left.
}

## Variants

table-ladder-coming = { $count ->
    [one] It has one more action in this round, from the left.
   *[other] It has { $count } more actions in this round, from the left.
}
table-ladder-acted = It has acted in this round. From the left:
table-ladder-place = Place { $place }: { $who }, { $what ->
    [end] under the end marker
    [acts] has an action
   *[waits] waits
}
table-last-action = Its last action, and why
table-aside = Set aside: { $cards }
table-building-board = Building board
table-selector = Selector
table-selector-note = A tile in another column than the selector's gives the Opposition extra actions in this round.
table-level-head = Level
table-extra-actions = { $count ->
    [0] no extra action
    [one] 1 extra action
   *[other] { $count } extra actions
}
table-reserve = In reserve
table-waits = { $building } waits until the end of the next round.
table-answers = It answers:
table-provoked = This turn provokes:
table-not-provoked = Nothing has provoked it in this turn.
table-scrapped = Out of the game: { $tiles }
table-removals = { $count ->
    [one] One more token is to be removed.
   *[other] { $count } more tokens are to be removed.
}
table-tokens-removed = Tokens removed from tracks: { $areas }
table-neutral-gone = Neutral discs out of the game: { $count }

## The keyboard

table-keys = Keys
table-keys-on = Single letters do something
table-key-tab = goes through everything that can be pressed
table-key-arrows = walk over the chart
table-key-enter = chooses, or explains what can't be chosen
table-key-escape = closes what is open
table-key-zoom = chart nearer, farther, whole
table-key-chart = to the chart
table-key-choices = to the decisions
table-key-next = next thing that can be chosen
table-key-before = the one before
table-key-mats = to the mats
table-key-log = to the log
table-key-undo = undo
table-key-help = this list
