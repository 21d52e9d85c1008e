# Der Bericht eines Turniers.

arena-title = Turnier: { $bots }
arena-and = { " und " }
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

## Das Ganze

arena-lead = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} an { $tables ->
    [one] einem Tisch.
   *[other] { $tables } Tischen.
}
arena-lead-best = Am stärksten ist { $bot }: In { $share } aller Vergleiche liegt dieser Bot vor einem anderen.
arena-unfinished = Noch ist nicht alles gespielt: { $games } von { $planned } Partien.
arena-bots = Bots
arena-seed = Startzahl
arena-limit = Zeit für Gäste
arena-limit-is = { $seconds } s je Entscheidung
arena-content = Auf dieser Seite
arena-ratings = Spielstärken
arena-ratings-note = Nach openskill: Alle beginnen bei 25; die Balken enthalten die wahre Stärke in 95 von 100 Fällen. Zwei Bots, deren Balken sich nicht berühren, sind verschieden stark.
arena-ratings-plot = Stärke jedes Bots, der stärkste oben
arena-bot = Bot
arena-rating = Stärke
arena-ahead = Vor den anderen
arena-wins = Siege
arena-decision-time = Zeit je Entscheidung
arena-time-is = { $mean }, höchstens { $longest }
arena-faults = Fehler
arena-ratings-table = Stärke, Siege und Zeit jedes Bots
arena-duels = Einer gegen den anderen
arena-duels-note = Wie oft der Bot der Zeile vor dem der Spalte lag, wenn beide am selben Tisch saßen; ein Gleichstand zählt halb.
arena-duels-plot = Anteil der Partien, in denen die Zeile vor der Spalte lag
arena-against = Gegen
arena-games = Partien
arena-figures = Die Zahlen
arena-ended = Durch einen Fehler beendete Partien
arena-ended-note = Wer den Fehler macht, hat verloren, alle anderen am Tisch haben gewonnen; sonst zählen diese Partien hier für nichts. Ihre Journale liegen neben dieser Seite.
arena-ended-table = Die ersten dieser Partien
arena-ended-game = Partie
arena-ended-seat = Platz
arena-ended-decision = Entscheidung
arena-ended-why = Was geschehen ist
arena-ended-why-is = { $kind }: { $text }
arena-ended-journal = Journal
arena-kind-illegal = unerlaubte Entscheidung
arena-kind-error = Ausnahme
arena-kind-time = zu langsam
arena-kind-lost = Prozess beendet

## Ein Tisch

arena-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
arena-played = Partien
arena-played-is = { $games }, im Mittel mit { $mean } Entscheidungen ({ $least } bis { $most })
arena-cycle = Rundlauf
arena-cycle-whole = vollständig: alle Besetzungen gleich oft ({ $count } verschiedene)
arena-cycle-part = { $count } verschiedene Besetzungen; ein Vielfaches davon an Partien behandelt alle gleich
arena-furthest = Platz, der am weitesten vom fairen Anteil abweicht
arena-furthest-is = { $side }: { $share }, fair wären { $fair }
arena-extremes = In den wenigsten und in den meisten Partien
arena-least = Am seltensten
arena-most = Am häufigsten
arena-extreme-is = { $things } ({ $share })
arena-and-more = { $things } und { $count } weitere
arena-seats = Plätze
arena-seats-note = Ein geteilter Sieg zählt anteilig. Die gestrichelte Linie ist der faire Anteil; die Balken enthalten den wahren Wert in 95 von 100 Fällen.
arena-seats-plot = Siege und { $total } jedes Platzes, nach Farbe und nach der Reihenfolge ab dem ersten Spieler
arena-seat = Platz
arena-turn = Platz { $turn } ab dem ersten Spieler
arena-line-ups = Wer mit wem am Tisch saß
arena-line-ups-table = Siege nach Besetzung
arena-line-up = Besetzung
arena-sources = Woher die Punkte kommen
arena-sources-plot = Mittlere Wertung jedes Bots nach Herkunft
arena-source = Herkunft
arena-all-bots = Alle
arena-length = Länge der Partien
arena-length-plot = Wie viele Partien so viele Entscheidungen hatten
arena-decisions = Entscheidungen

## Messungen

arena-thing = Was
arena-in-games = Der Partien
arena-by-seats = Der Plätze
arena-pieces = Je Platz
arena-wins-with = Siege damit
arena-of-bot = Plätze von { $bot }
arena-nothing = In keiner Partie.
arena-counted-plot = { $measure }: wie viele Plätze es hatten, und wie oft diese gewannen
arena-counted-note = Plätze, die es mindestens einmal hatten (links), und ihr Anteil an den Siegen (rechts); die gestrichelte Linie ist, was der Zufall ergäbe.
arena-counted-first = Gezeichnet sind die { $count } häufigsten von { $all }; die Tabelle hat alle.
arena-dated-plot = { $measure }: in wie vielen Partien, und wann
arena-mix-plot = { $measure }: wie oft ein Platz es in einer Partie tat
arena-mix-of = { $bot }, je Partie

## Wie es gemacht ist

arena-method = Wie das zu lesen ist
arena-method-rotation = Die Bots wechseln reihum die Plätze, so dass jeder jeden anderen auf jedem Platz gleich oft trifft. Wo es mehr Plätze als Bots gibt, spielt einer gegen Kopien eines anderen, und umgekehrt.
arena-method-share = Anteile an Siegen: Ein geteilter Sieg zählt anteilig, so dass die Anteile eines Tisches zusammen 100 % ergeben. Klammern enthalten den wahren Anteil in 95 von 100 Fällen (Wilson); die Partien sind voneinander unabhängig.
arena-method-seed = Dieselbe Startzahl ergibt wieder dieselben Partien, auf beliebig vielen Prozessoren, solange die Bots durch Playouts und nicht durch Zeit begrenzt sind.
