# La partie dans un terminal. Les mots courts (cli-short-, cli-letter-) tiennent lieu de pièces ; la
# légende les explique.

## Pièces

cli-letter-red = Ro
cli-letter-blue = Bl
cli-letter-yellow = Ja
cli-letter-green = Ve
cli-letter-purple = Vi
cli-letter-silent_fleet = FS
cli-letter-neutral = Ne
cli-short-industry = Ind
cli-short-culture = Cul
cli-short-wealth = Ric
cli-short-influence = Inf
cli-short-ship_or_draw = Nav/Pio
cli-short-occupy_or_draw = Occ/Pio
cli-short-payment = Pai
cli-short-attack = Att
cli-glory = { $glory } Gloire
cli-bonus-disc = +1 disque
cli-no-payment = pas libéré par Paiement
cli-effect-glory_per_draw_symbol = 1 Gloire par symbole Piocher
cli-effect-casualty_to_attribute = garde les pertes
cli-pair = { $name } : { $told }
cli-legend = Des lettres en couleur sont un disque ; un mot court est le jeton Commerce qui s'y trouve, les bleus sont des jetons d'action. ○ est un bâtiment sans ouvrier, ♔ la Couronne. Le nombre entre parenthèses après un attribut est son niveau ; Libres : bâtiments sans ouvrier sur le total.

## Le plateau

cli-open = ouverte
cli-closed = { $left ->
    [one] fermée, 1 case
   *[other] fermée, { $left } cases
}
cli-presence = vous { $discs }
cli-governor = Gouverneur
cli-empty-deck = { $deck } : plus de carte
cli-open-sea = Haute mer
cli-beside-track = À côté de la piste
cli-track = Piste de navigation
cli-deck = Pile
cli-discs = Disques présents
cli-space = Lieu
cli-here = Ici
cli-links = Liaisons
cli-link = Liaison
cli-token = Jeton
cli-controlled = Contrôlée par

## Les plateaux individuels

cli-harbor = Port
cli-supply = Réserve
cli-cards = Cartes
cli-free-buildings = Libres
cli-action-tokens = Jetons
cli-passed = passé
cli-your-buildings = Vos bâtiments :
cli-your-cards = Vos cartes :
cli-discs-owned = { $harbor } dans le port, { $supply } dans la réserve
cli-attributes = Attributs
cli-buildings = Bâtiments
cli-next-level = niveau suivant à { $value }
cli-cards-held = Cartes, { $held } sur { $limit }
cli-tokens = Jetons
cli-memorial = Mémorial
cli-set-aside = Mises de côté

## Ce que les variantes ajoutent

cli-no-variant = C'est le jeu de base : aucune variante n'y ajoute quoi que ce soit.
cli-in-supply = { $discs } dans la réserve
cli-answers = réagit à : { $action }
cli-out-of-game = Hors du jeu
cli-neutral-owned = port { $harbor }, réserve { $reserve }
cli-removals-left = encore à retirer : { $tokens }
cli-tokens-removed = Jetons retirés des pistes
cli-neutral-gone = Disques neutres hors du jeu : { $discs }
cli-ladder = Échelle
cli-end-marker = [ ] est le marqueur de fin
cli-ladder-coming = actions à venir : { $actions }
cli-building-board = Plateau des bâtiments
cli-tiles-reserve = En réserve
cli-tile-waits = en attente : { $building }
cli-selector-note = ▸ est le sélecteur : plus la tuile que vous construisez en est loin, en colonnes, plus l'Opposition agit.
cli-governors-aside = Gouverneurs mis de côté

## Bâtiments et cartes disponibles

cli-tray = Bâtiments disponibles
cli-level = Niveau
cli-building = Bâtiment
cli-left = Reste
cli-brings = Actions, symboles, Gloire
cli-next-first = Valeur de tirage et ce que la carte apporte, la prochaine d'abord
cli-pile = Défausse

## Décomptes

cli-final-score = Décompte final
cli-score-now = Décompte, si la partie s'arrêtait maintenant
cli-score-note = Les cartes au-delà de la limite comptent : rien n'a encore été défaussé.
cli-and = {" et "}
cli-winners = { $count ->
    [one] { $names } gagne la partie.
   *[other] { $names } partagent la victoire.
}

## Décisions

