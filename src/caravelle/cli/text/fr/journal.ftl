# Journaux : ce qui est dit d'un fichier, et comment on parcourt une partie.

cli-bot = robot
cli-players = Joueurs
cli-others = En plus
cli-journal-right = { $file } : tout est juste, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $standing }.
cli-journal-right-part = Avant cela : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $standing }.
cli-journal-over = partie terminée
cli-journal-round = à la manche { $round }
cli-journal-variant = { $standing } ({ $variant })
cli-replay-position = Décision { $number } sur { $most }
cli-replay-start = Avant la première des { $most } décisions
cli-replay-no-such = Il y a les décisions 0 à { $most }, pas { $number }.
cli-replay-prompt = Entrée : suite, b : retour, ? : aide
cli-replay-help = Entrée avance, b recule ; un nombre mène à cette décision, r à la manche suivante ; plateau, joueurs, bâtiments, cartes, liaisons, décompte, variante, conseil et journal en montrent plus ; q quitte.
cli-replay-unknown = « { $text } » n'est rien ici. { $help }
cli-replay-end = C'était la dernière décision.
