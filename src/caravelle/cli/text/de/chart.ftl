# Karten: was sich in ihren Dateien findet.

cli-chart-no-file = { $file } ist nicht lesbar: Es gibt weder eine Datei noch eine eingebaute Karte dieses Namens ({ $names }).
cli-chart-folder = { $file } ist nicht lesbar: Es ist ein Ordner.
cli-chart-not-svg = { $file } lässt sich nicht schreiben: Der Name des Bildes muss auf .svg enden.
cli-chart-no-write = { $file } lässt sich nicht schreiben: { $reason }.
cli-chart-fault = Fehler   { $line }
cli-chart-warning = Hinweis  { $line }
cli-chart-sound = { $file }: keine Fehler
cli-chart-counts = { $file }: Fehler { $faults }, Hinweise { $warnings }
cli-chart-not-drawn = { $file } lässt sich nicht zeichnen: Behebe zuerst die Fehler.
cli-chart-drawn = { $file }: gezeichnet
cli-chart-column-chart = Karte
cli-chart-column-title = Titel
cli-chart-column-edition = Ausgabe
cli-chart-column-players = Spieler
cli-chart-column-file = Datei
