# Ce que l'on compte sur beaucoup de parties : titres, et ce qui n'a pas d'autre nom.

measure-start = Bâtiments de départ
measure-building = Bâtiments
measure-opened = Régions ouvertes
measure-governor = Gouverneurs
measure-action = Actions
measure-card = Cartes
measure-space = Villes et flottes
measure-link = Liaisons
measure-action-ship_track = Naviguer sur une piste
measure-action-ship_fleet = Naviguer vers une flotte
measure-action-ship_sea = Naviguer en haute mer
measure-action-occupy = Occuper
measure-action-attack = Attaquer
measure-action-draw = Piocher
measure-action-draw_pile = Piocher dans la défausse
measure-action-pay = Ouvrier payé
measure-action-token = Jeton dépensé
measure-action-pass = Passer
date-round = Manche { $date }
