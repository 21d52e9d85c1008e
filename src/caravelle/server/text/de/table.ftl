# Der Tisch: Karte, Tableaus, Auslage, Entscheidungen, Chronik.

## Wo die Partie steht

table-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round } von { $rounds }
}
table-your-turn = Du bist am Zug
table-turn-of = { $name } ist am Zug
table-thinking = { $name } überlegt …
table-over = Die Partie ist zu Ende
table-not-started = Noch sind Plätze frei
table-to-act = am Zug
table-passed = hat gepasst
table-crown = Die Krone: beginnt
table-glory-now = Ruhm, wenn die Partie jetzt endete

## Teile des Tischs

table-parts = Teile des Tischs
table-chart-tab = Karte
table-mats = Tableaus
table-log = Chronik
table-since = seit deinem letzten Zug

## Die Karte

table-chart = Karte: { $name }. Die Pfeiltasten wandern darauf, Eingabe wählt.
table-chart-controls = Was von der Karte zu sehen ist
table-nearer = Näher
table-farther = Weiter weg
table-whole = Alles
table-choices = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
table-city = { $name }, Stadt ({ $area }), { $glory } Ruhm, { $what ->
    [disc] gehalten von { $who }
    [token] Marker { $token }
   *[empty] leer
}
table-fleet = { $name } ({ $area }), { $what ->
    [disc] gehalten von { $who }
    [token] Marker { $token }
   *[empty] leer
}
table-link = Verbindung { $name }, { $what ->
    [controlled] kontrolliert von { $who }
    [token] Marker { $token }
   *[empty] { $kind ->
        [circle] ohne ihren Marker
       *[square] quadratisch
    }
}
table-track-space = { $area }, Schifffahrtsweg, Feld { $place }, { $what ->
    [disc] gehalten von { $who }
    [token] Marker { $token }
   *[empty] leer
}
table-sea = { $area }, offene See: { $who }
table-deck = Stapel { $name }, { $count ->
    [0] leer
    [one] eine Karte: { $top }
   *[other] { $count } Karten, oben { $top }
}

## Tableaus

table-mat = Tableau von { $name }
table-track = { $name } { $value }, { $grant } { $level }
table-harbor = Hafen: { $count }
table-supply = Vorrat: { $count }
table-neutral-reserve = Neutrale Scheiben im Vorrat: { $count }
table-seaside = Gebäude
table-no-buildings = Noch kein Gebäude
table-has-worker = mit Arbeiter
table-tokens = Marker
table-cards = Karten: { $held }, Limit { $limit }
table-cards-held = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
table-set-aside = Beiseitegelegt, je −1 Ruhm: { $cards }
table-more = Mehr
table-less = Weniger

## Gebäude und Stapel

table-tray = Gebäude
table-level = { $level ->
    [0] Zum Start
   *[other] Stufe { $level }
}
table-no-payment = Die Aktion Bezahlen befreit seinen Arbeiter nicht, nur die Lohnphase
table-decks = Stapel
table-deck-empty = Keine Karte mehr.
table-presence = deine Präsenz: { $count }
table-pile = Ablagestapel
table-pile-empty = Leer
table-removed = Aus dem Spiel: { $cards }
table-abolished = Die Sklaverei ist abgeschafft.

## Entscheidungen

table-decide = Was zu entscheiden ist
table-one-of = Eine von:
table-still-open = Noch offen:
table-all-choices = Alle { $count } Möglichkeiten
table-confirm = Das tun?
table-cancel = Doch nicht
table-undo = Zurücknehmen
table-skip = Alles zeigen
table-showing = { $count ->
    [one] Ein weiterer Zug wird noch gezeigt.
   *[other] { $count } weitere Züge werden noch gezeigt.
}
table-wait = Gerade hast du nichts zu entscheiden.
table-close = Schließen

## Was ein Ding ist

