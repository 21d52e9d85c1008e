# Was der Server selbst sagt: warum eine Anfrage abgelehnt wird, was an einem Tisch geschah, im Terminal.

## Fehler, nach ihrem Code

error-no_name = Sag zuerst, wie du heißt.
error-name = Ein Name braucht mindestens einen sichtbaren Buchstaben.
error-bad_link = Dieser private Link gilt nicht, oder nicht mehr.
error-no_table = Diesen Tisch gibt es nicht.
error-no_seat = Diesen Platz hat der Tisch nicht.
error-no_position = So weit ist die Partie nicht gekommen.
error-not_found = Unter dieser Adresse ist nichts.
error-method = Diese Adresse nimmt eine solche Anfrage nicht an.
error-refused = Diese Anfrage ist nicht zu verstehen.
error-invalid = In dieser Anfrage fehlt etwas, oder etwas ist nicht so, wie es sein soll.
error-content_type = Der Inhalt dieser Anfrage ist nicht von der erwarteten Art.
error-too_large = Das ist zu groß.
error-too_many = Das war zu viel auf einmal. Warte bitte einen Augenblick.
error-origin = Diese Anfrage kommt von der Seite einer anderen Website.
error-host = Auf diesen Namen hört dieser Server nicht.
error-failed = Bei uns ist etwas schiefgegangen. Deine Partie ist sicher.
error-preparing = Die Regeln werden noch übersetzt. Das geschieht einmal und dauert etwa eine Minute.
error-old_rules = Diese Partie begann unter älteren Regeln. Ihr Journal lässt sich noch herunterladen.
error-not_yours = Dieser Platz gehört jemand anderem.
error-seat_taken = Dieser Platz ist besetzt.
error-seats = Diese Partie hat { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}: Gib für jeden an, wer dort sitzt.
error-level = Eine solche Bot-Stufe gibt es nicht.
error-leave_to_bot = Die Partie hat begonnen: Gib an, welcher Bot übernimmt.
error-not_started = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
error-stale = Am Tisch ging es inzwischen weiter. Sieh noch einmal hin.
error-over = Die Partie ist zu Ende.
error-not_over = Die Partie ist noch nicht zu Ende.
error-nothing_to_undo = Es gibt nichts, was du zurücknehmen könntest.
error-bad_action = { $told }
error-illegal = { $told }
error-option = Diese Einstellungen passen nicht zusammen.
error-journal = Das ist kein Journal, das wir lesen können: Zeile { $line }, { $reason }.
error-nothing_said = Darin steht nichts.
error-no_advice = An diesem Tisch gibt es keinen Rat.

## Bot-Stufen

level-random = Schiffsjunge: aufs Geratewohl
level-greedy = Gierig
level-easy = Leicht
level-normal = Normal
level-hard = Schwer

## Mitteilungen im Chat

notice-joined = { $name } setzt sich.
notice-left = { $name } steht auf.
notice-to_bot = { $name } steht auf, ein Bot übernimmt ({ $level }).

## Die Seite, wo sie fehlt

page-not-built = Die Seite wurde nicht gebaut. In einem Checkout baut „make setup“ sie; ein installiertes Programm bringt sie mit.
