# Das Spiel im Terminal. Kurze Wörter (cli-short-, cli-letter-) stehen für Spielsteine; die Legende
# erklärt sie.

## Spielsteine

cli-letter-red = Ro
cli-letter-blue = Bl
cli-letter-yellow = Ge
cli-letter-green = Gr
cli-letter-purple = Li
cli-letter-silent_fleet = SF
cli-letter-neutral = Ne
cli-short-industry = Ind
cli-short-culture = Kul
cli-short-wealth = Rei
cli-short-influence = Ein
cli-short-ship_or_draw = Sch/Zie
cli-short-occupy_or_draw = Enm/Zie
cli-short-payment = Bez
cli-short-attack = Ang
cli-glory = { $glory } Ruhm
cli-bonus-disc = +1 Scheibe
cli-no-payment = nicht durch Bezahlen frei
cli-effect-glory_per_draw_symbol = 1 Ruhm je Zieh-Symbol
cli-effect-casualty_to_attribute = behält Opfer
cli-pair = { $name }: { $told }
cli-legend = Farbige Buchstaben sind eine Scheibe; ein kurzes Wort ist der Handelsmarker, der dort liegt, die blauen werden für Aktionen verwendet. ○ ist ein Gebäude ohne Arbeiter, ♔ die Krone. Die Zahl in Klammern hinter einem Attribut ist seine Stufe; Frei: Gebäude ohne Arbeiter von allen.

## Der Spielplan

cli-open = erschlossen
cli-closed = { $left ->
    [one] zu, 1 Feld frei
   *[other] zu, { $left } Felder frei
}
cli-presence = du { $discs }
cli-governor = Gouverneur
cli-empty-deck = { $deck }: keine Karte mehr
cli-open-sea = Offene See
cli-beside-track = Neben dem Schifffahrtsweg
cli-track = Schifffahrtsweg
cli-deck = Stapel
cli-discs = Scheiben dort
cli-space = Ort
cli-here = Hier
cli-links = Verbindungen
cli-link = Verbindung
cli-token = Marker
cli-controlled = Kontrolliert von

## Die Spielertableaus

cli-harbor = Hafen
cli-supply = Vorrat
cli-cards = Karten
cli-free-buildings = Frei
cli-action-tokens = Marker
cli-passed = gepasst
cli-your-buildings = Deine Gebäude:
cli-your-cards = Deine Karten:
cli-discs-owned = { $harbor } im Hafen, { $supply } im Vorrat
cli-attributes = Attribute
cli-buildings = Gebäude
cli-next-level = nächste Stufe bei { $value }
cli-cards-held = Karten, { $held } von { $limit }
cli-tokens = Marker
cli-memorial = Denkmal
cli-set-aside = Beiseite gelegt

## Was Varianten hinzufügen

cli-no-variant = Das ist das Grundspiel: Keine Variante fügt etwas hinzu.
cli-in-supply = { $discs } im Vorrat
cli-answers = antwortet auf: { $action }
cli-out-of-game = Aus dem Spiel
cli-neutral-owned = Hafen { $harbor }, Reserve { $reserve }
cli-removals-left = noch zu entfernen: { $tokens }
cli-tokens-removed = Von den Wegen entfernte Marker
cli-neutral-gone = Neutrale Scheiben aus dem Spiel: { $discs }
cli-ladder = Leiter
cli-end-marker = [ ] ist der Endstein
cli-ladder-coming = Aktionen stehen aus: { $actions }
cli-building-board = Gebäudetafel
cli-tiles-reserve = In Reserve
cli-tile-waits = wartet: { $building }
cli-selector-note = ▸ ist der Auswahlstein: Je mehr Spalten das Gebäude, das du baust, davon entfernt ist, desto mehr handelt die Opposition.
cli-governors-aside = Gouverneure beiseite gelegt

## Verfügbare Gebäude und Karten

cli-tray = Verfügbare Gebäude
cli-level = Stufe
cli-building = Gebäude
cli-left = Übrig
cli-brings = Aktionen, Symbole, Ruhm
cli-next-first = Kartenwert und was die Karte bringt, die nächste zuerst
cli-pile = Ablagestapel

## Wertungen

cli-final-score = Schlusswertung
cli-score-now = Wertung, wenn das Spiel jetzt endete
cli-score-note = Karten über dem Limit zählen mit: Noch wurde nichts abgeworfen.
cli-and = {" und "}
cli-winners = { $count ->
    [one] { $names } gewinnt das Spiel.
   *[other] { $names } teilen sich den Sieg.
}

## Entscheidungen

