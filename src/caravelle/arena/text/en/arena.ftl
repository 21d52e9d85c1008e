# The report of a tournament.

arena-title = Tournament: { $bots }
arena-and = { " and " }
arena-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-fine-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
arena-interval = { $share } ({ $low }–{ $high })
arena-around = { $value } ± { $error }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-seconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
arena-times = { $count } × { $bot }

## The whole

arena-lead = { $games ->
    [one] One game
   *[other] { $games } games
} at { $tables ->
    [one] one table.
   *[other] { $tables } tables.
}
arena-lead-best = { $bot } is rated highest: it comes before another player in { $share } of all comparisons.
arena-unfinished = Not all of it has been played: { $games } of { $planned } games.
arena-bots = Bots
arena-seed = Seed
arena-limit = Limit for guests
arena-limit-is = { $seconds } s for each decision
arena-content = On this page
arena-ratings = Ratings
arena-ratings-note = By openskill: all begin at 25; the whiskers hold the true strength 95 times in 100. Two bots whose whiskers lie apart differ.
arena-ratings-plot = Strength of each bot, the strongest on top
arena-bot = Bot
arena-rating = Rating
arena-ahead = Ahead of others
arena-wins = Wins
arena-decision-time = Time for a decision
arena-time-is = { $mean }, at most { $longest }
arena-faults = Faults
arena-ratings-table = Strength, victories and time of each bot
arena-duels = Head to head
arena-duels-note = How often the bot of the row came before that of the column, where they sat at the same table; ties count half.
arena-duels-plot = Share of games in which the row came before the column
arena-against = Against
arena-games = Games
arena-figures = The figures
arena-ended = Games ended by a fault
arena-ended-note = Whoever is at fault has lost, all others at the table have won; such games count for nothing else here. The journals lie beside this page.
arena-ended-table = The first of these games
arena-ended-game = Game
arena-ended-seat = Seat
arena-ended-decision = Decision
arena-ended-why = What happened
arena-ended-why-is = { $kind }: { $text }
arena-ended-journal = Journal
arena-kind-illegal = illegal decision
arena-kind-error = exception
arena-kind-time = too slow
arena-kind-lost = process ended

## A table

arena-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
arena-played = Games
arena-played-is = { $games }, of { $mean } decisions on average ({ $least } to { $most })
arena-cycle = Rotation
arena-cycle-whole = complete: all line-ups equally often ({ $count } different ones)
arena-cycle-part = { $count } different line-ups; numbers of games that are a multiple of that treat all alike
arena-furthest = Seat furthest from its fair share
arena-furthest-is = { $side }: { $share }, fair would be { $fair }
arena-extremes = In fewest and in most of the games
arena-least = Least often
arena-most = Most often
arena-extreme-is = { $things } ({ $share })
arena-and-more = { $things } and { $count } more
arena-seats = Seats
arena-seats-note = A shared victory counts in parts. The dashed line is the fair share; whiskers hold the true figure 95 times in 100.
arena-seats-plot = Wins and { $total } of each seat, by colour and by place from the first player
arena-seat = Seat
arena-turn = Place { $turn } from the first player
arena-line-ups = Who sat with whom
arena-line-ups-table = Victories by line-up
arena-line-up = Line-up
arena-sources = Where the points come from
arena-sources-plot = Mean score of each bot by source
arena-source = Source
arena-all-bots = All
arena-length = Length of games
arena-length-plot = How many games had so many decisions
arena-decisions = Decisions

## Measures

arena-thing = What
arena-in-games = Of games
arena-by-seats = Of seats
arena-pieces = Each seat
arena-wins-with = Wins with it
arena-of-bot = Seats of { $bot }
arena-nothing = In none of the games.
arena-counted-plot = { $measure }: how many seats had it, and how often these won
arena-counted-note = Seats that had it at least once (left), and their share of victories (right); the dashed line is what chance would give.
arena-counted-first = The { $count } most frequent of { $all } are drawn; the table has all.
arena-dated-plot = { $measure }: in how many games, and when
arena-mix-plot = { $measure }: how often a seat did it in a game
arena-mix-of = { $bot }, each game

## How it was done

arena-method = How to read this
arena-method-rotation = Bots take turns in the seats, so that each meets every other one in every seat equally often. Where there are more seats than bots, one plays against copies of another, and the other way round.
arena-method-share = Shares of victories: a shared victory counts in parts, so that the shares of a table add up to 100 %. Brackets hold the true share 95 times in 100 (Wilson), as if games were independent, which they are.
arena-method-seed = The same seed gives the same games again, on any number of processors, as long as bots are bounded by playouts and not by time.
