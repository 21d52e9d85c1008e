# Was in vielen Partien gezählt wird: Überschriften, und was sonst keinen Namen hat.

measure-start = Startgebäude
measure-building = Gebäude
measure-opened = Erschlossene Regionen
measure-governor = Gouverneure
measure-action = Aktionen
measure-card = Karten
measure-space = Städte und Flotten
measure-link = Verbindungen
measure-action-ship_track = Schifffahrtsweg befahren
measure-action-ship_fleet = Zu einer Flotte segeln
measure-action-ship_sea = Zur offenen See segeln
measure-action-occupy = Einnehmen
measure-action-attack = Angreifen
measure-action-draw = Ziehen
measure-action-draw_pile = Ziehen vom Ablagestapel
measure-action-pay = Arbeiter bezahlt
measure-action-token = Handelsmarker verwendet
measure-action-pass = Passen
date-round = Runde { $date }
