# Der Rahmen der Seite: Kopf, Fuß, Navigation.

page-skip = Zum Inhalt
page-navigation = Hauptnavigation
page-home = Startseite
page-about = Über uns und Regeln
page-about-more = Was das ist, und wessen Spiel
page-unofficial = Ein freier, inoffizieller Tisch für ein Brettspiel, das wir lieben.
page-language = Sprache
page-scheme = Farben
page-scheme-system = Wie das System
page-scheme-day = Tag
page-scheme-night = Nacht

nowhere-title = Jenseits der Karte
nowhere-text = Unter dieser Adresse gibt es keine Seite.

come-title = Hierher umziehen

home-title = Leinen los

table-loading = Die Karte wird entrollt …
table-offline = Keine Verbindung. Es geht nichts verloren, wir versuchen es weiter.