table-fact-city = Stadt ({ $area }), { $glory } Ruhm.
table-fact-fleet = Flotte ({ $area }): Ende von Verbindungen, kein Ruhm.
table-fact-disc = Gehalten von { $who }.
table-fact-token = Marker: { $token }.
table-fact-empty = Leer.
table-fact-link = Verbindung nach { $to }{ $what ->
    [controlled] , kontrolliert von { $who }
    [token] , Marker { $token }
   *[none] {""}
}.
table-fact-link-kind = { $kind ->
    [circle] Runde Verbindung: Ihren Marker bekommt, wer zuerst beide Enden hält.
   *[square] Quadratische Verbindung: Sie trägt keinen Marker.
} { $glory } Ruhm am Ende.
table-fact-controls = Kontrolliert von { $who }.
table-fact-open = Offene Region.
table-fact-closed = Geschlossene Region: { $free ->
    [one] noch eine Scheibe öffnet sie
   *[other] noch { $free } Scheiben öffnen sie
}.
table-fact-presence = Präsenz: { $who }.
table-fact-own-presence = Deine Präsenz ({ $area }): { $count }.
table-fact-governor = An die meisten Scheiben des Schifffahrtswegs geht: { $card }.
table-fact-track = { $area }, Schifffahrtsweg, Feld { $place }.
table-fact-deck = Von oben: { $cards }.
table-fact-value = Verlangt eine Präsenz von { $value }.
table-fact-bonus = Bringt eine Scheibe aus dem Vorrat in den Hafen.
table-fact-abolition = Bringt die Abschaffung der Sklaverei.
table-fact-slavery = Eine Sklavereikarte. Beiseitegelegt kostet sie 1 Ruhm.
table-fact-governor-card = Ein Gouverneur: Er geht an die meisten Scheiben des Schifffahrtswegs, wenn die Region sich öffnet.
table-fact-level = Stufe { $level }.
table-fact-start = Ein Startgebäude.
table-fact-combine = { $combine ->
    [all] Beide Aktionen, in beliebiger Folge, oder nur eine.
   *[one] Eine der Aktionen.
}
table-fact-glory = { $glory } Ruhm am Ende.
table-fact-effect = { $effect ->
    [glory_per_draw_symbol] 1 Ruhm für jedes Ziehen-Symbol auf deinen Gebäuden.
   *[casualty_to_attribute] Ein Opfer von dir darf unter eine Leiste gelegt werden.
}
table-fact-copies = { $copies ->
    [0] Keines mehr.
    [one] Noch eines.
   *[other] Noch { $copies }.
}

## Varianten

table-ladder-coming = { $count ->
    [one] Sie hat in dieser Runde noch eine Aktion, von links an.
   *[other] Sie hat in dieser Runde noch { $count } Aktionen, von links an.
}
table-ladder-acted = Sie hat in dieser Runde gehandelt. Von links an:
table-ladder-place = Platz { $place }: { $who }, { $what ->
    [end] unter dem Endstein
    [acts] hat eine Aktion
   *[waits] wartet
}
table-last-action = Ihre letzte Aktion, und warum
table-aside = Beiseitegelegt: { $cards }
table-building-board = Gebäudetafel
table-selector = Auswahlstein
table-selector-note = Ein Plättchen aus einer anderen Spalte als der des Auswahlsteins gibt der Opposition in dieser Runde zusätzliche Aktionen.
table-level-head = Stufe
table-extra-actions = { $count ->
    [0] keine zusätzliche Aktion
    [one] 1 zusätzliche Aktion
   *[other] { $count } zusätzliche Aktionen
}
table-reserve = In Reserve
table-waits = { $building } wartet bis zum Ende der nächsten Runde.
table-answers = Sie antwortet auf:
table-provoked = Dieser Zug fordert heraus:
table-not-provoked = Nichts in diesem Zug hat sie herausgefordert.
table-scrapped = Aus dem Spiel: { $tiles }
table-removals = { $count ->
    [one] Noch ein Marker ist zu entfernen.
   *[other] Noch { $count } Marker sind zu entfernen.
}
table-tokens-removed = Von den Schifffahrtswegen entfernte Marker: { $areas }
table-neutral-gone = Neutrale Scheiben aus dem Spiel: { $count }

## Die Tastatur

table-keys = Tasten
table-keys-on = Einzelne Buchstaben wirken
table-key-tab = geht durch alles, was man drücken kann
table-key-arrows = wandern über die Karte
table-key-enter = wählt, oder erklärt, was nicht wählbar ist
table-key-escape = schließt, was offen ist
table-key-zoom = Karte näher, weiter weg, ganz
table-key-chart = zur Karte
table-key-choices = zu den Entscheidungen
table-key-next = zum nächsten Wählbaren
table-key-before = zum vorigen
table-key-mats = zu den Tableaus
table-key-log = zur Chronik
table-key-undo = zurücknehmen
table-key-help = diese Liste
