# Der Bericht über eine Partie.

report-title = Partiebericht: { $players }
report-won = { $count ->
    [one] { $names } gewinnt mit { $glory } Ruhm.
   *[other] { $names } teilen sich den Sieg mit { $glory } Ruhm.
}
report-open = { $decisions ->
    [one] Noch nicht zu Ende: bisher eine Entscheidung.
   *[other] Noch nicht zu Ende: bisher { $decisions } Entscheidungen.
}
report-and = {" und "}
report-game = Spiel
report-length = Länge
report-decisions = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}
report-seed = Startzahl
report-searched = Suche
report-searched-playouts = { $playouts } Simulationen je Stellung
report-searched-seconds = { $seconds } s je Stellung
report-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
report-percent-fine = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Die Seiten

report-sides = Spieler
report-side = Spieler
report-final = Ruhm
report-made = Entscheidungen
report-agreed = Wie die Suche
report-cost-each = Kosten je Entscheidung
report-sides-about = Wie die Suche: welcher Teil der Entscheidungen, bei denen es eine Wahl gab, auch die der Suche gewesen wäre. Kosten je Entscheidung: was eine Entscheidung mit Wahl im Schnitt an Siegchance verschenkt hat.
report-sources = Woher der Ruhm kommt
report-source = Quelle

## Wendepunkte

report-turns = Wendepunkte
report-turns-about = Die Entscheidungen, die am meisten gekostet haben, neben der besten, die möglich war. Beide wurden ein zweites Mal und länger betrachtet.
report-no-turns = Keine Entscheidung hat { $least } Siegchance oder mehr gekostet.
report-turn = { $round ->
    [0] Entscheidung { $number }, Startgebäude: { $side }
   *[other] Entscheidung { $number }, Runde { $round }: { $side }
}
report-played = Gespielt: { $decision }
report-better = Besser: { $decision }
report-chance = Siegchance
report-expected = Ruhm zu erwarten
report-promise = { $chance } Siegchance, { $glory } Ruhm zu erwarten

## Schaubilder

report-chances = Siegchancen
report-chances-axis = Getroffene Entscheidungen
report-chances-about = Die Siegchance jeder Seite nach jeder Entscheidung, wenn alle so weiterspielen wie die Suche. Zahlen in Kreisen sind die Wendepunkte; an den senkrechten Linien beginnt eine Runde.
report-chances-alt = Siegchancen nach { $decisions } Entscheidungen. { $sides }.
report-from-to = { $side }: anfangs { $first }, am Ende { $last }
report-round-short = R{ $round }
report-glory = Ruhm nach Runden
report-glory-axis = Ende der Runde
report-glory-about = Der Ruhm jeder Seite, als wäre die Partie dort zu Ende gewesen.
report-glory-alt = Ruhm am Ende jeder Runde. { $sides }.
report-figures = Die Zahlen zu diesem Schaubild
report-round = Runde
report-begin = Beginn
report-now = Jetzt
report-end = Ende

## Alle Entscheidungen

report-whole = Alle Entscheidungen
report-whole-open = Alle { $count } zeigen
report-number = Nr.
report-who = Wer
report-decision = Entscheidung
report-instead = Die Suche hätte gespielt
report-cost = Kosten
report-note = Siegchancen und zu erwartender Ruhm sind Schätzungen einer Suche mit begrenztem Blick: Ein Unterschied von wenigen Prozent besagt nicht viel. Dasselbe Programm, dieselbe Partie und dieselbe Zahl von Simulationen ergeben denselben Bericht.
