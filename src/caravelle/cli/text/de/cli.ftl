# Was die Befehlszeile um ein Spiel herum sagt: Meldungen, Startmenü, gespeicherte Spiele.

cli-not-compiled = Die Regeln ließen sich nicht übersetzen; die Ursache steht weiter oben.

## Plätze

cli-too-many-names = { $names } Namen sind angegeben, für { $players } Spieler.
cli-names-alike = Jeder Spieler braucht einen eigenen Namen, und keiner darf leer sein.
cli-which-people = „{ $wanted }“ bezeichnet keine Plätze: Gib an, wie viele Menschen spielen (0 bis { $players }), „all“, oder Farben aus { $colours }.
cli-which-bots = „{ $wanted }“ sagt nicht, wie stark { $bots ->
    [one] der eine Bot ist
   *[other] die { $bots } Bots sind
}: Gib eine Stufe für alle an oder eine für jeden, aus { $levels }.
cli-colour-red = rot
cli-colour-blue = blau
cli-colour-yellow = gelb
cli-colour-green = grün
cli-colour-purple = lila

## Das Startmenü

cli-menu-intro = Die Eingabetaste nimmt, was in Klammern steht; q beendet.
cli-menu-resume = Das am { $when } verlassene Spiel fortsetzen
cli-menu-new = Ein neues Spiel beginnen
cli-menu-which = Welches?
cli-menu-players = Wie viele Spieler, { $least } bis { $most }?
cli-menu-no-variant = Das Spiel, wie es ist
cli-menu-which-variant = Welches Spiel?
cli-menu-chart = { $chart } ({ $edition })
cli-menu-which-chart = Welcher Spielplan?
cli-menu-flags = Welche davon sollen gelten? Gib ihre Nummern ein.
cli-menu-none = keine
cli-menu-numbers = Gib Nummern von 1 bis { $most } ein, oder drücke nur die Eingabetaste.
cli-menu-people = Wie viele davon sind Menschen an diesem Terminal? Bots spielen die anderen.
cli-thinks = { $name } denkt nach …
cli-menu-bots = Wie stark sind die Bots?
cli-level-easy = leicht: entscheidet sofort und macht Fehler
cli-level-normal = mittel: denkt bis zu einer Sekunde nach
cli-level-hard = schwer: denkt bis zu fünf Sekunden nach
cli-menu-number = Gib eine Zahl von { $least } bis { $most } ein, oder drücke nur die Eingabetaste.

## Varianten

cli-or = {" oder "}
cli-alone = Wer allein spielt, spielt solo: Ergänze --variant solo.
cli-option-of-variant = { $option } gehört zu einer Variante, { $variant }: Ergänze --variant { $id }, oder lass es weg.
cli-variant-players = { $variant }: Diese Variante ist für { $counts } Spieler, nicht für { $players }.
cli-variant-edition = { $variant }: Diese Variante gibt es nicht für die Ausgabe { $edition }.
cli-variant-chart = { $variant }: Diese Variante wird nicht auf dem Spielplan { $chart } gespielt.

## Gespeicherte Spiele

cli-kept = Das Spiel liegt in { $path }
cli-saved = Gespeichert: { $path }
cli-not-saved = Das Spiel ließ sich nicht speichern: { $reason }
cli-file-exists = { $path } gibt es schon: Setze es mit „{ $program } play --terminal { $path }“ fort, oder wähle einen anderen Namen.
cli-not-overwritten = { $path } gibt es schon und ist nicht dieses Spiel: Wähle einen anderen Namen.
cli-is-folder = { $path } ist ein Ordner: Gib den Namen einer Datei an.
cli-no-folder = Für { $path } gibt es keinen Ordner.
cli-resume-with = Weiter geht es mit: { $command }
cli-nothing-to-resume = Es liegt kein Spiel zum Fortsetzen da. „{ $program } play --terminal“ beginnt eines.
cli-resume-or-new = { $option } gehört zu einem neuen Spiel; ein gespeichertes hat das schon.
cli-bad-journal = { $path }, Zeile { $line }: { $reason }
cli-try-recover = Was vor dieser Zeile steht, lässt sich retten: { $program } journal check { $path } --recover NEUE_DATEI
