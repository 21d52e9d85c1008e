# Rat für eine Stellung, und der Bericht über eine Partie.

cli-advice-after = Nach { $number } von { $most } Entscheidungen
cli-advice-thinking = Es wird nachgedacht ...
cli-advice-decision = Entscheidung
cli-advice-tried = Versucht
cli-advice-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
cli-advice-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-advice-note = { $left ->
    [0] { $legal ->
        [one] Die einzige Entscheidung
       *[other] Alle { $legal } Entscheidungen
    }
   *[other] Die besten { $shown } von { $legal } Entscheidungen
}, nach { $playouts } Simulationen. Zu jeder Seite die Siegchance, darunter der am Ende zu erwartende Ruhm.
cli-advice-played = Hier gespielt: { $decision }, Nummer { $place } von { $legal }; { $loss } weniger Siegchance.
cli-advice-played-best = Hier gespielt: { $decision }, nach dieser Suche das Beste.
cli-advice-over = Die Partie ist zu Ende: Wähle mit --at eine frühere Stellung, 0 bis { $most }.
cli-advice-nothing = Die Partie ist zu Ende: Es gibt nichts mehr zu entscheiden.
cli-advice-how-long = „{ $text }“ ist keine Zahl von Sekunden, { $least } bis { $most }: rat 5
cli-report-searching = Jede Stellung wird durchsucht
cli-report-not-overwritten = { $path } gibt es schon, und es ist kein Bericht: Wähle mit --out einen anderen Namen.
