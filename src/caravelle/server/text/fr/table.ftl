# La table : carte, plateaux, réserve, décisions, journal.

## Où en est la partie

table-round = { $round ->
    [0] Mise en place
   *[other] Manche { $round } sur { $rounds }
}
table-your-turn = À vous de jouer
table-turn-of = À { $name } de jouer
table-thinking = { $name } réfléchit…
table-over = La partie est finie
table-not-started = Il reste des places libres
table-to-act = joue
table-passed = a passé
table-crown = La Couronne : joue en premier
table-glory-now = Gloire, si la partie finissait maintenant

## Parties de la table

table-parts = Parties de la table
table-chart-tab = Carte
table-mats = Plateaux
table-log = Journal
table-since = depuis votre dernier coup

## La carte

table-chart = Carte : { $name }. Les flèches s'y déplacent, Entrée choisit.
table-chart-controls = Ce que l'on voit de la carte
table-nearer = Plus près
table-farther = Plus loin
table-whole = Tout
table-choices = { $count ->
    [one] un choix
   *[other] { $count } choix
}
table-city = { $name }, ville ({ $area }), { $glory } de Gloire, { $what ->
    [disc] tenue par { $who }
    [token] jeton { $token }
   *[empty] vide
}
table-fleet = { $name } ({ $area }), { $what ->
    [disc] tenue par { $who }
    [token] jeton { $token }
   *[empty] vide
}
table-link = Liaison { $name }, { $what ->
    [controlled] contrôlée par { $who }
    [token] jeton { $token }
   *[empty] { $kind ->
        [circle] sans son jeton
       *[square] carrée
    }
}
table-track-space = { $area }, piste de navigation, case { $place }, { $what ->
    [disc] tenue par { $who }
    [token] jeton { $token }
   *[empty] vide
}
table-sea = { $area }, haute mer : { $who }
table-deck = Pioche { $name }, { $count ->
    [0] vide
    [one] une carte : { $top }
   *[other] { $count } cartes, au-dessus { $top }
}

## Plateaux

table-mat = Plateau de { $name }
table-track = { $name } { $value }, { $grant } { $level }
table-harbor = Port : { $count }
table-supply = Réserve : { $count }
table-neutral-reserve = Disques neutres en réserve : { $count }
table-seaside = Bâtiments
table-no-buildings = Aucun bâtiment pour l'instant
table-has-worker = avec un ouvrier
table-tokens = Jetons
table-cards = Cartes : { $held }, limite { $limit }
table-cards-held = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
table-set-aside = Mises de côté, −1 Gloire chacune : { $cards }
table-more = Plus
table-less = Moins

## Bâtiments et pioches

table-tray = Bâtiments
table-level = { $level ->
    [0] Pour commencer
   *[other] Niveau { $level }
}
table-no-payment = Une action Paiement ne libère pas son ouvrier, seul le Salaire le peut
table-decks = Pioches
table-deck-empty = Il ne reste aucune carte.
table-presence = votre présence : { $count }
table-pile = Défausse
table-pile-empty = Vide
table-removed = Hors du jeu : { $cards }
table-abolished = L'esclavage est aboli.

## Décisions

table-decide = Ce qui peut être décidé
table-one-of = L'une de :
table-still-open = Encore possible :
table-all-choices = Les { $count } choix
table-confirm = Faire cela ?
table-cancel = Pas cela
table-undo = Annuler
table-skip = Tout montrer
table-showing = { $count ->
    [one] Encore un coup à montrer.
   *[other] Encore { $count } coups à montrer.
}
table-wait = Rien à décider pour vous maintenant.
table-close = Fermer

## Ce qu'est une chose

