# Tournaments.

cli-arena-empty = { $option } names nothing.
cli-arena-players = --players wants numbers with commas between them, such as 2,3,4, not "{ $text }".
cli-arena-no-bot = Name the bots that shall play, such as --bot greedy --bot random; or go on with an earlier tournament by --resume.
cli-arena-fixed = What is resumed keeps to its plan; only --games can be raised. Leave out: { $options }
cli-arena-stopped = Stopped. All finished games are kept; go on with: { $command }
cli-arena-games = Games
cli-arena-speed = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } games/s
cli-arena-bots = Bots after { $games ->
    [one] 1 game
   *[other] { $games } games
}
cli-arena-rating = Rating
cli-arena-wins = Wins
cli-arena-ahead = Ahead of others
cli-arena-seconds = Time for a decision
cli-arena-rating-is = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
cli-arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
cli-arena-faults = { $games ->
    [one] 1 game ended by a bot's fault
   *[other] { $games } games ended by a bot's fault
}
cli-arena-fault = Game { $game }, seat { $seat }, { $bot }, decision { $decision }: { $reason } (journal: { $journal })
cli-arena-note = Ratings by openskill, all begin at 25. ± and brackets hold the true figure 95 times in 100.
cli-arena-report = Report: { $path }
