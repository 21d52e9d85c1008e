# The summary of a simulation.

cli-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-sim-game = Game
cli-sim-options = { $chart } ({ $edition }), { $players ->
    [one] 1 player
   *[other] { $players } players
}
cli-sim-seed = Seed
cli-sim-games = Games
cli-sim-games-in = { $games } in { $seconds } s on { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}
cli-sim-speed = Speed
cli-sim-speed-is = { $games } games and { $decisions } decisions a second
cli-sim-length = Length
cli-sim-length-is = { $mean } decisions (deviation { $deviation }), from { $least } to { $most }
cli-sim-balance = Seats
cli-sim-score = Glory
cli-sim-deviation = Deviation
cli-sim-wins = Wins
cli-sim-turn = Seat { $place } from the first Crown
cli-sim-share = { $share } ± { $error }
cli-sim-sources = Where a player's Glory comes from
cli-sim-mean = Mean
cli-sim-opened = Regions opened
cli-sim-opened-in = Share of games
cli-sim-note = A shared victory counts in parts. ± holds the true share 95 times in 100.
