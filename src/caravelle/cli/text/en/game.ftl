# The game in a terminal. Short words (cli-short-, cli-letter-) stand for pieces; the legend
# explains them.

## Pieces

cli-letter-red = R
cli-letter-blue = B
cli-letter-yellow = Y
cli-letter-green = G
cli-letter-purple = P
cli-letter-silent_fleet = S
cli-letter-neutral = N
cli-short-industry = Ind
cli-short-culture = Cul
cli-short-wealth = Wea
cli-short-influence = Inf
cli-short-ship_or_draw = Shp/Drw
cli-short-occupy_or_draw = Occ/Drw
cli-short-payment = Pay
cli-short-attack = Att
cli-glory = { $glory } Glory
cli-bonus-disc = +1 disc
cli-no-payment = not freed by Payment
cli-effect-glory_per_draw_symbol = 1 Glory per Draw symbol
cli-effect-casualty_to_attribute = keeps casualties
cli-pair = { $name }: { $told }
cli-legend = A coloured letter is a disc; a short word is the trade token that lies there, blue ones are action tokens. ○ is a building without a worker, ♔ the Crown. The number in brackets behind an attribute is its level; Free is buildings without a worker out of all.

## The board

cli-open = open
cli-closed = { $left ->
    [one] closed, 1 left
   *[other] closed, { $left } left
}
cli-presence = you { $discs }
cli-governor = Governor
cli-empty-deck = { $deck }: no card left
cli-open-sea = Open sea
cli-beside-track = Beside the track
cli-track = Shipping track
cli-deck = Deck
cli-discs = Discs there
cli-space = Space
cli-here = Here
cli-links = Links
cli-link = Link
cli-token = Token
cli-controlled = Controlled by

## The mats

cli-harbor = Harbor
cli-supply = Supply
cli-cards = Cards
cli-free-buildings = Free
cli-action-tokens = Tokens
cli-passed = passed
cli-your-buildings = Your buildings:
cli-your-cards = Your cards:
cli-discs-owned = { $harbor } in the harbor, { $supply } in the supply
cli-attributes = Attributes
cli-buildings = Buildings
cli-next-level = next level at { $value }
cli-cards-held = Cards, { $held } of { $limit }
cli-tokens = Tokens
cli-memorial = Memorial
cli-set-aside = Set aside

## What variants add

cli-no-variant = This is the base game: no variant adds anything.
cli-in-supply = { $discs } in the supply
cli-answers = answers: { $action }
cli-out-of-game = Out of the game
cli-neutral-owned = harbor { $harbor }, reserve { $reserve }
cli-removals-left = still to remove: { $tokens }
cli-tokens-removed = Tokens that left the tracks
cli-neutral-gone = Neutral discs out of the game: { $discs }
cli-ladder = Ladder
cli-end-marker = [ ] is the end marker
cli-ladder-coming = actions to come: { $actions }
cli-building-board = Building board
cli-tiles-reserve = In reserve
cli-tile-waits = waiting: { $building }
cli-selector-note = ▸ is the selector: the farther in columns the tile that you build, the more the Opposition acts.
cli-governors-aside = Governors set aside

## Tray and cards

cli-tray = Building tray
cli-level = Level
cli-building = Building
cli-left = Left
cli-brings = Actions, symbols, Glory
cli-next-first = Draw Value and what the card brings, the next one first
cli-pile = Discard pile

## Scores

cli-final-score = Final score
cli-score-now = Score, if the game ended now
cli-score-note = Cards beyond the limit are counted: nothing has been discarded yet.
cli-and = {" and "}
cli-winners = { $count ->
    [one] { $names } wins the game.
   *[other] { $names } share the victory.
}

## Decisions

