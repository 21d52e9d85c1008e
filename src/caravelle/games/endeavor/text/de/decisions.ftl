# Entscheidungen: die Zeilen eines Menüs, und die Frage bei jedem Schritt. $thing ist der Name des
# Gewählten.

## Menü

do-start = Mit „{ $thing }“ beginnen
do-build = { $thing } bauen
do-pay = Arbeiter bezahlen ({ $thing })
do-activate = { $thing } aktivieren
do-spend = Handelsmarker „{ $thing }“ verwenden
do-ship = Kurs auf „{ $thing }“ nehmen
do-ship-track = Schifffahrtsweg „{ $area }“ befahren, Feld { $place }
do-ship-sea = Zur offenen See „{ $area }“ segeln
do-ship-beside = Neben den Schifffahrtsweg „{ $area }“ segeln
do-ship-fleet = Kurs auf „{ $thing }“ nehmen
do-occupy = { $thing } einnehmen
do-attack = { $thing } angreifen
do-draw = Vom Stapel „{ $thing }“ ziehen
do-take = { $thing } vom Ablagestapel ziehen
do-casualty = Opfer unter „{ $thing }“ legen
do-casualty-supply = Opfer zurück in den Vorrat legen
do-discard = { $thing } abwerfen
do-stop = Hier aufhören
do-pass = Passen

## Fragen

ask-start = Welches Startgebäude wählst du?
ask-build = Welches Gebäude baust du?
ask-salary = { $left ->
    [one] Welchen Arbeiter bezahlst du? Du kannst noch einen bezahlen.
   *[other] Welchen Arbeiter bezahlst du? Du kannst noch { $left } bezahlen.
}
ask-action = Was tust du: ein Gebäude aktivieren, einen blauen Handelsmarker verwenden oder passen?
ask-turn = Welche Aktion führst du aus?
ask-casualty = Wohin kommt dein Opfer?
ask-discard = Welche Karte wirfst du ab?
