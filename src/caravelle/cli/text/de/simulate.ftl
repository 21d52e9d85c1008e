# Die Zusammenfassung einer Simulation.

cli-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-sim-game = Spiel
cli-sim-options = { $chart } ({ $edition }), { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
cli-sim-seed = Startzahl
cli-sim-games = Partien
cli-sim-games-in = { $games } in { $seconds } s auf { $threads ->
    [one] 1 Thread
   *[other] { $threads } Threads
}
cli-sim-speed = Tempo
cli-sim-speed-is = { $games } Partien und { $decisions } Entscheidungen je Sekunde
cli-sim-length = Länge
cli-sim-length-is = { $mean } Entscheidungen (Abweichung { $deviation }), von { $least } bis { $most }
cli-sim-balance = Plätze
cli-sim-score = Ruhm
cli-sim-deviation = Abweichung
cli-sim-wins = Siege
cli-sim-turn = Platz { $place } ab der ersten Krone
cli-sim-share = { $share } ± { $error }
cli-sim-sources = Woher der Ruhm eines Spielers kommt
cli-sim-mean = Mittel
cli-sim-opened = Erschlossene Regionen
cli-sim-opened-in = Anteil der Partien
cli-sim-note = Ein geteilter Sieg zählt anteilig. ± enthält den wahren Anteil in 95 von 100 Fällen.