cli-verb-start = Beginn
cli-verb-build = Bauen
cli-verb-pay = Bezahlen
cli-verb-activate = Aktivieren
cli-verb-spend = Verwenden
cli-verb-ship = Schifffahrt
cli-verb-occupy = Einnehmen
cli-verb-attack = Angreifen
cli-verb-draw = Ziehen
cli-verb-take = Ziehen
cli-verb-casualty = Opfer
cli-verb-discard = Abwerfen
cli-verb-answer = Antwort auf
cli-verb-silent = Flotte
cli-verb-banish = Entfernen
cli-verb-scrap = Entfernen
cli-verb-remove = Entfernen
cli-verb-neutral = Neutral
cli-verb-choose = Wählen
cli-verb-deal = Ziehen
cli-verb-yield = Abgeben
cli-verb-shed = Abwerfen
cli-track-space = { $area }, Feld { $place }
cli-area-sea = { $area }, offene See
cli-area-beside = { $area }, neben dem Weg
cli-from-pile = { $card }, Ablagestapel
cli-gain-token-taken = { $token }
cli-gain-token-taken-other = { $token } an { $seat }
cli-gain-track-token-taken = { $token }
cli-gain-track-token-taken-other = { $token } an { $seat }
cli-gain-link-controlled = Verbindung { $link }
cli-gain-link-controlled-other = Verbindung { $link } an { $seat }
cli-gain-link-token-taken = deren Marker { $token }
cli-gain-link-token-taken-other = deren Marker { $token }
cli-gain-link-lost = du verlierst Verbindung { $link }
cli-gain-link-lost-other = { $seat } verliert Verbindung { $link }
cli-gain-attacked = gegen { $victim }
cli-gain-region-opened = erschließt { $area }
cli-gain-governor-won = Gouverneur { $symbols }
cli-gain-governor-won-other = Gouverneur an { $seat }
cli-gain-abolition = schafft die Sklaverei ab
cli-gain-card-set-aside = legt beiseite: { $card }
cli-gain-card-set-aside-other = { $seat } legt beiseite: { $card }
cli-gain-silent-token-gone = { $token } kommt aus dem Spiel
cli-gain-track-token-removed = { $token }
cli-gain-governor-lost = der Gouverneur kommt aus dem Spiel
cli-gain-selector-moved = { $extra ->
    [0] keine weitere Aktion der Opposition
    [one] 1 weitere Aktion der Opposition
   *[other] { $extra } weitere Aktionen der Opposition
}

## Die Übersicht einer Entscheidung

cli-welcome = Eine Nummer entscheidet, ? zeigt die Hilfe, regeln die Regeln in Kürze.
cli-growth = Wachstum: { $gains }
cli-round = Runde { $round } von 7
cli-log-cut = ... weiter oben geht es weiter: protokoll eingeben
cli-story = Das ist geschehen:
cli-story-end = Enter: weiter zu deiner Entscheidung
cli-one-of = Eines von: { $actions }.
cli-still-open = Noch möglich: { $actions }.
cli-ask-gains = Was jedes bringt: ? und seine Nummer.
cli-cards-over = Du hast { $held } Karten und darfst { $limit } behalten, dazu einen Gouverneur auf dem freien Feld.
cli-attacked-space = ({ $space })
cli-narrow = Dieses Terminal ist { $width } Spalten breit; ab { $least } passt mehr in eine Zeile.

## Befehle: ihr Name, hinter Leerzeichen weitere Wörter dafür, und was sie tun

cli-command-help = hilfe
cli-command-list = liste
cli-command-board = plan karte
cli-command-mats = tableaus spieler
cli-command-tray = gebäude
cli-command-cards = karten stapel
cli-command-links = verbindungen
cli-command-score = wertung punkte
cli-command-variant = variante
cli-command-log = protokoll
cli-command-rules = regeln
cli-command-advise = rat tipp
cli-command-undo = zurück
cli-command-save = speichern
cli-command-lang = sprache
cli-command-quit = ende
cli-about-help = diese Liste
cli-about-list = noch einmal die Stellung und deine Möglichkeiten (oder nur die Eingabetaste)
cli-about-board = der Spielplan; mit dem Namen eines Gebiets nur dieses: plan indien
cli-about-mats = die Spielertableaus; mit einem Namen nur dieses: tableaus blau
cli-about-tray = die Gebäude, die noch da sind
cli-about-cards = die Stapel, die Gouverneure und der Ablagestapel
cli-about-links = alle Verbindungen
cli-about-score = der Ruhm nach Herkunft, wenn das Spiel jetzt endete
cli-about-variant = was die Variante hinzufügt: ihre Scheiben, das Tableau der Opposition, die Gebäudetafel
cli-about-log = was in dieser Runde geschah; protokoll 2 für Runde 2, protokoll all für alles
cli-about-rules = die Regeln in Kürze
cli-about-advise = die besten Entscheidungen nach 2 Sekunden Suche; rat 10 für 10 Sekunden
cli-about-undo = zurück zu deiner letzten Entscheidung
cli-about-save = das Spiel in einer Datei speichern: speichern mein.journal
cli-about-lang = eine andere Sprache: sprache fr
cli-about-quit = gehen; das Spiel bleibt gespeichert
cli-help-decide = Entscheiden
cli-help-decide-how = mit einer Nummer der Liste, einer Notation wie „occupy lisbon“ oder Wörtern, die nur auf eines passen
cli-help-explain = was eine Entscheidung täte, oder warum sie nicht geht: ? 3, ? occupy lisbon

cli-no-number = Eine Möglichkeit { $number } gibt es nicht: Gib eine Nummer von 1 bis { $most } ein.
cli-several = „{ $text }“ passt auf mehreres: { $found }.
cli-none-of-them = „{ $text }“ ist nichts davon: { $names }.
cli-nothing-to-undo = Von dir gibt es noch nichts zurückzunehmen.
cli-undone = { $others ->
    [0] Zurückgenommen: { $decision }.
    [one] Zurückgenommen: { $decision }, und eine Entscheidung danach.
   *[other] Zurückgenommen: { $decision }, und { $others } Entscheidungen danach.
}
cli-which-language = Welche Sprache? { $choice }
cli-log-empty = Noch ist nichts geschehen.
