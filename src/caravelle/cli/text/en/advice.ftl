# Advice on a position, and the report on a game.

cli-advice-after = After { $number } of { $most } decisions
cli-advice-thinking = Thinking ...
cli-advice-decision = Decision
cli-advice-tried = Tried
cli-advice-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
cli-advice-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-advice-note = { $left ->
    [0] { $legal ->
        [one] The only decision
       *[other] All { $legal } decisions
    }
   *[other] The best { $shown } of { $legal } decisions
}, after { $playouts } playouts. For each side the chance to win, below it the Glory expected in the end.
cli-advice-played = Played there: { $decision }, number { $place } of { $legal }; { $loss } less chance to win.
cli-advice-played-best = Played there: { $decision }, the best by this search.
cli-advice-over = The game is over: choose an earlier position with --at, 0 to { $most }.
cli-advice-nothing = The game is over: there is nothing left to decide.
cli-advice-how-long = "{ $text }" is no number of seconds, { $least } to { $most }: advise 5
cli-report-searching = Searching every position
cli-report-not-overwritten = { $path } exists already and is no report: choose another name with --out.
