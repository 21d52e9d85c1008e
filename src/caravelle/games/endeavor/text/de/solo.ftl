# Solo: was die Opposition tut und warum, und was der Spieler für sie wählt. $seat ist eine ihrer
# Farben; $rung ist eine Zeile der Reihenfolge, in der eine Farbe ihre Aktion sucht.

seat-opposition = Die Opposition

## Das Protokoll

event-selector-moved = { $extra ->
    [0] { $seat } lässt den Auswahlstein in Spalte { $column }: keine zusätzliche Aktion für die Opposition.
    [one] { $seat } setzt den Auswahlstein in Spalte { $column }: eine zusätzliche Aktion für die Opposition.
   *[other] { $seat } setzt den Auswahlstein in Spalte { $column }: { $extra } zusätzliche Aktionen für die Opposition.
}
event-opposition-first = Die Opposition beginnt diese Runde, denn { $seat } könnte eine Stadt einnehmen.
event-ladder-turn = { $seat } handelt von Platz { $place } der Leiter.
event-rung-found = { $rung ->
    [1] Stufe 1, eine Stadt, die eine Verbindung bringt
    [2] Stufe 2, eine Stadt mit 2 Ruhmespunkten
    [3] Stufe 3, irgendeine Stadt
    [4] Stufe 4, das letzte Feld eines Schifffahrtswegs, für einen Gouverneur
    [5] Stufe 5, ein Schifffahrtsweg mit eigenen Scheiben
    [6] Stufe 6, eine erschlossene Region mit einer freien Stadt
    [7] Stufe 7, eine Karte
   *[8] Stufe 6b, eine freie Flotte
}{ $options ->
    [one] : eine Möglichkeit.
   *[other] : { $options } Möglichkeiten.
}
event-worthless-left = { $options ->
    [one] Eine Möglichkeit würde nur eine Leiste über 15 hinaus bewegen und scheidet aus.
   *[other] { $options } Möglichkeiten würden nur Leisten über 15 hinaus bewegen und scheiden aus.
}
event-worthless-taken = Es bleiben nur Möglichkeiten, die Leisten über 15 hinaus bewegen: Sie zählen nun doch.
event-cards-found = { $options ->
    [one] { $seat } kann nur eine Karte ziehen
   *[other] { $seat } kann { $options } Karten ziehen
}{ $here ->
    [1] , und zwar dort, wo der Handelsmarker lag.
   *[0] .
}
event-preferred = { $why ->
    [1] Vorrang hat, was einen blauen Handelsmarker bringt
    [2] Vorrang hat der Handelsmarker der niedrigsten Leiste
    [3] Vorrang hat die Karte mit den meisten Schritten
    [4] Vorrang haben die meisten Schritte auf der niedrigsten Leiste
    [5] Vorrang hat der größte Unterschied an Ruhmespunkten
    [6] Vorrang hat, was die meisten Ruhmespunkte übrig lässt
    [7] Vorrang hat, was die meisten Symbole übrig lässt
    [8] Vorrang hat eine Verbindung in eine Region, deren erstes Feld diese Farbe hat
    [9] Vorrang hat eine Verbindung in eine Region, deren zweites Feld diese Farbe hat
    [10] Vorrang hat der Weg mit der vordersten eigenen Scheibe
    [11] Vorrang hat eine Flotte, die eine Verbindung bringt
   *[12] Vorrang hat das Gebiet mit den meisten ihrer Scheiben
}{ $options ->
    [one] : das entscheidet.
   *[other] : { $options } bleiben übrig.
}
event-action-lost = { $seat } kann nichts tun und verliert die Aktion.
event-token-at-once = { $seat } verwendet den Handelsmarker sofort: { $token }.
event-token-unused = { $seat } wirft den Handelsmarker ohne Wirkung ab: { $token }.
event-token-wasted = { $seat } kann mit dem Handelsmarker nichts anfangen: { $token }.
event-token-levied = { $seat } nimmt dem Spieler einen Handelsmarker: { $token }.
event-token-spared = Ein Handelsmarker kommt aus dem Spiel, seine Stadt bleibt frei: { $token } ({ $space }).
event-bonus-draw = { $seat } liegt unter dem Endstein und zieht, weil in dieser Runde eine Karte gezogen wurde.
event-bonus-draw-lost = { $seat } liegt unter dem Endstein, kann aber keine Karte ziehen.
event-governor-kept = { $seat } legt einen Gouverneur neben das Tableau und behält seine Ruhmespunkte: { $card }.
event-tile-laid = Ein Plättchen kommt auf die Gebäudetafel: { $building }, Spalte { $column }.
event-tile-waits = Ein Plättchen wartet bis zum Ende der nächsten Runde: { $building }.
event-ladder-moved = { $amount ->
    [one] Die Scheibe, die gehandelt hat, rückt hinter die anderen; der Endstein kommt auf Platz { $place }.
   *[other] Die { $amount } Scheiben, die gehandelt haben, rücken hinter die anderen; der Endstein kommt auf Platz { $place }.
}

## Menü

do-choose = { $thing } wählen
do-deal = Sie vom Stapel „{ $thing }“ ziehen lassen
do-yield = Einen Handelsmarker abgeben: { $thing }
do-shed = Sie { $thing } abwerfen lassen

## Fragen

ask-opposition_start = Gleichwertige Städte: Wo beginnt die Opposition?
ask-opposition_spare = Welche Stadt verliert ihren blauen Handelsmarker?
ask-opposition_place = Gleichwertige Möglichkeiten: Wohin kommt die Scheibe der Opposition?
ask-opposition_draw = Gleichwertige Möglichkeiten: Welche Karte zieht die Opposition?
ask-opposition_attack = Gleichwertige Ziele: Welche deiner Scheiben greift die Opposition an?
ask-opposition_payment = Gleichwertige Möglichkeiten: Welchen deiner Handelsmarker nimmt die Opposition?
ask-opposition_discard = Gleichwertige Möglichkeiten: Welche Karte wirft die Opposition ab?
ask-opposition_casualty = Die Opposition hat dich angegriffen: Wohin kommt dein Opfer?

## Ablehnungen

reason-not-on-board = Auf der Gebäudetafel liegt jetzt kein Plättchen „{ $thing }“
rule-not-on-board = Solo: Gebäudetafel
reason-third-column = Schon das letzte Plättchen kam aus Spalte 3
rule-third-column = Solo: Spalte 3
reason-not-an-option = Die Reihenfolge der Opposition lässt das nicht zu
rule-not-an-option = Solo: gleichwertige Möglichkeiten

## Was das Spiel ergeben hat

verdict-loss = Die Opposition liegt um { $difference } Ruhm vorn: Du hast verloren.
verdict-minor = Du liegst um { $difference } Ruhm vorn: ein knapper Sieg.
verdict-victory = Du liegst um { $difference } Ruhm vorn: ein Sieg.
verdict-major = Du liegst um { $difference } Ruhm vorn: ein großer Sieg.
verdict-complete = Du liegst um { $difference } Ruhm vorn: ein vollständiger Sieg.
verdict-total = Du liegst um { $difference } Ruhm vorn: ein totaler Sieg.
verdict-panache = Und mit Glanz: Du hast ein Gebäude der Stufe 5.
