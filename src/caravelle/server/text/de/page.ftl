# Der Rahmen der Seite: Kopf, Fuß, Navigation, Einstellungen.

page-skip = Zum Inhalt springen
page-navigation = Hauptnavigation
page-home = Zur Startseite
page-about = Regeln und mehr
page-about-more = Was das hier ist, und wessen Spiel
page-unofficial = Ein freier, inoffizieller Tisch für ein Brettspiel, das wir lieben.
page-language = Sprache
page-close = Schließen
page-cancel = Doch nicht
page-copy = Kopieren
page-copied = Kopiert
page-offline = Der Server antwortet nicht. Es ist nichts verloren; versuch es gleich noch einmal.

nowhere-title = Jenseits der Karte
nowhere-text = Unter dieser Adresse ist nichts.

come-title = Hier weiterspielen
come-text = Das ist ein privater Link. Er macht auch dieses Gerät zu deinem, mit deinem Namen, deinen Plätzen und deinen Partien. Niemand sonst sollte ihn haben.
come-instead = Bisher spielte hier { $name }. Das ist dann vorbei.
come-move = Ja, das bin ich

name-title = Wie heißt du?
name-text = Ein Name genügt. Es gibt kein Konto und kein Passwort.
name-label = Dein Name am Tisch
name-another = Ein anderer
name-done = Das bin ich
name-birds = Albatros, Austernfischer, Basstölpel, Brachvogel, Eissturmvogel, Fischadler, Kiebitz, Kormoran, Lachmöwe, Papageitaucher, Raubmöwe, Regenpfeifer, Reiher, Säbelschnäbler, Seeschwalbe, Strandläufer, Sturmtaucher

device-title = Auf einem anderen Gerät
device-text = Öffne diesen privaten Link zum Beispiel auf deinem Telefon und spiel dort als { $name } weiter. Behalt ihn für dich: Wer ihn hat, spielt für dich.
device-show = Link zeigen
device-link = Dein privater Link

settings-title = Einstellungen
settings-rename = Namen übernehmen
settings-kept = Übernommen.
settings-scheme = Farben
settings-scheme-system = Wie das System
settings-scheme-day = Tag
settings-scheme-night = Nacht
settings-motion = Scheiben und Marker
settings-motion-system = bewegen sich
settings-motion-none = sind einfach da
settings-sound = Ein leiser Ton, wenn etwas geschieht

live-loading = Die Karte wird entrollt …
live-offline = Keine Verbindung. Es geht nichts verloren, wir versuchen es weiter.
live-preparing = Die Bots werden übersetzt. Das geschieht nur einmal und dauert etwa eine Minute.
