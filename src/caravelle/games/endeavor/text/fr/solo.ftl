# Solo : ce que fait l'Opposition et pourquoi, et ce que le joueur choisit pour elle. $seat est une
# de ses couleurs ; $rung est une ligne de l'ordre dans lequel une couleur cherche son action.

seat-opposition = L'Opposition

## Le journal

event-selector-moved = { $extra ->
    [0] { $seat } laisse le sélecteur dans la colonne { $column } : aucune action de plus pour l'Opposition.
    [one] { $seat } déplace le sélecteur dans la colonne { $column } : une action de plus pour l'Opposition.
   *[other] { $seat } déplace le sélecteur dans la colonne { $column } : { $extra } actions de plus pour l'Opposition.
}
event-opposition-first = L'Opposition commence cette manche, car { $seat } pourrait occuper une ville.
event-ladder-turn = { $seat } agit depuis la place { $place } de l'échelle.
event-rung-found = { $rung ->
    [1] Échelon 1, une ville qui donne une liaison
    [2] Échelon 2, une ville de 2 points de Gloire
    [3] Échelon 3, n'importe quelle ville
    [4] Échelon 4, la dernière case d'une piste, pour un Gouverneur
    [5] Échelon 5, une piste où il y a déjà de ses disques
    [6] Échelon 6, une région ouverte où une ville est libre
    [7] Échelon 7, une carte
   *[8] Échelon 6b, une flotte libre
}{ $options ->
    [one] { " : un seul choix." }
   *[other] { " : " }{ $options } choix.
}
event-worthless-left = { $options ->
    [one] Un choix ne ferait qu'avancer une piste au-delà de 15 : il est écarté.
   *[other] { $options } choix ne feraient qu'avancer des pistes au-delà de 15 : ils sont écartés.
}
event-worthless-taken = Il ne reste que des choix qui font avancer des pistes au-delà de 15 : ils comptent donc quand même.
event-cards-found = { $options ->
    [one] { $seat } ne peut piocher qu'une seule carte
   *[other] { $seat } peut piocher { $options } cartes
}{ $here ->
    [1] { " là où le jeton a été gagné." }
   *[0] .
}
event-preferred = { $why ->
    [1] D'abord ce qui rapporte un jeton bleu
    [2] D'abord le jeton de la piste la moins avancée
    [3] D'abord la carte qui fait le plus avancer
    [4] D'abord celle qui avance le plus la piste la moins avancée
    [5] D'abord l'écart de Gloire le plus grand
    [6] D'abord ce qui laisse le plus de Gloire
    [7] D'abord ce qui laisse le plus de symboles
    [8] D'abord une liaison vers une région où son disque est premier sur la piste
    [9] D'abord une liaison vers une région où son disque est deuxième sur la piste
    [10] D'abord la piste où il a le disque le plus loin de la pile
    [11] D'abord une flotte qui donne une liaison
   *[12] D'abord la zone où se trouvent le plus de ses disques
}{ $options ->
    [one] { " : c'est décidé." }
   *[other] { " : il en reste " }{ $options }.
}
event-action-lost = { $seat } ne peut rien faire et perd son action.
event-token-at-once = { $seat } utilise aussitôt le jeton : { $token }.
event-token-unused = { $seat } défausse le jeton sans effet : { $token }.
event-token-wasted = { $seat } ne peut rien faire du jeton : { $token }.
event-token-levied = { $seat } prend un jeton au joueur : { $token }.
event-token-spared = Un jeton quitte le jeu, sa ville reste libre : { $token } ({ $space }).
event-bonus-draw = { $seat } est sous le marqueur de fin et pioche, car une carte a été piochée dans cette manche.
event-bonus-draw-lost = { $seat } est sous le marqueur de fin, mais ne peut piocher aucune carte.
event-governor-kept = { $seat } pose un Gouverneur à côté de son plateau et en garde la Gloire : { $card }.
event-tile-laid = Une tuile arrive sur le plateau des bâtiments : { $building }, colonne { $column }.
event-tile-waits = Une tuile attend la fin de la prochaine manche : { $building }.
event-ladder-moved = { $amount ->
    [one] Le disque qui a agi passe derrière les autres ; le marqueur de fin va à la place { $place }.
   *[other] Les { $amount } disques qui ont agi passent derrière les autres ; le marqueur de fin va à la place { $place }.
}

## Menu

do-choose = Choisir « { $thing } »
do-deal = La laisser piocher dans la pile « { $thing } »
do-yield = Céder un jeton : { $thing }
do-shed = Lui faire défausser « { $thing } »

## Questions

ask-opposition_start = Villes équivalentes : où l'Opposition commence-t-elle ?
ask-opposition_spare = Quelle ville perd son jeton bleu ?
ask-opposition_place = Choix équivalents : où va le disque de l'Opposition ?
ask-opposition_draw = Choix équivalents : quelle carte l'Opposition pioche-t-elle ?
ask-opposition_attack = Cibles équivalentes : lequel de vos disques l'Opposition attaque-t-elle ?
ask-opposition_payment = Choix équivalents : lequel de vos jetons l'Opposition prend-elle ?
ask-opposition_discard = Choix équivalents : quelle carte l'Opposition défausse-t-elle ?
ask-opposition_casualty = L'Opposition vous a attaqué : où placez-vous votre perte ?

## Refus

reason-not-on-board = aucune tuile « { $thing } » n'est sur le plateau des bâtiments
rule-not-on-board = Solo : plateau des bâtiments
reason-third-column = la dernière tuile venait déjà de la colonne 3
rule-third-column = Solo : colonne 3
reason-not-an-option = l'ordre de l'Opposition ne le permet pas
rule-not-an-option = Solo : choix équivalents

## Ce que la partie a donné

verdict-loss = L'Opposition a { $difference } Gloire d'avance : vous avez perdu.
verdict-minor = Vous avez { $difference } Gloire d'avance : une victoire mineure.
verdict-victory = Vous avez { $difference } Gloire d'avance : une victoire.
verdict-major = Vous avez { $difference } Gloire d'avance : une victoire majeure.
verdict-complete = Vous avez { $difference } Gloire d'avance : une victoire complète.
verdict-total = Vous avez { $difference } Gloire d'avance : une victoire totale.
verdict-panache = Et avec panache : vous avez un bâtiment de niveau 5.