table-fact-city = Ville ({ $area }), { $glory } de Gloire.
table-fact-fleet = Flotte ({ $area }) : une extrémité de liaisons, sans Gloire.
table-fact-disc = Tenue par { $who }.
table-fact-token = Jeton : { $token }.
table-fact-empty = Vide.
table-fact-link = Liaison vers { $to }{ $what ->
    [controlled] , contrôlée par { $who }
    [token] , jeton { $token }
   *[none] {""}
}.
table-fact-link-kind = { $kind ->
    [circle] Liaison ronde : son jeton va à qui tient le premier les deux bouts.
   *[square] Liaison carrée : elle ne porte pas de jeton.
} { $glory } de Gloire à la fin.
table-fact-controls = Contrôlée par { $who }.
table-fact-open = Région ouverte.
table-fact-closed = Région fermée : { $free ->
    [one] encore un disque pour l'ouvrir
   *[other] encore { $free } disques pour l'ouvrir
}.
table-fact-presence = Présence : { $who }.
table-fact-own-presence = Votre présence ({ $area }) : { $count }.
table-fact-governor = À qui aura le plus de disques sur la piste : { $card }.
table-fact-track = { $area }, piste de navigation, case { $place }.
table-fact-deck = De haut en bas : { $cards }.
table-fact-value = Demande une présence de { $value }.
table-fact-bonus = Apporte un disque de la réserve au port.
table-fact-abolition = Apporte l'abolition de l'esclavage.
table-fact-slavery = Une carte Esclavage. Mise de côté, elle coûte 1 de Gloire.
table-fact-governor-card = Un Gouverneur : il va à qui a le plus de disques sur la piste quand la région s'ouvre.
table-fact-level = Niveau { $level }.
table-fact-start = Un bâtiment de départ.
table-fact-combine = { $combine ->
    [all] Les deux actions, dans l'ordre voulu, ou une seule.
   *[one] Une seule des actions.
}
table-fact-glory = { $glory } de Gloire à la fin.
table-fact-effect = { $effect ->
    [glory_per_draw_symbol] 1 de Gloire par symbole Pioche sur vos bâtiments.
   *[casualty_to_attribute] Une de vos pertes peut aller sous une piste d'attribut.
}
table-fact-copies = { $copies ->
    [0] Épuisé.
    [one] Encore un.
   *[other] Encore { $copies }.
}

## Variantes

table-ladder-coming = { $count ->
    [one] Elle a encore une action dans cette manche, à partir de la gauche.
   *[other] Elle a encore { $count } actions dans cette manche, à partir de la gauche.
}
table-ladder-acted = Elle a agi dans cette manche. À partir de la gauche :
table-ladder-place = Place { $place } : { $who }, { $what ->
    [end] sous le marqueur de fin
    [acts] a une action
   *[waits] attend
}
table-last-action = Sa dernière action, et pourquoi
table-aside = Mises de côté : { $cards }
table-building-board = Tableau des bâtiments
table-selector = Sélecteur
table-selector-note = Une tuile d'une autre colonne que celle du sélecteur donne à l'Opposition des actions de plus dans cette manche.
table-level-head = Niveau
table-extra-actions = { $count ->
    [0] aucune action de plus
    [one] 1 action de plus
   *[other] { $count } actions de plus
}
table-reserve = En réserve
table-waits = { $building } attend la fin de la manche suivante.
table-answers = Elle répond à :
table-provoked = Ce tour provoque :
table-not-provoked = Rien ne l'a provoquée dans ce tour.
table-scrapped = Hors du jeu : { $tiles }
table-removals = { $count ->
    [one] Encore un jeton à retirer.
   *[other] Encore { $count } jetons à retirer.
}
table-tokens-removed = Jetons retirés des pistes : { $areas }
table-neutral-gone = Disques neutres hors du jeu : { $count }

## Le clavier

table-keys = Touches
table-keys-on = Les lettres seules agissent
table-key-tab = parcourt tout ce qui se presse
table-key-arrows = se déplacent sur la carte
table-key-enter = choisit, ou explique ce qui ne peut être choisi
table-key-escape = ferme ce qui est ouvert
table-key-zoom = carte plus près, plus loin, entière
table-key-chart = vers la carte
table-key-choices = vers les décisions
table-key-next = le prochain choix possible
table-key-before = le précédent
table-key-mats = vers les plateaux
table-key-log = vers le journal
table-key-undo = annuler
table-key-help = cette liste
