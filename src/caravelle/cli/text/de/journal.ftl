# Journale: was über eine Datei gesagt wird, und wie man durch ein Spiel geht.

cli-bot = Bot
cli-players = Spieler
cli-others = Außerdem
cli-journal-right = { $file }: alles richtig, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}, { $standing }.
cli-journal-right-part = Davor: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}, { $standing }.
cli-journal-over = Spiel beendet
cli-journal-round = in Runde { $round }
cli-journal-variant = { $standing } ({ $variant })
cli-replay-position = Entscheidung { $number } von { $most }
cli-replay-start = Vor der ersten von { $most } Entscheidungen
cli-replay-no-such = Es gibt die Entscheidungen 0 bis { $most }, nicht { $number }.
cli-replay-prompt = Eingabetaste: weiter, b: zurück, ?: Hilfe
cli-replay-help = Die Eingabetaste geht weiter, b zurück; eine Zahl führt zu dieser Entscheidung, r zur nächsten Runde; plan, tableaus, gebäude, karten, verbindungen, wertung, variante, rat und protokoll zeigen mehr; q beendet.
cli-replay-unknown = „{ $text }“ ist hier nichts. { $help }
cli-replay-end = Das war die letzte Entscheidung.
