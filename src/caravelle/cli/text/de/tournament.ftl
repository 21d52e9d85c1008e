# Turniere.

cli-arena-empty = { $option } nennt nichts.
cli-arena-players = --players will Zahlen mit Kommas dazwischen, etwa 2,3,4, nicht „{ $text }“.
cli-arena-no-bot = Nenne die Bots, die spielen sollen, etwa --bot greedy --bot random; oder setze mit --resume ein früheres Turnier fort.
cli-arena-fixed = Ein fortgesetztes Turnier bleibt bei seinem Plan; nur --games darf größer werden. Weglassen: { $options }
cli-arena-stopped = Angehalten. Alle beendeten Partien sind gespeichert; weiter geht es mit: { $command }
cli-arena-games = Partien
cli-arena-speed = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Partien/s
cli-arena-bots = Die Bots nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
cli-arena-rating = Spielstärke
cli-arena-wins = Siege
cli-arena-ahead = Vor den anderen
cli-arena-seconds = Zeit je Entscheidung
cli-arena-rating-is = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
cli-arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
cli-arena-faults = { $games ->
    [one] 1 Partie durch die Schuld eines Bots beendet
   *[other] { $games } Partien durch die Schuld eines Bots beendet
}
cli-arena-fault = Partie { $game }, Platz { $seat }, { $bot }, Entscheidung { $decision }: { $reason } (Journal: { $journal })
cli-arena-note = Spielstärken nach openskill, alle beginnen bei 25. ± und Klammern enthalten den wahren Wert in 95 von 100 Fällen.
cli-arena-report = Bericht: { $path }
