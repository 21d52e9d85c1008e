# Die Startseite: Wege in eine Partie, Listen von Tischen.

home-title = Leinen los
home-lead = Endeavor: Age of Sail in deinem Browser, nach den gedruckten Regeln: allein, gegen Bots oder mit Freunden in der Ferne. Kein Konto, keine Werbung, keine Uhr.
home-doors = Eine Partie beginnen
home-bots = Gegen Bots spielen
home-friends = Mit Freunden spielen
home-solo = Solo spielen
home-hint = Neu im Spiel?
home-how = Die Regeln in fünf Minuten

home-mine = Deine Partien
home-mine-empty = Noch keine. Spiel gegen Bots, und du bist gleich auf See.
home-lobby = Offene Tische
home-lobby-empty = Gerade wartet niemand auf Mitspieler. „Mit Freunden spielen“ öffnet einen Tisch, der hier erscheint, oder einen, zu dem nur ein Link führt.
home-finished = Beendete Partien
home-finished-empty = Beendete Partien bleiben hier; du kannst sie Zug für Zug noch einmal ansehen.
home-all = Alle { $count } zeigen

home-unnamed = Eine Partie ohne Namen
home-open-seat = freier Platz
home-waiting =
    { $count ->
        [one] Wartet auf einen Mitspieler
       *[other] Wartet auf { $count } Mitspieler
    }
home-your-turn = Du bist am Zug
home-turn = { $name } ist am Zug
home-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } teilen sich den Sieg
    }
home-opposition = Die Opposition
home-round = Runde { $round }
home-go-on = Weiterspielen
home-join = Mitspielen
home-watch = Zuschauen
home-replay = Noch einmal ansehen

home-bring = Eine Partie aus einer Datei
home-bring-text = Jede Partie lässt sich als Journal aufheben, eine Textdatei ihrer Entscheidungen. Bring eines mit, um es anzusehen oder weiterzuspielen.
home-bring-choose = Journal wählen oder hierher ziehen
home-bring-busy = Wird gelesen …

new-bots = Gegen Bots
new-friends = Mit Freunden
new-solo = Solo, gegen die Opposition
new-players = Spieler, dich mitgezählt
new-level = Wie gut die Bots spielen
new-who = Wer mitspielen darf
new-public = alle
new-by-link = wer den Link hat
new-more = Alle Möglichkeiten
new-variant = Variante
new-base = Grundspiel
new-chart = Spielplan
new-seats = Plätze
new-me = du
new-open = frei, für einen Menschen
new-bot = Bot: { $level }
new-name = Name des Tisches
new-name-usual = wir finden einen
new-names = Abendstern, Drei Brüder, Eiserne Möwe, Glückliche Heimkehr, Goldregenpfeifer, Gute Hoffnung, Guter Wind, Morgenstern, Polarstern, Seeadler, Stille Wasser, Weißer Albatros
new-advice = Während der Partie darf man um Rat fragen
new-start = Partie beginnen
new-start-open = Tisch öffnen
