# The report on one game.

report-title = Game report: { $players }
report-won = { $count ->
    [one] { $names } wins with { $glory } Glory.
   *[other] { $names } share the victory with { $glory } Glory.
}
report-open = { $decisions ->
    [one] Not finished: 1 decision so far.
   *[other] Not finished: { $decisions } decisions so far.
}
report-and = {" and "}
report-game = Game
report-length = Length
report-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
report-seed = Seed
report-searched = Searched
report-searched-playouts = { $playouts } playouts for each position
report-searched-seconds = { $seconds } s for each position
report-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
report-percent-fine = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## The sides

report-sides = Players
report-side = Player
report-final = Glory
report-made = Decisions
report-agreed = As the search
report-cost-each = Cost per decision
report-sides-about = As the search: how many decisions, out of those with a choice, were what the search would have done. Cost per decision: what a decision with a choice gave away on average, in chances to win.
report-sources = Where the Glory comes from
report-source = Source

## Turning points

report-turns = Turning points
report-turns-about = The decisions that cost the most, beside the best one that could have been made. Both were looked at once more, for longer.
report-no-turns = No decision cost { $least } of the chance to win or more.
report-turn = { $round ->
    [0] Decision { $number }, start buildings: { $side }
   *[other] Decision { $number }, round { $round }: { $side }
}
report-played = Played: { $decision }
report-better = Better: { $decision }
report-chance = Chance to win
report-expected = Glory expected
report-promise = { $chance } chance to win, { $glory } Glory expected

## Plots

report-chances = Chances to win
report-chances-axis = Decisions made
report-chances-about = The chance of each side to win after each decision, if everybody goes on as the search would. Numbers in circles are the turning points; vertical lines are where rounds begin.
report-chances-alt = Chances to win after { $decisions } decisions. { $sides }.
report-from-to = { $side }: { $first } at first, { $last } in the end
report-round-short = R{ $round }
report-glory = Glory by round
report-glory-axis = End of round
report-glory-about = The Glory of each side as if the game had ended there.
report-glory-alt = Glory at the end of each round. { $sides }.
report-figures = The figures behind this plot
report-round = Round
report-begin = Start
report-now = Now
report-end = End

## Every decision

report-whole = Every decision
report-whole-open = Show all { $count }
report-number = No.
report-who = Who
report-decision = Decision
report-instead = The search would have
report-cost = Cost
report-note = Chances and expected Glory are estimates of a search with a limited view: differences of a few percent mean little. The same program, game and number of playouts give the same report.
