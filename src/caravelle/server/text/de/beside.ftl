# Was neben einem Tisch steht: Plätze, Gespräch, Rat, Wiederholung, Ende.

bar-waiting =
    { $count ->
        [one] Wartet noch auf einen Mitspieler
       *[other] Wartet noch auf { $count } Mitspieler
    }
bar-watching = Du schaust zu
bar-glory = Ruhm
bar-rules = Regeln
bar-replay = Rückblick

seats-title = Am Tisch
seats-not-begun =
    { $count ->
        [one] Die Partie beginnt, wenn der letzte Platz besetzt ist.
       *[other] Die Partie beginnt, wenn die { $count } freien Plätze besetzt sind.
    }
seats-watching = Du schaust zu. Das stört niemanden.
seats-open = freier Platz
seats-you = du
seats-away = nicht da
seats-thinking = denkt nach …
seats-deciding = ist am Zug
seats-sit = Hier sitzen
seats-bot = Bot hinsetzen
seats-free = Platz freigeben
seats-leave = Aufstehen
seats-leave-text = Ein Bot würde für dich weiterspielen. Die anderen können die Partie zu Ende bringen.
seats-leave-bot = Meinen Platz einem Bot geben
seats-level = Der Bot spielt
seats-invite = Schick diesen Link allen, die mitspielen sollen.
seats-invite-watch = Wer diesen Link hat, kann zuschauen.
seats-link = Link zu diesem Tisch
seats-journal = Journal als Datei sichern

chat-title = Gespräch
chat-lines = Was gesagt wurde
chat-empty = Noch hat niemand etwas gesagt.
chat-text = Sag etwas zum Tisch
chat-send = Senden

advice-title = Rat
advice-text = Frag unseren besten Bot, was er an deiner Stelle täte.
advice-ask = Um Rat fragen
advice-busy = Er denkt nach …
advice-not-now = Fragen kannst du ihn nur, wenn du am Zug bist.
advice-share = Wie sicher er ist
advice-line = { $share } sicher · gewinnt in { $win } der Fälle · etwa { $glory } Ruhm
advice-take = So machen
advice-note = Er spielt von hier aus Tausende Partien durch und zählt. Von der Zukunft weiß er nicht mehr als du.

replay-title = Rückblick
replay-start = Zum Anfang
replay-round-back = Zurück zum Anfang einer Runde
replay-back = Eine Entscheidung zurück
replay-on = Eine Entscheidung vor
replay-round-on = Vor zur nächsten Runde
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Getroffene Entscheidungen
replay-at = { $at } von { $length } · Runde { $round }
replay-pace = Tempo
replay-pace-slow = langsam
replay-pace-steady = ruhig
replay-pace-quick = schnell
replay-leave = Zurück zur Partie

ending-title = Das Ende
ending-so-far = Wenn die Partie jetzt endete
ending-won =
    { $count ->
        [one] { $names } hat mit { $glory } Ruhm gewonnen.
       *[other] { $names } teilen sich den Sieg mit je { $glory } Ruhm.
    }
ending-verdict-loss = Die Opposition liegt um { $difference } Ruhm vorn: Du hast verloren.
ending-verdict-minor = Du liegst um { $difference } Ruhm vorn: ein knapper Sieg.
ending-verdict-victory = Du liegst um { $difference } Ruhm vorn: ein Sieg.
ending-verdict-major = Du liegst um { $difference } Ruhm vorn: ein großer Sieg.
ending-verdict-complete = Du liegst um { $difference } Ruhm vorn: ein vollständiger Sieg.
ending-verdict-total = Du liegst um { $difference } Ruhm vorn: ein totaler Sieg.
ending-verdict-panache = Und mit Glanz: Du hast ein Gebäude der Stufe 5.
ending-source = Quelle des Ruhms
ending-own = Was die Variante hinzufügt
ending-plot = Der Ruhm im Lauf der Runden
ending-plot-rounds = nach Runde
ending-report = Wo sie sich wendete (Bericht)
ending-replay = Partie noch einmal ansehen
