# Warum eine Entscheidung abgelehnt wird. Jeder Grund ist ein Satz der Zeile `refused`, mit der
# Regel, die es so sagt.
# $thing ist das Genannte, $area sein Gebiet, $seat der Name des Spielers; ein Grund muss sie nicht
# nennen.

refused = { $decision } geht nicht: { $reason } ({ $rule }).

unknown-decision = „{ $text }“ bezeichnet nichts in diesem Spiel. Eine Entscheidung beginnt mit: { $verbs }.
unknown-decision-near = „{ $text }“ bezeichnet nichts in diesem Spiel. Vielleicht: { $near }?

## Allgemein

reason-not-now = Das steht jetzt nicht zur Entscheidung
rule-not-now = Spielablauf
reason-not-yet = Aktiviere zuerst ein Gebäude oder verwende einen Marker, der das erlaubt
rule-not-yet = Aktionen durchführen
reason-not-in-game = Das gibt es in diesem Spiel nicht
rule-not-in-game = Aufbau

## Bauphase

reason-level-too-high = Deine Baustufe reicht dafür nicht
rule-level-too-high = Bauphase: Baustufe
reason-none-left = Davon ist kein Plättchen mehr da
rule-none-left = Bauphase: Plättchen
reason-one-level-5 = Du hast schon ein Gebäude der Stufe 5, mehr darfst du nicht haben
rule-one-level-5 = Bauphase: Stufe 5

## Lohnphase und Bezahlen

reason-no-worker = Du hast keinen Arbeiter auf einem solchen Gebäude
rule-no-worker = Arbeiter bezahlen
reason-no-payment = Dieser Arbeiter kann nur in der Lohnphase bezahlt werden
rule-no-payment = Bezahlen: Ausnahme

## Beginn eines Zuges

reason-not-built = Du hast kein solches Gebäude
rule-not-built = Gebäude aktivieren
reason-all-busy = Jedes davon hat schon seinen Arbeiter
rule-all-busy = Aktivieren: leerer Kreis
reason-no-action = Dieses Gebäude hat keine Aktion
rule-no-action = Aktivieren: Aktionen
reason-no-disc-to-activate = In deinem Hafen liegt keine Scheibe dafür
rule-no-disc-to-activate = Aktivieren: Scheibe
reason-nothing-possible = Nichts davon ließe sich ausführen
rule-nothing-possible = Aktionen durchführen
reason-no-token = In deinem Hafen liegt kein solcher Handelsmarker
rule-no-token = Blaue Handelsmarker
reason-not-an-action-token = Nur blaue Handelsmarker lassen sich verwenden
rule-not-an-action-token = Blaue Handelsmarker

## In einem Zug

reason-action-not-open = Diese Aktion erlaubt der Zug nicht oder nicht mehr
rule-action-not-open = Aktionen durchführen
reason-must-act = Du musst erst mindestens eine Aktion ausführen
rule-must-act = Aktionen durchführen
reason-other-area = Beide Aktionen eines Gebäudes müssen in einem Gebiet liegen
rule-other-area = Zwei Aktionen: ein Gebiet

## Schifffahrt, Einnehmen, Angreifen

reason-no-disc = In deinem Hafen liegt keine Scheibe mehr
rule-no-disc = Scheiben im Hafen
reason-two-discs = Ein Angriff kostet zwei Scheiben aus deinem Hafen
rule-two-discs = Angreifen: Opfer
reason-not-a-city = Nur eine Stadt lässt sich einnehmen
rule-not-a-city = Einnehmen: Städte
reason-not-a-fleet = Eine Stadt wird eingenommen, nicht angesteuert
rule-not-a-fleet = Schifffahrt: Flotten
reason-space-taken = Dort liegt schon eine Scheibe
rule-space-taken = Unbesetzte Felder
reason-region-closed = Die Region { $area } ist noch nicht erschlossen
rule-region-closed = Nicht erschlossene Regionen
reason-no-presence = Du hast im Gebiet { $area } noch keine Scheibe
rule-no-presence = Einnehmen: Präsenz
rule-no-presence-attack = Angreifen: Präsenz
reason-space-empty = Dort ist niemand
rule-space-empty = Angreifen: Ziel
reason-own-disc = Die Scheibe dort ist deine eigene
rule-own-disc = Angreifen: Ziel
reason-no-track = Europa hat weder einen Schifffahrtsweg noch eine offene See
rule-no-track = Schifffahrt: Europa

## Ziehen

reason-deck-empty = Dieser Stapel ist leer
rule-deck-empty = Ziehen: Stapel
reason-value-too-high = Die Karte verlangt mehr Scheiben, als du im Gebiet { $area } hast
rule-value-too-high = Ziehen: Kartenwert
reason-deck-closed = Aus diesem Stapel zieht man erst, wenn die Region { $area } erschlossen ist
rule-deck-closed = Ziehen: nicht erschlossene Regionen
reason-not-in-pile = Diese Karte liegt nicht auf dem Ablagestapel
rule-not-in-pile = Ziehen: Ablagestapel
reason-no-pile = Diese Ausgabe hat keinen Ablagestapel
rule-no-pile = Ziehen: Ablagestapel

## Abwurfphase, Denkmal

reason-not-held = Du hast diese Karte nicht
rule-not-held = Abwerfen: eigene Karten
reason-must-discard = Deine Karten passen noch nicht
rule-must-discard = Abwerfen: Kartenlimit
