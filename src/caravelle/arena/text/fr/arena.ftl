# Le rapport d'un tournoi.

arena-title = Tournoi : { $bots }
arena-and = { " et " }
arena-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-fine-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
arena-interval = { $share } ({ $low } – { $high })
arena-around = { $value } ± { $error }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-seconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
arena-times = { $count } × { $bot }

## L'ensemble

arena-lead = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $tables ->
    [one] une table.
   *[other] { $tables } tables.
}
arena-lead-best = { $bot } obtient le meilleur niveau : il devance un autre joueur dans { $share } des comparaisons.
arena-unfinished = Tout n'a pas encore été joué : { $games } parties sur { $planned }.
arena-bots = Robots
arena-seed = Graine
arena-limit = Limite des invités
arena-limit-is = { $seconds } s par décision
arena-content = Sur cette page
arena-ratings = Niveaux
arena-ratings-note = Par openskill : tous partent de 25 ; les barres contiennent le vrai niveau 95 fois sur 100. Deux robots dont les barres ne se touchent pas sont de force différente.
arena-ratings-plot = Niveau de chaque robot, le plus fort en haut
arena-bot = Robot
arena-rating = Niveau
arena-ahead = Devant les autres
arena-wins = Victoires
arena-decision-time = Temps par décision
arena-time-is = { $mean }, au plus { $longest }
arena-faults = Fautes
arena-ratings-table = Niveau, victoires et temps de chaque robot
arena-duels = Face à face
arena-duels-note = Combien de fois le robot de la ligne a devancé celui de la colonne, quand ils étaient à la même table ; une égalité compte pour moitié.
arena-duels-plot = Part des parties où la ligne a devancé la colonne
arena-against = Contre
arena-games = Parties
arena-figures = Les chiffres
arena-ended = Parties interrompues par une faute
arena-ended-note = Le fautif a perdu, tous les autres à la table ont gagné ; ces parties ne comptent ici pour rien d'autre. Leurs journaux sont à côté de cette page.
arena-ended-table = Les premières de ces parties
arena-ended-game = Partie
arena-ended-seat = Place
arena-ended-decision = Décision
arena-ended-why = Ce qui s'est passé
arena-ended-why-is = { $kind } : { $text }
arena-ended-journal = Journal
arena-kind-illegal = décision interdite
arena-kind-error = exception
arena-kind-time = trop lent
arena-kind-lost = processus terminé

## Une table

arena-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
arena-played = Parties
arena-played-is = { $games }, de { $mean } décisions en moyenne ({ $least } à { $most })
arena-cycle = Rotation
arena-cycle-whole = complète : toutes les compositions de table aussi souvent ({ $count } différentes)
arena-cycle-part = { $count } compositions de table ; un multiple de ce nombre de parties traite tous les robots de la même façon
arena-furthest = Place la plus loin de sa part équitable
arena-furthest-is = { $side } : { $share }, la part équitable serait { $fair }
arena-extremes = Dans le moins et dans le plus de parties
arena-least = Le moins souvent
arena-most = Le plus souvent
arena-extreme-is = { $things } ({ $share })
arena-and-more = { $things } et { $count } autres
arena-seats = Places
arena-seats-note = Une victoire partagée compte par parts. La ligne pointillée est la part équitable ; les barres contiennent la vraie valeur 95 fois sur 100.
arena-seats-plot = Victoires et { $total } de chaque place, par couleur et par rang depuis le premier joueur
arena-seat = Place
arena-turn = Rang { $turn } depuis le premier joueur
arena-line-ups = Qui a joué avec qui
arena-line-ups-table = Victoires par composition de table
arena-line-up = Composition
arena-sources = D'où viennent les points
arena-sources-plot = Score moyen de chaque robot par origine
arena-source = Origine
arena-all-bots = Tous
arena-length = Durée des parties
arena-length-plot = Combien de parties ont eu tant de décisions
arena-decisions = Décisions

## Mesures

arena-thing = Quoi
arena-in-games = Des parties
arena-by-seats = Des places
arena-pieces = Par place
arena-wins-with = Victoires avec
arena-of-bot = Places de { $bot }
arena-nothing = Dans aucune partie.
arena-counted-plot = { $measure } : combien de places en ont eu, et combien de fois elles ont gagné
arena-counted-note = Places qui en ont eu au moins une fois (à gauche), et leur part des victoires (à droite) ; la ligne pointillée est ce que donnerait le hasard.
arena-counted-first = Les { $count } plus fréquents sur { $all } sont dessinés ; le tableau les contient tous.
arena-dated-plot = { $measure } : dans combien de parties, et quand
arena-mix-plot = { $measure } : combien de fois une place l'a fait dans une partie
arena-mix-of = { $bot }, par partie

## La méthode

arena-method = Comment lire ce rapport
arena-method-rotation = Les robots changent de place à tour de rôle, de sorte que chacun rencontre chaque autre à chaque place aussi souvent. Quand il y a plus de places que de robots, l'un joue contre des copies d'un autre, et inversement.
arena-method-share = Parts des victoires : une victoire partagée compte par parts, si bien que les parts d'une table font 100 % ensemble. Les parenthèses contiennent la vraie part 95 fois sur 100 (Wilson), les parties étant indépendantes.
arena-method-seed = La même graine donne à nouveau les mêmes parties, sur n'importe quel nombre de processeurs, tant que les robots sont limités par des simulations et non par le temps.