cli-verb-start = Start with
cli-verb-build = Build
cli-verb-pay = Pay
cli-verb-activate = Activate
cli-verb-spend = Spend
cli-verb-ship = Ship
cli-verb-occupy = Occupy
cli-verb-attack = Attack
cli-verb-draw = Draw
cli-verb-take = Draw
cli-verb-casualty = Casualty
cli-verb-discard = Discard
cli-verb-answer = Answer to
cli-verb-silent = Silent Fleet
cli-verb-banish = Throw out
cli-verb-scrap = Remove
cli-verb-remove = Remove
cli-verb-neutral = Neutral disc
cli-verb-choose = Choose
cli-verb-deal = Draw
cli-verb-yield = Give up
cli-verb-shed = Discard
cli-track-space = { $area }, track space { $place }
cli-area-sea = { $area }, open sea
cli-area-beside = { $area }, beside the track
cli-from-pile = { $card }, discard pile
cli-gain-token-taken = { $token }
cli-gain-token-taken-other = { $token } for { $seat }
cli-gain-track-token-taken = { $token }
cli-gain-track-token-taken-other = { $token } for { $seat }
cli-gain-link-controlled = link { $link }
cli-gain-link-controlled-other = link { $link } for { $seat }
cli-gain-link-token-taken = its token { $token }
cli-gain-link-token-taken-other = its token { $token }
cli-gain-link-lost = you lose link { $link }
cli-gain-link-lost-other = { $seat } loses link { $link }
cli-gain-attacked = against { $victim }
cli-gain-region-opened = opens { $area }
cli-gain-governor-won = Governor { $symbols }
cli-gain-governor-won-other = Governor to { $seat }
cli-gain-abolition = abolishes slavery
cli-gain-card-set-aside = sets aside { $card }
cli-gain-card-set-aside-other = { $seat } sets aside { $card }
cli-gain-silent-token-gone = { $token } leaves the game
cli-gain-track-token-removed = { $token }
cli-gain-governor-lost = the Governor leaves the game
cli-gain-selector-moved = { $extra ->
    [0] no more actions for the Opposition
    [one] 1 more action for the Opposition
   *[other] { $extra } more actions for the Opposition
}

## The dashboard

cli-welcome = Type a number to decide, ? for help, rules for the rules in short.
cli-growth = Growth: { $gains }
cli-round = Round { $round } of 7
cli-log-cut = ... more above: type log
cli-story = What has happened:
cli-story-end = Enter: on to your decision
cli-one-of = One of: { $actions }.
cli-still-open = Still open: { $actions }.
cli-ask-gains = What each brings: ? and its number.
cli-cards-over = You hold { $held } cards and may keep { $limit }, besides a Governor in the free slot.
cli-attacked-space = ({ $space })
cli-narrow = This terminal is { $width } columns wide; from { $least } on, more fits on a line.

## Commands: their own name, more words for them behind a space, and what they do

cli-command-help = help
cli-command-list = list
cli-command-board = board map
cli-command-mats = mats
cli-command-tray = tray
cli-command-cards = cards decks
cli-command-links = links
cli-command-score = score scores
cli-command-variant = variant
cli-command-log = log
cli-command-rules = rules
cli-command-advise = advise hint
cli-command-undo = undo back
cli-command-save = save
cli-command-lang = lang language
cli-command-quit = quit exit
cli-about-help = this list
cli-about-list = the position and your choices again (or just Enter)
cli-about-board = the board; with an area's name only that: board india
cli-about-mats = the player mats; with a name only that: mats blue
cli-about-tray = the buildings left
cli-about-cards = the decks, Governors and the discard pile
cli-about-links = all links
cli-about-score = Glory by source, as if the game ended now
cli-about-variant = what the variant adds: its discs, the Opposition's mat, the building board
cli-about-log = what happened in this round; log 2 for round 2, log all for everything
cli-about-rules = the rules in short
cli-about-advise = the best decisions by a search of 2 seconds; advise 10 for 10 seconds
cli-about-undo = back to your last decision
cli-about-save = save the game in a file: save my.journal
cli-about-lang = another language: lang fr
cli-about-quit = leave; the game is kept
cli-help-decide = Decide
cli-help-decide-how = by a number of the list, a notation such as "occupy lisbon", or words that fit only one
cli-help-explain = what a decision would do, or why it can't be made: ? 3, ? occupy lisbon

cli-no-number = There is no choice { $number }: type a number from 1 to { $most }.
cli-several = "{ $text }" fits several: { $found }.
cli-none-of-them = "{ $text }" is none of { $names }.
cli-nothing-to-undo = There is nothing of yours to take back yet.
cli-undone = { $others ->
    [0] Taken back: { $decision }.
    [one] Taken back: { $decision }, and one decision after it.
   *[other] Taken back: { $decision }, and { $others } decisions after it.
}
cli-which-language = Which language? { $choice }
cli-log-empty = Nothing has happened yet.