cli-verb-start = Début
cli-verb-build = Construire
cli-verb-pay = Payer
cli-verb-activate = Activer
cli-verb-spend = Dépenser
cli-verb-ship = Naviguer
cli-verb-occupy = Occuper
cli-verb-attack = Attaquer
cli-verb-draw = Piocher
cli-verb-take = Piocher
cli-verb-casualty = Perte
cli-verb-discard = Défausser
cli-verb-answer = Réaction à
cli-verb-silent = Flotte
cli-verb-banish = Écarter
cli-verb-scrap = Retirer
cli-verb-remove = Retirer
cli-verb-neutral = Disque neutre
cli-verb-choose = Choisir
cli-verb-deal = Piocher
cli-verb-yield = Céder
cli-verb-shed = Défausser
cli-track-space = { $area }, case { $place }
cli-area-sea = { $area }, haute mer
cli-area-beside = { $area }, à côté de la piste
cli-from-pile = { $card }, défausse
cli-gain-token-taken = { $token }
cli-gain-token-taken-other = { $token } pour { $seat }
cli-gain-track-token-taken = { $token }
cli-gain-track-token-taken-other = { $token } pour { $seat }
cli-gain-link-controlled = liaison { $link }
cli-gain-link-controlled-other = liaison { $link } pour { $seat }
cli-gain-link-token-taken = son jeton { $token }
cli-gain-link-token-taken-other = son jeton { $token }
cli-gain-link-lost = vous perdez la liaison { $link }
cli-gain-link-lost-other = { $seat } perd la liaison { $link }
cli-gain-attacked = contre { $victim }
cli-gain-region-opened = ouvre la région { $area }
cli-gain-governor-won = Gouverneur { $symbols }
cli-gain-governor-won-other = Gouverneur pour { $seat }
cli-gain-abolition = abolit l'esclavage
cli-gain-card-set-aside = met de côté { $card }
cli-gain-card-set-aside-other = { $seat } met de côté { $card }
cli-gain-silent-token-gone = { $token } quitte le jeu
cli-gain-track-token-removed = { $token }
cli-gain-governor-lost = le Gouverneur quitte le jeu
cli-gain-selector-moved = { $extra ->
    [0] aucune action de plus pour l'Opposition
    [one] { $extra } action de plus pour l'Opposition
   *[other] { $extra } actions de plus pour l'Opposition
}

## Le tableau d'une décision

cli-welcome = Tapez un numéro pour décider, ? pour l'aide, règles pour les règles en bref.
cli-growth = Croissance : { $gains }
cli-round = Manche { $round } sur 7
cli-log-cut = ... la suite plus haut : tapez journal
cli-story = Ce qui s'est passé :
cli-story-end = Entrée : à vous de décider
cli-one-of = L'une de : { $actions }.
cli-still-open = Encore possible : { $actions }.
cli-ask-gains = Ce que chacun apporte : ? et son numéro.
cli-cards-over = Vous avez { $held } cartes et pouvez en garder { $limit }, outre un Gouverneur dans l'emplacement libre.
cli-attacked-space = ({ $space })
cli-narrow = Ce terminal fait { $width } colonnes ; à partir de { $least }, une ligne en dit plus.

## Commandes : leur nom, d'autres mots pour elles après une espace, et ce qu'elles font

cli-command-help = aide
cli-command-list = liste
cli-command-board = plateau carte
cli-command-mats = joueurs
cli-command-tray = bâtiments
cli-command-cards = cartes piles
cli-command-links = liaisons
cli-command-score = décompte points
cli-command-variant = variante
cli-command-log = journal
cli-command-rules = règles
cli-command-advise = conseil indice
cli-command-undo = annuler retour
cli-command-save = sauver sauvegarder
cli-command-lang = langue
cli-command-quit = quitter
cli-about-help = cette liste
cli-about-list = de nouveau la position et vos choix (ou simplement Entrée)
cli-about-board = le plateau ; avec le nom d'une zone, elle seule : plateau inde
cli-about-mats = les plateaux des joueurs ; avec un nom, lui seul : joueurs bleu
cli-about-tray = les bâtiments qui restent
cli-about-cards = les piles, les Gouverneurs et la défausse
cli-about-links = toutes les liaisons
cli-about-score = la Gloire par source, si la partie s'arrêtait maintenant
cli-about-variant = ce que la variante ajoute : ses disques, le plateau de l'Opposition, celui des bâtiments
cli-about-log = ce qui s'est passé dans cette manche ; journal 2 pour la manche 2, journal all pour tout
cli-about-rules = les règles en bref
cli-about-advise = les meilleures décisions d'après une recherche de 2 secondes ; conseil 10 pour 10 secondes
cli-about-undo = revenir à votre dernière décision
cli-about-save = sauvegarder dans un fichier : sauver ma.journal
cli-about-lang = une autre langue : langue de
cli-about-quit = partir ; la partie est gardée
cli-help-decide = Décider
cli-help-decide-how = par un numéro de la liste, une notation comme « occupy lisbon », ou des mots qui ne conviennent qu'à un seul choix
cli-help-explain = ce que ferait une décision, ou pourquoi elle est impossible : ? 3, ? occupy lisbon

cli-no-number = Il n'y a pas de choix { $number } : tapez un numéro de 1 à { $most }.
cli-several = « { $text } » convient à plusieurs : { $found }.
cli-none-of-them = « { $text } » n'est rien de tout cela : { $names }.
cli-nothing-to-undo = Vous n'avez encore rien à annuler.
cli-undone = { $others ->
    [0] Annulé : { $decision }.
    [one] Annulé : { $decision }, et une décision qui suivait.
   *[other] Annulé : { $decision }, et { $others } décisions qui suivaient.
}
cli-which-language = Quelle langue ? { $choice }
cli-log-empty = Il ne s'est encore rien passé.
