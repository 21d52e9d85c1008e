# Die Stille Flotte: ihre Entscheidungen, die Zeilen ihres Protokolls, und was ihr verwehrt ist.

seat-silent_fleet = Stille Flotte

## Entscheidungen

do-answer = Stille Flotte auf die Aktion „{ $thing }“ antworten lassen
do-silent = Stille Flotte zum Ziel „{ $thing }“ schicken
do-banish = Oberste Karte vom Stapel „{ $thing }“ aus dem Spiel nehmen
do-scrap = { $thing } aus dem Spiel nehmen
ask-answer = Auf welche Aktion deines Zuges antwortet die Stille Flotte?
ask-silent = Was tut die Stille Flotte?
ask-scarcity = Welches Gebäude kommt vor der Bauphase aus dem Spiel?

## Das Protokoll

event-silent-reacts = Die Stille Flotte reagiert: { $action }.
event-silent-idle = Die Stille Flotte kann nicht reagieren: { $action }.
event-silent-token-gone = Der Handelsmarker kommt aus dem Spiel: { $token }.
event-card-banished = Eine Karte kommt aus dem Spiel: { $card }.
event-tile-scrapped = { $seat } nimmt ein Gebäude aus dem Spiel: { $building }.

## Gründe

reason-never-answered = Die Stille Flotte antwortet nur auf Schifffahrt, Einnehmen und Ziehen
rule-never-answered = Stille Flotte: Reaktionen
reason-not-performed = Diese Aktion hast du in diesem Zug nicht ausgeführt
rule-not-performed = Stille Flotte: ausgeführte Aktionen
reason-other-answer = Die Stille Flotte antwortet gerade auf eine andere Aktion
rule-other-answer = Stille Flotte: Reaktionen
reason-track-full = Der Schifffahrtsweg ist voll, und auf die offene See fährt die Stille Flotte nie
rule-track-full = Stille Flotte: Schifffahrt
reason-fleet-absent = Die Stille Flotte hat im Gebiet { $area } noch keine Scheibe
rule-fleet-absent = Stille Flotte: Einnehmen
reason-not-occupied-there = Du hast in diesem Zug im Gebiet { $area } keine Stadt eingenommen
rule-not-occupied-there = Begrenztes Einnehmen
reason-card-too-high = Die Karte verlangt mehr Scheiben, als die Stille Flotte im Gebiet { $area } hat
rule-card-too-high = Stille Flotte: Ziehen
