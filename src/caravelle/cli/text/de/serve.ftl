# Der Tisch im Browser: was das Terminal dazu sagt.

cli-terminal-only = Im Browser wählst du auf der Seite, was gespielt wird. Diese Optionen gehören zum Terminal: Füge --terminal hinzu.
cli-serve-here = Der Tisch ist gedeckt: { $address } (Strg-C beendet den Server, die Partien bleiben erhalten)
cli-serve-there = Der Tisch ist schon gedeckt: { $address }
cli-serve-occupied = Ein anderer Server benutzt diese Datenbank bereits.
cli-serve-port = Dort kann der Server nicht lauschen: { $reason }
cli-serve-no-page = Die Seite wurde nicht gebaut, es gibt also noch nichts zu sehen. In einem Checkout baut „make setup“ sie.
