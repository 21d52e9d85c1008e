# Die Zeilen einer Wertung, unter den fünf Überschriften des Regelhefts.

score-a = Statusleisten
score-industry = Industrie
score-culture = Kultur
score-wealth = Reichtum
score-influence = Einfluss

score-b = Städte und Verbindungen
score-cities = Städte
score-links = Verbindungen

score-c = Gebäude, Karten, Gouverneursfeld
score-buildings = Gebäude
score-cards = Karten und Gouverneure
score-slot = Leeres Gouverneursfeld

score-d = Zusätzliche Bevölkerung
score-harbor = Scheiben im Hafen, je drei

score-e = Sklaverei
score-slavery = Beiseite gelegte Sklaverei-Karten

score-total = Ruhmespunkte
