# Das Protokoll, eine Zeile je Ereignis. $seat ist der Name des Spielers; Namen der Dinge kommen
# fertig an.
# Ein eingesetzter Name braucht nie einen Artikel oder Fall: er steht hinter einem Doppelpunkt oder
# in Klammern.

## Die Runde

event-round-began = Runde { $round } beginnt.
event-crown-moved = Die Krone geht an { $seat }.
event-game-ended = Die letzte Runde ist gespielt, das Spiel ist aus.

## Bau, Wachstum, Lohn

event-start-chosen = { $seat } wählt ein Startgebäude: { $building }.
event-built = { $seat } baut: { $building }.
event-grew = { $amount ->
    [0] { $seat } findet den Vorrat leer und erhält keine Scheibe.
    [one] { $seat } wächst um eine Scheibe.
   *[other] { $seat } wächst um { $amount } Scheiben.
}
event-paid = { $seat } bezahlt einen Arbeiter: { $building }.
event-salary-ended = { $seat } bezahlt keine weiteren Arbeiter.

## Ein Zug

event-activated = { $seat } aktiviert ein Gebäude: { $building }.
event-token-spent = { $seat } verwendet einen blauen Handelsmarker: { $token }.
event-turn-ended = { $seat } beendet den Zug.
event-passed = { $seat } passt.
event-passed-by-program = { $seat } kann nichts mehr tun und passt.

## Schifffahrt, Einnehmen, Angreifen

event-shipped-track = { $seat } sticht in See: { $area }, Feld { $place } des Schifffahrtswegs.
event-shipped-sea = { $seat } segelt in eine erschlossene Region: { $area }.
event-shipped-fleet = { $seat } sticht in See und übernimmt das Kommando: { $space }.
event-occupied = { $seat } nimmt { $space } ein.
event-attacked = { $seat } greift an und vertreibt { $victim }: { $space }.
event-casualty-returned = { $seat } legt ein Opfer zurück in den Vorrat.
event-casualty-kept = { $seat } ehrt ein Opfer am Denkmal: +1 { $attribute }.

## Handelsmarker und Verbindungen

event-token-taken = { $seat } erhält einen Handelsmarker: { $token } ({ $space }).
event-track-token-taken = { $seat } erhält einen Handelsmarker vom Schifffahrtsweg: { $token } ({ $area }).
event-link-controlled = { $seat } kontrolliert eine Verbindung: { $link }.
event-link-token-taken = { $seat } erhält den Handelsmarker einer Verbindung: { $token } ({ $link }).
event-link-lost = { $seat } verliert eine Verbindung: { $link }.

## Regionen und Karten

event-region-opened = Eine Region ist erschlossen: { $area }.
event-governor-won = { $seat } wird { $card }.
event-card-drawn = { $seat } zieht eine Karte: { $card }.
event-card-taken = { $seat } zieht eine Karte vom Ablagestapel: { $card }.
event-bonus-disc = { $seat } erhält eine Bonusscheibe.
event-abolition = Die Sklaverei ist abgeschafft.
event-card-set-aside = { $seat } legt eine Karte beiseite: { $card }.
event-discarded = { $seat } wirft eine Karte ab: { $card }.
event-discard-ended = { $seat } behält den Gouverneur auf dem Gouverneursfeld.
