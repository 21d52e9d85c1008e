# Le rapport sur une partie.

report-title = Rapport de partie : { $players }
report-won = { $count ->
    [one] { $names } gagne avec { $glory } Gloire.
   *[other] { $names } partagent la victoire avec { $glory } Gloire.
}
report-open = { $decisions ->
    [one] Partie inachevée : une décision jusqu'ici.
   *[other] Partie inachevée : { $decisions } décisions jusqu'ici.
}
report-and = {" et "}
report-game = Partie
report-length = Durée
report-decisions = { $count ->
    [one] 1 décision
   *[other] { $count } décisions
}
report-seed = Graine
report-searched = Recherche
report-searched-playouts = { $playouts } simulations par position
report-searched-seconds = { $seconds } s par position
report-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
report-percent-fine = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Les camps

report-sides = Joueurs
report-side = Joueur
report-final = Gloire
report-made = Décisions
report-agreed = Avec la recherche
report-cost-each = Coût par décision
report-sides-about = Avec la recherche : part des décisions, parmi celles qui laissaient un choix, que la recherche aurait prises aussi. Coût par décision : ce qu'une décision avec un choix a laissé échapper en moyenne, en chances de victoire.
report-sources = D'où vient la Gloire
report-source = Source

## Les tournants

report-turns = Tournants de la partie
report-turns-about = Les décisions qui ont coûté le plus, à côté de la meilleure qui était possible. Les deux ont été examinées une seconde fois, plus longuement.
report-no-turns = Aucune décision n'a coûté { $least } de chances de victoire ou davantage.
report-turn = { $round ->
    [0] Décision { $number }, bâtiments de départ : { $side }
   *[other] Décision { $number }, manche { $round } : { $side }
}
report-played = Joué : { $decision }
report-better = Mieux : { $decision }
report-chance = Chances de victoire
report-expected = Gloire à attendre
report-promise = { $chance } de chances de victoire, { $glory } Gloire à attendre

## Les graphiques

report-chances = Chances de victoire
report-chances-axis = Décisions prises
report-chances-about = Les chances de victoire de chaque camp après chaque décision, si tous continuent comme la recherche le ferait. Les numéros cerclés sont les tournants ; les traits verticaux marquent le début des manches.
report-chances-alt = Chances de victoire après { $decisions } décisions. { $sides }.
report-from-to = { $side } : { $first } au début, { $last } à la fin
report-round-short = M{ $round }
report-glory = La Gloire, manche par manche
report-glory-axis = Fin de la manche
report-glory-about = La Gloire de chaque camp, comme si la partie s'était arrêtée là.
report-glory-alt = Gloire à la fin de chaque manche. { $sides }.
report-figures = Les chiffres de ce graphique
report-round = Manche
report-begin = Début
report-now = Maintenant
report-end = Fin

## Toutes les décisions

report-whole = Toutes les décisions
report-whole-open = Afficher les { $count }
report-number = N°
report-who = Qui
report-decision = Décision
report-instead = La recherche aurait joué
report-cost = Coût
report-note = Les chances et la Gloire à attendre sont les estimations d'une recherche à la vue limitée : un écart de quelques pour cent ne veut pas dire grand-chose. Le même programme, la même partie et le même nombre de simulations donnent le même rapport.
